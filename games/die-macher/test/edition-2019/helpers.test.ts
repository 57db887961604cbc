import { describe, expect, it } from 'vitest';
import {
  conversion,
  data,
  electionAt,
  electionNow,
  electsNow,
  firstElection,
  isLastRound,
  lastElection,
  match,
  mediaMajority,
  mediaPresencePoints,
  moneyPoints,
  outcomeOf,
  pointsFor,
  rallyCost,
  rounds,
  stateCount,
  trendFigure,
  votesFor,
  type Event,
} from '../../rules/edition-2019/index.js';
import { cardNumber, sequenceFrom, game, table, type Card } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const state = (code: string): number => data.states.findIndex((one) => one.code === code);

const dates = (elections: number, round: number) => {
  const s = { round, options: { elections } };
  const held = [0, 1, 2, 3, 4, 5, 6].filter((e) => e >= firstElection(s) && electsNow(s, e));
  return { held, last: lastElection(s), states: stateCount(s) };
};

const spots = (elections: number) =>
  Array.from({ length: elections }, (_, e) =>
    mediaPresencePoints({ round: 1, options: { elections } }, e),
  );

const paths = (program: { questions: readonly { path: string }[] }) =>
  program.questions.map((question) => question.path);

describe('helpers for screens and bots', () => {
  it.each([
    [1, -3, -2, 1],
    [6, -2, 2, 8],
    [5, 2, 3, 21],
    [4, 0, 5, 20],
    [8, 4, 3, 36],
    [4, -3, 1, 1],
    [0, 4, 5, 0],
    [3, -3, 4, 4],
    [8, 0, 0, 8],
  ])('M19-9.3 %i rallies at trend %i and match %i give %i votes', (rallies, trend, fit, votes) => {
    expect(votesFor(rallies, trend, fit)).toBe(votes);
  });

  it('M19-9.3 match counts equal cards, opposite ones, and the double marker twice', () => {
    const opinions = (['+education', '-traffic', '+environment', '-welfareState'] as Card[]).map(
      cardNumber,
    );
    const program = [1, 0, 0, 1, 1, 0, -1]; // +education, +security, +welfare, −traffic
    expect(match(program, { opinions, up: 4, double: -1 })).toBe(1 + 1 - 1);
    expect(match(program, { opinions, up: 4, double: 3 })).toBe(1 + 1 - 2);
    expect(match(program, { opinions, up: 4, double: 0 })).toBe(2 + 1 - 1);
    expect(match(program, { opinions, up: 1, double: -1 })).toBe(1);
    expect(match(program, { opinions, up: 0, double: -1 })).toBe(0);
  });

  it('M19-9.3 conversion spells the sum out, without changing anything', () => {
    const t = table({
      players,
      at: '1 start player',
      states: { BB: { votes: { SPD: 5 }, trend: { SPD: 3 }, rallies: { SPD: 2 } } },
    });
    const { board } = t.state('BB');
    const before = JSON.stringify(t.s);
    const sum = conversion(board, t.s.programs[0], 0, 2);
    expect(sum).toMatchObject({ rallies: 2, trend: 3, match: t.state('BB').match('SPD') });
    expect(sum.total).toBe(5 + sum.votes);
    expect(JSON.stringify(t.s)).toBe(before);
  });

  it('M19-6.10 the figures of the trend scale', () => {
    expect([0, 1, 2, 3, 4, 5].map(trendFigure)).toEqual([-3, -2, 0, 2, 3, 4]);
  });

  it('M19-4.1 the price of rallies', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(rallyCost)).toEqual([0, 1, 2, 3, 5, 7, 10, 15, 20]);
  });

  it('M19-9.6 points for votes', () => {
    const bb = state('BB');
    expect([0, 4, 5, 9, 10, 23, 34, 49, 50, 52, 500].map((votes) => pointsFor(bb, votes))).toEqual([
      0, 0, 6, 6, 8, 13, 16, 20, 21, 21, 21,
    ]);
    expect(pointsFor(state('HB'), 40)).toBe(10);
  });

  it('M19-7.1 who influences the media', () => {
    expect(mediaMajority([0, 2, 1])).toBe(1);
    expect(mediaMajority([2, 2, 1])).toBe(-1);
    expect(mediaMajority([0, 0, 0])).toBe(-1);
    expect(mediaMajority([1, 1, 2])).toBe(2);
    expect(mediaMajority([2, 1, 2, 3])).toBe(3);
  });

  it('M19-9.17 points for money', () => {
    expect(moneyPoints([5, 9, 7])).toEqual([0, 6, 3]);
    expect(moneyPoints([9, 9, 7])).toEqual([6, 6, 3]);
    expect(moneyPoints([9, 7, 7])).toEqual([6, 3, 3]);
    expect(moneyPoints([0, 7, 0])).toEqual([0, 6, 0]);
    expect(moneyPoints([0, 0, 0])).toEqual([0, 0, 0]);
    expect(moneyPoints([4, 4, 4, 4])).toEqual([6, 6, 6, 6]);
  });

  it('M19-9.7 outcomeOf tells kind, winners, points and bonus', () => {
    const electorate = { start: 0, parties: [0, 1, 2], programs: [[], [], []] };
    const bb = state('BB');
    expect(outcomeOf(electorate, bb, [52, 49, 0])).toEqual({
      votes: [52, 49, 0],
      points: [21, 20, 0],
      kind: 'single',
      winners: [0],
      bonus: [12, 0, 0],
    });
    expect(outcomeOf(electorate, bb, [52, 60, 0])).toMatchObject({
      kind: 'several',
      winners: [1],
      bonus: [10, 10, 0],
    });
    expect(outcomeOf(electorate, bb, [10, 40, 9])).toMatchObject({
      kind: 'coalition',
      winners: [1, 0],
      bonus: [7, 7, 0],
    });
    expect(outcomeOf({ ...electorate, start: 2 }, bb, [0, 0, 0])).toMatchObject({
      kind: 'none',
      winners: [],
      bonus: [0, 0, 5],
    });
  });

  it('M19-9.4 electionNow is what the election would bring, from a state or from any view', () => {
    const t = table({
      players,
      at: '9a rallies into votes',
      states: {
        BB: {},
        NI: {
          votes: { SPD: 20, LINKE: 30 },
          rallies: { SPD: 4, CDU: 2 },
          trend: { SPD: 4, FDP: 4 },
        },
      },
    });
    const preview = electionNow(t.s, t.state('NI').board);
    expect(preview.conversions[3]).toMatchObject({ rallies: 0, votes: 0, total: 0 });
    expect(preview.conversions[1].total).toBe(30);
    for (const viewer of ['FDP', 'spectator'] as const) {
      const view = t.view(viewer);
      expect(electionNow(view, view.boards[1])).toEqual(preview);
    }
    // And it comes true: the same position, with the election of this state now.
    const now = game.clone(t.s);
    now.boards[0] = t.s.boards[1];
    now.boards[0].up = 4;
    const events: Event[] = [];
    const said = electionNow(now, now.boards[0]);
    sequenceFrom('9a rallies into votes').begin(now, events);
    game.submit(now, 0, { kind: 'convertRallies', move: 'pass' }, events);
    const held = events.find((event) => event.type === 'electionHeld');
    expect(held?.outcome).toEqual(said.outcome);
  });

  it('M19-10.3 which elections are held in which round', () => {
    expect(dates(4, 3)).toEqual({ held: [2], last: 3, states: 2 });
    expect(dates(7, 3)).toEqual({ held: [2], last: 5, states: 4 });
    expect(dates(7, 4)).toEqual({ held: [3, 4], last: 6, states: 4 });
    expect(dates(7, 5)).toEqual({ held: [5, 6], last: 6, states: 2 });
    expect([4, 7].map((elections) => rounds({ round: 1, options: { elections } }))).toEqual([4, 5]);
    expect(isLastRound({ round: 4, options: { elections: 4 } })).toBe(true);
    expect(isLastRound({ round: 4, options: { elections: 7 } })).toBe(false);
    expect(electionAt({ round: 5, options: { elections: 7 } }, 1)).toBe(6);
  });

  it('M19-10.5 the points of the media presence spots', () => {
    expect(spots(4)).toEqual([10, 8, 6, 4]);
    expect(spots(7)).toEqual([16, 14, 12, 10, 8, 6, 4]);
  });

  it('the test language walks the sequence of the game: same questions, same order', () => {
    expect(paths(sequenceFrom('0 draft'))).toEqual(paths(game.program));
    expect(paths(sequenceFrom('8 poll auctions')).sort()).toEqual(
      paths(sequenceFrom('1 start player')).sort(),
    );
  });
});
