import type { CopycatEvent as Event, DecisionKind } from '../rules/index.js';

const book = (number: string): string => `CC-${number}`;

/** Where in the book each kind of decision is told. */
const decisions: Readonly<Record<DecisionKind, string>> = {
  bid: '1.2',
  turn: '2.1',
  step: '3.1',
  drawNumber: '5.1',
  exchangeNumber: '8.2',
  exchangeCards: '8.2',
  removeNumber: '8.6',
  removeCards: '8.6',
  removeForWorker: '7.5',
  pay: '7.9',
  reuseWorker: '7.21',
  copyCard: '7.22',
  reuseCard: '8.8',
  coinOrPoints: '3.7',
  coinsForDoctorate: '3.5',
  declinePoints: '3.1',
};

/** And where each kind of event. */
const events: Readonly<Record<Event['type'], string>> = {
  round: '1.1',
  drew: '1.1',
  shuffled: '1.1',
  bids: '1.2',
  played: '2.7',
  placed: '2.1',
  used: '2.4',
  usedAgain: '7.21',
  reused: '8.8',
  copied: '7.22',
  declined: '5.1',
  recruited: '2.5',
  exchanged: '8.2',
  removed: '8.6',
  paid: '7.9',
  turnEnded: '2.3',
  laidOut: '3.1',
  chose: '3.7',
  bought: '3.3',
  doctorate: '3.5',
  streetFilled: '4.3',
  kept: '7.23',
  scored: '3.6',
  markersLaid: '4.1',
  officeOpened: '4.3',
  unsold: '4.3',
};

export const ruleOfDecision = (kind: string): string =>
  Object.hasOwn(decisions, kind) ? book(decisions[kind as DecisionKind]) : '';

export const ruleOfEvent = ({ type }: Event): string =>
  Object.hasOwn(events, type) ? book(events[type]) : '';
