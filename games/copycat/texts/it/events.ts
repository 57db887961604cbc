import type { Formats, Who } from '@hustings/texts';
import type { Texts } from '../texts.js';

type Verb = readonly [one: string, you: string];

const declined: Readonly<Record<string, readonly [verb: Verb, rest: string]>> = {
  removeForWorker: [['non elimina', 'non elimini'], 'carte per un volontario'],
  reuseWorker: [['non riattiva', 'non riattivi'], 'volontari'],
  copyCard: [['non copia', 'non copi'], 'carte'],
  reuseCard: [['non riattiva', 'non riattivi'], 'carte'],
};

/** Who does something; the reader is spoken to by the verb alone: «Peschi», «Anna pesca». */
export const doing = (f: Formats<'it'>, who: Who, [one, you]: Verb): string =>
  who.reader === true ? f.begin(you) : `${who.mid} ${one}`;

/** What happened, a sentence for each event that the log needs a word of. */
export const events = (f: Formats<'it'>): Texts['events'] => {
  const cards = (k: number): string => f.plural(k, { one: '# carta', other: '# carte' });
  const coins = (k: number): string => f.plural(k, { one: '# moneta', other: '# monete' });
  const points = (k: number): string => f.plural(k, { one: '# punto', other: '# punti' });
  const n = f.number;
  const does = (who: Who, one: string, you: string): string => doing(f, who, [one, you]);
  return {
    round: ({ round }) => `Round ${n(round)}.`,
    bids: ({ cards: laid, order }, { who, card }) => {
      const bids = laid.map((one, seat) => `${who(seat).name} (${card(one)})`).join(', ');
      return `Carte per l’ordine: ${bids}. Nuovo ordine: ${order.map((seat) => who(seat).name).join(', ')}.`;
    },
    drew: ({ seat, count }, { who }) => `${does(who(seat), 'pesca', 'peschi')} ${cards(count)}.`,
    shuffled: ({ seat, count }, { who }) =>
      `${does(who(seat), 'mescola', 'mescoli')} ${f.plural(count, { one: '# scarto', other: '# scarti' })} in un nuovo mazzo.`,
    played: ({ seat, card }, names) =>
      `${does(names.who(seat), 'gioca', 'giochi')} ${names.card(card)}.`,
    reused: ({ seat, card }, names) =>
      `${does(names.who(seat), 'riattiva', 'riattivi')} ${names.card(card)}.`,
    copied: ({ seat, card }, names) =>
      `${does(names.who(seat), 'copia', 'copi')} ${names.card(card)}.`,
    exchanged: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'scambia', 'scambi')} ${f.list(out.map(card))} con carte nuove.`,
    removed: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'elimina', 'elimini')} ${f.list(out.map(card))} dal gioco.`,
    laidOut: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'cala', 'cali')} ${f.list(out.map(card))}.`,
    kept: ({ seat, count }, { who }) =>
      `${does(who(seat), 'conserva', 'conservi')} ${cards(count)}.`,
    bought: ({ seat, card, space, price, withIt }, names) => {
      const more = withIt.length === 0 ? '' : `; in omaggio: ${f.list(withIt.map(names.card))}`;
      return `${does(names.who(seat), 'compra', 'compri')} ${names.card(card)} dallo spazio ${n(space)} per ${coins(price)}${more}.`;
    },
    unsold: ({ cards: out }, { card }) =>
      out.length === 0 ? undefined : `Senza acquirenti, fuori dal gioco: ${f.list(out.map(card))}.`,
    placed: ({ seat, office, markers }, names) => {
      const who = names.who(seat);
      const taken = f.plural(markers, { one: '# segnalino', other: '# segnalini' });
      const and =
        markers === 0 ? '' : ` e ${who.reader === true ? 'raccogli' : 'raccoglie'} ${taken}`;
      return `${does(who, 'piazza', 'piazzi')} un volontario nell’ufficio ${f.quoted(names.office(office))}${and}.`;
    },
    used: ({ seat, office }, names) =>
      `${does(names.who(seat), 'usa', 'usi')} l’ufficio ${f.quoted(names.office(office))}.`,
    usedAgain: ({ seat, office }, names) =>
      `${does(names.who(seat), 'usa', 'usi')} una seconda volta l’ufficio ${f.quoted(names.office(office))}.`,
    recruited: ({ seat, workers }, { who }) =>
      `${does(who(seat), 'recluta', 'recluti')} ${f.plural(workers, { one: '# volontario in più', other: '# volontari in più' })} per questo round.`,
    markersLaid: ({ offices }, { office }) =>
      offices.length === 0
        ? undefined
        : `Un segnalino va in ogni ufficio vuoto: ${f.list(offices.map(office))}.`,
    officeOpened: ({ office }, names) => `Apre l’ufficio ${f.quoted(names.office(office))}.`,
    declined: ({ seat, what }, { who }) => {
      const [[one, you], rest] = declined[what] ?? [['ne fa', 'ne fai'], 'a meno'];
      return `${does(who(seat), one, you)} ${rest}.`;
    },
    paid: ({ seat, coins: paid }, { who }) =>
      `${does(who(seat), 'paga', 'paghi')} ${coins(paid)} per la Raccolta Fondi.`,
    turnEnded: ({ seat, passed }, { who }) =>
      passed ? `${does(who(seat), 'passa', 'passi')} per questo round.` : undefined,
    chose: ({ seat, gain }, { who }) =>
      `${does(who(seat), 'prende', 'prendi')} ${gain === 'coin' ? 'una moneta' : 'i punti'}.`,
    doctorate: ({ seat, points: got }, { who }) =>
      `${does(who(seat), 'riceve', 'ricevi')} ${points(got)} per il Dottorato.`,
    scored: ({ seat, cards: byCards, offices, markers, score }, { who }) =>
      `${does(who(seat), 'fa', 'fai')} ${n(byCards)} con le carte, ${n(offices)} con gli uffici e ${n(markers)} con i segnalini: ${points(byCards + offices + markers)}; punteggio ora: ${n(score)}.`,
    streetFilled: () => undefined, // it is seen on the board
  };
};
