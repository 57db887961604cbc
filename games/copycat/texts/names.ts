import type { People, Who } from '@hustings/texts';
import { DOCTORATE, type CopycatView, type Tables } from '../rules/index.js';
import type { Naming, Texts } from './texts.js';

/** What cards, offices and players are called in one language, with the cards that are played. */
export class Names {
  constructor(
    private readonly t: Texts,
    readonly tables: Tables,
  ) {}

  card = (card: number): string => {
    const name = this.t.cards[this.tables.kindOf[card]];
    return card === DOCTORATE ? name : this.t.numbered(name, card);
  };

  /** Equal offices are told apart by a letter, as in files. */
  letter = (office: number): string | undefined =>
    /\d([a-z])$/.exec(this.tables.officeWords[office])?.[1].toUpperCase();

  /** An office by what it does, and its letter. */
  office = (office: number): string => {
    const { actionOf, officeFigureOf } = this.tables;
    const title = this.t.offices[actionOf[office]](officeFigureOf[office]);
    const letter = this.letter(office);
    return letter === undefined ? title : this.t.lettered(title, letter);
  };

  /** What a report counts: cards by their kind, offices by what they do, ways to end. */
  counted(word: string): string {
    const [, place] = /^place (\d+) at the start$/.exec(word) ?? [];
    if (place !== undefined) return this.t.placed(Number(place));
    const [, action, figure] = /^(\w+) (\d+)$/.exec(word) ?? [];
    if (has(this.t.counted, word)) return this.t.counted[word];
    if (has(this.t.cards, word)) return this.t.cards[word];
    return has(this.t.offices, action) ? this.t.offices[action](Number(figure)) : word;
  }

  /** Cards after one another, as a pile is read. */
  cards(cards: readonly number[]): string {
    return cards.length === 0 ? this.t.none : cards.map(this.card).join(', ');
  }

  /** What a card does, in a few words (CC-7). */
  cardEffect(card: number): string {
    const { effectOf, figureOf, coinsOf, pointsOf } = this.tables;
    return this.t.effects[effectOf[card]](figureOf[card], coinsOf[card], pointsOf[card]);
  }

  /** When a card does it: most belong to one phase (CC-7). */
  cardTime(card: number): string {
    return this.t.times[this.tables.effectOf[card]];
  }

  /** What a worker can do in an office (CC-8). */
  officeEffect(office: number): string {
    const { actionOf, officeFigureOf } = this.tables;
    return this.t.officeEffects[actionOf[office]](officeFigureOf[office]);
  }

  /** A card with what it does: "Sauna 20 (draw up to 2 cards)". */
  explained = (card: number): string =>
    this.t.position.explained(this.card(card), this.cardEffect(card), '');

  player(people: People, seat: number): string {
    return people[seat] ?? this.t.seat(seat + 1);
  }

  /** A player in a sentence; whoever reads it is "you". */
  who(view: CopycatView, people: People, seat: number): Who {
    const { you, other } = this.t.players;
    return seat === view.position.viewer ? you : other(this.player(people, seat));
  }

  naming(view: CopycatView, people: People): Naming {
    return {
      who: (seat) => this.who(view, people, seat),
      card: this.card,
      office: this.office,
    };
  }
}

const has = <K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(record, key);
