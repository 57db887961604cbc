import { chacha, isRefusal, seedFrom, SPECTATOR, type Refusal } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from '../src/engine/games.js';
import { Host } from '../src/engine/host.js';
import type { NewTable, Snapshot } from '../src/engine/tables.js';
import { thinking, type Question, type Thinking } from '../src/engine/thinking.js';
import { memory } from './memory.js';

const seed = '5'.repeat(64);

/** Plays at random: these tests are about the host. */
const anyMove: Thinking = {
  ...thinking,
  choose: async ({ game: id, view, seat, seed: text }) => {
    const game = await loadGame(id);
    const random = chacha(seedFrom(text), `bot ${seat}`);
    return game.sample(game.determinize(view, random), seat, random);
  },
};

const chairs = (people: number, bots: number): NewTable['chairs'] => [
  ...Array.from({ length: people }, (_, i) => ({ name: `P${i}`, by: 'person' as const })),
  ...Array.from({ length: bots }, (_, i) => ({ name: `B${i}`, by: 'bot' as const })),
];

function must<T>(value: T): Exclude<T, { refused: string }> {
  if (isRefusal(value)) throw new Error(value.refused);
  return value as Exclude<T, { refused: string }>;
}

async function started(people: number, bots: number, game = 'die-macher-2019') {
  const store = memory();
  const host = new Host(store, anyMove);
  const id = must(await host.create({ game, options: {}, chairs: chairs(people, bots), seed }));
  return { store, host, id };
}

async function playOut(host: Host): Promise<Snapshot> {
  const advance = async (): Promise<Snapshot> => must(await host.advance(SPECTATOR, 0, 0));
  let now = await advance();
  for (let i = 0; i < 2000 && now.owed.length > 0; i++) now = await advance();
  return now;
}

describe('the host', () => {
  test.each(gameIds)('lets bots play %s to its end', async (game) => {
    const { host } = await started(0, 3, game);
    const end = await playOut(host);
    expect(end.result?.scores).toHaveLength(3);
    expect(end.entries).toHaveLength(end.number + 1);
  });

  test('keeps a game: another host opens it at the same move with the same view', async () => {
    const { store, host, id } = await started(1, 2);
    for (let i = 0; i < 2; i++) await host.advance(0, 0, 0);
    const before = host.snapshot(0, 0);
    const after = must(await new Host(store, anyMove).open(id, 0));
    expect(after).toEqual(before);
  });

  test('refuses what the rules refuse, and nothing changes', async () => {
    const { host } = await started(1, 2);
    const before = host.snapshot(0, 0);
    const reply = await host.submit(0, { kind: 'draftPick', move: 'nonsense' }, 0, 0);
    expect(isRefusal(reply)).toBe(true);
    expect(host.snapshot(0, 0)).toEqual(before);
  });

  test('shows a viewer nothing of other hands', async () => {
    const { host } = await started(1, 2);
    const view = host.snapshot(0, 0).view as unknown as { hands: number[][] };
    expect(view.hands[0].every((card) => card >= 0)).toBe(true);
    expect(view.hands[1].every((card) => card < 0)).toBe(true);
  });

  test('tells the log to each viewer apart', async () => {
    const { host } = await started(0, 3);
    await playOut(host);
    const own = host.snapshot(1, 0).entries.flatMap(({ events }) => events);
    const secrets = own.filter(({ secret }) => secret !== undefined);
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets.every(({ secret }) => secret?.seat === 1)).toBe(true);
    const open = host.snapshot(SPECTATOR, 0).entries.flatMap(({ events }) => events);
    expect(open.some(({ secret }) => secret !== undefined)).toBe(false);
  });

  test('takes back a move that showed nothing', async () => {
    const { host } = await started(1, 2);
    const view = host.snapshot(0, 0).view as unknown as { hands: number[][] };
    const { programWords } = await import('@hustings/games/die-macher/rules/edition-2019');
    const pick = programWords[view.hands[0][0]];
    const after = must(await host.submit(0, { kind: 'draftPick', move: pick }, 0, 0));
    expect(after.undo).toBe(0);
    const back = must(await host.undo(0, 0));
    expect(back.number).toBe(0);
    expect(back.owed).toContain(0);
  });

  test('looks back at any moment, and branches off there', async () => {
    const { host, id, store } = await started(0, 3);
    const end = await playOut(host);
    const middle = host.snapshot(SPECTATOR, 0, 40);
    expect(middle.number).toBe(40);
    expect(middle.last).toBe(end.number);
    const fresh = must(await host.branch(id, 40, chairs(1, 2)));
    const now = must(await new Host(store, anyMove).open(fresh, SPECTATOR));
    expect(now.number).toBe(40);
    expect(now.view).toEqual(middle.view);
    expect([now.line, middle.line]).toEqual([40, undefined]);
    expect((await store.get(id))?.moves).toHaveLength(end.number);
  });
});

describe('bots of the table', () => {
  test('each plays at the level of its chair', async () => {
    const asked: unknown[] = [];
    const listening: Thinking = {
      ...anyMove,
      choose: (question) => {
        asked.push(question.level);
        return anyMove.choose(question);
      },
    };
    const host = new Host(memory(), listening);
    const [a, b, c] = chairs(0, 3);
    const levels = [a, { ...b, level: 'intern' as const }, { ...c, level: 'chancellor' as const }];
    must(await host.create({ game: 'die-macher-2019', options: {}, chairs: levels, seed }));
    for (let i = 0; i < 3; i++) await host.advance(SPECTATOR, 0, 0);
    expect(asked).toEqual([undefined, 'intern', 'chancellor']);
  });

  test('advice: legal moves with reasons, from what the seat sees; chances only at the end', async () => {
    const { host } = await started(1, 2);
    const advice = await host.advice(0);
    expect(advice.length).toBeGreaterThan(1);
    expect(advice[0].worth).toBe(0);
    expect(advice[1].worth).toBeLessThanOrEqual(0);
    expect(await host.chances()).toEqual([]);
    const answer = { kind: 'draftPick', move: advice[0].move };
    expect(isRefusal(await host.submit(0, answer, 0, 0))).toBe(false);
  });

  test('every seat has its chance to win after each move of a game that is over', async () => {
    const { host } = await started(0, 3);
    const end = await playOut(host);
    const chances = await host.chances();
    expect(chances).toHaveLength(end.number + 1);
    for (const shares of chances) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    const last = chances.at(-1) ?? [];
    expect(end.result?.winners).toContain(last.indexOf(Math.max(...last)));
  });
});

/** Bots that think until they are told to go on. */
class Ponderer {
  readonly asked: Question[] = [];
  readonly #gates: (() => void)[] = [];

  readonly thinking: Thinking = {
    ...anyMove,
    choose: async (question) => {
      this.asked.push(question);
      await new Promise<void>((resolve) => this.#gates.push(resolve));
      return anyMove.choose(question);
    },
  };

  goOn(): void {
    this.#gates.shift()?.();
  }
}

/** A person and two bots, who all choose cards in secret at first. */
async function pondering() {
  const ponderer = new Ponderer();
  const store = memory();
  const host = new Host(store, ponderer.thinking);
  const game = 'die-macher-2019';
  const id = must(await host.create({ game, options: {}, chairs: chairs(1, 2), seed }));
  const pick = async (): Promise<Snapshot | Refusal> => {
    const [{ move }] = await host.advice(0);
    return host.submit(0, { kind: 'draftPick', move }, 0, 0);
  };
  return { ponderer, host, store, id, pick };
}

describe('while a bot thinks', () => {
  test('the table is looked at and played at as if it did not', async () => {
    const { ponderer, host, pick } = await pondering();
    const thought = host.advance(0, 0, 0);
    expect(host.snapshot(0, 0).number).toBe(0);
    expect(must(await pick()).number).toBe(1);
    expect(host.snapshot(0, 0).entries[1].seat).toBe(0);
    ponderer.goOn();
    // A sealed answer of someone else does not disturb what the bot was asked.
    const after = must(await thought);
    expect(after.entries.map(({ seat }) => seat)).toEqual([-1, 0, 1]);
    expect(ponderer.asked).toHaveLength(1);
  });

  test('a move is taken back, and what the bot thought of the old position is dropped', async () => {
    const { ponderer, host, pick } = await pondering();
    must(await pick());
    const thought = host.advance(0, 0, 0);
    must(await host.undo(0, 0));
    must(await pick());
    ponderer.goOn();
    expect(must(await thought).entries.map(({ seat }) => seat)).toEqual([-1, 0]);
  });

  test('another table is opened, and the thought is not made into a move there', async () => {
    const { ponderer, host, id } = await pondering();
    const thought = host.advance(0, 0, 0);
    const other = must(await host.branch(id, 0, chairs(1, 2)));
    ponderer.goOn();
    expect(must(await thought)).toMatchObject({ id: other, number: 0 });
  });

  test('the same position has the same thought, whenever it is asked for', async () => {
    const one = await pondering();
    const two = await pondering();
    void one.host.advance(0, 0, 0);
    void two.host.advance(0, 0, 0);
    expect(one.ponderer.asked).toEqual(two.ponderer.asked);
  });
});

describe('what can not be kept', () => {
  /** A store without room, until it has some. */
  function fullStore() {
    const store = memory();
    const kept = { full: false };
    const put: typeof store.put = (game) =>
      kept.full
        ? Promise.reject(new DOMException('no room', 'QuotaExceededError'))
        : store.put(game);
    return { kept, store: { ...store, put } };
  }

  test('has not happened, and can be done again', async () => {
    const { kept, store } = fullStore();
    const host = new Host(store, anyMove);
    const game = 'die-macher-2019';
    const id = must(await host.create({ game, options: {}, chairs: chairs(1, 2), seed }));
    const [{ move }] = await host.advice(0);
    const submit = () => host.submit(0, { kind: 'draftPick', move }, 0, 0);
    kept.full = true;
    expect(await submit()).toMatchObject({ refused: 'not-saved', values: { full: true } });
    expect(await host.advance(0, 0, 0)).toMatchObject({ refused: 'not-saved' });
    expect(host.snapshot(0, 0).number).toBe(0);
    kept.full = false;
    expect(must(await submit()).number).toBe(1);
    expect(must(await host.advance(0, 0, 0)).number).toBe(2);
    expect((await store.get(id))?.moves).toHaveLength(2);
  });

  test('is no table either', async () => {
    const { kept, store } = fullStore();
    kept.full = true;
    const table = { game: 'copycat', options: {}, chairs: chairs(0, 2), seed };
    expect(await new Host(store, anyMove).create(table)).toMatchObject({ refused: 'not-saved' });
  });
});
