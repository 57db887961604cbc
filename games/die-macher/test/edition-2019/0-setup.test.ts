import { describe, expect, it } from 'vitest';
import { isRefusal, SPECTATOR } from '@hustings/kernel';
import { data, partyIds, politicians, type State } from '../../rules/edition-2019/index.js';
import { lowestMaximum } from '../../rules/edition-2019/paragraphs/0.4-states.js';
import { topicOf } from '../../rules/world/index.js';
import { game, newGame, newGames, table, type Card } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const three = ['SPD', 'LINKE', 'CDU'] as const;

const copies = (cards: readonly number[]): number[] =>
  Array.from({ length: 14 }, (_, card) => cards.filter((one) => one === card).length);

const maximaOf = (size: string) => data.states.filter((s) => s.size === size).map((s) => s.max);

const all = (figure: number) => [figure, figure, figure, figure];

describe('0 Setup: parties and components', () => {
  it('M19-0.1 the five parties, in their colours', () => {
    const colours = data.parties.map(({ id, colour }) => `${id} ${colour}`);
    expect(colours.sort()).toEqual([
      'CDU black',
      'FDP yellow',
      'GRUENE green',
      'LINKE purple',
      'SPD red',
    ]);
  });

  it('M19-0.1 parties are chosen freely, none twice', () => {
    expect(newGame(3, { parties: ['FDP', 'GRUENE', 'CDU'] }).parties).toEqual([4, 2, 3]);
    for (const parties of [
      ['SPD', 'SPD', 'CDU'],
      ['SPD', 'CDU'],
      ['SPD', 'CDU', 'AFD'],
    ]) {
      expect(isRefusal(game.readOptions({ parties }, 3))).toBe(true);
    }
  });

  it('M19-0.1 parties that are dealt are different, and any can be dealt', () => {
    const dealt = newGames(40, 4).map((s) => s.parties);
    for (const parties of dealt) expect(new Set(parties).size).toBe(4);
    for (let seat = 0; seat < 4; seat++) {
      expect(new Set(dealt.map((parties) => parties[seat])).size).toBe(partyIds.length);
    }
  });

  it('M19-0.1 three to five can play', () => {
    expect([2, 3, 4, 5, 6].map((n) => isRefusal(game.readOptions({}, n)))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('M19-0.2 seven topics; a card is a topic with an attitude', () => {
    expect(data.topics).toEqual([
      'education',
      'digitization',
      'geneticEngineering',
      'nationalSecurity',
      'welfareState',
      'environment',
      'traffic',
    ]);
    const t = table({ players, at: '1 start player' });
    const words = data.topics.flatMap((topic) => [`+${topic}`, `-${topic}`]);
    expect(t.opinions).toEqual(words);
  });

  it.each([3, 4, 5])('M19-0.3 all program and opinion cards and polls are there (%i)', (seats) => {
    for (const s of newGames(5, seats)) {
      const programs = [...s.programStack, ...s.programDisplay, ...s.hands.flat()];
      expect(copies(programs)).toEqual(new Array(14).fill(4));
      expect(programs).toHaveLength(56);
      const display = s.opinionDisplay.map((_, card) => card);
      const boards = s.boards.flatMap((board) => board.opinions);
      const opinions = [...s.opinionStack, ...s.opinionDiscards, ...display, ...boards];
      expect(copies(opinions)).toEqual(new Array(14).fill(3));
      expect(opinions).toHaveLength(42);
      expect([...s.pollStack].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
  });

  it('M19-0.3 sixteen states, half of them small', () => {
    expect(data.states).toHaveLength(16);
    expect(data.states.filter((state) => state.size === 'small')).toHaveLength(8);
    expect(new Set(data.states.map((state) => state.code)).size).toBe(16);
  });

  it('M19-0.3 every small state is worth less than every large one', () => {
    expect(Math.max(...maximaOf('small'))).toBeLessThan(Math.min(...maximaOf('large')));
  });

  it('M19-0.3 five politicians in four elections, eight in seven, three donations', () => {
    const four = table({ players, at: '5 sending politicians' });
    expect(four.cabinet('SPD')).toHaveLength(5);
    expect(four.donations('SPD')).toEqual([10, 20, 30]);
    expect(table({ players, at: '5 sending politicians', elections: 7 }).cabinet('SPD')).toEqual(
      politicians.map((politician) => politician.id),
    );
    expect(politicians).toHaveLength(8);
  });

  it('M19-0.15 only the politicians of the four-election game are in it', () => {
    const t = table({ players, at: '5 sending politicians' });
    expect(t.cabinet('CDU')).toEqual([
      'backbencher',
      'viceChancellor',
      'spokesperson',
      'secretary',
      'parliamentaryLeader',
    ]);
    t.refused('SPD', 'sendPoliticians', { [t.states[0]]: 'frontRunner' }, 'not-in-cabinet');
  });

  it('M19-0.15 states not drawn are seen by nobody', () => {
    const four = newGame(3);
    expect([...four.coming, ...four.past]).toEqual([]);
    const seven = newGame(3, { elections: 7 });
    expect(seven.coming).toHaveLength(3);
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const view = game.view(seven, viewer);
      expect(view.coming).toBe(3);
      expect(view.boards.map((board) => board.state)).toEqual(seven.boards.map((b) => b.state));
    }
  });
});

describe('0 Setup: states and opinions', () => {
  const many = newGames(200, 3);

  it('M19-0.4 two small and two large states lie on the ring', () => {
    for (const s of many) {
      const sizes = s.boards.map((board) => data.states[board.state].size);
      expect(sizes.sort()).toEqual(['large', 'large', 'small', 'small']);
      expect(new Set(s.boards.map((board) => board.state)).size).toBe(4);
    }
  });

  it('M19-0.4 the first election is where the maximum of points is lowest', () => {
    for (const s of many) {
      const maxima = s.boards.map((board) => data.states[board.state].max);
      expect(maxima[0]).toBe(Math.min(...maxima));
    }
  });

  it('M19-0.4 the other states follow in ring order, not by size', () => {
    const maxima = many.map((s) => s.boards.map((board) => data.states[board.state].max));
    for (let place = 1; place < 4; place++) {
      const largest = maxima.filter((four) => four[place] === Math.max(...four));
      expect(largest.length).toBeGreaterThan(20);
    }
  });

  it('M19-0.4 every state can be drawn', () => {
    const drawn = new Set(many.flatMap((s) => s.boards.map((board) => board.state)));
    expect(drawn.size).toBe(16);
  });

  it('M19-0.4 of equal lowest maxima the first in ring order', () => {
    const [nw, by, , ni] = data.states.keys();
    expect(lowestMaximum([nw, ni, by, ni])).toBe(1);
    expect(lowestMaximum([by, nw, ni, ni])).toBe(2);
  });

  it('M19-0.5 one of each opinion lies in the display; 4, 3, 2, 1 are turned up in the states', () => {
    for (const s of many) {
      expect(s.opinionDisplay).toEqual(new Array(14).fill(1));
      expect(s.boards.map((board) => board.up)).toEqual([4, 3, 2, 1]);
      expect(s.boards.map((board) => board.opinions.length)).toEqual([4, 4, 4, 4]);
      expect(s.opinionStack.length + s.opinionDiscards.length).toBe(12);
    }
  });

  it('M19-0.6 no topic lies face up twice in a state; misfits are discarded', () => {
    for (const s of many) {
      for (const board of s.boards) {
        const topics = board.opinions.slice(0, board.up).map(topicOf);
        expect(new Set(topics).size).toBe(board.up);
      }
    }
    expect(many.some((s) => s.opinionDiscards.length > 0)).toBe(true);
  });

  it('M19-0.5 opinions are turned up from left to right, states in election order', () => {
    const t = table({
      players,
      at: '9d next round',
      states: {
        BB: {},
        NI: {
          opinions: ['+education', '-traffic', '+welfareState'],
          down: ['+environment'],
        },
        TH: { opinions: ['-education', '+traffic'], down: ['-welfareState', '+digitization'] },
      },
    });
    expect(t.state('NI').opinions).toEqual([
      '+education',
      '-traffic',
      '+welfareState',
      '+environment',
    ]);
    expect(t.state('TH').opinions).toEqual(['-education', '+traffic', '-welfareState']);
    const turned = t.told('opinionTurned').map((event) => event.election);
    expect(turned).toEqual([1, 2, 3]);
  });

  it('M19-0.6 a topic that lies there is replaced, whatever its attitude, until one fits', () => {
    const t = table({
      players,
      at: '9d next round',
      states: {
        BB: {},
        NI: { opinions: ['+education', '-traffic', '+welfareState'], down: ['-education'] },
        TH: { opinions: ['+environment', '-digitization'], down: ['+nationalSecurity'] },
      },
      opinionStack: ['+traffic', '+education', '-environment'],
    });
    expect(t.state('NI').opinions.at(-1)).toBe('-environment');
    const [first] = t.told('opinionTurned');
    expect(first.discarded).toHaveLength(3);
    expect(t.opinionDiscards).toEqual(
      expect.arrayContaining<Card>(['-education', '+traffic', '+education']),
    );
  });

  it('M19-0.5 the replacement lies on the same space; the next card stays face down', () => {
    const t = table({
      players,
      at: '9d next round',
      states: {
        BB: {},
        NI: { opinions: ['+education', '-traffic', '+welfareState'], down: ['+environment'] },
        TH: { opinions: ['+education', '-traffic'], down: ['+traffic', '+nationalSecurity'] },
      },
      opinionStack: ['-digitization'],
    });
    const { board, opinions } = t.state('TH');
    expect(opinions).toEqual(['+education', '-traffic', '-digitization']);
    expect(board.opinions[3]).toBe(6);
    expect(board.up).toBe(3);
  });

  it('M19-0.6 a stack that runs empty is at once made anew from its discards', () => {
    const t = table({
      players,
      at: '9d next round',
      states: {
        BB: {},
        NI: { opinions: ['+education', '-traffic', '+welfareState'], down: ['-education'] },
        TH: { opinions: ['+environment', '-digitization'], down: ['+nationalSecurity'] },
      },
      wholeOpinionStack: ['+traffic'],
    });
    const [ni] = t.told('opinionTurned');
    expect(ni.discarded.length).toBeGreaterThanOrEqual(2);
    expect(t.state('NI').opinions).toHaveLength(4);
    expect(t.s.opinionStack.length).toBeGreaterThan(0);
    const discarded = t.told('opinionTurned').flatMap((event) => event.discarded);
    expect(t.s.opinionDiscards.length).toBeLessThan(discarded.length);
  });

  it('M19-0.6 also when the last card of the stack is the one that fits', () => {
    const t = table({
      players,
      at: '9d next round',
      states: {
        BB: {},
        NI: { opinions: ['+education', '-traffic', '+welfareState'], down: ['-education'] },
        TH: { opinions: ['-welfareState', '-digitization'], down: ['+nationalSecurity'] },
        SL: { opinions: ['-geneticEngineering'], down: ['-education'] },
      },
      wholeOpinionStack: ['+environment'],
    });
    expect(t.state('NI').opinions.at(-1)).toBe('+environment');
    expect(t.opinionDiscards).toEqual([]);
    expect(t.s.opinionStack).toHaveLength(16);
  });
});

describe('0 Setup: polls, programs and supplies', () => {
  it('M19-0.7 every poll raises the party on its back by 2, and its back lies open', () => {
    for (const poll of data.polls) {
      expect(poll.trend[poll.raises]).toBe(2);
      expect(Object.values(poll.trend).sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    }
    for (const id of partyIds) {
      expect(data.polls.filter((poll) => poll.raises === id)).toHaveLength(2);
    }
    for (const s of newGames(20, 3)) {
      const top = data.polls[s.pollStack[9]].raises;
      for (const viewer of [SPECTATOR, 0, 1, 2]) {
        expect(partyIds[game.view(s, viewer).pollBack]).toBe(top);
      }
    }
  });

  it('M19-0.7 polls are shuffled', () => {
    const orders = newGames(20, 3).map((s) => s.pollStack.join());
    expect(new Set(orders).size).toBe(20);
  });

  it.each([
    [3, 3],
    [4, 5],
    [5, 6],
  ])('M19-0.8 with %i players the display of programs has %i cards', (seats, size) => {
    expect(newGame(seats).programDisplay).toHaveLength(size);
  });

  it('M19-0.8 programs are shuffled', () => {
    const displays = newGames(20, 5).map((s) => s.programDisplay.join());
    expect(new Set(displays).size).toBe(20);
  });

  it.each([
    [4, 4],
    [7, 5],
  ])('M19-0.9 what everyone begins with (%i elections: %i media markers)', (elections, media) => {
    const s = newGame(4, { elections });
    expect(s.money).toEqual(all(30));
    expect(s.base).toEqual(all(10));
    expect(s.mediaSupply).toEqual(all(media));
    expect(s.rallySupply).toEqual(all(20));
    for (const board of s.boards) {
      expect(board.votes).toEqual(all(0));
      expect(board.trend.map((space) => data.trendScale[space])).toEqual(all(0));
      expect(board.rallies).toEqual(all(0));
      expect(board.media).toEqual(all(0));
      expect(board.sent).toEqual(all(-1));
    }
  });

  it('M19-0.13 four double markers are common supply', () => {
    const s = newGame(4);
    expect(s.doubles).toBe(4);
    expect(s.boards.map((board) => board.double)).toEqual([-1, -1, -1, -1]);
  });

  it('M19-0.13 the preliminary start player is drawn among the parties in play', () => {
    const starts = newGames(60, 3).map((s) => s.start);
    expect(new Set(starts)).toEqual(new Set([0, 1, 2]));
  });

  it('M19-0.16 the bank pays any sum, and 1,000 € is the smallest', () => {
    const t = table({ players, at: '9c money', base: { SPD: 5000 }, money: { SPD: 3000 } });
    expect(t.money('SPD')).toBe(8000);
    const bids = table({ players, at: '1 start player' });
    bids.refused('SPD', 'bid', 0.5, 'not-a-number');
  });
});

describe('0 Setup: draft', () => {
  const hands = {
    SPD: [
      '+education',
      '+education',
      '-education',
      '-education',
      '+traffic',
      '-traffic',
      '+environment',
    ],
    LINKE: [
      '+digitization',
      '+digitization',
      '-digitization',
      '-digitization',
      '+traffic',
      '-traffic',
      '-environment',
    ],
    CDU: [
      '+welfareState',
      '+welfareState',
      '-welfareState',
      '-welfareState',
      '+traffic',
      '-traffic',
      '+environment',
    ],
  } as const satisfies Partial<Record<string, readonly Card[]>>;

  it('M19-0.10 a pick is laid aside, the rest goes to the left, the next seat clockwise', () => {
    const t = table({ players: three, at: '0 draft', hands });
    expect(t.asked).toBe('SPD LINKE CDU draftPick');
    t.together('draftPick', { SPD: '+education', LINKE: '+digitization', CDU: '+welfareState' });
    expect(t.hand('LINKE')).toEqual(hands.SPD.slice(1));
    expect(t.hand('CDU')).toEqual(hands.LINKE.slice(1));
    expect(t.hand('SPD')).toEqual(hands.CDU.slice(1));
  });

  it('M19-0.10 only a card of the pack in hand can be picked, and nobody can decline', () => {
    const t = table({ players: three, at: '0 draft', hands });
    t.refused('SPD', 'draftPick', '+welfareState', 'not-in-hand', 'M19-0.10');
    t.refused('SPD', 'draftPick', 'pass', 'must-choose');
    t.together('draftPick', { SPD: '+education', LINKE: '+digitization', CDU: '+welfareState' });
    t.refused('SPD', 'draftPick', '+education', 'not-in-hand', 'M19-0.10');
    expect(t.hand('SPD')).toHaveLength(6);
  });

  it('M19-0.10 four picks, of 7, 6, 5 and 4 cards; then the last three are passed on as well', () => {
    const t = table({ players: three, at: '0 draft', hands });
    const sizes: number[] = [];
    for (let pick = 0; pick < 4; pick++) {
      sizes.push(t.hand('SPD').length);
      expect(t.asked).toBe('SPD LINKE CDU draftPick');
      t.together('draftPick', {
        SPD: t.hand('SPD')[0],
        LINKE: t.hand('LINKE')[0],
        CDU: t.hand('CDU')[0],
      });
    }
    expect(sizes).toEqual([7, 6, 5, 4]);
    expect(t.asked).toBe('SPD LINKE CDU layProgram');
    // Picks: one of the own pack, then one each of those of CDU, LINKE and SPD again.
    expect(t.hand('SPD').slice(0, 4)).toEqual([
      '+education',
      '+welfareState',
      '-digitization',
      '-education',
    ]);
    expect(t.hand('SPD').slice(4)).toEqual(['+traffic', '-traffic', '+environment']);
    expect(t.hand('LINKE').slice(4)).toEqual(['+traffic', '-traffic', '+environment']);
    expect(t.hand('CDU').slice(4)).toEqual(['+traffic', '-traffic', '-environment']);
  });

  it('M19-0.10 nothing is passed before the last one has picked', () => {
    const t = table({ players: three, at: '0 draft', hands });
    t.act('SPD', 'draftPick', '+education').act('CDU', 'draftPick', '+traffic');
    expect(t.asked).toBe('LINKE draftPick');
    expect(t.hand('SPD')).toEqual(hands.SPD);
    t.refused('SPD', 'draftPick', '-education', 'not-your-turn');
  });
});

describe('0 Setup: programs', () => {
  const six: readonly Card[] = [
    '+education',
    '-education',
    '+digitization',
    '+geneticEngineering',
    '+nationalSecurity',
    '+welfareState',
    '+environment',
  ];
  const at = '0 program';
  const five: Card[] = [
    '+education',
    '+digitization',
    '+geneticEngineering',
    '+nationalSecurity',
    '+welfareState',
  ];

  it('M19-0.11 five cards of five topics become the program', () => {
    const t = table({ players: three, at, hands: { SPD: six } });
    t.refused('SPD', 'layProgram', five.slice(1), 'too-few-cards', 'M19-0.11');
    t.refused('SPD', 'layProgram', [...five, '+environment'], 'too-many-cards', 'M19-0.11');
    t.refused('SPD', 'layProgram', [...five.slice(0, 4), '-education'], 'topic-twice', 'M19-0.11');
    t.refused('SPD', 'layProgram', [...five.slice(0, 4), '+traffic'], 'not-in-hand');
    t.act('SPD', 'layProgram', five);
    expect(t.view('SPD').position.answer).toEqual([0, 2, 4, 6, 8]);
  });

  it('M19-0.11 programs are revealed when the last one is chosen', () => {
    const t = table({ players: three, at, hands: { SPD: six, LINKE: six, CDU: six } });
    const other: Card[] = [...five.slice(1), '-education'];
    t.act('SPD', 'layProgram', five).act('LINKE', 'layProgram', other);
    expect(t.program('SPD')).toEqual([]);
    expect(t.view('CDU').position.decided).toBe(0b011);
    expect(JSON.stringify(t.view('CDU').position)).toContain('"answer":null');
    expect(t.told('programLaid')).toEqual([]);
    t.act('CDU', 'layProgram', five);
    expect(t.program('SPD')).toEqual(five);
    expect(t.program('LINKE')).toContain('-education');
    expect(t.told('programLaid')).toHaveLength(3);
  });

  it('M19-0.11 of the two cards left one is kept, the other discarded face down, all at once', () => {
    const t = table({ players: three, at, hands: { SPD: six, LINKE: six, CDU: six } });
    t.together('layProgram', { SPD: five, LINKE: five, CDU: five });
    expect(t.asked).toBe('SPD LINKE CDU keepCard');
    expect(t.hand('SPD')).toEqual(['-education', '+environment']);
    t.refused('SPD', 'keepCard', 'pass', 'must-choose');
    t.refused('SPD', 'keepCard', '+education', 'not-in-hand');
    t.together('keepCard', { SPD: '+environment', LINKE: '-education', CDU: '+environment' });
    expect(t.hand('SPD')).toEqual(['+environment']);
    expect(t.hand('LINKE')).toEqual(['-education']);
    expect(t.programDiscards).toEqual(['-education', '+environment', '-education']);
    expect(t.told('cardKept')).toEqual([0, 1, 2].map((seat) => ({ type: 'cardKept', seat })));
    expect(t.view('spectator').programDiscards).toBe(3);
  });

  const four: readonly Card[] = [
    '+education',
    '-education',
    '+digitization',
    '-digitization',
    '+geneticEngineering',
    '-geneticEngineering',
    '+nationalSecurity',
  ];

  it('M19-0.12 with four topics one card of each is laid, the attitude is a choice', () => {
    const t = table({ players: three, at, hands: { SPD: four, LINKE: six, CDU: six } });
    t.refused(
      'SPD',
      'layProgram',
      ['+education', '-education', '+digitization', '+nationalSecurity'],
      'topic-twice',
    );
    t.refused(
      'SPD',
      'layProgram',
      ['+education', '+digitization', '+nationalSecurity'],
      'too-few-cards',
    );
    t.act('SPD', 'layProgram', [
      '-education',
      '+digitization',
      '-geneticEngineering',
      '+nationalSecurity',
    ]);
    t.together('layProgram', { LINKE: five, CDU: five });
    expect(t.asked).toBe('SPD completeProgram');
    expect(t.program('SPD')).toEqual([
      '-education',
      '+digitization',
      '-geneticEngineering',
      '+nationalSecurity',
    ]);
  });

  it('M19-0.12 the surplus is shown and discarded, as many cards drawn from the stack', () => {
    const t = table({
      players: three,
      at,
      hands: { SPD: four, LINKE: six, CDU: six },
      programStack: ['+traffic', '-education', '-traffic'],
    });
    t.act('SPD', 'layProgram', [
      '+education',
      '+digitization',
      '+geneticEngineering',
      '+nationalSecurity',
    ]);
    t.together('layProgram', { LINKE: five, CDU: five });
    const [shown] = t.told('surplusShown');
    expect(shown.seat).toBe(0);
    expect(shown.cards).toHaveLength(3);
    expect(t.programDiscards).toEqual(['-education', '-digitization', '-geneticEngineering']);
    expect(t.hand('SPD')).toEqual(['+traffic', '-education', '-traffic']);
    expect(t.heard('LINKE').some((event) => event.type === 'programsDrawn' && event.secret)).toBe(
      false,
    );
    t.refused('SPD', 'completeProgram', [], 'too-few-cards');
    t.refused('SPD', 'completeProgram', ['-education'], 'topic-laid', 'M19-0.12');
    t.refused('SPD', 'completeProgram', ['+traffic', '-traffic'], 'too-many-cards');
    t.act('SPD', 'completeProgram', ['-traffic']);
    expect(t.program('SPD')).toContain('-traffic');
    expect(t.hand('SPD')).toEqual(['+traffic', '-education']);
    expect(t.asked).toBe('SPD LINKE CDU keepCard');
  });

  it('M19-0.12 several players draw in seat order and choose at the same time', () => {
    const t = table({
      players: three,
      at,
      hands: { SPD: four, LINKE: six, CDU: four },
      programStack: [
        '+traffic',
        '-education',
        '-traffic',
        '+environment',
        '+education',
        '-environment',
      ],
    });
    const lay: Card[] = ['+education', '+digitization', '+geneticEngineering', '+nationalSecurity'];
    t.together('layProgram', { CDU: lay, LINKE: five, SPD: lay });
    expect(t.asked).toBe('SPD CDU completeProgram');
    expect(t.hand('SPD')).toEqual(['+traffic', '-education', '-traffic']);
    expect(t.hand('CDU')).toEqual(['+environment', '+education', '-environment']);
    t.act('CDU', 'completeProgram', ['+environment']);
    expect(t.program('CDU')).toHaveLength(4);
    t.act('SPD', 'completeProgram', ['+traffic']);
    expect(t.program('CDU')).toHaveLength(5);
  });

  it('M19-0.12 all surplus is discarded before anyone draws', () => {
    const t = table({
      players: three,
      at,
      hands: { SPD: four, LINKE: six, CDU: four },
      wholeProgramStack: ['+traffic', '-traffic'],
    });
    const lay: Card[] = ['+education', '+digitization', '+geneticEngineering', '+nationalSecurity'];
    const discards = t.programDiscards.length;
    t.together('layProgram', { SPD: lay, LINKE: five, CDU: lay });
    // The stack ran empty after two cards; the surplus of both was among its new cards.
    expect(t.hand('SPD').slice(0, 2)).toEqual(['+traffic', '-traffic']);
    expect(t.programDiscards).toEqual([]);
    expect(t.s.programStack).toHaveLength(discards + 6 - 4);
  });

  it('M19-0.12 it is repeated until five topics lie there', () => {
    const t = table({
      players: three,
      at,
      hands: { SPD: four, LINKE: six, CDU: six },
      programStack: [
        '+education',
        '-education',
        '+digitization',
        '-digitization',
        '+traffic',
        '-nationalSecurity',
      ],
    });
    const lay: Card[] = ['+education', '+digitization', '+geneticEngineering', '+nationalSecurity'];
    t.together('layProgram', { SPD: lay, LINKE: five, CDU: five });
    t.act('SPD', 'completeProgram', []);
    expect(t.asked).toBe('SPD completeProgram');
    expect(t.told('surplusShown')).toHaveLength(2);
    expect(t.hand('SPD')).toEqual(['-digitization', '+traffic', '-nationalSecurity']);
    t.act('SPD', 'completeProgram', ['+traffic']);
    expect(t.program('SPD')).toHaveLength(5);
    expect(t.hand('SPD')).toEqual(['-digitization', '-nationalSecurity']);
    expect(t.asked).toBe('SPD LINKE CDU keepCard');
  });

  it('M19-0.12 three topics only: four cards are drawn, and as many topics laid as they have', () => {
    const t = table({
      players: three,
      at,
      hands: {
        SPD: [
          '+education',
          '-education',
          '+education',
          '+digitization',
          '-digitization',
          '+traffic',
          '-traffic',
        ],
        LINKE: six,
        CDU: six,
      },
      programStack: ['+environment', '-environment', '+environment', '-education', '-welfareState'],
    });
    t.act('SPD', 'layProgram', ['+education', '+digitization', '+traffic']);
    t.together('layProgram', { LINKE: five, CDU: five });
    expect(t.hand('SPD')).toHaveLength(4);
    t.act('SPD', 'completeProgram', ['-environment']);
    expect(t.program('SPD')).toHaveLength(4);
    expect(t.asked).toBe('SPD completeProgram');
    expect(t.hand('SPD')).toHaveLength(3);
    t.act('SPD', 'completeProgram', ['-welfareState']);
    expect(t.hand('SPD')).toHaveLength(2);
  });

  it('M19-0.12 the surplus of a complete program is not shown', () => {
    const t = table({ players: three, at, hands: { SPD: four, LINKE: six, CDU: six } });
    const lay: Card[] = ['+education', '+digitization', '+geneticEngineering', '+nationalSecurity'];
    t.together('layProgram', { SPD: lay, LINKE: five, CDU: five });
    expect(t.told('surplusShown').map((event) => event.seat)).toEqual([0]);
    expect(t.hand('LINKE')).toEqual(['-education', '+environment']);
  });
});

const block = (number: number, ...codes: string[]) => ({
  block: `block${number}`,
  symbol1: codes[0],
  symbol2: codes[1],
  symbol3: codes[2],
  symbol4: codes[3],
  symbol5: codes[4],
});

describe('0 Setup: start positions', () => {
  const states = { BB: {}, NI: {}, TH: {}, SL: {} } as const;
  const at = '0 start positions';

  it('M19-0.14 the five blocks', () => {
    expect(data.startBlocks).toEqual([
      ['rallies', 'rallies', 'votes', 'votes', 'media'],
      ['rallies', 'rallies', 'media', 'media', 'votes'],
      ['rallies', 'rallies', 'trend', 'trend', 'votes'],
      ['trend', 'trend', 'media', 'media', 'rallies'],
      ['trend', 'trend', 'votes', 'votes', 'rallies'],
    ]);
  });

  it('M19-0.14 symbols give 3 rallies, a step of trend, a media marker, 6 votes; all is free', () => {
    const t = table({ players: three, at, states });
    t.together('startPosition', {
      SPD: block(1, 'BB', 'NI', 'TH', 'SL', 'SL'),
      LINKE: block(4, 'BB', 'SL', 'NI', 'TH', 'NI'),
      CDU: block(1, 'BB', 'NI', 'TH', 'SL', 'SL'),
    });
    expect(t.state('BB').rallies('SPD')).toBe(3);
    expect(t.state('NI').rallies('SPD')).toBe(3);
    expect(t.state('TH').votes('SPD')).toBe(6);
    expect(t.state('SL').votes('SPD')).toBe(6);
    expect(t.state('SL').media('SPD')).toBe(1);
    expect(t.state('BB').trend('LINKE')).toBe(2);
    expect(t.state('SL').trend('LINKE')).toBe(2);
    expect(t.state('NI').media('LINKE')).toBe(1);
    expect(t.state('TH').media('LINKE')).toBe(1);
    expect(t.state('NI').rallies('LINKE')).toBe(3);
    expect(t.cubes('SPD')).toBe(14);
    expect(t.cubes('LINKE')).toBe(17);
    expect(t.markers('SPD')).toBe(3);
    expect(t.markers('LINKE')).toBe(2);
    expect(t.money('SPD')).toBe(30);
    // The same block for two players, each from the own supply.
    expect(t.state('SL').media('CDU')).toBe(1);
    expect(t.state('TH').votes('CDU')).toBe(6);
  });

  it('M19-0.14 all is revealed together', () => {
    const t = table({ players: three, at, states });
    t.act('SPD', 'startPosition', block(1, 'BB', 'NI', 'TH', 'SL', 'SL'));
    t.act('CDU', 'startPosition', block(1, 'BB', 'NI', 'TH', 'SL', 'SL'));
    expect(t.state('BB').rallies('SPD')).toBe(0);
    expect(t.view('LINKE').position.answer).toBeNull();
    expect(t.heard('LINKE').filter((event) => event.type !== 'decided')).toEqual([]);
    t.act('LINKE', 'startPosition', block(5, 'BB', 'NI', 'TH', 'SL', 'SL'));
    expect(t.told('startPosition')).toHaveLength(3);
    expect(t.asked).toBe('SPD LINKE CDU bid');
  });

  it('M19-0.14 the same symbol twice needs two states; different symbols may share one', () => {
    const t = table({ players: three, at, states });
    for (const wrong of [
      block(1, 'BB', 'BB', 'TH', 'SL', 'SL'),
      block(1, 'BB', 'NI', 'TH', 'TH', 'SL'),
      block(2, 'BB', 'NI', 'SL', 'SL', 'TH'),
      block(4, 'SL', 'SL', 'BB', 'NI', 'TH'),
    ]) {
      t.refused('SPD', 'startPosition', wrong, 'same-state-twice', 'M19-0.14');
    }
    t.act('SPD', 'startPosition', block(1, 'BB', 'NI', 'BB', 'NI', 'BB'));
    expect(t.asked).toBe('LINKE CDU startPosition');
  });

  it('M19-0.14 every symbol needs a state that lies on a board', () => {
    const t = table({ players: three, at, states });
    const { symbol5: _, ...four } = block(1, 'BB', 'NI', 'TH', 'SL', 'SL');
    t.refused('SPD', 'startPosition', four, 'must-choose');
    t.refused('SPD', 'startPosition', block(1, 'BB', 'NI', 'TH', 'SL', 'HE'), 'unknown-option');
    t.refused('SPD', 'startPosition', block(1, 'BB', 'NI', 'TH', 'SL', 'board5'), 'no-such-place');
    t.refused('SPD', 'startPosition', block(6, 'BB', 'NI', 'TH', 'SL', 'BB'), 'unknown-option');
    expect(t.asked).toBe('SPD LINKE CDU startPosition');
  });

  it('M19-0.14 five players can all put a marker into the same state', () => {
    const five = ['SPD', 'LINKE', 'CDU', 'FDP', 'GRUENE'] as const;
    const t = table({ players: five, at, states });
    for (const party of five) t.act(party, 'startPosition', block(1, 'BB', 'NI', 'TH', 'SL', 'BB'));
    expect(t.state('BB').board.media).toEqual([1, 1, 1, 1, 1]);
  });

  it('M19-0.14 programs, opinions and the preliminary start player are known by then', () => {
    const t = table({ players: three, at, states, start: 'LINKE' });
    const view = t.view('CDU');
    expect(view.start).toBe(1);
    expect(view.programs).toEqual(t.s.programs);
    expect(view.boards.map((board) => board.up)).toEqual([4, 3, 2, 1]);
  });
});

describe('0 Setup in a real game', () => {
  it('M19-0.10 begins with the draft, seven cards each', () => {
    const s: State = newGame(5);
    expect(s.flow.at).toBe('0 draft/draftPick');
    expect(s.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7, 7]);
    expect(s.programStack).toHaveLength(15);
  });
});
