import { PASS_WORD, refused, type Answer, type Form } from '@hustings/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyGame } from '../src/engine/games.js';
import type { Chair, Snapshot } from '../src/engine/tables.js';
import { fetchTexts, languages } from '@hustings/texts';
import { settings } from '../src/settings.svelte.js';
import { addressed, unnamed } from '../src/table/default-name.js';
import { Session } from '../src/table/session.svelte.js';
import { shelfOf } from '../src/texts/library.js';
import type { News, Table } from '../src/table/table.js';

const person: Chair = { name: 'Mira', by: 'person' };
const bot: Chair = { name: 'Ada', by: 'bot' };

const broke: Form = { shape: 'amount', min: 6, max: 3, pass: true };
const rich: Form = { shape: 'amount', min: 6, max: 30, pass: true };

// What is set is kept, and shown, in a page.
vi.stubGlobal('document', { documentElement: { dataset: {} } });

/** A table that asks the first seat for a bid, and keeps what it is sent. */
function tableOf(form: Form, chairs: readonly Chair[]) {
  const sent: Answer[] = [];
  let hear: (news: News) => void = () => undefined;
  const snapshot = (change: Partial<Snapshot> = {}): Snapshot => ({
    id: 'a',
    game: 'bidding',
    options: {},
    chairs,
    lesson: false,
    viewer: 0,
    number: 0,
    last: 0,
    view: { position: { viewer: 0, at: '', owed: 1, now: {}, decided: 0, answer: null } },
    owed: [0],
    kind: 'bid',
    from: 0,
    entries: [{ number: 0, seat: -1, kind: '', events: [] }],
    undo: undefined,
    result: undefined,
    ...change,
  });
  const game = { form: () => form, determinize: () => ({}) } as unknown as AnyGame; // asked no more
  const table: Table = {
    id: 'a',
    address: '',
    moment: () => '',
    takes: () => true,
    open: (listener) => {
      hear = listener;
      hear({ now: snapshot() });
      return Promise.resolve(game);
    },
    sit: (viewer) => Promise.resolve(hear({ now: snapshot({ viewer }) })),
    submit: (_seat, answer) => {
      sent.push(answer);
      return Promise.resolve('done');
    },
    undo: () => {
      hear({ now: snapshot() });
      return Promise.resolve('done');
    },
    look: () => Promise.resolve(undefined),
    branchable: false,
    branch: () => Promise.resolve(''),
    again: () => Promise.resolve(undefined),
    file: () => Promise.resolve(undefined),
  };
  return { table, sent, tell: (change: Partial<Snapshot>) => hear({ now: snapshot(change) }) };
}

describe('whoever gave no name', () => {
  test('is called as the language does that is read now, and nobody else is', () => {
    const chairs: readonly Chair[] = [
      { name: 'Ty', by: 'person' },
      { name: 'Tu', by: 'bot' },
      person,
    ];
    expect(addressed({ chairs }, () => 'You').chairs.map(({ name }) => name)).toEqual([
      'You',
      'Tu',
      'Mira',
    ]);
  });

  test('is known in every language', async () => {
    const fronts = await Promise.all(languages.map((to) => fetchTexts(shelfOf('front'), to)));
    expect(new Set(fronts.map(({ person: called }) => called))).toEqual(unnamed);
  });
});

describe('passing unasked', () => {
  beforeEach(() => settings.set({ passing: [] }));

  test('is offered where nothing but passing is left, and done only after one has said so', async () => {
    const { table, sent } = tableOf(broke, [person, bot]);
    const session = new Session(table);
    await session.open();
    expect(session.onlyPass).toBe(true);
    expect(sent).toEqual([]);
    session.passing = true;
    expect(settings.passing).toEqual(['bidding bid']);
    const again = new Session(table);
    await again.open();
    expect(sent).toEqual([{ kind: 'bid', move: PASS_WORD }]);
  });

  test('leaves every choice to the person', async () => {
    settings.set({ passing: ['bidding bid'] });
    const { table, sent } = tableOf(rich, [person, bot]);
    const session = new Session(table);
    await session.open();
    expect(session.onlyPass).toBe(false);
    expect(sent).toEqual([]);
  });

  test('is not done once more after it was taken back', async () => {
    settings.set({ passing: ['bidding bid'] });
    const { table, sent, tell } = tableOf(broke, [person, bot]);
    const session = new Session(table);
    await session.open();
    tell({ number: 1, last: 1, owed: [1], undo: 0 });
    await session.undo();
    expect(sent).toHaveLength(1);
    expect(session.deciding).toBe(0);
  });
});

describe('several people at one screen', () => {
  test('whoever has it decides first, and no hand-over parts two of their decisions', async () => {
    const { table, tell } = tableOf(rich, [person, person, bot]);
    const session = new Session(table);
    await session.open();
    await session.sit(1);
    tell({ viewer: 1, owed: [0, 1] });
    expect(session.turn).toBe(1);
    expect(session.handover).toBeUndefined();
    tell({ viewer: 1, owed: [0] });
    expect(session.handover).toBe(0);
  });
});

describe('what follows can be answered with the decision', () => {
  const then: readonly Answer[] = [
    { kind: 'bid', move: 2 },
    { kind: 'place', move: 'here' },
  ];
  const asked = (number: number, kind: string, owed = [0]): Partial<Snapshot> => ({
    number,
    last: number,
    kind,
    owed,
  });

  test('as long as that is asked, and nothing is drawn in between', async () => {
    const { table, sent, tell } = tableOf(rich, [person, bot]);
    const session = new Session(table);
    await session.open();
    await session.submit(1, then);
    tell(asked(0, 'bid')); // of the moment before
    expect(sent).toHaveLength(1);
    tell(asked(1, 'bid'));
    expect(session.now?.number).toBe(0);
    expect(session.busy).toBe(true);
    tell(asked(2, 'place'));
    expect(sent).toEqual([{ kind: 'bid', move: 1 }, ...then]);
    tell(asked(3, 'raise', [1]));
    expect(session.now?.number).toBe(3);
    expect(session.busy).toBe(false);
  });

  test('and when something else is asked, that is asked', async () => {
    const { table, sent, tell } = tableOf(rich, [person, bot]);
    const session = new Session(table);
    await session.open();
    await session.submit(1, then);
    tell(asked(1, 'raise'));
    tell(asked(2, 'bid'));
    expect(sent).toHaveLength(1);
    expect(session.now?.number).toBe(2);
    expect(session.deciding).toBe(0);
  });

  test('what is refused ends it, where the game stands by then', async () => {
    const { table, tell } = tableOf(rich, [person, bot]);
    const session = new Session(table);
    await session.open();
    await session.submit(1, then);
    table.submit = () => Promise.resolve(refused('not-open'));
    tell(asked(1, 'bid'));
    await vi.waitFor(() => expect(session.busy).toBe(false));
    expect(session.refusal?.refused).toBe('not-open');
    expect(session.now?.number).toBe(1);
    expect(session.deciding).toBe(0);
  });
});
