import { Game } from '@hustings/kernel';
import { determinize } from './determinize.js';
import { result } from './end.js';
import type { Event } from './events.js';
import { invariants } from './invariants.js';
import { phrases } from './phrases.js';
import { sequence } from './round.js';
import { describe } from './sections.js';
import { setup } from './setup.js';
import { clone, schema, type State } from './state.js';
import { tell } from './tell.js';
import { view, type CopycatView } from './view.js';
import { wording } from './wording.js';

/** Copycat for two to four players. */
export const copycat = new Game<State, CopycatView, Event>({
  id: 'copycat',
  name: 'Copycat',
  rules: '1',
  seats: { min: 2, max: 4 },
  options: {},
  sequence,
  setup,
  clone,
  view,
  determinize,
  result,
  schema,
  invariants,
  phrases,
  passing: ['laidOut'], // the last hand of a round may be shuffled right after
  describe,
  wording,
  tell,
});

export { data } from './data.js';
export { decisionKinds, type DecisionKind } from './decisions.js';
export { cardEffect, cardName, officeEffect, officeName } from './english.js';
export type { Event as CopycatEvent } from './events.js';
export { cardTitles, officeTitles } from './phrases.js';
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
