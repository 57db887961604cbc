import { describe, expect, it } from 'vitest';
import {
  Game,
  NONE,
  One,
  shuffle,
  type AnyDecision,
  type GameRules,
  type Move,
  type Out,
  type Random,
  type Refusal,
  type Sequence,
  type Shape,
} from '@hustings/kernel';
import { BrokenPromise, fuzz, provePromises, type Fuzzing, type Proving } from '@hustings/proving';
import { rules } from '../../kernel/test/toy/game.js';
import type { Event } from '../../kernel/test/toy/phases.js';
import { clone, FRUITS, type State } from '../../kernel/test/toy/state.js';
import { determinize, view, type View } from '../../kernel/test/toy/view.js';

/** Every promise must be able to fail: Market Day with one defect each. */
type Rules = GameRules<State, View, Event>;
type Part = Sequence<State, Event>;
type Decision = AnyDecision<State, Event>;
type Run = (state: State, out: Out<Event>) => void;

const passing = ['threw']; // what is thrown away may be shuffled in again at once
const proving: Proving<State> = { seats: 3, games: 40, seed: 'mutants', passing };

function proved(defect: Partial<Rules>, more: Partial<Proving<State>> = {}): string {
  return finding(() => provePromises(new Game({ ...rules, ...defect }), { ...proving, ...more }));
}

function fuzzed(defect: Partial<Rules>, says?: Fuzzing['says']): string {
  const game = new Game({ ...rules, ...defect });
  return finding(() =>
    fuzz(game, { seats: 3, inputs: 4000, seed: 'mutants', ...(says && { says }) }),
  );
}

function finding(act: () => unknown): string {
  try {
    act();
    return 'nothing was found';
  } catch (error) {
    if (error instanceof BrokenPromise) return error.finding.wrong;
    throw error;
  }
}

/** The sequence with one kind of decision changed. Flow is data, so that is easily done. */
function withDecision(kind: string, change: (decision: Decision) => Partial<Decision>): Part {
  return changed(rules.sequence, (part) => {
    if (part.part !== 'ask' && part.part !== 'allAtOnce') return part;
    if (part.decision.kind !== kind) return part;
    const decision = part.decision as Decision;
    return { ...part, decision: { ...decision, ...change(decision) } };
  });
}

function withShape(kind: string, change: (shape: Shape<State, Move>) => object): Part {
  return withDecision(kind, ({ shape }) => ({
    shape: Object.assign(delegate(shape), change(shape)),
  }));
}

function delegate(shape: Decision['shape']): Decision['shape'] {
  return {
    read: (s, seat, words) => shape.read(s, seat, words),
    write: (s, seat, move) => shape.write(s, seat, move),
    sample: (s, seat, random) => shape.sample(s, seat, random),
    each: (s, seat, visit, limit) => shape.each(s, seat, visit, limit),
    form: (s, seat) => shape.form(s, seat),
  };
}

function withRun(name: string, change: (run: Run) => Run): Part {
  return changed(rules.sequence, (part) =>
    part.part === 'run' && part.run.name === name ? { ...part, run: change(part.run) } : part,
  );
}

function changed(part: Part, change: (part: Part) => Part): Part {
  switch (part.part) {
    case 'inOrder':
      return change({ ...part, body: part.body.map((step) => changed(step, change)) });
    case 'forEach':
    case 'repeatWhile':
    case 'bind':
    case 'procedure':
      return change({ ...part, body: changed(part.body, change) });
    case 'untilAllPass':
      return change({ ...part, ask: changed(part.ask, change) });
    case 'when':
      return change({ ...part, yes: changed(part.yes, change), no: changed(part.no, change) });
    default:
      return change(part);
  }
}

const reshuffle = (s: State, _viewer: number, random: Random): State => {
  shuffle(random, s.deck);
  return s;
};

const silently =
  (run: Run): Run =>
  (s, out) => {
    const { seen } = s.flow;
    run(s, out);
    s.flow.seen = seen;
  };

type OneOfSell = ConstructorParameters<typeof One<State>>[0];

const sell = (defect: Partial<OneOfSell>): One<State> =>
  new One<State>({
    size: FRUITS.length,
    word: (_, fruit) => FRUITS[fruit],
    why: (s, seat, fruit) =>
      s.traders[seat].hand.includes(fruit)
        ? undefined
        : { code: 'not-held', rule: 'MD-3', values: () => ({}) },
    pass: true,
    ...defect,
  });
const selling = (defect: Partial<OneOfSell>): Part =>
  withDecision('sell', () => ({ shape: sell(defect) }));

it('finds nothing in the game without a defect', () => {
  expect(proved({})).toBe('nothing was found');
  expect(proved({ sequence: selling({}) })).toBe('nothing was found');
  expect(fuzzed({})).toBe('nothing was found');
});

describe('secrets', () => {
  it('finds a hidden card in a view', () => {
    const leak = { view: (s: State, v: number) => ({ ...view(s, v), top: s.deck.at(-1) ?? NONE }) };
    expect(proved(leak)).toMatch(/what is hidden changes the view: .top/);
  });

  it('finds a hidden card in a view even when the worlds made from it agree, by reshuffling', () => {
    const leak: Partial<Rules> = {
      view: (s, v) => ({ ...view(s, v), deckOrder: s.deck.slice() }),
      determinize: (seen, random) => {
        const { deckOrder: deck } = seen as View & { deckOrder: number[] };
        const world = determinize(
          { ...seen, discards: [...seen.discards, ...deck], deck: 0 },
          random,
        );
        return { ...world, deck: deck.slice(), discards: seen.discards.slice() };
      },
    };
    expect(proved(leak)).toBe('nothing was found');
    expect(proved(leak, { reshuffle })).toMatch(/what is hidden changes the view: .deckOrder/);
    expect(proved({}, { reshuffle })).toBe('nothing was found');
  });

  it('finds the stream of chance in a view', () => {
    const leak: Partial<Rules> = {
      view: (s, v) => ({ ...view(s, v), random: structuredClone(s.random) }),
      determinize: (seen, random) => ({
        ...determinize(seen, random),
        random: structuredClone((seen as View & Pick<State, 'random'>).random),
      }),
    };
    expect(proved(leak)).toMatch(/gives away the stream/);
  });

  it('finds a draw without a barrier', () => {
    const sequence = withRun('drawHands', silently);
    expect(proved({ sequence })).toMatch(/learned without a barrier: .hand/);
  });

  it('finds a peek without a barrier', () => {
    expect(proved({ sequence: withRun('peek', silently) })).toMatch(/learned without a barrier/);
  });

  it('finds a card that is shown without a barrier', () => {
    const sequence = withDecision('pocket', (decision) => ({
      apply: (s, seat, move, out) => silently(() => decision.apply(s, seat, move, out))(s, out),
    }));
    expect(proved({ sequence })).toMatch(/learned without a barrier: .discards/);
  });

  it('finds an event that tells a secret', () => {
    const sequence = withRun('peek', (run) => (s, out) => {
      run(s, out);
      out?.push({ type: 'sold', seat: 0, fruit: s.peeked, coins: 0 });
    });
    expect(proved({ sequence })).toMatch(/event 'sold' tells what the view does not show/);
  });

  it('finds a refusal that tells a secret', () => {
    const onTop = {
      code: 'not-held',
      rule: 'MD-3',
      values: (s: State) => ({ top: s.deck.at(-1) ?? 0 }),
    };
    const sequence = selling({
      why: (s, seat, fruit) => (s.traders[seat].hand.includes(fruit) ? undefined : onTop),
    });
    expect(proved({ sequence })).toMatch(/what is hidden changes the form/);
  });

  it('finds a choice that depends on what is hidden', () => {
    const sequence = withShape('tidy', (shape) => ({
      read: (s: State, seat: number, words: unknown) =>
        s.deck.at(-1) === 0
          ? { refused: 'two-at-most', rule: 'MD-6', values: {} }
          : shape.read(s, seat, words),
    }));
    expect(proved({ sequence })).toMatch(
      /is refused|what is hidden changes the answer|something is learned/,
    );
  });

  it('finds a view that is a part of the state', () => {
    const lend = { view: (s: State, v: number) => ({ ...view(s, v), discards: s.discards }) };
    expect(proved(lend)).toMatch(/view.discards is a part of the state itself/);
  });

  it('finds a world that loses a card', () => {
    const lose: Partial<Rules> = {
      determinize: (seen, random) => {
        const world = determinize(seen, random);
        if (world.deck.length > 2) world.deck[0] = (world.deck[0] + 1) % FRUITS.length;
        return world;
      },
    };
    expect(proved(lose)).toMatch(/'every fruit has five cards' does not hold/);
  });

  it('finds a world that shares with the view', () => {
    const lend: Partial<Rules> = {
      determinize: (seen, random) => ({
        ...determinize(seen, random),
        discards: seen.discards as number[],
      }),
    };
    expect(proved(lend)).toMatch(/the world shares state.discards with the view/);
  });

  it('finds a sealed decision that depends on the answers of others', () => {
    const sequence = withShape('bid', (shape) => ({
      form: (s: State, seat: number) => ({
        ...shape.form(s, seat),
        max: s.sealed.filter((answer) => answer !== null).length,
      }),
    }));
    expect(proved({ sequence })).toMatch(/form/);
  });
});

describe('states', () => {
  it('finds a clone that shares', () => {
    const share = { clone: (s: State) => ({ ...clone(s), deck: s.deck }) };
    expect(proved(share)).toMatch(/the clone shares state.deck with the state/);
  });

  it('finds a clone that forgets', () => {
    expect(proved({ clone: (s) => ({ ...clone(s), peeked: NONE }) })).toMatch(/the clone differs/);
  });

  it('finds a clone with another order of keys', () => {
    const reorder: Partial<Rules> = {
      clone: (s) => {
        const { round, ...rest } = clone(s);
        return { ...rest, round };
      },
    };
    expect(proved(reorder)).toMatch(/the order of keys|the clone differs/);
  });

  it('finds what JSON does not keep', () => {
    const sequence = withRun('nextRound', (run) => (s, out) => {
      run(s, out);
      s.start = -0;
    });
    expect(proved({ sequence })).toMatch(/state.start is not plain data/);
  });

  it('finds a state of play that can not be loaded', () => {
    const narrow: Partial<Rules> = {
      schema: (seats, paths) =>
        rules.schema(
          seats,
          paths.filter((path) => path !== '4 thief/pocket'),
        ),
    };
    expect(proved(narrow)).toMatch(/the state is refused: malformed-state/);
  });

  it('finds a broken invariant', () => {
    const sequence = withDecision('sell', (decision) => ({
      apply: (s, seat, move, out) => {
        decision.apply(s, seat, move, out);
        if (move === 0) s.market.push(0);
      },
    }));
    expect(proved({ sequence })).toMatch(/'every fruit has five cards' does not hold/);
  });

  it('finds chance from outside', () => {
    let count = 0;
    const sequence = withRun('nextRound', (run) => (s, out) => {
      run(s, out);
      s.traders[0].coins += count++ % 2;
    });
    expect(proved({ sequence })).toMatch(/another|differ/);
  });

  it('finds events that change the game', () => {
    const sequence = withDecision('sell', (decision) => ({
      apply: (s, seat, move, out) => {
        decision.apply(s, seat, move, out);
        if (out !== undefined) s.traders[seat].coins++;
      },
    }));
    expect(proved({ sequence })).toMatch(/events change the game/);
  });

  it('finds an event that shares with the state', () => {
    const sequence = withDecision('tidy', (decision) => ({
      apply: (s, seat, move, out) => {
        decision.apply(s, seat, move, out);
        out?.push({ type: 'threw', seat, fruits: s.discards });
      },
    }));
    expect(proved({ sequence })).toMatch(/event 'threw' shares .fruits with the state/);
  });

  it('finds a barrier that falls', () => {
    const sequence = withDecision('hire', (decision) => ({
      apply: (s, seat, move, out) => {
        decision.apply(s, seat, move, out);
        s.flow.seen--;
      },
    }));
    expect(proved({ sequence })).toMatch(/the undo barrier falls/);
  });
});

describe('decisions and the end', () => {
  it('finds a dead end', () => {
    const notToday = { code: 'not-held', rule: 'MD-3', values: () => ({}) };
    const sequence = selling({
      pass: false,
      why: (s) => (s.market.length > 2 ? notToday : undefined),
    });
    expect(proved({ sequence })).toMatch(/no legal move|no-legal-option|throws/);
  });

  it('finds a game that never ends', () => {
    const sequence = withRun('nextRound', () => (s) => {
      s.discards.push(...s.market.splice(0));
    });
    expect(proved({ sequence }, { longest: 500 })).toMatch(/not over after 500 decisions/);
  });

  it('finds an illegal move that is sampled', () => {
    const sequence = withShape('sell', (shape) => ({
      sample: (s: State, seat: number, random: Random) =>
        s.round === 1 ? 0 : shape.sample(s, seat, random),
    }));
    expect(proved({ sequence })).toMatch(/sampled but not listed|it throws/);
  });

  it('finds a legal move that is refused', () => {
    const sequence = withShape('tidy', (shape) => ({
      read: (s: State, seat: number, words: unknown) =>
        Array.isArray(words) && words.includes('plum')
          ? { refused: 'two-at-most', rule: 'MD-6', values: {} }
          : shape.read(s, seat, words),
    }));
    expect(proved({ sequence })).toMatch(/legal move .* is refused|move \d+ is refused/);
  });

  it('finds two moves with the same words', () => {
    const sequence = selling({ word: (_, fruit) => (fruit === 0 ? 'pear' : FRUITS[fruit]) });
    expect(proved({ sequence })).toMatch(/is read as|is refused/);
  });

  it('finds a form that offers something else', () => {
    const sequence = withShape('pocket', () => ({
      form: () => ({ shape: 'one', options: [{ word: 'keep' }], pass: false }),
    }));
    expect(proved({ sequence })).toMatch(/the form offers/);
  });

  it('finds steps into a dead end', () => {
    const sequence = withShape('hire', () => ({
      steps: (_s: State, _seat: number, prefix: number[]) => (prefix.length < 3 ? [0, 1, 2] : []),
    }));
    expect(proved({ sequence })).toMatch(/steps lead into a dead end/);
  });

  it('finds steps that miss a legal move', () => {
    const sequence = withShape('hire', () => ({
      steps: (_s: State, _seat: number, prefix: number[]) => (prefix.length < 3 ? [0] : []),
    }));
    expect(proved({ sequence })).toMatch(/steps do not lead to the legal move/);
  });

  it('finds a winner who has not the most', () => {
    const lowest: Partial<Rules> = {
      result: (s) => {
        const result = rules.result(s);
        return (
          result && { ...result, winners: [result.scores.indexOf(Math.min(...result.scores))] }
        );
      },
    };
    expect(proved(lowest)).toMatch(/a winner has not the most/);
  });

  it('finds points that come from nowhere', () => {
    const more: Partial<Rules> = {
      result: (s) => {
        const result = rules.result(s);
        return result && { ...result, scores: result.scores.map((score) => score + 1) };
      },
    };
    expect(proved(more)).toMatch(/the sources do not add up/);
  });
});

describe('a finding', () => {
  it('says how to see it again, and there it is', () => {
    const late = withDecision('tidy', (decision) => ({
      apply: (s, seat, move, out) => {
        decision.apply(s, seat, move, out);
        if (s.round === 1 && s.traders[0].coins > 20) s.traders[0].coins = -1;
      },
    }));
    const game = new Game({ ...rules, sequence: late });
    const find = (more: Partial<Proving<State>>): BrokenPromise | undefined => {
      try {
        provePromises(game, { ...proving, games: 500, ...more });
        return undefined;
      } catch (error) {
        return error as BrokenPromise;
      }
    };
    const found = find({})?.finding;
    expect(found?.round).toBeGreaterThan(0);
    const again = find({ from: found?.round ?? 0, games: 1, heavyEvery: 1 });
    expect(again?.finding).toEqual(found);
    expect(again?.message).toContain(`from: ${found?.round}`);
  });
});

const muteAtBids = ({ refused }: Refusal): string => (refused === 'bid-too-high' ? refused : 'No.');

const speakingOfGold = ({ values }: Refusal): string => `You have ${Number(values['gold'])} coins.`;

describe('hostile submissions', () => {
  it('finds an illegal move that is accepted', () => {
    const sequence = withShape('sell', (shape) => ({
      read: (s: State, seat: number, words: unknown) =>
        words === 'cherry' ? 3 : shape.read(s, seat, words),
    }));
    expect(fuzzed({ sequence })).toMatch(/illegal move .* is accepted/);
  });

  it('finds a refusal that changes the state', () => {
    const sequence = withShape('bid', (shape) => ({
      read: (s: State, seat: number, words: unknown) => {
        if (typeof words === 'object') s.traders[seat].coins--;
        return shape.read(s, seat, words);
      },
    }));
    expect(fuzzed({ sequence })).toMatch(/changes the state: .traders/);
  });

  it('finds an exception', () => {
    const sequence = withShape('bid', (shape) => ({
      read: (s: State, seat: number, words: unknown) =>
        shape.read(s, seat, (words as number).toFixed() === '' ? 0 : words),
    }));
    expect(fuzzed({ sequence })).toMatch(/throws: TypeError/);
  });

  it('finds a refusal without a sentence', () => {
    expect(fuzzed({}, muteAtBids)).toMatch(/'bid-too-high' has no sentence/);
  });

  it('finds a sentence that lacks a value', () => {
    expect(fuzzed({}, speakingOfGold)).toMatch(/lacks a value/);
  });

  it('finds an invariant that throws when a made-up state is loaded', () => {
    const broken: Partial<Rules> = {
      clone: (s) => {
        if (s.rounds === 3) throw new Error('not this one');
        return clone(s);
      },
    };
    expect(fuzzed(broken)).toMatch(/throws: Error: not this one/);
  });
});
