import { filled, NONE, type Among } from '@hustings/kernel';
import { bitCount } from './bits.js';

/**
 * A card of seven topics; what they are called each edition says in its data.
 *
 * A program or opinion card is a topic with an attitude: card = topic × 2, plus 1 if against.
 * Equal cards are the same number, so that a card's number tells nothing about where it came from.
 */
export const TOPICS = 7;
export const CARDS = TOPICS * 2;

export const topicOf = (card: number): number => card >> 1;

/** +1 for, −1 against. */
export const attitudeOf = (card: number): number => ((card & 1) === 0 ? 1 : -1);

export const cardOf = (topic: number, attitude: number): number =>
  topic * 2 + (attitude > 0 ? 0 : 1);

/** '+education' and '-education' for every topic, in the order of the cards. */
export const cardWords = (topics: readonly string[]): readonly string[] =>
  topics.flatMap((topic) => [`+${topic}`, `-${topic}`]);

/** One deck: so many copies of each card. */
export const deck = (copies: number): number[] =>
  Array.from({ length: CARDS * copies }, (_, i) => i % CARDS);

/** How many different topics these cards have. */
export function topicCount(cards: readonly number[]): number {
  let seen = 0;
  for (const card of cards) seen |= 1 << topicOf(card);
  let count = 0;
  for (let topic = 0; topic < TOPICS; topic++) count += (seen >> topic) & 1;
  return count;
}

/** Do these piles together hold each card so many times? */
export function isDeck(piles: readonly (readonly number[])[], copies: number): boolean {
  const counts = filled(CARDS, 0);
  for (const pile of piles) for (let i = 0; i < pile.length; i++) counts[pile[i]]++;
  return counts.every((count) => count === copies);
}

/** How many different cards there are among these: equal cards of a hand are one choice. */
export function differentCards(cards: readonly number[]): number {
  let seen = 0;
  for (let i = 0; i < cards.length; i++) seen |= 1 << cards[i];
  return bitCount(seen);
}

/** The n-th of the different cards among these, by the place where it lies first; or NONE. */
export function differentCard(cards: readonly number[], n: number): number {
  let seen = 0;
  let left = n;
  for (let i = 0; i < cards.length; i++) {
    const card = 1 << cards[i];
    if ((seen & card) === 0 && left-- === 0) return cards[i];
    seen |= card;
  }
  return NONE;
}

/** The different cards among some, as the only options worth a look. */
export const differentOf = <S>(cards: (state: S, seat: number) => readonly number[]): Among<S> => ({
  count: (state, seat) => differentCards(cards(state, seat)),
  at: (state, seat, index) => differentCard(cards(state, seat), index),
});
