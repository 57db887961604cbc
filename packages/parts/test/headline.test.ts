import type { Speaker } from '@hustings/texts';
import { expect, test } from 'vitest';
import { headlineOf } from '../src/history/headline.js';
import type { Entry } from '../src/table/index.js';
import { words } from '../src/words/index.js';

await words.need();

type Said = {
  readonly type: string;
  readonly seat?: number;
  readonly bids?: readonly { readonly seat: number; readonly bid: number }[];
};

const telling = {
  speaker: {
    tell: ({ type, seat, bids }: Said) => {
      if (type === 'decided') return undefined;
      if (bids !== undefined)
        return `Bids: ${bids.map(({ seat: of, bid }) => `${of} ${bid}`).join(', ')}.`;
      return seat === undefined ? `It ${type}.` : `Seat ${seat} ${type}.`;
    },
    seatName: (_: unknown, seat: number) => `Seat ${seat}`,
    seatsIn: ({ bids }: Said) => bids?.map(({ seat }) => seat) ?? [],
  } as unknown as Speaker,
  view: { position: { viewer: -1, at: '', owed: 0, now: {}, decided: 0, answer: null } },
  people: [],
};

test('a moment is named after its own move, and what that set off is told with it', () => {
  const events = ['moved', 'counted', 'elected'].map((type) => ({ type }));
  const entry = { number: 122, seat: 0, kind: 'move', events };
  expect(headlineOf(telling, [], entry, new Set(['elected']))).toBe('It moved. It elected.');
  expect(headlineOf(telling, [], entry)).toBe('It moved.');
});

/** With plain spaces. */
const said = (entries: readonly Entry[], entry: Entry): string =>
  headlineOf(telling, entries, entry, new Set(['elected'])).replaceAll('\u00a0', ' ');

test('a sealed answer is told at its own move as soon as all have answered, as far as it is known', () => {
  const decided = (number: number, seat: number, ...more: readonly Said[]) => ({
    number,
    seat,
    kind: 'lay',
    events: [{ type: 'decided', seat }, ...more],
  });
  const open = [decided(1, 2), decided(2, 0)];
  expect(headlineOf(telling, open, open[0])).toBe(
    'Seat 2: decision made, sealed until everybody has decided.',
  );

  const opened = [
    ...open,
    decided(3, 1, { type: 'laid', seat: 0 }, { type: 'laid', seat: 2 }, { type: 'elected' }),
  ];
  const all = opened.map((entry) => said(opened, entry));
  expect(all).toEqual([
    'Seat 2 laid.',
    'Seat 0 laid.',
    'Seat 1: decided; the others were not told what. It elected.',
  ]);

  // The next time that the same is asked is sealed again.
  const again = [...opened, decided(4, 0)];
  expect(headlineOf(telling, again, again[3])).toContain('sealed until everybody has');
});

test('of what opens all sealed answers in one sentence each move tells its own', () => {
  const bids = [
    { seat: 0, bid: 7 },
    { seat: 1, bid: 3 },
  ];
  const decided = (number: number, seat: number, ...more: readonly Said[]) => ({
    number,
    seat,
    kind: 'bid',
    events: [{ type: 'decided', seat }, ...more],
  });
  const opened = [decided(1, 1), decided(2, 0, { type: 'bidsOpened', bids })];
  expect(opened.map((entry) => said(opened, entry))).toEqual(['Bids: 1 3.', 'Bids: 0 7.']);
});
