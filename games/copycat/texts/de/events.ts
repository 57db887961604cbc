import { does, verb, type Formats } from '@hustings/texts';
import type { Texts } from '../texts.js';

const declined: Readonly<
  Record<string, readonly [one: string, several: string, you: string, rest: string]>
> = {
  removeForWorker: ['entfernt', 'entfernen', 'entfernst', 'keine Karte für einen Wahlhelfer'],
  reuseWorker: ['nutzt', 'nutzen', 'nutzt', 'keinen Wahlhelfer erneut'],
  copyCard: ['kopiert', 'kopieren', 'kopierst', 'keine Karte'],
  reuseCard: ['nutzt', 'nutzen', 'nutzt', 'keine Karte erneut'],
};

/** What happened, a sentence for each event that the log needs a word of. */
export const events = (f: Formats<'de'>): Texts['events'] => {
  const cards = (k: number): string => f.plural(k, { one: '# Karte', other: '# Karten' });
  const coins = (k: number): string => f.plural(k, { one: '# Münze', other: '# Münzen' });
  const points = (k: number): string => f.plural(k, { one: '# Punkt', other: '# Punkte' });
  const n = f.number;
  /** Titles are not declined, so they stand in quotation marks. */
  const titles = (names: readonly string[]): string => f.list(names.map(f.quoted));
  return {
    round: ({ round }) => `Runde ${n(round)}.`,
    bids: ({ cards: laid, order }, { who, card }) => {
      const bids = laid.map((one, seat) => `${who(seat).name} ${f.quoted(card(one))}`).join(', ');
      return `Gelegt: ${bids}. Neue Reihenfolge: ${order.map((seat) => who(seat).name).join(', ')}.`;
    },
    drew: ({ seat, count }, { who }) =>
      `${does(who(seat), 'zieht', 'ziehen', 'ziehst')} ${cards(count)}.`,
    shuffled: ({ seat, count }, { who }) =>
      `${does(who(seat), 'mischt', 'mischen', 'mischst')} ${f.plural(count, { one: '# abgelegte Karte', other: '# abgelegte Karten' })} zu einem neuen Stapel.`,
    played: ({ seat, card }, names) =>
      `${does(names.who(seat), 'spielt', 'spielen', 'spielst')} ${f.quoted(names.card(card))} aus.`,
    reused: ({ seat, card }, names) =>
      `${does(names.who(seat), 'nutzt', 'nutzen', 'nutzt')} ${f.quoted(names.card(card))} erneut.`,
    copied: ({ seat, card }, names) =>
      `${does(names.who(seat), 'kopiert', 'kopieren', 'kopierst')} ${f.quoted(names.card(card))}.`,
    exchanged: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'legt', 'legen', 'legst')} ${titles(out.map(card))} für neue Karten weg.`,
    removed: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'nimmt', 'nehmen', 'nimmst')} ${titles(out.map(card))} aus dem Spiel.`,
    laidOut: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'legt', 'legen', 'legst')} ${titles(out.map(card))} aus.`,
    kept: ({ seat, count }, { who }) =>
      `${does(who(seat), 'hebt', 'heben', 'hebst')} ${cards(count)} auf.`,
    bought: ({ seat, card, space, price, withIt }, names) => {
      const more = withIt.length === 0 ? '' : `, dazu ${titles(withIt.map(names.card))}`;
      return `${does(names.who(seat), 'kauft', 'kaufen', 'kaufst')} ${f.quoted(names.card(card))} von Feld ${n(space)} für ${coins(price)}${more}.`;
    },
    unsold: ({ cards: out }, { card }) =>
      out.length === 0 ? undefined : `Nicht verkauft und aus dem Spiel: ${titles(out.map(card))}.`,
    placed: ({ seat, office, markers }, names) => {
      const who = names.who(seat);
      const taken = f.plural(markers, { one: '# Siegpunktstein', other: '# Siegpunktsteine' });
      const takes = verb(who, { one: 'nimmt', several: 'nehmen', you: 'nimmst' });
      const and = markers === 0 ? '' : ` und ${takes} ${taken}`;
      return `${does(who, 'setzt', 'setzen', 'setzt')} im Büro ${f.quoted(names.office(office))} einen Wahlhelfer ein${and}.`;
    },
    used: ({ seat, office }, names) =>
      `${does(names.who(seat), 'nutzt', 'nutzen', 'nutzt')} das Büro ${f.quoted(names.office(office))}.`,
    usedAgain: ({ seat, office }, names) =>
      `${does(names.who(seat), 'nutzt', 'nutzen', 'nutzt')} das Büro ${f.quoted(names.office(office))} ein zweites Mal.`,
    recruited: ({ seat, workers }, { who }) =>
      `${does(who(seat), 'bekommt', 'bekommen', 'bekommst')} für diese Runde ${f.plural(workers, { one: '# Wahlhelfer', other: '# Wahlhelfer' })} dazu.`,
    markersLaid: ({ offices }, { office }) =>
      offices.length === 0
        ? undefined
        : `Auf jedes leere Büro kommt ein Siegpunktstein: ${titles(offices.map(office))}.`,
    officeOpened: ({ office }, names) => `Das Büro ${f.quoted(names.office(office))} öffnet.`,
    declined: ({ seat, what }, { who }) => {
      const [one, several, you, rest] = declined[what] ?? [
        'verzichtet',
        'verzichten',
        'verzichtest',
        'darauf',
      ];
      return `${does(who(seat), one, several, you)} ${rest}.`;
    },
    paid: ({ seat, coins: paid }, { who }) =>
      `${does(who(seat), 'zahlt', 'zahlen', 'zahlst')} ${coins(paid)} für die Spendensammlung.`,
    turnEnded: ({ seat, passed }, { who }) =>
      passed
        ? `${does(who(seat), 'steigt', 'steigen', 'steigst')} für diese Runde aus.`
        : undefined,
    chose: ({ seat, gain }, { who }) =>
      `${does(who(seat), 'nimmt', 'nehmen', 'nimmst')} ${gain === 'coin' ? 'eine Münze' : 'Punkte'}.`,
    doctorate: ({ seat, points: got }, { who }) =>
      `${does(who(seat), 'bekommt', 'bekommen', 'bekommst')} ${points(got)} für den Doktortitel.`,
    scored: ({ seat, cards: byCards, offices, markers, score }, { who }) =>
      `${does(who(seat), 'holt', 'holen', 'holst')} ${n(byCards)} durch Karten, ${n(offices)} durch Büros und ${n(markers)} durch Siegpunktsteine: zusammen ${points(byCards + offices + markers)}; neuer Stand: ${n(score)}.`,
    streetFilled: () => undefined, // it is seen on the board
  };
};
