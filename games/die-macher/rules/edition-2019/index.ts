// What boards, texts and bots read of the rules. The game itself, which only those need who play it,
// is a file of its own: a page that shows a table of a server does without it.
export { HIDDEN, match, mediaMajority, partyIds, type PartyId } from '../world/index.js';
export { data } from './data.js';
export { decisionKinds, type DecisionKind } from './decisions.js';
export * from './paragraphs/10.6-states-electing.js';
export type { ConversionSum, ElectionOutcome, Event, Passable } from './events.js';
export { programWords } from './names.js';
export {
  actions,
  politicians,
  type Action,
  type Verb,
} from './paragraphs/6.5-table-of-politicians.js';
export { moneyPoints } from './paragraphs/9e-end.js';
export { rallyCost } from './paragraphs/4-rallies.js';
export { trendFigure, trendMoved } from './paragraphs/6.10-trend-scale.js';
export { conversion, votesFor } from './paragraphs/9a-rallies-into-votes.js';
export { outcomeOf, pointsFor } from './paragraphs/9b-election.js';
export { electionNow, type ElectionPreview, type PublicBoard } from './preview.js';
export type { RefusalCode } from './reasons.js';
export type { Board, State } from './state.js';
export type { BoardView, View } from './view.js';
