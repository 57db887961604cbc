import { filled, shuffle, type Random } from '@hustings/kernel';
import type { Program } from './program.js';
import { CARDS, cardOf, TOPICS } from './topics.js';

/** A card or figure that lies there, but not for this viewer to see. */
export const HIDDEN = -2;

/** Counts the cards of a deck that a viewer has not seen: the rest is shuffled into hidden places. */
export class Unseen {
  readonly #left: number[];

  constructor(copies: number) {
    this.#left = filled(CARDS, copies);
  }

  /** These cards are seen; hidden ones among them are not. */
  see(cards: readonly number[]): this {
    for (let i = 0; i < cards.length; i++) if (cards[i] !== HIDDEN) this.#left[cards[i]]--;
    return this;
  }

  /** A display that says of each card whether it lies there. */
  seeDisplay(lies: readonly number[]): this {
    for (let card = 0; card < CARDS; card++) this.#left[card] -= lies[card];
    return this;
  }

  seeProgram(program: Readonly<Program>): this {
    for (let topic = 0; topic < TOPICS; topic++) {
      if (program[topic] !== 0) this.#left[cardOf(topic, program[topic])]--;
    }
    return this;
  }

  /** Was every card of the deck seen, and none too often? */
  get isEmpty(): boolean {
    return this.#left.every((count) => count === 0);
  }

  /** All that is left, in a random order. */
  shuffled(random: Random): number[] {
    const cards: number[] = [];
    for (let card = 0; card < CARDS; card++) {
      for (let n = this.#left[card]; n > 0; n--) cards.push(card);
    }
    return shuffle(random, cards);
  }
}

/** The card itself where it is seen, otherwise one from the pool of those that are not. */
export function known(card: number, pool: number[]): number {
  if (card !== HIDDEN) return card;
  const drawn = pool.pop();
  if (drawn === undefined) throw new Error('the view hides more cards than there are');
  return drawn;
}
