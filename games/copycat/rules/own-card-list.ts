import {
  canonical,
  integer,
  isRecord,
  list,
  listOf,
  misfit,
  nullable,
  record,
  text,
  type Json,
  type Refusal,
} from '@hustings/kernel';
import { data } from './data.js';
import {
  effectOfKind,
  isAction,
  type Action,
  type CardKind,
  type Office,
  type Period,
} from './kinds.js';

/**
 * The figures that differ from copy to copy of what we know: which number is which card, what it
 * costs, when it comes, and what the offices do. Our own are a reconstruction; who has the game can
 * put in the printed ones, in the format of data.ts. The rest of that file the rulebook fixes.
 */
export type CardList = {
  readonly startDeck: readonly { readonly number: number; readonly kind: CardKind }[];
  readonly cards: readonly {
    readonly number: number;
    readonly kind: CardKind;
    readonly period: Period;
    /** None: not for sale. */
    readonly price: number | null;
  }[];
  readonly offices: {
    readonly board: readonly (readonly string[])[];
    readonly base: Readonly<Record<'3-4' | '4', readonly string[]>>;
    readonly extra: Readonly<Record<'1' | '2' | '3' | '4' | '5', readonly string[]>>;
  };
};

/** The word for the list of data.ts, where an option or a state needs one. */
export const PRINTED = 'reconstructed';

/** What does not fit, with what a sentence about it needs. */
export type Fault = {
  readonly fault: FaultCode;
  readonly rule: string;
  readonly values: Readonly<Record<string, Json>>;
};

export type FaultCode =
  | 'unreadable'
  | 'form'
  | 'fixed'
  | 'number-twice'
  | 'number-missing'
  | 'number-foreign'
  | 'start-deck'
  | 'red'
  | 'not-red'
  | 'price-missing'
  | 'doctorate'
  | 'period-count'
  | 'two-players'
  | 'kind-missing'
  | 'office-unknown'
  | 'office-count'
  | 'office-missing'
  | 'buy-two'
  | 'grey-early'
  | 'one-allocation';

const fault = (
  code: FaultCode,
  rule: string,
  values: Readonly<Record<string, Json>> = {},
): Fault => ({ fault: code, rule, values });

/** A list from outside is no longer than this, and no more faults are told at once. */
const LONGEST_LIST = 20_000;
const MOST_FAULTS = 5;
const DEAREST = 30;

const kinds = Object.keys(data.kinds);
const number = integer(1, 99);
const offices = (most: number) => list(text(/^[A-Za-z]{1,20}:\d{1,2}$/), 0, most);

/** What may be in a list, apart from what it says: it comes from anywhere. */
const form = record({
  startDeck: list(record({ number, kind: text(kinds) }), 0, 30),
  cards: list(
    record({
      number,
      kind: text(kinds),
      period: text(['I', 'II', 'III', 'IV']),
      price: nullable(integer(0, DEAREST)),
    }),
    0,
    99,
  ),
  offices: record({
    board: listOf(data.offices.board.length, offices(data.offices.board[0].length)),
    base: record({ '3-4': offices(8), '4': offices(8) }),
    extra: record(
      Object.fromEntries(Object.keys(data.offices.extra).map((name) => [name, offices(11)])),
    ),
  }),
});

const own = ['startDeck', 'cards', 'offices'] as const;
/** Parts of data.ts that mean nothing to the rules. */
const remarks: ReadonlySet<string> = new Set(['origin', 'careerTrackLabels']);

/** A list as somebody wrote it: a file in the format of data.ts, or what `writeCardList` made. */
export function readCardList(written: string): CardList | Refusal {
  const raw = written.length > LONGEST_LIST ? undefined : parsed(written);
  if (raw === undefined) return doesNotFit([fault('unreadable', 'CC-5.4')]);
  const foreign = Object.keys(raw).filter((name) => !isOwn(name) && !isFixed(name, raw[name]));
  if (foreign.length > 0) {
    return doesNotFit(foreign.map((part) => fault('fixed', 'CC-5.4', { part: part.slice(0, 40) })));
  }
  const parts = Object.fromEntries(own.map((name) => [name, raw[name] ?? data[name]]));
  const where = misfit(form, parts);
  if (where !== undefined) return doesNotFit([fault('form', 'CC-5.4', { where })]);
  const cardList = parts as unknown as CardList; // the form has just been checked
  const faults = faultsOf(cardList);
  return faults.length === 0 ? cardList : doesNotFit(faults);
}

/** Our own list as a file, for who wants to change it. */
export const exampleList = (): string =>
  JSON.stringify(Object.fromEntries(own.map((name) => [name, data[name]])), null, 2);

const isOwn = (name: string): boolean => own.some((one) => one === name);

/** May it stand in the file? Comments may, and what is as the rulebook has it. */
function isFixed(name: string, value: unknown): boolean {
  if (name.startsWith('$') || remarks.has(name)) return true;
  const fixed: Readonly<Record<string, unknown>> = data;
  return Object.hasOwn(fixed, name) && canonical(value) === canonical(fixed[name]);
}

function parsed(written: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const raw: unknown = /^\d+\.\w/.test(written) ? unfolded(written) : JSON.parse(written);
    return isRecord(raw) ? raw : undefined;
  } catch {
    return undefined;
  }
}

function doesNotFit(faults: readonly Fault[]): Refusal {
  const told: readonly Json[] = faults.slice(0, MOST_FAULTS);
  return {
    refused: 'card-list',
    rule: faults[0].rule,
    values: { faults: told, more: faults.length - told.length },
  };
}

/** Everything the rulebook states about the cards and offices, held against a list. */
function faultsOf(cardList: CardList): Fault[] {
  return [
    ...numberFaults(cardList),
    ...startFaults(cardList),
    ...cardFaults(cardList),
    ...periodFaults(cardList),
    ...kindFaults(cardList),
    ...officeFaults(cardList),
  ];
}

const numbersOf = (cards: readonly { readonly number: number }[]): number[] =>
  cards.map((card) => card.number);
const START = numbersOf(data.startDeck);
const MARKET = numbersOf(data.cards);

function misnumbered(given: readonly number[], due: readonly number[], rule: string): Fault[] {
  const missing = due.filter((one) => !given.includes(one));
  return [
    ...missing.map((one) => fault('number-missing', rule, { number: one })),
    ...given.flatMap((one, i) => {
      if (!due.includes(one)) return [fault('number-foreign', rule, { number: one })];
      return given.indexOf(one) === i ? [] : [fault('number-twice', rule, { number: one })];
    }),
  ];
}

/** CC-0.7: start cards 9–18, all others once. */
const numberFaults = ({ startDeck, cards }: CardList): Fault[] => [
  ...misnumbered(numbersOf(startDeck), START, 'CC-0.1'),
  ...misnumbered(numbersOf(cards), MARKET, 'CC-0.7'),
];

/** CC-0.1: seven with coins, three with points. */
function startFaults({ startDeck }: CardList): Fault[] {
  const coins = startDeck.filter(({ kind }) => effectOfKind(kind) === 'coins').length;
  const points = startDeck.filter(({ kind }) => effectOfKind(kind) === 'points').length;
  return coins === 7 && points === 3 && startDeck.length === 10
    ? []
    : [fault('start-deck', 'CC-0.1', { coins, points })];
}

const LAST_RED = data.cards.filter(({ kind }) => kind === 'scandal').length;

/** CC-7.24: 1–8 are red and not for sale; CC-3.3: all others have a price. */
function cardFaults({ cards }: CardList): Fault[] {
  return cards.flatMap((card): Fault[] => {
    const about = { number: card.number };
    if (card.kind === data.doctorates.kind) return [fault('doctorate', 'CC-0.2', about)];
    const isRed = data.kinds[card.kind].colour === 'red';
    if (card.number <= LAST_RED) {
      return isRed && card.price === null ? [] : [fault('red', 'CC-7.24', about)];
    }
    if (isRed) return [fault('not-red', 'CC-7.24', about)];
    return card.price === null ? [fault('price-missing', 'CC-3.3', about)] : [];
  });
}

/** CC-0.2: how many cards a period has; CC-0.3: 23 is of the first. */
function periodFaults({ cards }: CardList): Fault[] {
  const inPeriod = (all: CardList['cards'], period: Period): number =>
    all.filter((card) => card.period === period).length;
  const [first] = data.removedWithTwoPlayers;
  return [
    ...(['I', 'II', 'III', 'IV'] as const).flatMap((period) => {
      const [is, due] = [inPeriod(cards, period), inPeriod(data.cards, period)];
      return is === due ? [] : [fault('period-count', 'CC-0.2', { period, is, due })];
    }),
    ...cards
      .filter((card) => card.number === first && card.period !== 'I')
      .map(() => fault('two-players', 'CC-0.3', { number: first })),
  ];
}

/** CC-5.4: the glossary explains no card that is not there. */
function kindFaults({ startDeck, cards }: CardList): Fault[] {
  const there = new Set<string>([...startDeck, ...cards].map(({ kind }) => kind));
  return kinds
    .filter((kind) => kind !== data.doctorates.kind && !there.has(kind))
    .map((kind) => fault('kind-missing', 'CC-5.4', { kind }));
}

/** CC-8: the figures that the glossary names for each action. */
const figures: Readonly<Record<Action, { readonly rule: string; readonly of: readonly number[] }>> =
  {
    draw: { rule: 'CC-8.1', of: [1, 2, 3] },
    exchange: { rule: 'CC-8.2', of: [2, 3] },
    coins: { rule: 'CC-8.3', of: [1, 2, 3] },
    buy: { rule: 'CC-8.4', of: [1, 2] },
    specialBuy: { rule: 'CC-8.5', of: [1] },
    removeForCoin: { rule: 'CC-8.6', of: [1, 2] },
    points: { rule: 'CC-8.7', of: [1, 2, 3, 4, 5] },
    reuseCard: { rule: 'CC-8.8', of: [1] },
  };

const isGrey = (office: string): boolean => readOffice(office)?.action === 'reuseCard';

function officeFaults({ offices: { board, base, extra } }: CardList): Fault[] {
  const printed = board.flat();
  const early = [...printed, ...base['3-4'], ...base['4'], ...extra['1']];
  const all = [...early, ...extra['2'], ...extra['3'], ...extra['4'], ...extra['5']];
  const unknown = all.filter((office) => readOffice(office) === undefined);
  if (unknown.length > 0) {
    return unknown.map((office) => fault('office-unknown', 'CC-5.4', { office }));
  }
  const counts = [
    ['board', printed.length, 10],
    ['base', base['3-4'].length + base['4'].length, 4],
    ['section 1', extra['1'].length, 3],
    ['sections 2 and 3', extra['2'].length + extra['3'].length, 5],
    ['section 4', extra['4'].length, 2],
    ['section 5', extra['5'].length, 1],
  ] as const;
  const allocations = all.filter(isGrey).length;
  return [
    ...counts.flatMap(([part, is, due]) =>
      is === due ? [] : [fault('office-count', 'CC-0.4', { part, is, due })],
    ),
    ...missingOffices(all),
    ...(board[1]?.[1] === 'buy:2' && all.filter((office) => office === 'buy:2').length === 1
      ? []
      : [fault('buy-two', 'CC-8.4')]),
    // The first round has blue offices and no grey ones.
    ...early.filter(isGrey).map(() => fault('grey-early', 'CC-0.4')),
    ...(allocations === 1 ? [fault('one-allocation', 'CC-8.8')] : []),
  ];
}

function missingOffices(all: readonly string[]): Fault[] {
  return Object.entries(figures).flatMap(([action, { rule, of }]) =>
    of
      .filter((figure) => !all.includes(`${action}:${figure}`))
      .map((figure) => fault('office-missing', rule, { action, figure })),
  );
}

/** An office of the glossary; nothing for any other. */
export function readOffice(word: string): Office | undefined {
  const [action, figure] = word.split(':');
  if (!isAction(action) || !figures[action].of.includes(Number(figure))) return undefined;
  return { action, figure: Number(figure) };
}

const byNumber = (a: string, b: string): number => Number.parseInt(a) - Number.parseInt(b);

/**
 * A list on one line, always the same for the same figures: so it stands in options, states and
 * game files. Cards by number, `19.insideInformation.I.2`, then the offices, part by part.
 */
export function writeCardList({ startDeck, cards, offices: { board, base, extra } }: CardList) {
  const market = cards.map(({ number: n, kind, period, price }) =>
    [n, kind, period, ...(price === null ? [] : [price])].join('.'),
  );
  const start = startDeck.map((card) => `${card.number}.${card.kind}`);
  const parts = [...board, base['3-4'], base['4'], ...Object.values(extra)];
  return [
    [...market, ...start].sort(byNumber).join(' '),
    ...parts.map((part) => part.join(' ')),
  ].join(' / ');
}

/** What `writeCardList` wrote, as it was before. */
function unfolded(line: string): unknown {
  const [numbered, ...parts] = line.split(' / ').map((part) => part.split(' '));
  const cards = numbered.map((word) => word.split('.'));
  const rows = data.offices.board.length;
  const [three, four, ...sections] = parts.slice(rows);
  return {
    startDeck: cards.flatMap(([n, kind, period]) =>
      period === undefined ? [{ number: Number(n), kind }] : [],
    ),
    cards: cards.flatMap(([n, kind, period, price]) =>
      period === undefined
        ? []
        : [{ number: Number(n), kind, period, price: price === undefined ? null : Number(price) }],
    ),
    offices: {
      board: parts.slice(0, rows),
      base: { '3-4': three, '4': four },
      extra: Object.fromEntries(sections.map((section, i) => [String(i + 1), section])),
    },
  };
}
