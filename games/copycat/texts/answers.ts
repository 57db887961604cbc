import { PASS_WORD } from '@hustings/kernel';
import type { Formats, Label } from '@hustings/texts';
import { data, DOCTORATE, NO_CARD, type CopycatView, type DecisionKind } from '../rules/index.js';
import type { Names } from './names.js';
import type { Asked, Deed, Ending, Texts } from './texts.js';

type Thing = { readonly text: string; readonly note: string };

/** Questions and what answers are called. */
export class Answers {
  readonly #deeds: readonly Deed[];
  readonly #cards: ReadonlyMap<string, number>;
  readonly #offices: ReadonlyMap<string, number>;

  constructor(
    private readonly t: Texts,
    private readonly names: Names,
    private readonly f: Formats,
  ) {
    this.#deeds = Object.keys(t.deeds) as Deed[]; // its keys are deeds
    const { cardWords, officeWords } = names.tables;
    this.#cards = new Map(cardWords.map((word, card) => [word, card]));
    this.#offices = new Map(officeWords.map((word, office) => [word, office]));
  }

  question(view: CopycatView, kind: DecisionKind): string {
    return this.t.questions[kind](asked(view));
  }

  label(view: CopycatView, kind: string, word: string): Label {
    if (word === PASS_WORD) return { text: this.t.passes[kind] ?? this.t.pass };
    if (isEnding(this.t, word)) {
      return { text: this.t.endings[word], ...this.#endingNote(view, word), ends: true };
    }
    if (kind === 'coinOrPoints') return { text: this.#gain(view, word) };
    const deed = this.#deeds.find((one) => word.startsWith(`${one} `));
    const object = deed === undefined ? word : word.slice(deed.length + 1);
    const { text, note } = this.#thing(view, object, deed === 'buy');
    if (deed === undefined) return { text: this.f.begin(text), note };
    const { group, says } = this.t.deeds[deed];
    return { text: says(text), note, group };
  }

  amount(kind: string, n: number): Label {
    const { coins, points, cardCount } = this.t;
    return { text: { coin: coins, point: points, card: cardCount }[unitOf(kind)](n) };
  }

  unit(kind: string): string {
    return this.t.units[unitOf(kind)];
  }

  /** What one gives up with it. */
  #endingNote({ turn }: CopycatView, word: Ending): { note?: string } {
    return word === 'end turn' && !turn.placed ? { note: this.t.passesRound } : {};
  }

  #gain({ pending }: CopycatView, word: string): string {
    const card = pending.at(-1)?.card ?? NO_CARD;
    const { coinsOf, pointsOf } = this.names.tables;
    return word === 'coin' ? this.t.coins(coinsOf[card]) : this.t.points(pointsOf[card]);
  }

  #thing(view: CopycatView, word: string, isSale: boolean): Thing {
    const office = this.#offices.get(word);
    if (office !== undefined) {
      const markers = view.markers[office];
      const effect = this.names.officeEffect(office);
      return {
        text: this.t.theOffice(this.names.office(office)),
        note: markers > 0 ? `${effect}; ${this.t.markersThere(markers)}` : effect,
      };
    }
    if (isSale) return this.#sale(view, word);
    const card = this.#cards.get(word) ?? NO_CARD;
    return { text: this.names.card(card), note: this.names.cardEffect(card) };
  }

  /** `doctorate on 3`, `sauna-20`, `nothing on 4`: with its price, and the reds that come along. */
  #sale({ street }: CopycatView, word: string): Thing {
    const [name, on] = word.split(' on ');
    const card = this.#cards.get(name) ?? NO_CARD;
    const space = on === undefined ? street.indexOf(card) : Number(on) - 1;
    if (card === NO_CARD) return { text: this.t.emptySpace(space + 1), note: '' };
    const { printedPriceOf, kindOf } = this.names.tables;
    const printed = printedPriceOf[card];
    const reds = street
      .slice(0, space)
      .filter((left) => left !== NO_CARD && kindOf[left] === 'scandal');
    const effect = this.names.cardEffect(card);
    return {
      text: this.t.sale({
        card: this.names.card(card),
        ...(card === DOCTORATE ? { space: space + 1 } : {}),
        ...(printed === undefined ? {} : { price: printed + data.street.surcharge[space] }),
      }),
      note: reds.length === 0 ? effect : `${effect}; ${this.t.along(reds.map(this.names.card))}`,
    };
  }
}

const isEnding = (t: Texts, word: string): word is Ending => Object.hasOwn(t.endings, word);

const units: Readonly<Record<string, 'coin' | 'point'>> = {
  coinsForDoctorate: 'coin',
  declinePoints: 'point',
};

const unitOf = (kind: string): 'coin' | 'point' | 'card' => units[kind] ?? 'card';

/** The figures of the moment. */
function asked({ pending, totals, turn, position, players }: CopycatView): Asked {
  const free = players[position.viewer]?.free ?? 0;
  return {
    ...totals,
    figure: pending.at(-1)?.figure ?? 0,
    workers: Math.min(turn.placements, free),
  };
}
