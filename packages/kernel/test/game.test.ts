import { describe, expect, it } from 'vitest';
import {
  Game,
  isRefusal,
  NONE,
  seedFrom,
  SPECTATOR,
  type GameEvent,
  type Refusal,
} from '@hustings/kernel';
import { chance } from './chance.js';
import { does, playWhile, table, until } from './table.js';
import { marketDay, rules } from './toy/game.js';
import type { State } from './toy/state.js';

const seed = seedFrom('a game');
const setup = (): State => marketDay.setup(options(), 3, seed);

function options(raw: unknown = {}) {
  const read = marketDay.readOptions(raw, 3);
  if (isRefusal(read)) throw new Error(read.refused);
  return read;
}

/** The state as JSON, with something changed in it. */
function edited(state: State, edit: (saved: State) => void): Refusal | State {
  const saved = JSON.parse(JSON.stringify(state)) as State;
  edit(saved);
  return marketDay.load(saved);
}

const bidding = (): State => {
  let match = table();
  match = does(match, 1, 'bid', 4);
  return match.state;
};
const hiring = (): State => playWhile(table(), until('2 hire/hire')).state;

describe('a new game', () => {
  it('follows from options, seats and seed', () => {
    expect(marketDay.hash(setup())).toBe(marketDay.hash(setup()));
    const others = [
      marketDay.setup(options(), 3, seedFrom('another')),
      marketDay.setup(options({ rounds: 3 }), 3, seed),
      marketDay.setup(options(), 4, seed),
      marketDay.simulate(options(), 3, seed),
    ].map((state) => marketDay.hash(state));
    expect(new Set([marketDay.hash(setup()), ...others]).size).toBe(5);
  });

  it('is the same for ever', () => {
    expect(marketDay.hash(setup())).toBe('4a83908cfa7b86ca9f39ef9b6ea49e7e');
    const match = playWhile(table(), () => true);
    expect(marketDay.hash(match.state)).toBe('133f99cd4ef3040a0c8caccffbb2f420');
  });

  it('takes only so many seats', () => {
    for (const seats of [1, 5, 2.5, NaN, -3, '3' as unknown as number]) {
      expect(marketDay.readOptions({}, seats)).toMatchObject({
        refused: 'wrong-number-of-seats',
        values: { min: 2, max: 4 },
      });
    }
  });

  it('needs a proper seed', () => {
    expect(() => marketDay.setup(options(), 3, 'secret')).toThrow('not-a-seed');
  });

  it('tells its events', () => {
    const events: GameEvent[] = [];
    marketDay.setup(options(), 3, seed, events);
    expect(events).toHaveLength(12);
    expect(events[0]).toMatchObject({ type: 'drew', seat: 0, secret: { seat: 0 } });
  });
});

describe('decisions', () => {
  it('name everybody who owes one, and what', () => {
    let match = table();
    const bids = [0, 1, 2].map((seat) => ({ seat, kind: 'bid' }));
    expect(marketDay.decisions(match.state)).toEqual(bids);
    match = does(match, 1, 'bid', 4);
    expect(marketDay.decisions(match.state)).toEqual([bids[0], bids[2]]);
    match = playWhile(match, () => true);
    expect(marketDay.decisions(match.state)).toEqual([]);
  });

  it.each([
    ['no-such-seat', 3, { kind: 'bid', move: 1 }],
    ['no-such-seat', -1, { kind: 'bid', move: 1 }],
    ['no-such-seat', '0', { kind: 'bid', move: 1 }],
    ['no-such-seat', 0.5, { kind: 'bid', move: 1 }],
    ['no-such-seat', -0, { kind: 'bid', move: 1 }],
    ['no-such-seat', 32, { kind: 'bid', move: 1 }],
    ['no-such-seat', null, { kind: 'bid', move: 1 }],
    ['not-an-answer', 0, 1],
    ['not-an-answer', 0, null],
    ['not-an-answer', 0, ['bid', 1]],
    ['not-an-answer', 0, { kind: 'bid' }],
    ['not-an-answer', 0, { kind: 'bid', move: undefined }],
    ['not-an-answer', 0, { kind: 7, move: 1 }],
    ['not-an-answer', 0, { kind: 'bid', move: 1, seat: 0 }],
    ['not-an-answer', 0, JSON.parse('{"kind": "bid", "move": 1, "__proto__": {}}')],
    ['not-an-answer', 0, Object.create({ kind: 'bid', move: 1 })],
    ['other-decision', 0, { kind: 'hire', move: {} }],
    ['other-decision', 0, { kind: 'constructor', move: 1 }],
    ['not-a-number', 0, { kind: 'bid', move: '1' }],
    ['bid-too-high', 0, { kind: 'bid', move: 11 }],
  ])('refuse (%s) seat %s, %j, and nothing changes', (refused, seat, answer) => {
    const state = setup();
    const before = JSON.stringify(state);
    expect(marketDay.read(state, seat, answer)).toMatchObject({ refused });
    expect(marketDay.submit(state, seat, answer)).toMatchObject({ refused });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('are not asked again', () => {
    let match = table();
    match = does(match, 1, 'bid', 4);
    expect(match.plan(1, { kind: 'bid', move: 5 })).toMatchObject({
      refused: 'not-your-turn',
      values: { kind: 'bid', owed: [0, 2] },
    });
  });

  it('end with the game', () => {
    const { state } = playWhile(table(), () => true);
    expect(marketDay.read(state, 0, { kind: 'bid', move: 1 })).toMatchObject({
      refused: 'game-over',
    });
    expect(marketDay.form(state, 0)).toMatchObject({ refused: 'game-over' });
    expect(marketDay.legal(state, 0, 9)).toEqual([]);
    expect(() => marketDay.sample(state, 0, chance('end'))).toThrow('game-over');
    expect(() => marketDay.write(state, 0, 0)).toThrow('game-over');
  });

  it('have a form only for those who owe them', () => {
    const match = playWhile(table(), until('2 hire/hire'));
    const { start } = match.state;
    expect(marketDay.form(match.state, start)).toMatchObject({ shape: 'allocation' });
    expect(marketDay.form(match.state, (start + 1) % 3)).toMatchObject({
      refused: 'not-your-turn',
    });
  });

  it('can be listed, sampled and written', () => {
    const state = setup();
    expect(marketDay.legal(state, 0, 100)).toHaveLength(11);
    expect(marketDay.legal(state, 0, 5)).toHaveLength(5);
    expect(marketDay.write(state, 0, marketDay.sample(state, 0, chance('x'))).kind).toBe('bid');
  });
});

describe('the hash', () => {
  it('covers everything but the undo count', () => {
    const state = setup();
    const hash = marketDay.hash(state);
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    const changes: ((s: State) => void)[] = [
      (s) => s.deck.reverse(),
      (s) => s.random.words[7]++,
      (s) => s.random.drawn++,
      (s) => (s.flow.owed = 1),
      (s) => (s.flow.at = 'end'),
      (s) => (s.now.thief = 0),
      (s) => (s.sealed[0] = 0),
      (s) => s.traders[0].coins--,
    ];
    const hashes = changes.map((change) => {
      const other = marketDay.clone(state);
      change(other);
      return marketDay.hash(other);
    });
    expect(new Set([hash, ...hashes]).size).toBe(changes.length + 1);
    state.flow.seen += 5;
    expect(marketDay.hash(state)).toBe(hash);
  });

  it('does not depend on the order of keys', () => {
    const state = setup();
    const turned = Object.fromEntries(Object.entries(state).reverse()) as State;
    expect(marketDay.hash(turned)).toBe(marketDay.hash(state));
  });
});

describe('views', () => {
  it('show position and loop variables to all, a sealed answer only to its seat', () => {
    let match = table();
    match = does(match, 1, 'bid', 4);
    const views = [SPECTATOR, 0, 1].map((viewer) => marketDay.view(match.state, viewer).position);
    expect(views.map((view) => view.answer)).toEqual([null, null, 4]);
    expect(views[0]).toEqual({
      viewer: SPECTATOR,
      at: '1 bid/bid',
      owed: 0b101,
      now: { seat: NONE, passes: NONE, thief: NONE },
      decided: 0b010,
      answer: null,
    });
  });

  it('become worlds in which others have answered, each in their own way', () => {
    let match = table();
    match = does(match, 1, 'bid', 4);
    match = does(match, 2, 'bid', 10);
    const random = chance('worlds');
    const seen = marketDay.view(match.state, 1);
    const worlds = Array.from({ length: 50 }, () => marketDay.determinize(seen, random));
    expect(new Set(worlds.map((world) => world.sealed[1]))).toEqual(new Set([4]));
    expect(new Set(worlds.map((world) => world.sealed[2])).size).toBeGreaterThan(5);
    expect(worlds.every((world) => world.sealed[0] === null)).toBe(true);
    expect(new Set(worlds.map((world) => world.deck.join())).size).toBe(50);
  });

  it('hide the private part of an event from all but its seat', () => {
    const secret = { seat: 1, fruit: 3 };
    const events = [
      { type: 'drew', seat: 1, secret } as const,
      { type: 'stopped', seat: 2 } as const,
    ];
    expect(marketDay.events(events, 1)).toEqual(events);
    for (const viewer of [SPECTATOR, 0, 2]) {
      expect(marketDay.events(events, viewer)).toEqual([{ type: 'drew', seat: 1 }, events[1]]);
    }
  });
});

describe('a result', () => {
  it('there is at the end only', () => {
    let match = table();
    expect(marketDay.result(match.state)).toBe(undefined);
    expect(marketDay.isOver(match.state)).toBe(false);
    match = playWhile(match, () => true);
    expect(marketDay.result(match.state)?.scores).toHaveLength(3);
    expect(marketDay.isOver(match.state)).toBe(true);
  });
});

describe('a saved state', () => {
  it('is loaded as it was, its keys in their order', () => {
    for (const state of [bidding(), hiring(), playWhile(table(), () => true).state]) {
      const saved: unknown = JSON.parse(JSON.stringify(state));
      expect(JSON.stringify(marketDay.load(saved))).toBe(JSON.stringify(state));
    }
  });

  it('is not lent: the loaded state is a new one', () => {
    const state = bidding();
    const loaded = marketDay.load(state) as State;
    loaded.deck.pop();
    loaded.traders[0].coins = 0;
    expect(state.deck).toHaveLength(8);
    expect(state.traders[0].coins).toBe(10);
  });

  it.each([undefined, null, 7, 'state', [], {}, { sealed: [] }, { sealed: [null, null, null] }])(
    'is refused if it is %j',
    (raw) => {
      expect(marketDay.load(raw)).toHaveProperty('refused');
    },
  );

  it('is refused with the place where its form is wrong', () => {
    const where = 'state.traders[2].coins must be an integer from 0 to 1000';
    const refusal = edited(bidding(), (s) => (s.traders[2].coins = -1));
    expect(refusal).toMatchObject({ refused: 'malformed-state', values: { where } });
  });

  it('is refused with the name of the invariant it breaks', () => {
    expect(edited(bidding(), (s) => s.deck.pop())).toMatchObject({
      refused: 'broken-invariant',
      values: { invariant: 'every fruit has five cards' },
    });
  });

  it.each<[string, () => State, (s: State) => void]>([
    ['sealed-once', bidding, (s) => (s.sealed[0] = 3)],
    ['sealed-legal', bidding, (s) => (s.sealed[1] = 11)],
    ['sealed-legal', bidding, (s) => (s.sealed[1] = [4])],
    ['asked-owe', bidding, (s) => (s.sealed[1] = null)],
    ['asked-owe', bidding, (s) => (s.flow.owed = 0b001)],
    ['asked-owe', hiring, (s) => (s.now.seat = (s.now.seat + 1) % 3)],
    ['asked-owe', hiring, (s) => (s.now.seat = 7)],
    ['asked-owe', hiring, (s) => (s.flow.owed = 0b111)],
    ['sealed-only', hiring, (s) => (s.sealed[(s.now.seat + 1) % 3] = 1)],
    ['set-in-loop thief', hiring, (s) => (s.now.thief = 0)],
    ['set-in-loop seat', hiring, (s) => (s.flow.at = 'end')],
    [
      'asked-owe',
      hiring,
      (s) => {
        s.flow.at = 'end';
        s.now.seat = NONE;
      },
    ],
  ])('is refused: %s', (invariant, state, edit) => {
    expect(edited(state(), edit)).toMatchObject({
      refused: 'broken-invariant',
      values: { invariant },
    });
  });

  it('breaks an invariant that can not even be worked out', () => {
    const fragile = new Game({
      ...rules,
      invariants: [
        {
          name: 'the start has a trader',
          holds: (s: State) => {
            if (s.start === 2) throw new Error('not made for this');
            return true;
          },
        },
      ],
    });
    const state = setup();
    state.start = 2;
    expect(fragile.load(state)).toMatchObject({ values: { invariant: 'the start has a trader' } });
    expect(() => fragile.broken(state)).toThrow('not made for this');
  });
});
