import { Game, oneOf, perSeat } from '@hustings/kernel';
import { partyIds } from '../world/index.js';
import { data } from './data.js';
import { determinize } from './determinize.js';
import type { Event } from './events.js';
import { invariants } from './invariants.js';
import { result } from './paragraphs/11-end.js';
import { game } from './paragraphs/sequence-of-play.js';
import { setup } from './paragraphs/0-setup.js';
import { clone, schema, type State } from './state.js';
import { view, type View } from './view.js';

/** Die Macher, second edition of 2006: full and short game, three to five players. */
export const dieMacher2006 = new Game<State, View, Event>({
  id: 'die-macher-2006',
  name: 'Die Macher (2006)',
  rules: '1',
  seats: { min: 3, max: 5 },
  options: {
    length: oneOf(['full', 'short'], 'full'),
    money: oneOf(['hidden', 'open'], 'hidden'),
    dice: oneOf(['ordinary', 'campaign'], data.diceDefault),
    majoritySwapInElectingState: oneOf(['off', 'on'], 'off'),
    parties: perSeat(partyIds, 'dealt'),
  },
  sequence: game,
  setup,
  clone,
  view,
  determinize,
  result,
  schema,
  invariants,
  // A published poll is discarded face down, members keep the sum of dice, opinions go under the
  // stack, refused contributions leave the game.
  passing: [
    'pollPublished',
    'pollKept',
    'opinionTurned',
    'opinionMissing',
    'diceForFirst',
    'acceptedDice',
    'refusalsShown',
    'refusedDice',
    'bonusDice',
  ],
});

export { HIDDEN, match, mediaMajority, partyIds, type PartyId } from '../world/index.js';
export { cabinet, popularityMoved, type CabinetCard } from './paragraphs/3.3-cabinet-cards.js';
export { barsCoalitions } from './paragraphs/4.1-anti-coalition-tile.js';
export { data } from './data.js';
export { decisionKinds, type DecisionKind, type NothingKind, type PassKind } from './decisions.js';
export * from './paragraphs/0.13-election-order.js';
export { mediaPoints, paysMembers, rounds, type Lasting } from './paragraphs/12-short-game.js';
export type {
  Carried,
  ConversionSum,
  ElectionOutcome,
  Event,
  PreliminaryChoice,
} from './events.js';
export { programWords } from './names.js';
export { isDominant } from './paragraphs/9.4-national-opinions.js';
export { absoluteMajority } from './paragraphs/8-meetings-into-votes.js';
export { outcomeOf, seatsFor, type Electorate } from './paragraphs/9a-seats-and-winner.js';
export { nationalMembers } from './paragraphs/9c-members-and-money.js';
export { membersBonus, nationalPoints } from './paragraphs/11-end.js';
export { pollChanges } from './paragraphs/7-polls.js';
export {
  electionNow,
  possibleCoalitions,
  type ElectionPreview,
  type PossibleCoalition,
  type PublicBoard,
  type PublicTable,
} from './preview.js';
export type { RefusalCode } from './reasons.js';
export type { Board, Nation, State } from './state.js';
export type { BoardView, View } from './view.js';
export { conversion, factorFor, votesFor } from './paragraphs/8.2-votes.js';
