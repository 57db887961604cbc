import type { Formats } from '@hustings/texts';
import type { CardKind } from '../../rules/index.js';
import type { CardListTexts, Texts } from '../texts.js';

/** What of somebody's own list of cards does not fit. */
export const cardList = (
  f: Formats<'en'>,
  { cards, offices }: Pick<Texts, 'cards' | 'offices'>,
): CardListTexts => {
  const n = (value: unknown): string => f.number(Number(value));
  const parts: Readonly<Record<string, string>> = {
    board: 'on the board',
    base: 'among the base offices (3-4 and 4)',
    'section 1': 'in section 1 of the extra offices',
    'sections 2 and 3': 'in sections 2 and 3 of the extra offices',
    'section 4': 'in section 4 of the extra offices',
    'section 5': 'in section 5 of the extra offices',
  };
  return {
    doesNotFit: (faults, more) =>
      `This list of cards does not fit the rulebook. ${faults.join(' ')}${
        more === 0 ? '' : ` And ${n(more)} more.`
      }`,
    faults: {
      unreadable: () => 'The file can’t be read: it is not JSON, or far too long.',
      form: ({ where }) => `The file is not written as our own list is: ${String(where)}.`,
      fixed: ({ part }) =>
        `${f.quoted(String(part))} is the same in every copy of the game and can’t be changed.`,
      'number-twice': ({ number }) => `Number ${n(number)} is there twice.`,
      'number-missing': ({ number }) => `Number ${n(number)} is missing.`,
      'number-foreign': ({ number }) =>
        `Number ${n(number)} does not belong there: start cards go from 9 to 18, red cards from 1 to 8, all others from 19 to 61.`,
      'start-deck': ({ coins, points }) =>
        `A start deck has 7 cards with coins and 3 with points, not ${n(coins)} and ${n(points)}.`,
      red: ({ number }) => `Card ${n(number)} has to be red, and without a price.`,
      'not-red': ({ number }) => `Card ${n(number)} can’t be red: red cards go from 1 to 8.`,
      'price-missing': ({ number }) => `Card ${n(number)} has no price.`,
      doctorate: ({ number }) => `Card ${n(number)} can’t be a Doctorate: those have no number.`,
      'period-count': ({ period, is, due }) =>
        `Period ${String(period)} has ${n(due)} cards, not ${n(is)}.`,
      'two-players': ({ number }) => `Card ${n(number)} belongs to period I.`,
      'kind-missing': ({ kind }) => `No card is ${f.quoted(cards[kind as CardKind])}.`,
      'office-unknown': ({ office }) =>
        `There is no office ${f.quoted(String(office))} in the rulebook.`,
      'office-count': ({ part, is, due }) =>
        `There are ${n(due)} offices ${parts[String(part)]}, not ${n(is)}.`,
      'office-missing': ({ action, figure }) =>
        `No office is ${f.quoted(offices[action as keyof Texts['offices']](Number(figure)))}.`,
      'buy-two': () =>
        'Just one office lets you buy 2 cards: the one on the right of the board’s second row.',
      'grey-early': () =>
        'An Allocation Office can’t be on the board, among the base offices or in section 1.',
      'one-allocation': () => 'There is more than one Allocation Office.',
    },
  };
};
