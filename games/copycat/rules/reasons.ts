import { reasonsOf } from '@hustings/kernel';
import { coinsLeft, declinablePoints } from './coins-and-points.js';
import type { Moment } from './phase-by-colour.js';
import { topOf, type State } from './state.js';

const reason = reasonsOf<State>();

const said = (state: State) => ({ number: topOf(state).figure });
const money = (state: State) => ({ coins: coinsLeft(state.account) });

/** Every reason of this game for which a move is refused. */
export const reasons = {
  notInHandToBid: reason('not-in-hand', 'CC-1.2'),
  notInHandToPlay: reason('not-in-hand', 'CC-2.7'),
  notInHandToLayOut: reason('not-in-hand', 'CC-3.1'),
  notInHandForWorker: reason('not-in-hand', 'CC-7.5'),
  notInHandToExchange: reason('not-in-hand', 'CC-8.2'),
  notInHandToRemove: reason('not-in-hand', 'CC-8.6'),
  cardBeforePhase3: reason('card-not-now', 'CC-2.7'),
  cardNotInPhase3: reason('card-not-now', 'CC-3.1'),
  noCoinSource: reason('no-coin-source', 'CC-7.9'),
  officeNotInPhase2: reason('office-not-now', 'CC-2.1'),
  officeNotInPhase3: reason('office-not-now', 'CC-3.1'),

  noWorkerThere: reason('no-worker-there', 'CC-2.1'),
  workerUsed: reason('worker-used', 'CC-2.4'),
  workerNotUsed: reason('worker-not-used', 'CC-7.21'),
  workerUsedTwice: reason('worker-used-twice', 'CC-5.2'),

  noPlacementLeft: reason('no-placement-left', 'CC-2.8'),
  noFreeWorker: reason('no-free-worker', 'CC-2.1', (state, seat) => ({
    reserve: state.players[seat].reserve,
  })),
  officeNotOpen: reason('office-not-open', 'CC-0.4'),
  officeOccupied: reason('office-occupied', 'CC-2.1'),
  ownWorkerThere: reason('own-worker-there', 'CC-7.2'),

  cardNotInArea: reason('card-not-in-area', 'CC-8.8'),
  cardInTemporaryPile: reason('card-in-temporary-pile', 'CC-8.8'),
  cardNotUsed: reason('card-not-used', 'CC-5.6'),
  cardNotLaidOut: reason('card-not-in-area', 'CC-3.1'),
  cardUsed: reason('card-used', 'CC-3.1'),
  countsByItself: reason('counts-by-itself', 'CC-3.1'),
  cardUsedTwice: reason('card-used-twice', 'CC-5.2'),
  neverAnOffice: reason('never-an-office', 'CC-8.8'),
  doctorateIsInert: reason('doctorate-is-inert', 'CC-7.20'),
  notToBeCopied: reason('not-to-be-copied', 'CC-7.22'),
  copiedNotInArea: reason('card-not-in-area', 'CC-7.22'),
  copiedInTemporaryPile: reason('card-in-temporary-pile', 'CC-7.22'),

  numberTooLow: reason('number-too-low', 'CC-5.1'),
  tooManyDrawn: reason('draw-too-many', 'CC-5.1', said),
  tooManyExchanged: reason('exchange-too-many', 'CC-8.2', (state, seat) => ({
    most: Math.min(topOf(state).figure, state.players[seat].hand.length),
  })),
  exchangeOther: reason('exchange-other-number', 'CC-8.2', said),
  tooManyRemoved: reason('remove-too-many', 'CC-8.6', (state, seat) => ({
    most: Math.min(topOf(state).figure, state.players[seat].hand.length),
  })),
  removeOther: reason('remove-other-number', 'CC-8.6', said),

  emptySpace: reason('empty-space', 'CC-3.4'),
  redNotForSale: reason('red-not-for-sale', 'CC-3.4'),
  noRightToBuy: reason('no-right-to-buy', 'CC-3.3'),
  tooDear: reason('too-dear', 'CC-3.3', money),
  surchargeTooDear: reason('too-dear', 'CC-3.5', money),
  tooManyCoins: reason('too-many-coins', 'CC-3.5', money),
  tooManyDeclined: reason('declined-too-many', 'CC-3.1', (state, seat) => ({
    most: declinablePoints(state.players[seat], state.account),
  })),
} as const;

/** The code of a refusal: what texts have words for. */
export type RefusalCode = (typeof reasons)[keyof typeof reasons]['code'];

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
