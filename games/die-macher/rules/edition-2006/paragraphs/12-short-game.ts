import { data } from '../data.js';

/**
 * Full or short (12): their rounds, pay-out tiles and media spaces, and the cards that the short game does
 * without. All else in it follows from its rounds: the last state has the anti-coalition tile
 * (`4.1-anti-coalition-tile.ts`) and enters with two opinions up (`10a-next-state.ts`).
 */
export type Length = keyof typeof data.lengths;
export type Lasting = { readonly options: { readonly length: Length } };

export const rounds = (s: Lasting): number => data.lengths[s.options.length].rounds;

/** 0.7: does the state of this election bear a membership pay-out tile? */
export const paysMembers = (s: Lasting, election: number): boolean =>
  (data.lengths[s.options.length].memberPayRounds as readonly number[]).includes(election + 1);

/** 11.1, 12.2: the figure of the media space of a round. */
export const mediaPoints = (s: Lasting, round: number): number =>
  data.lengths[s.options.length].mediaByRound[round - 1];

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
