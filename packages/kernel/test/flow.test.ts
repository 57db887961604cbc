import { describe, expect, it } from 'vitest';
import {
  amongst,
  Amount,
  clockwiseFrom,
  everyone,
  newPosition,
  NONE,
  PASS,
  Program,
  reason,
  seatsIn,
  words,
  type GameEvent,
  type Position,
  type Sequence,
} from '@hustings/kernel';
import { chance } from './chance.js';

/** A state that only remembers what was done: moves as `kind seat move`, steps by name. */
type State = Position<'seat' | 'other' | 'passes'> & { done: string[]; left: number };
type Event = GameEvent;
type Part = Sequence<State, Event>;

const { inOrder, forEach, untilAllPass, when, repeatWhile, bind, ask, allAtOnce } = words<
  State,
  Event
>();
const { procedure, decision, sealed } = words<State, Event>();

const tooMuch = reason<State>('too-much', 'R1');
const amount = new Amount<State>({
  min: () => 0,
  max: () => 9,
  tooLow: tooMuch,
  tooHigh: tooMuch,
  pass: true,
});
const asks = (kind: string) =>
  decision(kind, amount, (s, seat, move) => {
    s.done.push(`${kind} ${seat} ${move}`);
  });
const does = (name: string) => (s: State) => {
  s.done.push(name);
};
const byName = (variable: 'seat' | 'other') => (s: State) => {
  s.done.push(`${variable} ${s.now[variable]}`);
};
const manyLeft = (s: State): boolean => s.left > 2;
const countdown = (s: State): void => {
  s.left--;
};
const open = (s: State): void => {
  s.done.push(s.sealed.join(' '));
};
const all = clockwiseFrom<State>(() => 1);

function begin(sequence: Part, seats = 3) {
  const program = new Program(sequence);
  const state: State = {
    ...newPosition(seats, { seat: NONE, other: NONE, passes: NONE }, chance('flow')),
    done: [],
    left: 2,
  };
  program.begin(state, undefined);
  return { program, state };
}

/** Answers with these moves, whoever is asked; gives what was done and where it stands. */
function play(sequence: Part, moves: readonly number[], seats = 3): string {
  const { program, state } = begin(sequence, seats);
  for (const move of moves) program.apply(state, seatsIn(state.flow.owed)[0], move, undefined);
  return [...state.done, state.flow.at].join(', ');
}

describe('steps', () => {
  it('run one after the other, up to the first question and on to the end', () => {
    const sequence = inOrder(
      does('a'),
      does('b'),
      bind('seat', () => 2, ask('seat', asks('q'))),
      does('c'),
    );
    expect(play(sequence, [])).toBe('a, b, q');
    expect(play(sequence, [5])).toBe('a, b, q 2 5, c, end');
  });

  it('run only when a test holds, otherwise the others', () => {
    expect(play(when(manyLeft, does('yes')), [])).toBe('end');
    expect(play(when(manyLeft, does('yes'), does('no')), [])).toBe('no, end');
    expect(
      play(
        when((s) => !manyLeft(s), does('yes'), does('no')),
        [],
      ),
    ).toBe('yes, end');
  });

  it('are repeated while a test holds before them', () => {
    expect(
      play(
        repeatWhile((s) => s.left > 0, does('again'), countdown),
        [],
      ),
    ).toBe('again, again, end');
    expect(
      play(
        repeatWhile(() => false, does('never')),
        [],
      ),
    ).toBe('end');
  });

  it('that never end are our bug, and say where', () => {
    expect(() => begin(repeatWhile(() => true, does('again')))).toThrow('endless');
  });
});

describe('loops', () => {
  it('bind a variable for each of an order, and unbind it', () => {
    const { state } = begin(forEach('seat', all, byName('seat')));
    expect(state.done).toEqual(['seat 1', 'seat 2', 'seat 0']);
    expect(state.now).toEqual({ seat: NONE, other: NONE, passes: NONE });
  });

  it('nest', () => {
    const pairs = forEach('seat', all, forEach('other', all, byName('seat'), byName('other')));
    expect(play(pairs, [], 2)).toBe(
      'seat 1, other 1, seat 1, other 0, seat 0, other 1, seat 0, other 0, end',
    );
  });

  it('over nobody do nothing', () => {
    const nobody = amongst(all, () => false);
    expect(play(forEach('seat', nobody, does('never')), [])).toBe('end');
    const { state } = begin(untilAllPass('seat', 'passes', nobody, ask('seat', asks('q'))));
    expect(state.flow.at).toBe('end');
    expect(state.now).toEqual({ seat: NONE, other: NONE, passes: NONE });
  });

  it('go on where they were after a question', () => {
    const sequence = forEach('seat', all, ask('seat', asks('q')), byName('seat'));
    expect(play(sequence, [1, 2])).toBe('q 1 1, seat 1, q 2 2, seat 2, q');
  });
});

describe('until all pass', () => {
  const auction = untilAllPass('seat', 'passes', all, ask('seat', asks('bid')));

  it('goes round until all in a row have passed', () => {
    expect(play(auction, [PASS, PASS])).toBe('bid 1 -1, bid 2 -1, bid');
    expect(play(auction, [PASS, PASS, PASS])).toMatch(/end$/);
    expect(play(auction, [PASS, PASS, 4, PASS, PASS])).toMatch(/bid 2 -1, bid$/);
    expect(play(auction, [PASS, PASS, 4, PASS, PASS, PASS])).toMatch(/bid 0 -1, end$/);
  });

  it('counts a 0 as an answer, not as a pass', () => {
    expect(play(auction, [PASS, PASS, 0])).toMatch(/bid 0 0, bid$/);
  });

  it('counts a question that is skipped as a pass', () => {
    const some = untilAllPass(
      'seat',
      'passes',
      all,
      ask('seat', asks('bid'), (_, seat) => seat === 0),
    );
    expect(play(some, [])).toBe('bid');
    expect(play(some, [3])).toBe('bid 0 3, bid');
    expect(play(some, [3, PASS])).toBe('bid 0 3, bid 0 -1, end');
    const none = untilAllPass(
      'seat',
      'passes',
      all,
      ask('seat', asks('bid'), () => false),
    );
    expect(play(none, [])).toBe('end');
  });

  it('needs a pass of each in the order, not of each at the table', () => {
    const two = amongst(all, (_, seat) => seat !== 1);
    const round = untilAllPass('seat', 'passes', two, ask('seat', asks('bid')));
    expect(play(round, [PASS, PASS])).toBe('bid 2 -1, bid 0 -1, end');
  });

  it('ends when nobody is left in the order', () => {
    const stillIn = amongst(all, (s, seat) => !s.done.some((did) => did.startsWith(`bid ${seat}`)));
    const round = untilAllPass('seat', 'passes', stillIn, ask('seat', asks('bid')));
    expect(play(round, [1, 2, 3])).toBe('bid 1 1, bid 2 2, bid 0 3, end');
  });

  it('leaves no trace in the variables', () => {
    const { program, state } = begin(auction);
    for (const seat of [1, 2, 0]) program.apply(state, seat, PASS, undefined);
    expect(state.now).toEqual({ seat: NONE, other: NONE, passes: NONE });
  });
});

describe('decisions of several at once', () => {
  const bids = sealed('bid', amount);

  it('are kept sealed until the last answer, then opened and cleared', () => {
    const { program, state } = begin(allAtOnce(bids, everyone, open));
    expect(program.isSealed(state)).toBe(true);
    program.apply(state, 2, 7, undefined);
    program.apply(state, 0, 5, undefined);
    expect([state.flow.owed, state.sealed, state.done, state.flow.seen]).toEqual([
      2,
      [5, null, 7],
      [],
      0,
    ]);
    program.apply(state, 1, 6, undefined);
    expect([state.flow.at, state.done, state.flow.seen]).toEqual(['end', ['5 6 7'], 1]);
    expect(state.sealed).toEqual([null, null, null]);
  });

  it('tell everybody that, but not how, somebody has answered', () => {
    const { program, state } = begin(allAtOnce(bids, everyone, open));
    const events: Event[] = [];
    program.apply(state, 2, 7, events);
    expect(events).toEqual([{ type: 'decided', seat: 2, kind: 'bid' }]);
  });

  it('are for some seats only, or for none', () => {
    const { program, state } = begin(allAtOnce(bids, () => 0b101, open));
    program.apply(state, 0, 1, undefined);
    program.apply(state, 2, 2, undefined);
    expect(state.done).toEqual(['1  2']);
    expect(
      play(
        allAtOnce(bids, () => 0, does('never')),
        [],
      ),
    ).toBe('end');
  });

  it('keep their own copy of an answer', () => {
    const list = sealed('list', amount as never);
    const { program, state } = begin(allAtOnce(list, everyone, () => undefined));
    const move = [1, 2];
    program.apply(state, 0, move, undefined);
    move[0] = 9;
    expect(state.sealed[0]).toEqual([1, 2]);
  });
});

describe('the path of a question', () => {
  it('is made of the procedures around it and its kind', () => {
    const sequence = procedure(
      '6 politicians',
      bind('seat', () => 0, procedure('change program', ask('seat', asks('swap')))),
    );
    expect(begin(sequence).state.flow.at).toBe('6 politicians/change program/swap');
  });

  it('may be reached from two places only by two paths', () => {
    const twice = forEach('seat', all, ask('seat', asks('q')), ask('seat', asks('q')));
    expect(() => new Program(twice)).toThrow('two-questions q');
    const apart = forEach(
      'seat',
      all,
      procedure('a', ask('seat', asks('q'))),
      ask('seat', asks('q')),
    );
    expect(new Program(apart).questions.map(({ path }) => path)).toEqual(['a/q', 'q']);
  });

  it('knows its decision, whether it is sealed, and which variables are set', () => {
    const sequence = inOrder(
      forEach(
        'seat',
        all,
        bind('other', () => 1, ask('seat', asks('q'))),
      ),
      allAtOnce(sealed('bid', amount), everyone, () => undefined),
    );
    const questions = new Program(sequence).questions.map((question) => ({
      path: question.path,
      kind: question.decision.kind,
      sealed: question.sealed,
      bound: question.bound,
    }));
    expect(questions).toEqual([
      { path: 'q', kind: 'q', sealed: false, bound: ['seat', 'other'] },
      { path: 'bid', kind: 'bid', sealed: true, bound: [] },
    ]);
  });
});

describe('a sequence is refused when it is loaded', () => {
  it('if a variable is bound twice', () => {
    expect(() => new Program(forEach('seat', all, forEach('seat', all, does('x'))))).toThrow(
      'bound-twice seat',
    );
    expect(
      () =>
        new Program(
          bind(
            'seat',
            () => 0,
            bind('seat', () => 1, does('x')),
          ),
        ),
    ).toThrow('bound-twice seat');
    const same = untilAllPass('seat', 'seat', all, ask('seat', asks('q')));
    expect(() => new Program(same)).toThrow('bound-twice seat');
  });

  it('if somebody is asked whom no loop names', () => {
    expect(() => new Program(ask('seat', asks('q')))).toThrow('not-bound seat');
    const after = inOrder(forEach('seat', all, does('x')), ask('seat', asks('q')));
    expect(() => new Program(after)).toThrow('not-bound seat');
  });

  it('but a variable may serve two loops, one after the other', () => {
    const twice = inOrder(forEach('seat', all, does('x')), forEach('seat', all, does('y')));
    expect(play(twice, [], 2)).toBe('x, x, y, y, end');
  });
});

describe('our own mistakes', () => {
  it('asking nobody throws', () => {
    const nobody = bind('seat', () => NONE, ask('seat', asks('q')));
    expect(() => begin(nobody)).toThrow('nobody-to-ask q');
    const beyond = bind('seat', () => 3, ask('seat', asks('q')));
    expect(() => begin(beyond)).toThrow('nobody-to-ask q');
  });

  it('a position that has not begun is at no question', () => {
    const { program, state } = begin(inOrder(does('a')));
    state.flow.at = '';
    expect(program.asked(state)).toBe(0);
    expect(() => program.apply(state, 0, 1, undefined)).toThrow('no-question');
  });

  it('moving after the end throws', () => {
    const { program, state } = begin(inOrder());
    expect(program.decision(state)).toBe(undefined);
    expect(() => program.apply(state, 0, 1, undefined)).toThrow('no-question end');
  });
});
