import type { Formats } from '@hustings/texts';
import type { CardKind } from '../../rules/index.js';
import type { CardListTexts, Texts } from '../texts.js';

/** What of somebody's own list of cards does not fit. */
export const cardList = (
  f: Formats<'it'>,
  { cards, offices }: Pick<Texts, 'cards' | 'offices'>,
): CardListTexts => {
  const n = (value: unknown): string => f.number(Number(value));
  const parts: Readonly<Record<string, string>> = {
    board: 'sul tabellone',
    base: 'fra gli uffici base (3-4 e 4)',
    'section 1': 'nella sezione 1 degli uffici extra',
    'sections 2 and 3': 'nelle sezioni 2 e 3 degli uffici extra',
    'section 4': 'nella sezione 4 degli uffici extra',
    'section 5': 'nella sezione 5 degli uffici extra',
  };
  return {
    doesNotFit: (faults, more) =>
      `Questa lista di carte non corrisponde al regolamento. ${faults.join(' ')}${
        more === 0 ? '' : ` Altri errori: ${n(more)}.`
      }`,
    faults: {
      unreadable: () => 'Il file non si può leggere: non è JSON, o è decisamente troppo lungo.',
      form: ({ where }) => `Il file non è scritto come la nostra lista: ${String(where)}.`,
      fixed: ({ part }) =>
        `${f.quoted(String(part))} è uguale in ogni copia del gioco e non si può cambiare.`,
      'number-twice': ({ number }) => `Il numero ${n(number)} compare due volte.`,
      'number-missing': ({ number }) => `Manca il numero ${n(number)}.`,
      'number-foreign': ({ number }) =>
        `Il numero ${n(number)} lì è fuori posto: le carte iniziali vanno da 9 a 18, le rosse da 1 a 8, tutte le altre da 19 a 61.`,
      'start-deck': ({ coins, points }) =>
        `Un mazzo iniziale ha 7 carte con monete e 3 con punti, non ${n(coins)} e ${n(points)}.`,
      red: ({ number }) => `La carta ${n(number)} deve essere rossa, e senza prezzo.`,
      'not-red': ({ number }) =>
        `La carta ${n(number)} non può essere rossa: le rosse vanno da 1 a 8.`,
      'price-missing': ({ number }) => `La carta ${n(number)} non ha un prezzo.`,
      doctorate: ({ number }) =>
        `La carta ${n(number)} non può essere un Dottorato: quelli non hanno numero.`,
      'period-count': ({ period, is, due }) =>
        `Le carte del periodo ${String(period)} sono ${n(due)}, non ${n(is)}.`,
      'two-players': ({ number }) => `La carta ${n(number)} è del periodo I.`,
      'kind-missing': ({ kind }) => `Manca la carta ${f.quoted(cards[kind as CardKind])}.`,
      'office-unknown': ({ office }) =>
        `Nel regolamento l’ufficio ${f.quoted(String(office))} non c’è.`,
      'office-count': ({ part, is, due }) =>
        `Gli uffici ${parts[String(part)]} sono ${n(due)}, non ${n(is)}.`,
      'office-missing': ({ action, figure }) =>
        `Manca l’ufficio ${f.quoted(offices[action as keyof Texts['offices']](Number(figure)))}.`,
      'buy-two': () =>
        'Un solo ufficio fa comprare 2 carte: quello a destra nella seconda fila del tabellone.',
      'grey-early': () =>
        'L’Ufficio Grandi Opere non può stare sul tabellone, fra gli uffici base o nella sezione 1.',
      'one-allocation': () => 'C’è più di un Ufficio Grandi Opere.',
    },
  };
};
