// What boards, texts and bots read of the rules. The game itself, which only those need who play it,
// is a file of its own: a page that shows a table of a server does without it.
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
export { conversion, factorFor, gainVotes, votesFor } from './paragraphs/8.2-votes.js';
