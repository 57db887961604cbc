import type { DecisionKind, Event } from '../../rules/edition-2006/index.js';

const book = (number: string): string => `M06-${number}`;

/** Where in the book each kind of decision is told. */
const decisions: Readonly<Record<DecisionKind, string>> = {
  preliminary: '0.9',
  bid: '1.1',
  bidAgain: '1.2',
  nameFirstPlayer: '1.1',
  exchangeCards: '2.1',
  changeProgram: '2.1',
  layCabinet: '3.1',
  useCabinet: '3.2',
  approach: '4.1',
  answerOffer: '4.2',
  buyMedia: '5.1',
  swapOpinion: '5.4',
  placeMeetings: '6.1',
  bidForPoll: '7.1',
  publishPoll: '7.2',
  convertMeetings: '8.1',
  moveMedia: '9.3',
  carryOpinion: '9.3',
  contribute: '10.2',
};

/** And where each kind of event. What is decided, or passed, is told with its decision. */
const events: Readonly<Record<Exclude<Event['type'], 'decided' | 'passed'>, string>> = {
  preliminaryTaken: '0.9',
  bidsOpened: '1.1',
  tie: '1.2',
  diceForFirst: '1.2',
  biddingWon: '1.1',
  firstPlayer: '1.1',
  programsDrawn: '2.1',
  programsDiscarded: '2.1',
  programChanged: '2.1',
  cabinetLaid: '3.1',
  cabinetRevealed: '3.1',
  cabinetPaid: '3.1',
  coalitionTile: '3.6',
  cabinetActs: '3.2',
  votesGained: '3.3',
  popularityMoved: '3.3',
  keyIssuePlaced: '3.4',
  keyIssueRemoved: '3.4',
  mediaReplaced: '3.5',
  coalitionOffered: '4.2',
  coalitionRefused: '4.2',
  coalitionFormed: '4.1',
  tilesReturned: '4.3',
  mediaBought: '5.1',
  opinionSwapped: '5.4',
  meetingsPlaced: '6.1',
  auctionOpened: '7.1',
  pollBid: '7.1',
  pollWon: '7.1',
  pollUnsold: '7.1',
  pollPublished: '7.2',
  pollKept: '7.2',
  meetingsConverted: '8.2',
  electionHeld: '9.2',
  nationalMedia: '9.3',
  opinionCarried: '9.4',
  membersGained: '9.5',
  incomePaid: '9.6',
  stateLeft: '10.4',
  stateEntered: '10.1',
  opinionTurned: '10.1',
  opinionMissing: '10.1',
  contributionAccepted: '10.2',
  contributionLaid: '10.2',
  acceptedDice: '10.2',
  refusalsShown: '10.2',
  refusedDice: '10.2',
  bonusDice: '10.2',
  roundBegan: '10.1',
  gameEnded: '11.1',
};

export const ruleOfDecision = (kind: string): string =>
  Object.hasOwn(decisions, kind) ? book(decisions[kind as DecisionKind]) : '';

export function ruleOfEvent(event: Event): string {
  if (event.type === 'decided' || event.type === 'passed') return ruleOfDecision(event.kind);
  return Object.hasOwn(events, event.type) ? book(events[event.type]) : '';
}
