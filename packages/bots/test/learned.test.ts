import { readFileSync } from 'node:fs';
import { games as manifests, knowledgeOf } from '@hustings/games';
import { canonical, type Options, type Position } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { playNumber, tableOf, type MatchPlan } from '../src/arena/index.js';
import { botOf, decide, taught, type Knowledge, type Level } from '../src/index.js';
import { fromBase64, toBase64 } from '../src/learned/base64.js';
import { fromHalf, toHalf } from '../src/learned/half.js';
import { Judge } from '../src/learned/judge.js';
import { ROUND, selfPlay, Training, triedAt } from '../src/training/index.js';
import { begin, isLookedAt, playThrough, stream } from './helpers.js';

/** Chance to win, lead and points (in units) of the first seat before the first move of a game. */
const recorded = JSON.parse(
  readFileSync(new URL('learned.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly number[]>>;

type Case = {
  readonly name: string;
  readonly players: number;
  readonly weights: string;
  readonly knowledge: Knowledge;
};

/** Every net that a game brings. */
async function casesOf({ id, bots, learned = {} }: (typeof manifests)[number]): Promise<Case[]> {
  const knowledge = await bots?.();
  if (knowledge === undefined) return [];
  return Promise.all(
    Object.entries(learned).map(async ([players, fetch]) => {
      const weights = await fetch();
      const count = Number(players);
      return {
        name: `${id}, ${players} players`,
        players: count,
        weights,
        knowledge: taught(knowledge, count, weights),
      };
    }),
  );
}

const cases = (await Promise.all(manifests.map(casesOf))).flat();

const optionsOf = ({ game }: Knowledge, seats: number): Options =>
  game.readOptions({}, seats) as Options;

/** One bot against others of a kind, on a few seeds, each in all seatings. */
function match(knowledge: Knowledge, players: number, rival: Level, games: number) {
  const bots: Level[] = ['strategist', ...Array.from({ length: players - 1 }, () => rival)];
  const options = optionsOf(knowledge, players);
  const plan: MatchPlan = { game: knowledge.game.id, options, bots, seed: 'small', budget: {} };
  const reports = Array.from({ length: games }, (_, number) =>
    playNumber(knowledge, plan, number, () => 0),
  );
  return tableOf(plan, reports).rows[0];
}

test('numbers of 16 bits come back as near as 11 bits can tell', () => {
  for (let i = 0; i < 2000; i++) {
    const number = (i - 1000) ** 3 * 1e-7;
    const back = fromHalf(toHalf(number));
    expect(Math.abs(back - number)).toBeLessThanOrEqual(Math.abs(number) / 2048 + 2 ** -25);
    expect(toHalf(back)).toBe(toHalf(number));
  }
  expect(fromHalf(toHalf(1e9))).toBe(65504);
  expect(fromHalf(toHalf(2047.9))).toBe(2048);
});

test('bytes of any number survive being text', () => {
  for (let length = 0; length < 20; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 97 + length * 31) & 255);
    expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes]);
  }
  expect(() => fromBase64('no$text')).toThrow('not base64');
});

describe.each(cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
  const { knowledge, players, weights } = each;
  const { game, sight, learned } = knowledge;
  if (sight === undefined || learned === undefined) throw new Error('a net that nobody looks with');

  test('its weights are at most 60 kB, and those of another net are refused', () => {
    expect(learned.weights.length * 2).toBeLessThanOrEqual(60_000);
    const short = toBase64(fromBase64(weights).slice(2));
    expect(() => taught(knowledge, players, short)).toThrow('weights of another net');
  });

  test('it is fetched for a table of so many, and for no other', async () => {
    const view = game.view(begin(knowledge, players, 'fetched'), 0);
    const fetched = await knowledgeOf(game.id, view);
    expect(fetched?.learned?.shape).toEqual(learned.shape);
    expect(await knowledgeOf(game.id, view)).toBe(fetched);
    expect((await knowledgeOf(game.id))?.learned).toBeUndefined();
  });

  test('it says of a recorded position what it said when it was recorded', () => {
    const { win, lead, points } = new Judge(sight, learned).now(
      begin(knowledge, players, 'recorded'),
      0,
    );
    const figures = [win, lead, points].map((figure) => Number(figure.toFixed(6)));
    expect({ [each.name]: figures }).toEqual({ [each.name]: recorded[each.name] });
  });

  test('with vectors and without it says the same, to the last bit', () => {
    const plain = taught(knowledge, players, weights, { vectors: false });
    if (plain.learned === undefined) throw new Error('no net');
    expect([plain.learned.isVectored, learned.isVectored]).toEqual([false, true]);
    const [one, other] = [new Judge(sight, learned), new Judge(sight, plain.learned)];
    let compared = 0;
    playThrough(knowledge, 'organiser', players, 'alike', (state, seat, number) => {
      if (!isLookedAt(number, 19)) return;
      expect(one.now(state, seat)).toEqual(other.now(state, seat));
      compared++;
    });
    expect(compared).toBeGreaterThan(10);
  });

  test.skipIf(sight.imagines)('worlds that look the same look the same to the net', () => {
    const judge = new Judge(sight, learned);
    playThrough(knowledge, 'organiser', players, 'blind', (state, seat, number) => {
      if (!isLookedAt(number, 23)) return;
      const other = game.determinize(game.view(state, seat), stream(`other ${number}`));
      const before = canonical(other);
      const look = (world: Position): string[] => {
        judge.now(world, seat);
        const seen = [judge.inputs.join()];
        const random = stream('blind');
        for (const { move } of sight.candidates(world, seat, random)) {
          if (sight.samples(world, move) === 1)
            // else chance has a say
            sight.after(world, seat, move, seat, random, judge.inputs);
          seen.push(`${canonical(move)} ${judge.inputs.join()}`);
        }
        return seen;
      };
      expect(look(other)).toEqual(look(state));
      expect(canonical(other)).toBe(before);
    });
  });

  test.each(['strategist', 'chancellor'] as const)(
    '%s: worlds that look the same get the same move, and the view is left as it was',
    (level) => {
      const bot = botOf(knowledge, level);
      const budget = { simulations: 6 };
      let compared = 0;
      playThrough(knowledge, 'organiser', players, `honest ${level}`, (state, seat, number) => {
        if (!isLookedAt(number, level === 'chancellor' ? 97 : 41)) return;
        const view = game.view(state, seat);
        const kept = canonical(view);
        const other = game.view(game.determinize(view, stream(`other ${number}`)), seat);
        const move = decide(bot, view, stream(`bot ${number}`), budget);
        expect(decide(bot, other, stream(`bot ${number}`), budget)).toEqual(move);
        expect(canonical(view)).toBe(kept);
        compared++;
      });
      expect(compared).toBeGreaterThan(0);
    },
  );

  test('chances are those of one game, and points those of its scores', () => {
    const state = playThrough(knowledge, 'strategist', players, 'told', () => undefined);
    const judge = new Judge(sight, learned);
    const result = game.result(state);
    if (result === undefined) throw new Error('not over');
    const ended = result.scores.map((_, seat) => judge.ended(result, seat));
    expect(ended.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1);
    const view = game.view(begin(knowledge, players, 'told'), 0);
    const thinking = botOf(knowledge, 'strategist').think(view, stream('told'), {});
    for (const { win, points } of thinking.opinions()) {
      expect(win).toBeGreaterThan(0);
      expect(win).toBeLessThan(1);
      expect(points).toHaveLength(players);
      for (const one of points) expect(one).toBeGreaterThan(0);
    }
  });
});

const [smallest] = [...cases].sort((a, b) => a.players - b.players);

test('what was learned beats the Strategist that was not, by far', () => {
  const { knowledge, players } = smallest;
  expect(match(knowledge, players, 'strategist-1', 16).wins.mean).toBeGreaterThan(0.7);
});

const playAndLearn = (training: Training): void =>
  training.learn([selfPlay(training.lesson, { from: training.games, games: ROUND, tried: 0 })], 0);

test('a little self-play from nothing leaves players by lot behind', () => {
  const { knowledge, players } = smallest;
  const plan = { options: optionsOf(knowledge, players), seats: players, seed: 'short' };
  const training = new Training(knowledge, plan, 20_000);
  const against = () =>
    match({ ...knowledge, learned: training.settle() }, players, 'random', 12).score.mean;
  const before = against();
  for (let round = 0; round < 3; round++) playAndLearn(training);
  expect(training.games).toBe(60);
  expect(against()).toBeGreaterThan(before + 10);
  expect(match({ ...knowledge, learned: training.settle() }, players, 'random', 12).wins.mean).toBe(
    1,
  );
});

test('the same seed teaches the same', () => {
  const { knowledge, players } = smallest;
  const plan = { options: optionsOf(knowledge, players), seats: players, seed: 'again' };
  const weightsOf = (): number[] => {
    const training = new Training(knowledge, plan, 20_000);
    playAndLearn(training);
    return [...training.learner.net.weights];
  };
  expect(weightsOf()).toEqual(weightsOf());
});

describe('candidates that are tried out', () => {
  const quick = cases.find(({ knowledge }) => knowledge.sight?.trials === 'rate');
  if (quick === undefined) throw new Error('no game has quick trials');
  const { knowledge, players } = quick;
  const plan = { options: optionsOf(knowledge, players), seats: players, seed: 'tried' };
  const training = new Training(knowledge, plan, 0);
  const reap = (tried: number) => selfPlay(training.lesson, { from: 0, games: 1, tried });

  test('bring more to learn from, and the same again', () => {
    const [without, found] = [reap(0), reap(0.1)];
    expect(found.targets.length).toBeGreaterThan(1.2 * without.targets.length);
    expect(found.inputs.length / without.inputs.length).toBe(
      found.targets.length / without.targets.length,
    );
    expect(found.targets.every((one) => Number.isFinite(one))).toBe(true);
    expect(reap(0.1)).toEqual(found);
  });

  test('come in the later part of a training, and only where trials are quick', () => {
    expect(triedAt({ trials: 'rate' }, 0)).toBe(0);
    expect(triedAt({ trials: 'rate' }, 1)).toBeGreaterThan(0);
    expect(triedAt({ trials: 'net' }, 1)).toBe(0);
  });
});
