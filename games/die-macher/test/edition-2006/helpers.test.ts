import { describe, expect, it } from 'vitest';
import { coded, isRefusal, seedFrom, sfc } from '@hustings/kernel';
import { playOn } from '@hustings/proving';
import {
  conversion,
  data,
  electionNow,
  match,
  possibleCoalitions,
  seatsFor,
  type Event,
} from '../../rules/edition-2006/index.js';
import { game, table } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
const program = [
  '+nuclearEnergy',
  '+minimumWage',
  '+welfareSystem',
  '-geneticEngineering',
  '+terrorPrevention',
] as const;
const opinions = ['+nuclearEnergy', '-minimumWage', '+welfareSystem', '-militaryMissions'] as const;

describe('What client and bots may ask', () => {
  const t = table({
    players,
    at: '6 meetings',
    states: {
      NW: {
        opinions,
        meetings: { SPD: 8, CDU: 3 },
        popularity: { SPD: 2 },
        votes: { SPD: 30, CDU: 10 },
        tiles: ['SPD', 'CDU'],
      },
    },
    programs: { SPD: program, CDU: program, FDP: program },
  });
  const { board } = t.state('NW');

  it('the match of a program with the opinions of a state', () => {
    expect(match(t.s.programs[0], board)).toBe(1);
  });

  it('votes a conversion would give, spelled out and stopped at 50', () => {
    expect(conversion(board, t.s.programs[0], 0, 4)).toEqual({
      meetings: 4,
      popularity: 2,
      match: 1,
      votes: 12,
      total: 42,
    });
    expect(conversion(board, t.s.programs[0], 0, 8)).toMatchObject({ votes: 24, total: 50 });
  });

  it('seats for votes by the card of a state: rising, and its maximum at 50', () => {
    data.states.forEach((state, number) => {
      const row = Array.from({ length: 51 }, (_, votes) => seatsFor(number, votes));
      expect(row[0]).toBe(0);
      expect(row[50]).toBe(state.seats);
      expect(row.every((seats, i) => i === 0 || seats >= row[i - 1])).toBe(true);
    });
  });

  it('if the election were now', () => {
    const { conversions, outcome } = electionNow(t.s, board);
    expect(conversions.map(({ total }) => total)).toEqual([50, 13, 0]);
    expect(outcome).toMatchObject({ votes: [50, 13, 0], seats: [80, 21, 0], winners: [0] });
    expect(board.votes).toEqual([30, 10, 0]); // asking changes nothing
    const together = electionNow(t.s, board, [-1, 2, 1]);
    expect(together.outcome.winners).toEqual([0]);
    expect(electionNow(t.s, board, [1, 0, -1]).outcome.winners).toEqual([0, 1]);
  });

  it('answers from a view as from the state', () => {
    const view = t.view('spectator');
    expect(electionNow(view, view.boards[0])).toEqual(electionNow(t.s, board));
    expect(possibleCoalitions(view, view.boards[0])).toEqual(possibleCoalitions(t.s, board));
  });

  it('possible coalitions: tiles and equal cards, forced or to be agreed', () => {
    expect(possibleCoalitions(t.s, board)).toEqual([{ seats: [0, 1], equal: 5, forced: true }]);
    const two = table({
      players,
      at: '6 meetings',
      states: { NW: { tiles: players } },
      programs: {
        SPD: program,
        CDU: [
          '+nuclearEnergy',
          '+minimumWage',
          '-welfareSystem',
          '+geneticEngineering',
          '-terrorPrevention',
        ],
        FDP: [
          '-nuclearEnergy',
          '-minimumWage',
          '-welfareSystem',
          '+militaryMissions',
          '-terrorPrevention',
        ],
      },
    });
    expect(possibleCoalitions(two.s, two.state('NW').board)).toEqual([
      { seats: [0, 1], equal: 2, forced: false },
      { seats: [1, 2], equal: 2, forced: false },
    ]);
  });

  it('the preview right before an election is what happens', () => {
    let compared = 0;
    for (let i = 0; i < 20; i++) {
      const read = game.readOptions({ length: i % 2 === 0 ? 'full' : 'short' }, 3 + (i % 3));
      if (isRefusal(read)) throw new Error(coded(read));
      const seed = seedFrom(`preview ${i}`);
      const s = game.simulate(read, 3 + (i % 3), seed);
      const random = sfc(seed, 'bot 0');
      while (!game.isOver(s)) {
        const before = game.clone(s);
        const events: Event[] = [];
        playOn(game, s, random, 1, events);
        const held = events.find((event) => event.type === 'electionHeld');
        // The last decision before most elections, and it never concerns the electing state.
        if (held === undefined || !before.flow.at.startsWith('8 ')) continue;
        const preview = electionNow(before, before.boards[held.election % 4], before.partners);
        expect(preview.outcome).toEqual(held.outcome);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
