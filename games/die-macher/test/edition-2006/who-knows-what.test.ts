import { describe, expect, it } from 'vitest';
import { seatsIn, SPECTATOR, type Json } from '@hustings/kernel';
import { HIDDEN } from '../../rules/edition-2006/index.js';
import { game, table, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
const at = (spec: Partial<TableSpec> = {}) => table({ players, at: '6 meetings', ...spec });

const asked = (money: number): string[] => {
  const t = table({ players, at: '1 first player', money: { SPD: money } });
  const kinds: string[] = [];
  t.quietlyUntil(() => {
    kinds.push(t.asked);
    return t.phase === '9a seats and winner' || t.round === 2;
  });
  return kinds;
};

describe('Who knows what', () => {
  it('nobody sees stacks, face-down opinions, coming states and polls: only how many', () => {
    const t = at();
    for (const viewer of [...players, 'spectator'] as const) {
      const view = t.view(viewer);
      expect(view.programStack).toBe(t.s.programStack.length);
      expect(view.opinionStack).toBe(t.s.opinionStack.length);
      expect(view.pollStack).toBe(20);
      expect(view.coming).toBe(12);
      expect(view.boards[3].opinions.slice(1)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
      expect(view.boards[3].opinions[0]).toBe(t.s.boards[3].opinions[0]);
    }
  });

  it('a hand is its owner’s, its size everyone’s', () => {
    const t = at();
    expect(t.view('SPD').hands[0]).toEqual(t.s.hands[0]);
    expect(t.view('CDU').hands[0]).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(t.view('spectator').hands).toEqual(players.map(() => [HIDDEN, HIDDEN, HIDDEN]));
  });

  it('money is its owner’s, or everyone’s if the table plays so; also at the end', () => {
    expect(at().view('CDU').money).toEqual([HIDDEN, 25, HIDDEN]);
    expect(at({ purses: 'open' }).view('spectator').money).toEqual([25, 25, 25]);
    const ended = at({ at: '11 end', round: 7 });
    expect(ended.view('CDU').money).toEqual([HIDDEN, 25, HIDDEN]);
  });

  it('the random stream, and with it every coming roll, is in no view', () => {
    const t = at();
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const text = JSON.stringify(game.view(t.s, viewer));
      expect(text).not.toContain('random');
      expect(text).not.toContain(String(t.s.random.words[0]));
    }
  });

  it('everyone sees programs, the reserve, markers and their order, members and seats', () => {
    const t = at({
      states: { NW: { votes: { SPD: 9, CDU: 9 }, stacked: ['SPD', 'CDU'], media: { FDP: 1 } } },
      nation: ['+nuclearEnergy'],
    });
    const view = t.view('spectator');
    expect(view.programs).toEqual(t.s.programs);
    expect(view.reserve).toEqual(t.s.reserve);
    expect(view.nation.opinions).toHaveLength(1);
    expect(view.boards[0]).toMatchObject({ votes: [9, 9, 0], standing: [0, 1], media: [0, 0, 1] });
    expect(view.members).toEqual([5, 5, 5]);
  });

  it('nobody is passed over, or asked, for a reason that others may not know', () => {
    // Whoever has no money and no marker in play meets the same questions as the rich, but where
    // everyone sees that they can do nothing.
    expect(asked(0)).toEqual(asked(25));
  });

  it('a view is built from nothing: it has just the fields listed here', () => {
    expect(Object.keys(at().view('SPD')).sort()).toMatchInlineSnapshot(`
      [
        "accepting",
        "auction",
        "boards",
        "cabinet",
        "cabinetOpen",
        "carries",
        "coming",
        "contributions",
        "earned",
        "ended",
        "first",
        "given",
        "hands",
        "held",
        "lost",
        "mediaSupply",
        "meetingSupply",
        "members",
        "money",
        "named",
        "nation",
        "offered",
        "opinionDiscards",
        "opinionStack",
        "options",
        "parties",
        "partners",
        "past",
        "poll",
        "pollDiscards",
        "pollStack",
        "position",
        "presence",
        "programDiscards",
        "programStack",
        "programs",
        "reserve",
        "round",
        "seats",
        "won",
      ]
    `);
  });

  it('forms show a seat only its own choices', () => {
    const t = table({ players, at: '2 program conference' });
    const form = JSON.stringify(game.form(t.s, 0));
    const others = t.hand('CDU').filter((card) => !t.hand('SPD').includes(card));
    for (const card of others) expect(form).not.toContain(card);
    expect(game.form(t.s, 1)).toMatchObject({ refused: 'not-your-turn' });
  });

  it('a refusal says no more than its seat may know', () => {
    const t = table({ players, at: '7 polls', money: { CDU: 3 } });
    t.act('SPD', 'bidForPoll', 3);
    const move: Json = 4;
    const refusal = game.submit(t.s, 1, { kind: 'bidForPoll', move });
    expect(refusal).toMatchObject({ refused: 'more-than-you-own', values: { money: 3 } });
    expect(seatsIn(t.s.flow.owed)).toEqual([1]);
  });
});
