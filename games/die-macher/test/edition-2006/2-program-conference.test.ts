import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
const program = [
  '+terrorPrevention',
  '+geneticEngineering',
  '+nuclearEnergy',
  '-minimumWage',
  '+welfareSystem',
] as const;

describe('2 Program conference', () => {
  it('M06-2.1 the example: draw to three, exchange two, lay the opposite', () => {
    const t = table({
      players,
      at: '2 program conference',
      programs: { SPD: program },
      hands: { SPD: ['+militaryMissions', '-nuclearEnergy'] },
      programStack: ['-welfareSystem', '-terrorPrevention', '-militaryMissions'],
    });
    expect(t.hand('SPD')).toEqual(['+militaryMissions', '-nuclearEnergy', '-welfareSystem']);
    t.act('SPD', 'exchangeCards', { '+militaryMissions': 1, '-welfareSystem': 1 });
    expect(t.hand('SPD')).toEqual(['-nuclearEnergy', '-terrorPrevention', '-militaryMissions']);
    t.act('SPD', 'changeProgram', '+nuclearEnergy>-nuclearEnergy');
    expect(t.program('SPD')).toContain('-nuclearEnergy');
    expect(t.program('SPD')).not.toContain('+nuclearEnergy');
    expect(t.programDiscards).toContain('+nuclearEnergy');
    expect(t.hand('SPD')).toEqual(['-terrorPrevention', '-militaryMissions']);
    expect(t.asked).toBe('CDU exchangeCards'); // one change a round
  });

  it('M06-2.1 five different topics must remain', () => {
    const t = table({
      players,
      at: '2 program conference',
      programs: { SPD: program },
      hands: { SPD: ['-welfareSystem', '+militaryMissions', '+militaryMissions'] },
    });
    t.act('SPD', 'exchangeCards', {});
    t.refused('SPD', 'changeProgram', '+nuclearEnergy>-welfareSystem', 'topic-twice', 'M06-2.1');
    t.refused('SPD', 'changeProgram', '-nuclearEnergy>-welfareSystem', 'not-in-program');
    t.refused('SPD', 'changeProgram', '+nuclearEnergy>-nuclearEnergy', 'not-in-hand');
    const changes = [
      '+welfareSystem>-welfareSystem',
      '+terrorPrevention>+militaryMissions',
      '+geneticEngineering>+militaryMissions',
      '+nuclearEnergy>+militaryMissions',
      '-minimumWage>+militaryMissions',
      '+welfareSystem>+militaryMissions',
      'pass',
    ];
    expect(new Set(t.offered('SPD'))).toEqual(new Set(changes));
  });

  it('M06-2.1 a second change in the same round is refused', () => {
    const t = table({
      players,
      at: '2 program conference',
      programs: { SPD: program },
      hands: { SPD: ['-welfareSystem', '-terrorPrevention', '+militaryMissions'] },
    });
    t.act('SPD', 'exchangeCards', {}).act('SPD', 'changeProgram', '+welfareSystem>-welfareSystem');
    t.refused('SPD', 'changeProgram', '+terrorPrevention>-terrorPrevention', 'not-your-turn');
    expect(t.program('SPD')).toContain('+terrorPrevention');
  });

  it('M06-2.1 the exchange is made once, of none to all three, equal cards as well', () => {
    const t = table({
      players,
      at: '2 program conference',
      hands: { SPD: ['+nuclearEnergy', '+nuclearEnergy', '-welfareSystem'] },
      programStack: ['+minimumWage', '+minimumWage', '+minimumWage'],
    });
    t.refused('SPD', 'exchangeCards', { '+nuclearEnergy': 3 }, 'not-so-many-in-hand', 'M06-2.1');
    t.refused('SPD', 'exchangeCards', { '-nuclearEnergy': 1 }, 'unknown-option');
    t.act('SPD', 'exchangeCards', { '+nuclearEnergy': 2, '-welfareSystem': 1 });
    expect(t.hand('SPD')).toEqual(['+minimumWage', '+minimumWage', '+minimumWage']);
    expect(t.programDiscards).toHaveLength(3);
    t.refused('SPD', 'exchangeCards', { '+minimumWage': 1 }, 'other-decision');
  });

  it('M06-2.1 a hand of two stays two until the next conference', () => {
    const t = table({
      players,
      at: '2 program conference',
      programs: { SPD: program },
      hands: { SPD: ['-welfareSystem', '-terrorPrevention', '+militaryMissions'] },
    });
    t.act('SPD', 'exchangeCards', {}).act('SPD', 'changeProgram', '+welfareSystem>-welfareSystem');
    t.quietlyTo('3 shadow cabinet').quietlyTo('1 first player');
    expect(t.hand('SPD')).toHaveLength(2);
    t.quietlyUntil(() => t.asked === 'SPD exchangeCards');
    expect(t.hand('SPD')).toHaveLength(3);
  });

  it('M06-2.1 from the first player, clockwise', () => {
    const t = table({ players, at: '2 program conference', first: 'CDU' });
    const order: string[] = [];
    t.quietlyUntil(() => {
      if (t.asked.endsWith('exchangeCards')) order.push(t.asked.split(' ')[0]);
      return t.phase !== '2 program conference';
    });
    expect(order).toEqual(['CDU', 'FDP', 'SPD']);
  });

  it('M06-2.2 hand cards are discarded unseen; the replaced card was public', () => {
    const t = table({
      players,
      at: '2 program conference',
      programs: { SPD: program },
      hands: { SPD: ['-welfareSystem', '-terrorPrevention', '+militaryMissions'] },
      programStack: ['-nuclearEnergy'],
    });
    t.act('SPD', 'exchangeCards', { '-terrorPrevention': 1 });
    t.act('SPD', 'changeProgram', '+welfareSystem>-welfareSystem');
    const discarded = t.heard('CDU').filter((event) => event.type === 'programsDiscarded');
    expect(discarded).toEqual([{ type: 'programsDiscarded', seat: 0, count: 1 }]);
    const drawn = t.heard('spectator').filter((event) => event.type === 'programsDrawn');
    expect(drawn).toContainEqual({ type: 'programsDrawn', seat: 0, count: 1 });
    expect(t.told('programsDrawn')[0].secret.seat).toBe(0);
    expect(t.heard('CDU')).toContainEqual({ type: 'programChanged', seat: 0, out: 10, in: 11 });
    expect(t.view('CDU').hands[0]).toEqual([-2, -2]);
  });

  it('M06-2.2 discards just made take part in a reshuffle', () => {
    const t = table({
      players,
      at: '2 program conference',
      hands: { SPD: ['-welfareSystem', '-welfareSystem', '-welfareSystem'] },
      wholeProgramStack: [],
    });
    const before = t.programDiscards.length;
    t.act('SPD', 'exchangeCards', { '-welfareSystem': 3 });
    expect(t.s.programStack.length + t.programDiscards.length).toBe(before);
    expect(t.programDiscards).toEqual([]);
  });
});
