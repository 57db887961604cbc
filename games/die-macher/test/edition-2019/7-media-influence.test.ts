import { describe, expect, it } from 'vitest';
import { data, programWords } from '../../rules/edition-2019/index.js';
import { table, type Card } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = '7 media influence';
const opinions: readonly Card[] = ['+education', '-traffic', '+welfareState', '-environment'];

/** What lies there after a shift of the second opinion. */
const shift = (move: string) =>
  table({ players, at, states: { BB: { opinions, media: { SPD: 1 } } } })
    .act('SPD', 'shiftOpinion', move)
    .state('BB').opinions[1];

describe('7 Media influence', () => {
  it('M19-7.1 who has strictly more markers than every other player influences the media', () => {
    const t = table({ players, at, states: { BB: { media: { LINKE: 2, CDU: 1, FDP: 1 } } } });
    expect(t.asked).toBe('LINKE shiftOpinion');
  });

  it('M19-7.1 a tie: nobody, also when a third has less', () => {
    const t = table({
      players,
      at,
      states: { BB: { media: { SPD: 1, LINKE: 2, CDU: 2 } }, NI: { media: { SPD: 1, FDP: 1 } } },
    });
    expect(t.phase).toBe('8 poll auctions');
  });

  it('M19-7.1 one marker is more than none; no marker at all influences nothing', () => {
    const t = table({ players, at, states: { BB: {}, NI: {}, TH: { media: { FDP: 1 } } } });
    expect(t.asked).toBe('FDP shiftOpinion');
    t.pass('FDP');
    expect(t.phase).toBe('8 poll auctions');
  });

  it('M19-7.1 state by state, from the one electing now, clockwise', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { media: { CDU: 1 } },
        NI: { media: { LINKE: 1 } },
        TH: { media: { CDU: 1 } },
        SL: { media: { SPD: 1 } },
      },
    });
    const asked: string[] = [];
    for (const party of ['CDU', 'LINKE', 'CDU', 'SPD'] as const) {
      asked.push(t.asked);
      t.pass(party);
    }
    expect(asked).toEqual(['CDU', 'LINKE', 'CDU', 'SPD'].map((party) => `${party} shiftOpinion`));
  });

  it('M19-7.2 one face-up opinion is discarded, one from the display takes its place', () => {
    const t = table({ players, at, states: { BB: { opinions, media: { SPD: 1 } } } });
    t.act('SPD', 'shiftOpinion', '-traffic>+digitization');
    expect(t.state('BB').opinions).toEqual([
      '+education',
      '+digitization',
      '+welfareState',
      '-environment',
    ]);
    expect(t.opinionDiscards).toEqual(['-traffic']);
    expect(t.opinions).not.toContain('+digitization');
    expect(t.phase).toBe('8 poll auctions');
  });

  it('M19-7.2 its topic must not lie face up there otherwise', () => {
    const t = table({ players, at, states: { BB: { opinions, media: { SPD: 1 } } } });
    t.refused('SPD', 'shiftOpinion', '-traffic>-education', 'topic-lies-there', 'M19-7.2');
    t.refused('SPD', 'shiftOpinion', '-traffic>+environment', 'topic-lies-there', 'M19-7.2');
    expect(t.opinions).toHaveLength(14);
  });

  it('M19-7.2 the removed card no longer counts: its opposite, or its equal, may replace it', () => {
    expect(shift('-traffic>+traffic')).toBe('+traffic');
    expect(shift('-traffic>-traffic')).toBe('-traffic');
  });

  it('M19-7.2 face-down opinions neither count nor can be shifted', () => {
    const t = table({
      players,
      at,
      states: {
        BB: {},
        NI: {
          opinions: ['+education', '-traffic'],
          down: ['+environment', '-welfareState'],
          media: { SPD: 1 },
        },
      },
    });
    t.refused('SPD', 'shiftOpinion', 'space3>+digitization', 'not-face-up', 'M19-7.2');
    t.refused('SPD', 'shiftOpinion', '+environment>+digitization', 'unknown-option');
    t.act('SPD', 'shiftOpinion', '-traffic>-environment');
    expect(t.state('NI').opinions).toEqual(['+education', '-environment']);
  });

  it('M19-7.2 a card must lie in the display', () => {
    const t = table({
      players,
      at,
      states: { BB: { opinions, media: { SPD: 1 } } },
      displayLacks: ['+digitization'],
    });
    t.refused('SPD', 'shiftOpinion', '-traffic>+digitization', 'not-in-display', 'M19-7.2');
    t.act('SPD', 'shiftOpinion', '-traffic>-digitization');
    expect(t.opinions).toHaveLength(12);
  });

  it('M19-7.3 an opinion under a double marker can not be shifted', () => {
    const t = table({
      players,
      at,
      states: { BB: { opinions, double: '-traffic', media: { SPD: 1 } } },
    });
    t.refused('SPD', 'shiftOpinion', '-traffic>+digitization', 'under-double-marker', 'M19-7.3');
    t.refused('SPD', 'shiftOpinion', '-traffic>+traffic', 'under-double-marker');
    t.act('SPD', 'shiftOpinion', '+education>+digitization');
    expect(t.state('BB').double).toBe('-traffic');
  });

  it('M19-7.3 passing is allowed', () => {
    const t = table({ players, at, states: { BB: { opinions, media: { SPD: 1 } } } });
    t.pass('SPD');
    expect(t.state('BB').opinions).toEqual(opinions);
    expect(t.opinions).toHaveLength(14);
  });

  it('M19-7.3 the display is not refilled: a card taken is gone for the next state and round', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { opinions, media: { SPD: 1 } },
        NI: { opinions: ['+education', '+traffic', '+nationalSecurity'], media: { LINKE: 1 } },
      },
    });
    t.act('SPD', 'shiftOpinion', '-traffic>+digitization');
    t.refused('LINKE', 'shiftOpinion', '+education>+digitization', 'not-in-display');
    t.act('LINKE', 'shiftOpinion', '+education>-digitization');
    t.quietlyUntil(() => t.round === 2);
    expect(t.opinions).toHaveLength(12);
    t.quietlyTo(at);
    t.refused('LINKE', 'shiftOpinion', '+traffic>-digitization', 'not-in-display');
  });

  it('M19-7.2 nothing is discarded without a replacement: if no card fits there is no shift', () => {
    // The display holds nothing but education, which lies doubled in the state.
    const lacks = programWords.filter((card) => !card.endsWith('education')) as Card[];
    const spec = {
      players,
      at,
      states: { BB: { opinions, double: '+education', media: { SPD: 1 } } },
      displayLacks: lacks,
    } as const;
    expect(table(spec).phase).toBe('8 poll auctions');
    // Without the marker the education card itself could be exchanged.
    const { double: _, ...free } = spec.states.BB;
    const t = table({ ...spec, states: { BB: free } });
    expect(t.offered('SPD')).toEqual(['+education>+education', '+education>-education', 'pass']);
  });

  it('M19-7.2 one shift in a state, not more', () => {
    const t = table({
      players,
      at,
      states: { BB: { opinions, media: { SPD: 1 } }, NI: { media: { SPD: 1 } } },
    });
    t.act('SPD', 'shiftOpinion', '-traffic>+digitization');
    expect(t.s.now.election).toBe(1);
    expect(data.states[t.s.boards[1].state].code).toBe('NI');
  });
});
