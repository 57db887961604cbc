import { describe, expect, it } from 'vitest';
import { table, type Card, type TableSpec } from './table.js';

/** Equal cards: SPD–CDU 3, SPD–FDP 2, CDU–FDP 3. */
const programs = {
  SPD: [
    '+terrorPrevention',
    '+geneticEngineering',
    '+nuclearEnergy',
    '+minimumWage',
    '+welfareSystem',
  ],
  CDU: [
    '+terrorPrevention',
    '+geneticEngineering',
    '+nuclearEnergy',
    '-minimumWage',
    '-welfareSystem',
  ],
  FDP: [
    '+terrorPrevention',
    '+geneticEngineering',
    '-nuclearEnergy',
    '-minimumWage',
    '+militaryMissions',
  ],
} as const satisfies Record<string, readonly Card[]>;

const players = ['SPD', 'CDU', 'FDP'] as const;
const all = { NW: { tiles: players } };

const begin = (spec: Partial<TableSpec> = {}) =>
  table({ players, at: '4 coalitions', states: all, programs, ...spec });

describe('4 Coalitions', () => {
  it('M06-4.1 three or more equal cards: either may force it', () => {
    const t = begin({ first: 'FDP' });
    t.act('FDP', 'approach', 'CDU');
    expect(t.partner('FDP')).toBe('CDU');
    expect(t.partner('CDU')).toBe('FDP');
    expect(t.told('coalitionFormed')).toMatchObject([{ forced: true }]);
    expect(t.phase).toBe('5 media'); // SPD is left without a partner, CDU has no turn
    expect(t.state('NW').tiles).toEqual(['CDU', 'FDP']);
  });

  it('M06-4.1 five equal cards force as well', () => {
    const same = { SPD: programs.SPD, CDU: programs.SPD };
    const t = begin({ programs: same, states: { NW: { tiles: ['SPD', 'CDU'] } } });
    expect(t.act('SPD', 'approach', 'CDU').partner('SPD')).toBe('CDU');
  });

  it('M06-4.1 exactly two: both must agree', () => {
    const t = begin().act('SPD', 'approach', 'FDP');
    expect(t.asked).toBe('FDP answerOffer');
    expect(t.offered('FDP')).toEqual(['accept', 'refuse']);
    t.act('FDP', 'answerOffer', 'accept');
    expect(t.partner('SPD')).toBe('FDP');
    expect(t.told('coalitionFormed')).toMatchObject([{ forced: false }]);
    expect(t.phase).toBe('5 media');
  });

  it('M06-4.1 one equal card: never', () => {
    const few = {
      SPD: programs.SPD,
      CDU: [
        '+terrorPrevention',
        '-geneticEngineering',
        '-nuclearEnergy',
        '-minimumWage',
        '-welfareSystem',
      ],
      FDP: [
        '-terrorPrevention',
        '-geneticEngineering',
        '+nuclearEnergy',
        '+militaryMissions',
        '-economicRestructuring',
      ],
    } as const;
    const t = begin({ programs: few });
    expect(t.phase).toBe('5 media');
    expect(t.state('NW').tiles).toEqual([]);
    const one = begin({ programs: { ...few, FDP: programs.SPD } });
    one.refused('SPD', 'approach', 'CDU', 'too-few-equal-cards', 'M06-4.1');
  });

  it('M06-4.1 both need a tile in the electing state; one elsewhere does not help', () => {
    const t = begin({
      states: { NW: { tiles: ['CDU', 'FDP'] }, BY: { tiles: ['SPD'] } },
    });
    expect(t.asked).toBe('CDU approach'); // SPD has no tile, so no turn
    t.refused('CDU', 'approach', 'SPD', 'no-coalition-tile', 'M06-4.1');
    t.refused('CDU', 'approach', 'CDU', 'not-yourself');
    t.pass('CDU', 'FDP');
    expect(t.state('BY').tiles).toEqual(['SPD']);
  });

  it('M06-4.1 nobody is in two coalitions, but two coalitions may exist', () => {
    const four = ['SPD', 'CDU', 'FDP', 'LINKE'] as const;
    const t = table({
      players: four,
      at: '4 coalitions',
      states: { NW: { tiles: four } },
      programs: { SPD: programs.SPD, CDU: programs.SPD, FDP: programs.SPD, LINKE: programs.SPD },
    });
    t.act('SPD', 'approach', 'FDP');
    expect(t.asked).toBe('CDU approach');
    t.refused('CDU', 'approach', 'SPD', 'already-in-coalition', 'M06-4.1');
    t.act('CDU', 'approach', 'LINKE');
    expect([t.partner('SPD'), t.partner('CDU')]).toEqual(['FDP', 'LINKE']);
    expect(t.view('spectator').partners).toEqual([2, 3, 0, 1]);
  });

  it('M06-4.1 there is none in the state with the anti-coalition tile', () => {
    const t = table({
      players,
      at: '3 shadow cabinet',
      round: 6,
      states: { NW: {}, BY: { votes: { SPD: 20, CDU: 10 } } }, // BY elects last
      programs,
    });
    for (const party of players) t.act(party, 'layCabinet', { BY: 'backbencher' }); // telephones
    expect(t.state('BY').tiles).toEqual([]);
    t.pass(...players).quietlyTo('10b contributions');
    const seen: string[] = [];
    t.quietlyUntil(() => {
      seen.push(t.phase);
      return t.round === 7;
    });
    expect(seen).not.toContain('4 coalitions');
    expect(t.asked).toBe('SPD carryOpinion');
    expect(players.map((party) => t.partner(party))).toEqual([undefined, undefined, undefined]);
    expect(t.told('electionHeld').at(-1)?.outcome.winners).toEqual([0]);
  });

  it('M06-4.2 possible partners one after the other, each at most once', () => {
    const t = begin();
    expect(t.offered('SPD')).toEqual(['CDU', 'FDP', 'pass']);
    t.act('SPD', 'approach', 'FDP').act('FDP', 'answerOffer', 'refuse');
    expect(t.asked).toBe('SPD approach');
    t.refused('SPD', 'approach', 'FDP', 'named-before', 'M06-4.2');
    t.act('SPD', 'approach', 'CDU'); // … and still force the other
    expect(t.partner('SPD')).toBe('CDU');
  });

  it('M06-4.2 who refused may still ask on their own turn, also the same player', () => {
    const t = begin({ states: { NW: { tiles: ['SPD', 'FDP'] } } });
    t.act('SPD', 'approach', 'FDP').act('FDP', 'answerOffer', 'refuse');
    expect(t.asked).toBe('FDP approach');
    t.act('FDP', 'approach', 'SPD');
    expect(t.asked).toBe('SPD answerOffer');
    t.act('SPD', 'answerOffer', 'accept');
    expect(t.partner('FDP')).toBe('SPD');
  });

  it('M06-4.2 the turn ends when the player stops, and no offers are made after the round', () => {
    const t = begin({ states: { NW: { tiles: ['SPD', 'FDP'] } } });
    t.pass('SPD');
    expect(t.asked).toBe('FDP approach');
    t.pass('FDP');
    expect(t.phase).toBe('5 media');
  });

  it('M06-4.2 of two who would force different partners the earlier succeeds', () => {
    const early = begin({ first: 'SPD' }).act('SPD', 'approach', 'CDU');
    expect(early.partner('FDP')).toBeUndefined();
    const late = begin({ first: 'FDP' }).act('FDP', 'approach', 'CDU');
    expect(late.partner('SPD')).toBeUndefined();
  });

  it('M06-4.2 offers, answers and coalitions are visible to all', () => {
    const t = begin().act('SPD', 'approach', 'FDP').act('FDP', 'answerOffer', 'refuse');
    const heard = t.heard('spectator').map((event) => event.type);
    expect(heard).toEqual(['coalitionOffered', 'coalitionRefused']);
    expect(t.view('CDU').named).toBe(0b100);
  });

  it('M06-4.3 tiles of players in no coalition return; those of partners and elsewhere stay', () => {
    const t = begin({ states: { NW: { tiles: players }, BY: { tiles: ['SPD', 'FDP'] } } });
    t.act('SPD', 'approach', 'CDU');
    expect(t.state('NW').tiles).toEqual(['SPD', 'CDU']);
    expect(t.state('BY').tiles).toEqual(['SPD', 'FDP']);
    expect(t.told('tilesReturned')).toEqual([{ type: 'tilesReturned', seats: [2] }]);
    t.quietlyTo('10b contributions');
    expect(t.s.partners).toEqual([-1, -1, -1]); // the board is cleared
  });

  it('M06-4.3 the electing state counts, on whichever board it lies', () => {
    const t = begin({
      round: 2, // NW on the second board, NI on the first
      states: { NW: { tiles: players }, BY: {}, BW: {}, NI: { tiles: ['FDP'] } },
    });
    t.act('SPD', 'approach', 'CDU');
    expect(t.partner('SPD')).toBe('CDU');
    expect(t.state('NW').tiles).toEqual(['SPD', 'CDU']);
    expect(t.state('NI').tiles).toEqual(['FDP']);
  });

  it('M06-4.3 a tile that returned can be used again', () => {
    const t = begin({ states: { NW: { tiles: ['SPD'] }, BY: {} } });
    expect(t.state('NW').tiles).toEqual([]);
    t.quietlyTo('3 shadow cabinet').act('SPD', 'layCabinet', { BY: 'backbencher' });
    t.act('CDU', 'layCabinet', {}).act('FDP', 'layCabinet', {});
    expect(t.state('BY').tiles).toEqual(['SPD']);
  });
});
