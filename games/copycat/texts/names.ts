import type { People, Who } from '@hustings/texts';
import {
  actionOf,
  coinsOf,
  DOCTORATE,
  effectOf,
  figureOf,
  kindOf,
  officeFigureOf,
  officeWord,
  pointsOf,
  type CopycatView,
} from '../rules/index.js';
import type { Naming, Texts } from './texts.js';

/** What cards, offices and players are called in one language. */
export class Names {
  constructor(private readonly t: Texts) {}

  card = (card: number): string => {
    const name = this.t.cards[kindOf[card]];
    return card === DOCTORATE ? name : this.t.numbered(name, card);
  };

  /** An office by what it does; equal ones are told apart by a letter, as in files. */
  office = (office: number): string => {
    const title = this.t.offices[actionOf[office]](officeFigureOf[office]);
    const letter = /\d([a-z])$/.exec(officeWord(office));
    return letter === null ? title : this.t.lettered(title, letter[1].toUpperCase());
  };

  /** Cards after one another, as a pile is read. */
  cards(cards: readonly number[]): string {
    return cards.length === 0 ? this.t.none : cards.map(this.card).join(', ');
  }

  /** What a card does, in a few words (CC-7). */
  cardEffect(card: number): string {
    return this.t.effects[effectOf[card]](figureOf[card], coinsOf[card], pointsOf[card]);
  }

  /** When a card does it: most belong to one phase (CC-7). */
  cardTime(card: number): string {
    return this.t.times[effectOf[card]];
  }

  /** What a worker can do in an office (CC-8). */
  officeEffect(office: number): string {
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
