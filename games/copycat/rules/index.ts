import { fileOf, Game, isRefusal, type Refusal } from '@hustings/kernel';
import { exampleList, PRINTED, readCardList, writeCardList } from './own-card-list.js';
import { determinize } from './determinize.js';
import { result } from './6-end.js';
import type { Event } from './events.js';
import { invariants } from './invariants.js';
import { sequence } from './sequence-of-play.js';
import { setup } from './0-setup.js';
import { clone, schema, type State } from './state.js';
import { view, type CopycatView } from './view.js';

/** Somebody's own list of cards, as it is kept; or what of it does not fit. */
function readOwnCards(written: string): string | Refusal {
  const list = readCardList(written);
  return isRefusal(list) ? list : writeCardList(list);
}

/** Copycat for two to four players. */
export const copycat = new Game<State, CopycatView, Event>({
  id: 'copycat',
  name: 'Copycat',
  rules: '1',
  seats: { min: 2, max: 4 },
  options: { cards: fileOf({ standard: PRINTED, example: exampleList, read: readOwnCards }) },
  sequence,
  setup,
  clone,
  view,
  determinize,
  result,
  schema,
  invariants,
  passing: ['laidOut'], // the last hand of a round may be shuffled right after
});

export {
  PRINTED,
  readCardList,
  writeCardList,
  type CardList,
  type Fault,
  type FaultCode,
} from './own-card-list.js';
export { gameEnds } from './6-end.js';
export { data } from './data.js';
export { decisionKinds, type DecisionKind } from './decisions.js';
export type { Event as CopycatEvent } from './events.js';
export * from './preview.js';
export type { RefusalCode } from './reasons.js';
export type {
  Account,
  Pending,
  PendingKind,
  Player,
  State as CopycatState,
  Turn,
} from './state.js';
export * from './tables.js';
export type { CopycatView, PlayerView, Totals } from './view.js';
