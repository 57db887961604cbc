import { data } from '../data.js';

/**
 * Full or short (12.1): their rounds, pay-out tiles and media spaces are in the data. All else in the
 * short game follows from its rounds: the last state has the anti-coalition tile
 * (`4.1-anti-coalition-tile.ts`) and enters with two opinions up (`10a-next-state.ts`).
 */
export type Length = keyof typeof data.lengths;

const cabinetCards = [...data.cabinet.keys()];
const polls = [...data.polls.keys()];

/** 12.1: the short game does without the dearest cabinet card, … */
const shortCabinet = cabinetCards.filter((card) => !('fullGameOnly' in data.cabinet[card]));

/** … the ten polls marked 7, … */
const shortPolls = polls.filter((poll) => !data.polls[poll].fullGameOnly);

/** … and the largest contribution. */
const shortContributions = data.contributions.length - 1;

const bitsOf = (cards: readonly number[]): number =>
  cards.reduce((bits, card) => bits | (1 << card), 0);

/** The cabinet cards of a game, as bits. */
export const cabinetFor = (length: Length): number =>
  bitsOf(length === 'short' ? shortCabinet : cabinetCards);

/** The polls of a game. */
export const pollsFor = (length: Length): readonly number[] =>
  length === 'short' ? shortPolls : polls;

/** The contribution cards of a game, as bits. */
export const contributionsFor = (length: Length): number =>
  (1 << (length === 'short' ? shortContributions : data.contributions.length)) - 1;
