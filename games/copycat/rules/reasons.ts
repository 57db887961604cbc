import { reason } from '@hustings/kernel';
import { coinsLeft, declinablePoints } from './account.js';
import type { Moment } from './moment.js';
import { topOf, type State } from './state.js';

const said = (state: State) => ({ number: topOf(state).figure });
const money = (state: State) => ({ coins: coinsLeft(state.account) });

/** Every reason of this game for which a move is refused. */
export const reasons = {
  notInHandToBid: reason<State>('not-in-hand', 'CC-1.2'),
  notInHandToPlay: reason<State>('not-in-hand', 'CC-2.7'),
  notInHandToLayOut: reason<State>('not-in-hand', 'CC-3.1'),
  notInHandForWorker: reason<State>('not-in-hand', 'CC-7.5'),
  notInHandToExchange: reason<State>('not-in-hand', 'CC-8.2'),
  notInHandToRemove: reason<State>('not-in-hand', 'CC-8.6'),
  cardBeforePhase3: reason<State>('card-not-now', 'CC-2.7'),
  cardNotInPhase3: reason<State>('card-not-now', 'CC-3.1'),
  noCoinSource: reason<State>('no-coin-source', 'CC-7.9'),
  officeNotInPhase2: reason<State>('office-not-now', 'CC-2.1'),
  officeNotInPhase3: reason<State>('office-not-now', 'CC-3.1'),

  noWorkerThere: reason<State>('no-worker-there', 'CC-2.1'),
  workerUsed: reason<State>('worker-used', 'CC-2.4'),
  workerNotUsed: reason<State>('worker-not-used', 'CC-7.21'),
  workerUsedTwice: reason<State>('worker-used-twice', 'CC-5.2'),

  noPlacementLeft: reason<State>('no-placement-left', 'CC-2.8'),
  noFreeWorker: reason<State>('no-free-worker', 'CC-2.1', (state, seat) => ({
    reserve: state.players[seat].reserve,
  })),
  officeNotOpen: reason<State>('office-not-open', 'CC-0.4'),
  officeOccupied: reason<State>('office-occupied', 'CC-2.1'),
  ownWorkerThere: reason<State>('own-worker-there', 'CC-7.2'),

  cardNotInArea: reason<State>('card-not-in-area', 'CC-8.8'),
  cardInTemporaryPile: reason<State>('card-in-temporary-pile', 'CC-8.8'),
  cardNotUsed: reason<State>('card-not-used', 'CC-5.6'),
  cardNotLaidOut: reason<State>('card-not-in-area', 'CC-3.1'),
  cardUsed: reason<State>('card-used', 'CC-3.1'),
  countsByItself: reason<State>('counts-by-itself', 'CC-3.1'),
  cardUsedTwice: reason<State>('card-used-twice', 'CC-5.2'),
  neverAnOffice: reason<State>('never-an-office', 'CC-8.8'),
  doctorateIsInert: reason<State>('doctorate-is-inert', 'CC-7.20'),
  notToBeCopied: reason<State>('not-to-be-copied', 'CC-7.22'),
  copiedNotInArea: reason<State>('card-not-in-area', 'CC-7.22'),
  copiedInTemporaryPile: reason<State>('card-in-temporary-pile', 'CC-7.22'),

  numberTooLow: reason<State>('number-too-low', 'CC-5.1'),
  tooManyDrawn: reason<State>('draw-too-many', 'CC-5.1', said),
  tooManyExchanged: reason<State>('exchange-too-many', 'CC-8.2', (state, seat) => ({
    most: Math.min(topOf(state).figure, state.players[seat].hand.length),
  })),
  exchangeOther: reason<State>('exchange-other-number', 'CC-8.2', said),
  tooManyRemoved: reason<State>('remove-too-many', 'CC-8.6', (state, seat) => ({
    most: Math.min(topOf(state).figure, state.players[seat].hand.length),
  })),
  removeOther: reason<State>('remove-other-number', 'CC-8.6', said),

  emptySpace: reason<State>('empty-space', 'CC-3.4'),
  redNotForSale: reason<State>('red-not-for-sale', 'CC-3.4'),
  noRightToBuy: reason<State>('no-right-to-buy', 'CC-3.3'),
  tooDear: reason<State>('too-dear', 'CC-3.3', money),
  surchargeTooDear: reason<State>('too-dear', 'CC-3.5', money),
  tooManyCoins: reason<State>('too-many-coins', 'CC-3.5', money),
  tooManyDeclined: reason<State>('declined-too-many', 'CC-3.1', (state, seat) => ({
    most: declinablePoints(state.players[seat], state.account),
  })),
} as const;

/** A card or an office whose effect does not belong to the moment. */
export const cardNotNow: Readonly<Record<Moment, (typeof reasons)[keyof typeof reasons]>> = {
  actions: reasons.cardBeforePhase3,
  payment: reasons.noCoinSource,
  buying: reasons.cardNotInPhase3,
};
export const officeNotNow: Readonly<Record<Moment, (typeof reasons)[keyof typeof reasons]>> = {
  actions: reasons.officeNotInPhase2,
  payment: reasons.noCoinSource,
  buying: reasons.officeNotInPhase3,
};
