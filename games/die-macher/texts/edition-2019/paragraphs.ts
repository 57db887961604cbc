import type { DecisionKind, Event } from '../../rules/edition-2019/index.js';

const book = (number: string): string => `M19-${number}`;

/** Where in the book each kind of decision is told. */
const decisions: Readonly<Record<DecisionKind, string>> = {
  draftPick: '0.10',
  layProgram: '0.11',
  completeProgram: '0.12',
  keepCard: '0.11',
  startPosition: '0.14',
  bid: '1.1',
  raise: '1.2',
  drawPrograms: '2.1',
  takeFromDisplay: '2.1',
  swapPrograms: '2.2',
  keepProgram: '2.2',
  buyMedia: '3.1',
  placeRallies: '4.1',
  sendPoliticians: '5.1',
  payPolitician: '6.1',
  chooseAction: '6.2',
  placeDouble: '6.6',
  removeMedia: '6.7',
  placeMedia: '6.7',
  shiftOpinion: '7.2',
  bidForPoll: '8.2',
  publishPoll: '8.6',
  convertRallies: '9.2',
  useDonation: '9.13',
};

/** And where each kind of event. What is decided, or passed, is told with its decision. */
const events: Readonly<Record<Exclude<Event['type'], 'decided' | 'passed'>, string>> = {
  packPassed: '0.10',
  programLaid: '0.11',
  surplusShown: '0.12',
  programsDrawn: '0.12',
  cardKept: '0.11',
  startPosition: '0.14',
  bidsOpened: '1.5',
  tie: '1.2',
  raised: '1.2',
  startPlayer: '1.1',
  overbid: '8.7',
  stackDrawn: '2.1',
  displayDiscarded: '2.1',
  displayDealt: '2.3',
  displayTaken: '2.1',
  programChanged: '2.2',
  handDiscarded: '2.2',
  mediaBought: '3.1',
  ralliesPlaced: '4.1',
  politiciansSent: '5.1',
  politiciansRevealed: '6.1',
  politicianPaid: '6.1',
  politicianGone: '6.1',
  actionChosen: '6.2',
  trendMoved: '6.10',
  votesGained: '6.5',
  baseChanged: '6.5',
  doublePlaced: '6.6',
  doubleRemoved: '6.6',
  mediaRemoved: '6.7',
  mediaPlaced: '6.7',
  opinionShifted: '7.2',
  auctionOpened: '8.1',
  pollBid: '8.2',
  pollWon: '8.2',
  pollUnsold: '8.3',
  pollLooked: '8.4',
  pollPublished: '8.6',
  pollHidden: '8.5',
  ralliesConverted: '9.3',
  electionHeld: '9.6',
  mediaPresence: '9.10',
  incomePaid: '9.12',
  donationUsed: '9.13',
  stateLeft: '9.14',
  stateEntered: '10.4',
  opinionTurned: '9.15',
  opinionsRefilled: '10.7',
  roundBegan: '9.19',
  gameEnded: '9.17',
};

export const ruleOfDecision = (kind: string): string =>
  Object.hasOwn(decisions, kind) ? book(decisions[kind as DecisionKind]) : '';

export function ruleOfEvent(event: Event): string {
  if (event.type === 'decided' || event.type === 'passed') return ruleOfDecision(event.kind);
  return Object.hasOwn(events, event.type) ? book(events[event.type]) : '';
}
