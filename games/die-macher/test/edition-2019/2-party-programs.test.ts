import { describe, expect, it } from 'vitest';
import { table, type Card } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = '2 party programs';
const program: readonly Card[] = [
  '+education',
  '+digitization',
  '+geneticEngineering',
  '+nationalSecurity',
  '+welfareState',
];
const programs = { SPD: program } as const;
const display: readonly Card[] = [
  '-traffic',
  '-environment',
  '-education',
  '+environment',
  '-welfareState',
];

describe('2 Party programs: drawing', () => {
  it('M19-2.1 everyone in turn, from the start player clockwise', () => {
    const t = table({ players, at, start: 'CDU' });
    for (const party of ['CDU', 'FDP', 'SPD', 'LINKE'] as const) {
      expect(t.asked).toBe(`${party} drawPrograms`);
      t.pass(party).act(party, 'swapPrograms', {});
    }
    expect(t.phase).toBe('3 media');
  });

  it('M19-2.1 a player may draw nothing', () => {
    const t = table({ players, at, programDisplay: display, hands: { SPD: ['+traffic'] } });
    t.pass('SPD').act('SPD', 'swapPrograms', {});
    expect(t.hand('SPD')).toEqual(['+traffic']);
    expect(t.display).toEqual(display);
    expect(t.asked).toBe('LINKE drawPrograms');
  });

  it('M19-2.1 the top card of the stack, seen, and then one of the display, both', () => {
    const t = table({
      players,
      at,
      programs,
      hands: { SPD: ['+traffic'] },
      programDisplay: display,
      programStack: ['-digitization'],
    });
    t.act('SPD', 'drawPrograms', 'stack');
    expect(t.hand('SPD')).toEqual(['+traffic', '-digitization']);
    expect(t.asked).toBe('SPD takeFromDisplay');
    t.refused('SPD', 'takeFromDisplay', 'pass', 'must-choose');
    t.refused('SPD', 'takeFromDisplay', '+nationalSecurity', 'not-in-display', 'M19-2.1');
    t.act('SPD', 'takeFromDisplay', '-environment');
    expect(t.hand('SPD')).toEqual(['+traffic', '-digitization', '-environment']);
    expect(t.asked).toBe('SPD swapPrograms');
  });

  it('M19-2.1 or the whole display is discarded, a new one dealt and one card of it taken', () => {
    const fresh: readonly Card[] = [
      '-digitization',
      '-nationalSecurity',
      '+traffic',
      '-geneticEngineering',
      '-digitization',
    ];
    const t = table({
      players,
      at,
      programs,
      hands: { SPD: ['+traffic'] },
      programDisplay: display,
      programStack: fresh,
    });
    t.act('SPD', 'drawPrograms', 'display');
    expect(t.display).toEqual(fresh);
    expect(t.programDiscards).toEqual(display);
    expect(t.hand('SPD')).toEqual(['+traffic']);
    t.refused('SPD', 'takeFromDisplay', '-traffic', 'not-in-display');
    t.refused('SPD', 'takeFromDisplay', 'pass', 'must-choose');
    t.act('SPD', 'takeFromDisplay', '-geneticEngineering');
    expect(t.hand('SPD')).toEqual(['+traffic', '-geneticEngineering']);
    expect(t.asked).toBe('SPD swapPrograms');
  });
});

/** The SPD holds these cards and is about to swap. */
const holding = (...hand: Card[]) => {
  const t = table({
    players,
    at,
    programs,
    hands: { SPD: hand.slice(0, 1) },
    programStack: hand.slice(1, 2),
    programDisplay: hand.length > 2 ? hand.slice(2, 3) : [],
  });
  if (hand.length === 1) return t.pass('SPD');
  t.act('SPD', 'drawPrograms', 'stack');
  return t.act('SPD', 'takeFromDisplay', hand[2]);
};

describe('2 Party programs: swapping', () => {
  it('M19-2.2 up to two program cards are swapped with hand cards, which they join', () => {
    const t = holding('+traffic', '-environment', '-education');
    t.act('SPD', 'swapPrograms', { '+traffic': '+digitization', '-environment': '+welfareState' });
    expect(t.program('SPD')).toEqual([
      '+education',
      '+geneticEngineering',
      '+nationalSecurity',
      '-environment',
      '+traffic',
    ]);
    expect([...t.hand('SPD')].sort()).toEqual(['+digitization', '+welfareState', '-education']);
    expect(t.told('programChanged')).toHaveLength(1);
  });

  it('M19-2.2 not three', () => {
    const t = holding('+traffic', '-environment', '-education');
    const three = {
      '+traffic': '+digitization',
      '-environment': '+welfareState',
      '-education': '+education',
    };
    t.refused('SPD', 'swapPrograms', three, 'too-many-swaps', 'M19-2.2');
    expect(t.program('SPD')).toEqual(program);
  });

  it('M19-2.2 the program stays five different topics', () => {
    const t = holding('-education');
    t.refused('SPD', 'swapPrograms', { '-education': '+digitization' }, 'topic-twice', 'M19-2.2');
    t.act('SPD', 'swapPrograms', { '-education': '+education' });
    expect(t.program('SPD')[0]).toBe('-education');
  });

  it('M19-2.2 topics must differ when all swaps are done, not in between', () => {
    const t = holding('-education', '+traffic', '-welfareState');
    const crossed = { '-education': '+welfareState', '-welfareState': '+education' };
    t.act('SPD', 'swapPrograms', crossed);
    expect(t.program('SPD')).toEqual([
      '-education',
      '+digitization',
      '+geneticEngineering',
      '+nationalSecurity',
      '-welfareState',
    ]);
  });

  it('M19-2.2 two cards of one topic do not go into the program together', () => {
    const t = holding('+traffic', '-traffic', '-education');
    const both = { '+traffic': '+education', '-traffic': '+digitization' };
    t.refused('SPD', 'swapPrograms', both, 'topic-twice');
    expect(t.program('SPD')).toEqual(program);
  });

  it('M19-2.2 a program card leaves once, and only one that lies there', () => {
    const t = holding('+traffic', '-environment', '-education');
    const twice = { '+traffic': '+education', '-environment': '+education' };
    t.refused('SPD', 'swapPrograms', twice, 'swapped-twice', 'M19-2.2');
    t.refused('SPD', 'swapPrograms', { '+traffic': '-welfareState' }, 'not-in-program', 'M19-2.2');
    t.refused('SPD', 'swapPrograms', { '+environment': '+education' }, 'unknown-option');
    expect(t.program('SPD')).toEqual(program);
  });

  it('M19-2.2 one may swap without having drawn', () => {
    const t = holding('+traffic');
    t.act('SPD', 'swapPrograms', { '+traffic': '+education' });
    expect(t.program('SPD')).toContain('+traffic');
    expect(t.hand('SPD')).toEqual(['+education']);
    expect(t.asked).toBe('LINKE drawPrograms');
  });

  it('M19-2.2 then one card of those now in hand is kept, also one just taken out', () => {
    const t = holding('+traffic', '-environment', '-education');
    t.act('SPD', 'swapPrograms', { '+traffic': '+digitization' });
    expect(t.asked).toBe('SPD keepProgram');
    t.refused('SPD', 'keepProgram', '+traffic', 'not-in-hand', 'M19-2.2');
    t.refused('SPD', 'keepProgram', 'pass', 'must-choose');
    t.act('SPD', 'keepProgram', '+digitization');
    expect(t.hand('SPD')).toEqual(['+digitization']);
    expect([...t.programDiscards].sort()).toEqual(['-education', '-environment']);
  });

  it('M19-2.2 two equal cards in hand: one can be laid, the other kept', () => {
    const t = holding('+traffic', '+traffic', '-education');
    t.act('SPD', 'swapPrograms', { '+traffic': '+digitization' });
    expect([...t.hand('SPD')].sort()).toEqual(['+digitization', '+traffic', '-education']);
    t.act('SPD', 'keepProgram', '+traffic');
    expect(t.hand('SPD')).toEqual(['+traffic']);
  });
});

describe('2 Party programs: display, stack and discards', () => {
  it('M19-2.3 the display is refilled right after each change of program', () => {
    const t = table({
      players,
      at,
      programDisplay: display,
      programStack: ['+traffic', '-traffic'],
    });
    t.act('SPD', 'drawPrograms', 'stack').act('SPD', 'takeFromDisplay', '-education');
    expect(t.display).toHaveLength(4);
    t.act('SPD', 'swapPrograms', {}).act('SPD', 'keepProgram', '+traffic');
    expect(t.asked).toBe('LINKE drawPrograms');
    expect(t.display).toEqual([
      '-traffic',
      '-environment',
      '+environment',
      '-welfareState',
      '-traffic',
    ]);
  });

  it('M19-2.3 after the last player too', () => {
    const t = table({ players, at, programDisplay: display, start: 'LINKE' });
    t.quietlyUntilAsked('SPD drawPrograms');
    t.act('SPD', 'drawPrograms', 'stack').act('SPD', 'takeFromDisplay', '-education');
    t.act('SPD', 'swapPrograms', {}).act('SPD', 'keepProgram', t.hand('SPD')[0]);
    expect(t.phase).toBe('3 media');
    expect(t.display).toHaveLength(5);
  });

  it('M19-2.3 the last card of the stack drawn: the discards are the new stack at once', () => {
    const t = table({ players, at, programs, wholeProgramStack: ['-traffic'] });
    const discards = t.programDiscards.length;
    t.act('SPD', 'drawPrograms', 'stack');
    expect(t.hand('SPD')).toContain('-traffic');
    expect(t.s.programStack).toHaveLength(discards);
    expect(t.programDiscards).toEqual([]);
  });

  it('M19-2.3 in the middle of a deal as well: the old display is shuffled in', () => {
    const t = table({
      players,
      at,
      programs,
      programDisplay: display,
      wholeProgramStack: ['-traffic', '-digitization'],
    });
    const discards = t.programDiscards.length;
    t.act('SPD', 'drawPrograms', 'display');
    expect(t.display.slice(0, 2)).toEqual(['-traffic', '-digitization']);
    expect(t.display).toHaveLength(5);
    expect(t.programDiscards).toEqual([]);
    expect(t.s.programStack).toHaveLength(discards + 5 - 3);
  });

  it('M19-2.3 the new stack is shuffled', () => {
    const stacks = ['a', 'b', 'c'].map((seed) => {
      const t = table({ players, at, programs, wholeProgramStack: ['-traffic'], seed });
      return t.act('SPD', 'drawPrograms', 'stack').s.programStack.join();
    });
    expect(new Set(stacks).size).toBe(3);
  });

  it('M19-2.4 nobody else learns the card of the stack, nor what is discarded from a hand', () => {
    const t = table({
      players,
      at,
      programs,
      programDisplay: display,
      programStack: ['-geneticEngineering'],
      hands: { SPD: ['+traffic'] },
    });
    t.act('SPD', 'drawPrograms', 'stack').act('SPD', 'takeFromDisplay', '-education');
    t.act('SPD', 'swapPrograms', {}).act('SPD', 'keepProgram', '-geneticEngineering');
    for (const viewer of ['LINKE', 'spectator'] as const) {
      const heard = t.heard(viewer);
      expect(heard.filter((event) => event.secret !== undefined)).toEqual([]);
      expect(heard).toContainEqual({ type: 'stackDrawn', seat: 0 });
      expect(heard).toContainEqual({ type: 'handDiscarded', seat: 0, count: 2 });
      expect(t.view(viewer).hands[0]).toEqual([-2]);
      expect(t.view(viewer).programDiscards).toBe(2);
    }
    expect(t.heard('SPD')).toContainEqual({ type: 'displayTaken', seat: 0, card: 1 });
    expect(t.heard('SPD').filter((event) => event.secret !== undefined)).toHaveLength(2);
  });

  it('M19-2.4 a display that is discarded was seen by all', () => {
    const t = table({ players, at, programDisplay: display });
    t.act('SPD', 'drawPrograms', 'display');
    const [discarded] = t.told('displayDiscarded');
    expect(t.heard('spectator')).toContainEqual(discarded);
    expect(discarded.cards).toHaveLength(5);
  });

  it('M19-2.4 opinion discards are public', () => {
    const t = table({ players, at, opinionDiscards: ['+education', '-traffic'] });
    expect(t.view('spectator').opinionDiscards).toEqual([0, 13]);
  });
});
