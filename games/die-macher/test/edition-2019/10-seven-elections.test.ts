import { NONE } from '@hustings/kernel';
import { describe, expect, it } from 'vitest';
import { formats, sectionsText, speakerIn } from '@hustings/texts';
import { data, electsNow } from '../../rules/edition-2019/index.js';
import { board as boardTexts } from '../../texts/en/edition-2019/board.js';
import { shelf, speaker, stateIn } from '../../texts/edition-2019/index.js';
import { game, newGame, newGames, table, type Card, type TableSpec } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const elections = 7;
const english = await speakerIn('en', shelf, speaker);

describe('10 Seven elections: setup', () => {
  it('M19-10.1 all eight politicians and five media markers each', () => {
    const t = table({ players, at: '1 start player', elections });
    expect(t.cabinet('FDP')).toEqual(data.politicians.map((politician) => politician.id));
    expect(t.markers('FDP')).toBe(5);
  });

  it('M19-10.2 three more states are drawn from the other twelve, face down', () => {
    const coming = new Set<number>();
    for (const s of newGames(60, 3, { elections })) {
      expect(s.coming).toHaveLength(3);
      const states = [...s.coming, ...s.boards.map((board) => board.state)];
      expect(new Set(states).size).toBe(7);
      for (const state of s.coming) coming.add(state);
    }
    expect(coming.size).toBe(16);
    expect(game.view(newGame(3, { elections }), 0)).toMatchObject({ coming: 3, past: [] });
  });
});

const electing = (round: number) =>
  [0, 1, 2, 3, 4, 5, 6].filter((e) => electsNow({ round, options: { elections: 7 } }, e));

describe('10 Seven elections: the whole game', () => {
  const up: number[][] = [];
  const states: string[][] = [];
  const ballots: number[] = [];
  const t = table({ players, at: '1 start player', elections });
  for (let round = 1; round <= 5; round++) {
    t.quietlyUntil(() => t.round === round);
    up.push(t.states.map((code) => t.state(code).opinions.length));
    states.push(t.states);
    const shown = sectionsText(english.sections(t.view('SPD'), []));
    ballots.push(shown.match(/elects this round/g)?.length ?? 0);
  }
  t.quietlyTo('end');
  const roundOf = (index: number): number =>
    1 + t.events.slice(0, index).filter((event) => event.type === 'roundBegan').length;
  const byRound = (type: 'electionHeld' | 'auctionOpened'): number[][] => {
    const rounds: number[][] = [[], [], [], [], []];
    t.events.forEach((event, i) => {
      if (event.type === type) rounds[roundOf(i) - 1].push(event.election + 1);
    });
    return rounds;
  };

  it('M19-10.3 five rounds: elections 1, 2, 3, then 4 and 5, then 6 and 7', () => {
    expect(byRound('electionHeld')).toEqual([[1], [2], [3], [4, 5], [6, 7]]);
    expect(game.isOver(t.s)).toBe(true);
  });

  it('M19-10.9 ring order is always election order: 1234, 2345, 3456, 4567, 67', () => {
    const [a, b, c, d] = states[0];
    const [e, f, g] = [states[1][3], states[2][3], states[3][3]];
    expect(states).toEqual([
      [a, b, c, d],
      [b, c, d, e],
      [c, d, e, f],
      [d, e, f, g],
      [f, g],
    ]);
    expect(new Set([a, b, c, d, e, f, g]).size).toBe(7);
  });

  it('M19-10.10 face-up opinions at the start of each round', () => {
    expect(up).toEqual([
      [4, 3, 2, 1],
      [4, 3, 2, 2],
      [4, 3, 3, 2],
      [4, 4, 3, 3],
      [4, 4],
    ]);
  });

  it('M19-10.10 auctions: 4, 4, 4, 4, 2, in election order', () => {
    expect(byRound('auctionOpened')).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4, 5],
      [3, 4, 5, 6],
      [4, 5, 6, 7],
      [6, 7],
    ]);
  });

  it('M19-10.10 four elections: 4, 3, 2, 1 auctions', () => {
    const four = table({ players, at: '1 start player' }).quietlyTo('end');
    const opened = four.told('auctionOpened').map((event) => event.election + 1);
    expect(opened).toEqual([1, 2, 3, 4, 2, 3, 4, 3, 4, 4]);
  });

  it('M19-10.11 one state elects now, in rounds 4 and 5 two', () => {
    expect(ballots).toEqual([1, 1, 1, 2, 2]);
    expect(electing(1)).toEqual([0]);
    expect(electing(4).slice(-2)).toEqual([3, 4]);
    expect(electing(5).slice(-2)).toEqual([5, 6]);
  });

  it('M19-10.7 the opinion display is filled up once, at the end of round 3', () => {
    const at = t.events.findIndex((event) => event.type === 'opinionsRefilled');
    expect(roundOf(at)).toBe(3);
    expect(t.told('opinionsRefilled')).toHaveLength(1);
  });

  it('M19-10.8 donations are used in rounds 1 to 3, money is paid in rounds 1 to 4', () => {
    expect(t.told('donationUsed')).toHaveLength(3 * 4);
    expect(t.told('incomePaid')).toHaveLength(4 * 4);
  });
});

/** The elections whose states are known when a round begins. */
const known = (round: number): number[] => {
  const t = table({ players, at: '1 start player', elections });
  const view = t.quietlyUntil(() => t.round === round).view('SPD');
  return [0, 1, 2, 3, 4, 5, 6].filter((election) => stateIn(view, election) !== NONE);
};

describe('10 Seven elections: what is told of the rounds to come', () => {
  it('M19-10.2 nobody is told a state that lies face down, nor what lies on its board now', () => {
    expect(known(1)).toEqual([0, 1, 2, 3]);
    expect(known(3)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(known(4)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('M19-10.3 two elect in the last rounds, and those that are not revealed are counted', () => {
    const { round } = boardTexts(formats('en')).point;
    expect(round(['Hesse'], 0, [])).toBe('Hesse');
    expect(round(['Hesse'], 1, [])).toBe('2 states elect: Hesse and one not yet revealed');
    expect(round([], 2, [])).toBe('2 states elect, both not yet revealed');
  });
});

describe('10 Seven elections: a state enters', () => {
  const at = '9d next round';

  it('M19-10.4 the board takes the next state, which nobody knew before', () => {
    const spec: TableSpec = {
      players,
      at: '9c money',
      elections,
      states: { BB: { votes: { SPD: 20 }, trend: { SPD: 3 } } },
      coming: ['HE', 'SL', 'BY'],
    };
    const t = table(spec);
    expect(JSON.stringify(t.view('SPD'))).toBe(
      JSON.stringify(table({ ...spec, coming: ['BY', 'HE', 'SL'] }).view('SPD')),
    );
    const board = t.s.boards.findIndex((b) => data.states[b.state].code === 'BB');
    t.quietlyTo('1 start player');
    expect(data.states[t.s.boards[board].state].code).toBe('HE');
    expect(t.states.at(-1)).toBe('HE');
    expect(t.view('spectator').coming).toBe(2);
    // No history: trend and votes at 0.
    expect(t.state('HE').votes('SPD')).toBe(0);
    expect(t.state('HE').trend('SPD')).toBe(0);
  });

  it('M19-10.4 old opinions are discarded, four new ones dealt, two of them turned up', () => {
    const opinions: readonly Card[] = ['+education', '-traffic', '+welfareState', '-environment'];
    const t = table({
      players,
      at,
      elections,
      states: {
        BB: { opinions },
        NI: {
          opinions: ['+digitization', '-geneticEngineering', '+traffic'],
          down: ['+nationalSecurity'],
        },
        TH: { opinions: ['+digitization', '-nationalSecurity'], down: ['-welfareState'] },
        SL: { opinions: ['+geneticEngineering'], down: ['+environment'] },
      },
      coming: ['HE'],
      opinionStack: ['-education', '-digitization', '+education', '-welfareState'],
    });
    expect(t.opinionDiscards).toEqual(opinions);
    expect(t.state('HE').opinions).toEqual(['-education', '-digitization']);
    expect(t.state('HE').board.opinions).toHaveLength(4);
    // The state that entered gets none more this round; the others one each.
    expect(t.told('opinionTurned').map((event) => event.election)).toEqual([4, 4, 1, 2, 3]);
  });

  it('M19-10.4 misfits among the new ones are replaced by 0.6', () => {
    const t = table({
      players,
      at,
      elections,
      coming: ['HE'],
      opinionStack: ['-education', '+education', '+traffic', '-welfareState', '-environment'],
    });
    expect(t.state('HE').opinions).toEqual(['-education', '-environment']);
    expect(t.told('opinionTurned')[1].discarded).toEqual([0]);
  });

  it('M19-10.4 the 5th and 6th state enter with two turned up, the 7th with three', () => {
    for (const [round, up] of [
      [1, 2],
      [2, 2],
      [3, 3],
    ] as const) {
      const t = table({ players, at, elections, round, coming: ['HE'] });
      expect(t.state('HE').opinions).toHaveLength(up);
    }
  });

  it('M19-10.4 media and double markers of the state that left are returned', () => {
    const opinions: readonly Card[] = ['+education', '-traffic', '+welfareState', '-environment'];
    const t = table({
      players,
      at,
      elections,
      states: { BB: { opinions, double: '-traffic', media: { SPD: 2 } } },
      coming: ['HE'],
    });
    expect(t.markers('SPD')).toBe(5);
    expect(t.s.doubles).toBe(4);
    expect(t.state('HE').board.media).toEqual([0, 0, 0, 0]);
    expect(t.state('HE').double).toBeUndefined();
  });

  it('M19-9.19 the order: leave, enter, turn up, programs, display of opinions', () => {
    const t = table({ players, at, elections, round: 3 });
    expect(t.events.map((event) => event.type)).toEqual([
      'stateLeft',
      'stateEntered',
      ...new Array<string>(3 + 3).fill('opinionTurned'),
      'displayDealt',
      'opinionsRefilled',
      'roundBegan',
    ]);
    const four = table({ players, at, elections, round: 4 });
    expect(four.told('stateLeft').map((event) => event.election)).toEqual([3, 4]);
  });

  it('M19-10.9 at the end of round 4 both boards leave and no state enters', () => {
    const t = table({
      players,
      at,
      elections,
      round: 4,
      states: { BB: {}, NI: {}, TH: { votes: { SPD: 3 } }, SL: {} },
    });
    expect(t.round).toBe(5);
    expect(t.states).toEqual(['TH', 'SL']);
    expect(t.state('TH').votes('SPD')).toBe(3);
    expect(t.told('stateEntered')).toEqual([]);
    const replaced = t.told('opinionTurned').flatMap((event) => event.discarded);
    expect(t.opinionDiscards).toHaveLength(8 + replaced.length);
    expect(['TH', 'SL'].map((code) => t.state(code as 'TH').opinions.length)).toEqual([4, 4]);
  });
});

describe('10 Seven elections: the opinion display', () => {
  const at = '9d next round';
  const round = 3;

  it('M19-10.7 is filled up from stack and discards, which become one new stack', () => {
    const t = table({
      players,
      at,
      elections,
      round,
      displayLacks: ['+education', '-traffic', '+digitization'],
      wholeOpinionStack: [
        '+education',
        '-digitization',
        '+welfareState',
        '-welfareState',
        '+nationalSecurity',
        '-nationalSecurity',
        '+environment',
        '-environment',
      ],
      opinionDiscards: ['-traffic', '+digitization'],
    });
    expect(t.opinions).toHaveLength(14);
    expect(t.told('opinionsRefilled')[0].cards).toEqual([0, 2, 13]);
    expect(t.opinionDiscards).toEqual([]);
    // 42 cards: 14 in the display, 16 on the boards.
    expect(t.s.opinionStack).toHaveLength(12);
  });

  it('M19-10.7 the cards of the old stack are shuffled too', () => {
    const top: readonly Card[] = ['+education', '-education', '+digitization', '-digitization'];
    const stacks = ['a', 'b', 'c', 'd'].map((seed) => {
      const deal: readonly Card[] = [
        '+traffic',
        '+environment',
        '-welfareState',
        '+nationalSecurity',
      ];
      const states = {
        BB: {},
        NI: {
          opinions: ['+traffic', '+environment', '+welfareState'],
          down: ['-nationalSecurity'],
        },
        TH: {
          opinions: ['-traffic', '-environment', '+welfareState'],
          down: ['-nationalSecurity'],
        },
        SL: { opinions: ['-traffic', '-environment'], down: ['-welfareState'] },
      } as const;
      const opinionStack = [...deal, ...top];
      const t = table({ players, at, elections, round, states, opinionStack, seed });
      expect(t.told('opinionTurned').flatMap((event) => event.discarded)).toEqual([]);
      return [...t.s.opinionStack].reverse().slice(0, 4).join();
    });
    expect(stacks.filter((stack) => stack === '0,1,2,3')).toEqual([]);
    expect(new Set(stacks).size).toBe(4);
  });

  it('M19-10.7 a card with no copy in stack or discards stays missing; boards are not touched', () => {
    const t = table({
      players,
      at,
      elections,
      round,
      states: {
        BB: {},
        NI: { opinions: ['+education', '-digitization', '+traffic'], down: ['-welfareState'] },
        TH: { opinions: ['+education', '-nationalSecurity', '+environment'], down: ['-traffic'] },
        SL: { opinions: ['-welfareState', '+digitization'], down: ['+traffic', '+education'] },
      },
      displayLacks: ['+education', '-traffic'],
    });
    expect(t.opinions).toHaveLength(13);
    expect(t.opinions).not.toContain('+education');
    expect(t.opinions).toContain('-traffic');
    expect(t.state('NI').opinions[0]).toBe('+education');
    expect(t.state('TH').opinions[0]).toBe('+education');
    expect(t.state('SL').board.opinions[3]).toBe(0);
  });

  it('M19-10.7 the opinions of the state that has just left can fill it', () => {
    const t = table({
      players,
      at,
      elections,
      round,
      states: {
        BB: { opinions: ['+education', '-traffic', '+welfareState', '-environment'] },
        NI: { opinions: ['+education', '-digitization', '+traffic'], down: ['-welfareState'] },
        TH: { opinions: ['+education', '-nationalSecurity', '+environment'], down: ['-traffic'] },
      },
      displayLacks: ['+education'],
      opinionStack: [
        '-geneticEngineering',
        '+geneticEngineering',
        '+nationalSecurity',
        '-digitization',
      ],
    });
    expect(t.opinions).toContain('+education');
  });

  it.each([1, 2, 4])('M19-10.7 not at the end of round %i', (other) => {
    const t = table({ players, at, elections, round: other, displayLacks: ['+education'] });
    expect(t.opinions).toHaveLength(13);
    expect(t.told('opinionsRefilled')).toEqual([]);
  });

  it('M19-7.3 never in four elections', () => {
    const t = table({ players, at, round, displayLacks: ['+education'] });
    expect(t.opinions).toHaveLength(13);
  });
});

describe('10 Seven elections: two states electing', () => {
  it('M19-10.6 both are electing now: phases begin with the earlier one', () => {
    const media = { SPD: 1 };
    const t = table({
      players,
      at: '7 media influence',
      elections,
      round: 4,
      states: { BB: { media }, NI: { media }, TH: { media }, SL: { media } },
    });
    const order: number[] = [];
    while (t.phase === '7 media influence') {
      order.push(t.s.now.election);
      t.pass('SPD');
    }
    expect(order).toEqual([3, 4, 5, 6]);
  });

  it('M19-10.6 both transform all rallies without a choice, in reverse order, before any election', () => {
    const rallies = { SPD: 5 };
    const t = table({
      players,
      at: '9a rallies into votes',
      elections,
      round: 4,
      states: { BB: { rallies }, NI: { rallies }, TH: { rallies }, SL: { rallies } },
    });
    expect(t.s.now.election).toBe(6);
    t.act('SPD', 'convertRallies', 5);
    expect(t.s.now.election).toBe(5);
    t.pass('SPD');
    expect(t.told('ralliesConverted').map((event) => event.election)).toEqual([6, 4, 3]);
    const types = t.events.map((event) => event.type);
    expect(types.lastIndexOf('ralliesConverted')).toBeLessThan(types.indexOf('electionHeld'));
    expect(t.told('electionHeld').map((event) => event.election)).toEqual([3, 4]);
    expect(t.state('TH').rallies('SPD')).toBe(5);
    expect(t.state('SL').rallies('SPD')).toBe(0);
    expect(t.cubes('SPD')).toBe(15);
  });

  it('M19-10.6 each election has its own spot, bonus, coalition and influence', () => {
    const t = table({
      players,
      at: '9b election',
      elections,
      round: 4,
      states: {
        BB: { votes: { SPD: 50, LINKE: 10 }, media: { SPD: 1, LINKE: 2 } },
        NI: { votes: { LINKE: 30, CDU: 20 }, media: { SPD: 1, CDU: 1, FDP: 2 } },
      },
    });
    expect(t.presence('SPD')).toEqual([4]);
    expect(t.presence('LINKE')).toEqual([4]);
    expect(t.presence('CDU')).toEqual([5]);
    expect(t.presence('FDP')).toEqual([5]);
    expect(players.map((party) => t.winPoints(party))).toEqual([12, 7, 7, 0]);
    // The first election is complete with its markers before the second one.
    const told = t.events.filter((e) => e.type === 'electionHeld' || e.type === 'mediaPresence');
    expect(told.map((event) => event.election)).toEqual([3, 3, 3, 4, 4, 4]);
  });

  it('M19-10.8 round 4 pays the points from votes of both, the base once, and no donation', () => {
    const t = table({
      players,
      at: '9b election',
      elections,
      round: 4,
      states: { BB: { votes: { SPD: 50 } }, NI: { votes: { SPD: 20 } } },
      base: { SPD: 7 },
      money: { SPD: 1 },
    });
    expect(t.told('incomePaid')[0]).toEqual({
      type: 'incomePaid',
      seat: 0,
      votes: 21 + 22,
      base: 7,
    });
    expect(t.money('SPD')).toBe(1 + 43 + 7);
    expect(t.round).toBe(5);
    expect(t.asked).toBe('SPD LINKE CDU FDP bid');
  });

  it('M19-10.8 round 5 pays nothing', () => {
    const t = table({
      players,
      at: '9b election',
      elections,
      round: 5,
      states: { BB: { votes: { SPD: 50 } }, NI: { votes: { SPD: 20 } } },
      money: { SPD: 1 },
    });
    expect(t.money('SPD')).toBe(1);
    expect(t.votePoints('SPD')).toBe(43);
    expect(t.asked).toBe('nobody');
  });

  it('M19-10.5 seven media presence spots, the first three the most', () => {
    const t = table({
      players,
      at: '9e end',
      elections,
      round: 5,
      base: { SPD: 0, LINKE: 0, CDU: 0, FDP: 0 },
      presence: { SPD: [1, 2], LINKE: [3, 4], CDU: [5, 6], FDP: [7] },
    });
    expect(game.result(t.s)?.sources['media']).toEqual([16 + 14, 12 + 10, 8 + 6, 4]);
  });
});
