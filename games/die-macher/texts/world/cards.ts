import type { Formats } from '@hustings/texts';
import { attitudeOf, topicOf } from '../../rules/world/index.js';
import type { Topic, TopicId, WorldTexts } from './texts.js';

/** What the cards of an edition are called, by their numbers. */
export class CardNames {
  constructor(
    private readonly world: WorldTexts,
    private readonly topics: readonly TopicId[],
    private readonly f: Formats,
  ) {}

  topic = (card: number): Topic => this.world.topics[this.topics[topicOf(card)]];

  attitude = (card: number): string =>
    this.world.attitudes[attitudeOf(card) > 0 ? 'for' : 'against'];

  /** In the middle of a sentence: for education. */
  bare = (card: number): string => this.topic(card)[attitudeOf(card) > 0 ? 'for' : 'against'];

  /** As it is printed: “For education”. */
  name = (card: number): string => this.f.quoted(this.f.begin(this.bare(card)));

  /** Cards after one another, as one reads a hand. */
  names = (cards: readonly number[]): string =>
    cards.length === 0 ? this.world.none : cards.map(this.name).join(', ');

  /** Cards in a sentence: “For education” and “Against traffic”. */
  listed = (cards: readonly number[]): string => this.f.list(cards.map(this.name));
}
