import { describe, expect, it } from 'vitest';
import { coded, isRefusal, seatsIn, seedFrom } from '@hustings/kernel';
import {
  emptyProgram,
  markersIn,
  programCards,
  topicCount,
  topicOf,
} from '../../rules/world/index.js';
import { data, mediaMajority, paysMembers, type State } from '../../rules/edition-2006/index.js';
import { turnUpOpinion } from '../../rules/edition-2006/paragraphs/0.5-turning-up-opinions.js';
import { dealPrograms } from '../../rules/edition-2006/paragraphs/0-setup.js';
import { cardNumber, game, table, words, type Card } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;

function fresh(seats: number, seed: string, options: unknown = {}): State {
  const read = game.readOptions(options, seats);
  if (isRefusal(read)) throw new Error(coded(read));
  return game.setup(read, seats, seedFrom(seed));
}

const tables = Array.from({ length: 40 }, (_, i) => fresh(3 + (i % 3), `setup ${i}`));

/** A state with three face-up opinions and one face down that does not fit. */
const searching = () =>
  table({
    players,
    at: '1 first player',
    states: {
      NW: {},
      BY: {
        opinions: ['+nuclearEnergy', '+minimumWage', '+welfareSystem'],
        down: ['-nuclearEnergy'],
      },
    },
  });
const barred = (card: number): boolean => [3, 4, 5].includes(topicOf(card));

describe('0 Setup', () => {
  it('M06-0.1 five parties and seven topics, for and against', () => {
    expect(data.parties.map((party) => party.id).sort()).toEqual(
      ['CDU', 'FDP', 'GRUENE', 'LINKE', 'SPD'], // in alphabetical order
    );
    expect(data.topics).toEqual([
      'terrorPrevention',
      'geneticEngineering',
      'economicRestructuring',
      'nuclearEnergy',
      'minimumWage',
      'welfareSystem',
      'militaryMissions',
    ]);
    const cards = words(tables[0].programStack);
    expect(cards).toContain('+nuclearEnergy');
    expect(cards).toContain('-nuclearEnergy');
  });

  it('M06-0.1 parties are dealt, or chosen by the table', () => {
    const chosen = fresh(3, 'chosen', { parties: ['FDP', 'LINKE', 'SPD'] });
    expect(chosen.parties.map((party) => data.parties[party].id)).toEqual(['FDP', 'LINKE', 'SPD']);
    const dealt = new Set(
      tables.filter((s) => s.parties.length === 3).map((s) => s.parties.join()),
    );
    expect(dealt.size).toBeGreaterThan(5);
  });

  it('M06-0.2 what everyone starts with', () => {
    for (const s of tables) {
      const each = (figure: number): number[] => s.parties.map(() => figure);
      expect(s.money).toEqual(each(25));
      expect(s.members).toEqual(each(5));
      expect(s.mediaSupply).toEqual(each(5));
      expect(s.meetingSupply).toEqual(each(18 - 4)); // one lies on each board (0.6)
      expect(s.cabinet.map((bits) => seatsIn(bits).length)).toEqual(each(7));
      expect(s.contributions.map((bits) => seatsIn(bits).length)).toEqual(each(5));
    }
    expect(data.start.coalitionTiles).toBe(4);
    expect(data.keyIssueMarkers).toBe(4);
  });

  it('M06-0.3 five open cards of different topics, then three in hand, any', () => {
    for (const s of tables) {
      for (const program of s.programs) expect(programCards(program)).toHaveLength(5);
      for (const hand of s.hands) expect(hand).toHaveLength(3);
    }
    const handsWithATopicTwice = tables.flatMap((s) => s.hands).filter((h) => topicCount(h) < 3);
    expect(handsWithATopicTwice.length).toBeGreaterThan(0);
  });

  it('M06-0.3 a card whose topic is there goes under the stack and is replaced', () => {
    const s = fresh(3, 'deal');
    const fitting: readonly Card[] = [
      '+nuclearEnergy',
      '+welfareSystem',
      '-militaryMissions',
      '-terrorPrevention',
      '-geneticEngineering',
    ];
    const order: readonly Card[] = [
      '+minimumWage',
      '-minimumWage',
      '+minimumWage',
      ...fitting.slice(0, 4),
      ...fitting, // the other two find nothing twice
      ...fitting,
    ];
    const cards = order.map(cardNumber);
    const others = [...s.programStack, ...s.hands.flat(), ...s.programs.flatMap(programCards)];
    for (const card of cards) others.splice(others.indexOf(card), 1);
    s.programStack = [...others, ...cards.reverse()];
    s.programs = s.programs.map(() => emptyProgram());
    s.hands = s.hands.map(() => []);
    dealPrograms(s);
    expect(words(programCards(s.programs[0]))).toEqual([
      '-terrorPrevention',
      '+nuclearEnergy',
      '+minimumWage',
      '+welfareSystem',
      '-militaryMissions',
    ]);
    const under = words(s.programStack).slice(0, 2);
    expect(under).toEqual(['+minimumWage', '-minimumWage']); // the later one at the very bottom
    expect(s.programStack.slice(2)).toEqual(others.slice(0, -9)); // three hands came from the top
    expect(s.programDiscards).toEqual([]);
    expect(s.programStack).toHaveLength(56 - 8 * 3);
  });

  it('M06-0.4 sixteen states, one on each board, twelve in the stack', () => {
    for (const s of tables) {
      const laid = s.boards.map((board) => board.state);
      expect(new Set([...laid, ...s.coming]).size).toBe(16);
      expect(s.coming).toHaveLength(12);
    }
    expect(new Set(tables.map((s) => s.boards[0].state)).size).toBeGreaterThan(8);
  });

  it('M06-0.5 four, three, two, one opinion face up, no topic twice face up', () => {
    for (const s of tables) {
      expect(s.boards.map((board) => board.up)).toEqual([4, 3, 2, 1]);
      for (const { opinions, up } of s.boards) {
        expect(opinions).toHaveLength(4);
        expect(topicCount(opinions.slice(0, up))).toBe(up);
      }
      expect(s.opinionDiscards).toEqual([]); // what does not fit goes under the stack
    }
    const hidden = tables.flatMap((s) => s.boards.slice(1));
    expect(hidden.some(({ opinions }) => topicCount(opinions) < 4)).toBe(true);
  });

  it('M06-0.6 popularity 0, votes 0, one meeting of everybody on each board', () => {
    for (const s of tables) {
      const each = (figure: number): number[] => s.parties.map(() => figure);
      for (const board of s.boards) {
        expect(board.popularity).toEqual(each(0));
        expect(board.votes).toEqual(each(0));
        expect(board.meetings).toEqual(each(1));
        expect(board.media).toEqual(each(0));
        expect(board.standing).toEqual([]);
      }
    }
  });

  it('M06-0.7 pay-out tiles on the first and third board, later on the fifth state', () => {
    const s = tables[0];
    expect([0, 1, 2, 3, 4, 5, 6].filter((election) => paysMembers(s, election))).toEqual([0, 2, 4]);
  });

  it('M06-0.8 the reserve has six opinions face up, repeats allowed', () => {
    for (const s of tables) expect(s.reserve).toHaveLength(6);
    expect(tables.some((s) => new Set(s.reserve).size < 6)).toBe(true);
    const t = table({ players, at: '5 media' });
    expect(t.view('spectator').reserve).toEqual(t.s.reserve);
  });

  it('M06-0.11 the details count: five program cards, no duty to change one, open bids', () => {
    const t = table({ players, at: '2 program conference' });
    expect(t.program('SPD')).toHaveLength(5);
    t.act('SPD', 'exchangeCards', {}).pass('SPD');
    expect(t.asked).toBe('CDU exchangeCards');
    const polls = table({ players, at: '7 polls' });
    polls.act('SPD', 'bidForPoll', 3);
    expect(polls.view('CDU').auction).toMatchObject({ bid: 3, bidder: 0 });
  });

  it('M06-0.12 no decision gives anything to another player but where a rule says so', () => {
    const kinds = game.program.questions.map((question) => question.decision.kind);
    expect(new Set(kinds).size).toBe(19);
    expect(kinds.filter((kind) => /give|trade|lend|pay/i.test(kind))).toEqual([]);
  });

  it('M06-0.13 election order: round r on board ((r − 1) mod 4) + 1', () => {
    const t = table({
      players,
      at: '1 first player',
      states: { NW: {}, BY: {}, BW: {}, NI: {} },
      coming: ['HE', 'SN', 'RP'],
    });
    const elected: string[] = [];
    const counts: number[] = [];
    for (let round = 1; round <= 7; round++) {
      if (round < 7) t.quietlyUntil(() => t.round === round && t.phase === '1 first player');
      else t.quietlyTo('end');
      counts.push(t.states.length);
      elected.push(t.states[0]);
      const board = t.s.boards[(round - 1) % 4];
      expect(data.states[board.state].code).toBe(t.states[0]);
      if (round < 7) t.quietlyUntil(() => t.round > round || t.phase === 'end');
    }
    expect(elected).toEqual(['NW', 'BY', 'BW', 'NI', 'HE', 'SN', 'RP']);
    expect(counts).toEqual([4, 4, 4, 4, 3, 2, 1]);
  });

  it('M06-0.13 phases concern every state still to elect', () => {
    const states = { NW: {}, BY: {}, BW: {} };
    const t = table({ players, at: '6 meetings', round: 5, states });
    t.refused('SPD', 'placeMeetings', { NI: 1 }, 'unknown-option');
    t.act('SPD', 'placeMeetings', { NW: 1, BY: 1, BW: 1 });
    expect(t.state('BW').meetings('SPD')).toBe(1);
  });

  it('M06-0.15 parties not at the table do not exist', () => {
    const s = fresh(3, 'three');
    for (const board of s.boards) expect(board.meetings).toHaveLength(3);
    const t = table({ players, at: '7 polls', states: { NW: {} }, pollStack: [0] });
    t.act('SPD', 'bidForPoll', 1).pass('CDU', 'FDP');
    t.refused('SPD', 'publishPoll', ['LINKE'], 'unknown-option'); // its line says +2
  });

  it('M06-0.15 the same seed deals the same table, another seed another one', () => {
    expect(fresh(4, 'again')).toEqual(fresh(4, 'again'));
    expect(fresh(4, 'again').boards).not.toEqual(fresh(4, 'other').boards);
  });

  it('M06-0.16 an empty program stack is re-made from its shuffled discards', () => {
    const t = table({
      players,
      at: '2 program conference',
      wholeProgramStack: ['+nuclearEnergy'],
      hands: { SPD: ['-minimumWage', '+minimumWage'] },
    });
    expect(t.hand('SPD')).toEqual(['-minimumWage', '+minimumWage', '+nuclearEnergy']);
    expect(t.s.programStack).toHaveLength(0);
    const discards = t.programDiscards.length;
    t.act('SPD', 'exchangeCards', { '-minimumWage': 1 });
    expect(t.hand('SPD')).toHaveLength(3);
    expect(t.programDiscards).toEqual([]);
    expect(t.s.programStack).toHaveLength(discards); // one discarded, one drawn
  });

  it('M06-0.16 a card put under the stack is not in the discards, and comes up last', () => {
    const t = table({
      players,
      at: '10a next state',
      states: {
        NW: {},
        BY: {
          opinions: ['+nuclearEnergy', '+minimumWage', '+welfareSystem'],
          down: ['-nuclearEnergy'],
        },
      },
      // Four for the state that enters, then one that does not fit in BY, and one that does.
      opinionStack: [
        '+terrorPrevention',
        '+terrorPrevention',
        '+terrorPrevention',
        '-terrorPrevention',
        '-minimumWage',
        '+militaryMissions',
      ],
    });
    expect(t.state('BY').opinions).toEqual([
      '+nuclearEnergy',
      '+minimumWage',
      '+welfareSystem',
      '+militaryMissions',
    ]);
    expect(words(t.s.opinionStack.slice(0, 2)).sort()).toEqual(['-minimumWage', '-nuclearEnergy']);
    expect(t.opinionDiscards).toHaveLength(4); // those of NW
    expect(t.told('opinionTurned')[1]).toMatchObject({
      election: 1,
      under: [7, 9],
    });
  });

  it('M06-0.16 the discards are shuffled in when no card of the stack fits', () => {
    const t = searching();
    const { s } = t;
    const only = s.opinionStack.find((card) => !barred(card)) ?? -1;
    s.opinionStack = s.opinionStack.filter(barred);
    s.opinionDiscards = [only];
    const cards = s.opinionStack.length;
    turnUpOpinion(s, 1, t.events);
    expect(t.state('BY').opinions.at(-1)).toBe(words([only])[0]);
    expect(s.opinionDiscards).toEqual([]);
    expect(s.opinionStack).toHaveLength(cards + 1); // and the one that was turned up
  });

  it('M06-0.16 if none fits at all the space stays empty, and the search ends', () => {
    const t = searching();
    const { s } = t;
    const cards = s.opinionStack.filter(barred);
    s.opinionStack = cards.slice(1);
    s.opinionDiscards = cards.slice(0, 1);
    turnUpOpinion(s, 1, t.events);
    expect(t.state('BY').board).toMatchObject({ up: 3 });
    expect(t.state('BY').board.opinions).toHaveLength(3);
    expect(t.told('opinionMissing')).toHaveLength(1);
    expect(s.opinionStack).toHaveLength(cards.length + 1);
    // The state goes on with three opinions: nothing is left to turn up, and the match counts them.
    turnUpOpinion(s, 1, t.events);
    expect(t.state('BY').board.up).toBe(3);
    expect(Number.isInteger(t.state('BY').match('SPD'))).toBe(true);
  });
});

const none = { marker1: 'none', marker2: 'none', marker3: 'none' };
const quiet = {
  list1: 'popularity popularity meetings',
  part1: 'NW',
  part2: 'NW',
  part3: 'NW',
  list2: 'media 0 members 12',
  ...none,
};
const begin = (first: (typeof players)[number] = 'SPD') => {
  const one = { SPD: 1, CDU: 1, FDP: 1 };
  return table({
    players,
    at: '0 preliminary stage',
    first,
    states: {
      BY: { meetings: one },
      HE: { meetings: one },
      BE: { meetings: one },
      NW: { meetings: one },
    },
  });
};

/** Nothing but media markers, in these states. */
const onlyMedia = (list2: string, ...markers: string[]) => ({
  ...quiet,
  list2,
  marker1: markers[0] ?? 'none',
  marker2: markers[1] ?? 'none',
  marker3: markers[2] ?? 'none',
});

describe('0 Preliminary stage', () => {
  it('M06-0.9 the example: option 2 of both lists', () => {
    const t = begin();
    expect(t.meetings('SPD')).toBe(14);
    expect(t.asked).toBe('SPD CDU FDP preliminary');
    t.act('SPD', 'preliminary', {
      list1: 'popularity meetings votes',
      part1: 'BY',
      part2: 'HE',
      part3: 'BY',
      list2: 'media 2 members 4',
      marker1: 'BE',
      marker2: 'BE',
      marker3: 'none',
    });
    t.act('CDU', 'preliminary', quiet).act('FDP', 'preliminary', quiet);
    expect(t.state('BY').popularity('SPD')).toBe(1);
    expect(t.state('BY').votes('SPD')).toBe(6);
    expect(t.state('BY').meetings('SPD')).toBe(1);
    expect(t.state('HE').meetings('SPD')).toBe(7);
    expect(t.state('BE').media('SPD')).toBe(2);
    expect(t.members('SPD')).toBe(9);
    expect([t.meetings('SPD'), t.markers('SPD'), t.money('SPD')]).toEqual([8, 3, 25]);
  });

  it('M06-0.9 the other options: popularity twice, votes twice, members only', () => {
    const t = begin();
    t.act('SPD', 'preliminary', quiet);
    t.act('CDU', 'preliminary', {
      list1: 'meetings votes votes',
      part1: 'BY',
      part2: 'HE',
      part3: 'BE',
      list2: 'media 3 members 0',
      marker1: 'BY',
      marker2: 'HE',
      marker3: 'HE',
    });
    t.act('FDP', 'preliminary', {
      ...quiet,
      part1: 'BY',
      part2: 'HE',
      list2: 'media 1 members 8',
      marker1: 'NW',
    });
    expect(t.state('NW').popularity('SPD')).toBe(2);
    expect(t.state('NW').meetings('SPD')).toBe(7);
    expect(t.members('SPD')).toBe(17);
    expect(t.state('BY').meetings('CDU')).toBe(7);
    expect([t.state('HE').votes('CDU'), t.state('BE').votes('CDU')]).toEqual([6, 6]);
    expect([t.state('BY').media('CDU'), t.state('HE').media('CDU')]).toEqual([1, 2]);
    expect(t.members('CDU')).toBe(5);
    expect([t.state('BY').popularity('FDP'), t.state('HE').popularity('FDP')]).toEqual([1, 1]);
    expect([t.members('FDP'), t.state('NW').media('FDP')]).toEqual([13, 1]);
  });

  it('M06-0.9 two parts of one kind in one state add up', () => {
    const t = begin();
    t.act('SPD', 'preliminary', {
      ...quiet,
      list1: 'meetings votes votes',
      part1: 'HE',
      part2: 'BY',
      part3: 'BY',
    });
    t.act('CDU', 'preliminary', quiet).act('FDP', 'preliminary', quiet);
    expect(t.state('BY').votes('SPD')).toBe(12);
    expect(t.state('NW').popularity('CDU')).toBe(2);
  });

  it('M06-0.9 every option of both lists is free of charge', () => {
    const media = [['BE', 'BY', 'BY'], ['BE', 'BY'], ['BE'], []];
    const free = data.preliminary.list1.flatMap((parts) =>
      data.preliminary.list2.map(({ media: count, members }, i) => {
        const list2 = `media ${count} members ${members}`;
        const choice = { ...onlyMedia(list2, ...media[i]), list1: parts.join(' ') };
        return begin().together('preliminary', { SPD: quiet, CDU: choice, FDP: quiet }).s.money;
      }),
    );
    expect(free).toHaveLength(12);
    expect(free.flat().every((money) => money === 25)).toBe(true);
  });

  it('M06-0.9 as many states as the option has markers', () => {
    const t = begin();
    const short = { ...quiet, list2: 'media 2 members 4', marker1: 'BY' };
    t.refused('SPD', 'preliminary', short, 'marker-without-state', 'M06-0.9');
    t.refused('SPD', 'preliminary', { ...quiet, marker1: 'BY' }, 'state-without-marker', 'M06-0.9');
    t.refused('SPD', 'preliminary', { ...quiet, part1: 'none' }, 'no-such-place', 'M06-0.9');
    const { part1: _left, ...without } = quiet;
    t.refused('SPD', 'preliminary', without, 'must-choose');
    expect(t.asked).toBe('SPD CDU FDP preliminary');
  });

  it('M06-0.9 the choices are secret until all are in', () => {
    const t = begin();
    t.act('SPD', 'preliminary', { ...quiet, part3: 'BE' });
    expect(t.view('CDU').position.answer).toBeNull();
    expect(JSON.stringify(t.heard('CDU'))).not.toContain('BE');
    expect(t.state('BE').meetings('SPD')).toBe(1);
    expect(t.view('SPD').position.answer).not.toBeNull();
  });

  it('M06-0.10 more than five media markers may stand after this stage, and they stay', () => {
    const t = begin();
    t.act('SPD', 'preliminary', onlyMedia('media 3 members 0', 'BE', 'BE', 'BE'));
    t.act('CDU', 'preliminary', onlyMedia('media 2 members 4', 'BE', 'BE'));
    t.act('FDP', 'preliminary', onlyMedia('media 2 members 4', 'BE', 'BE'));
    const { board } = t.state('BE');
    expect(markersIn(board.media)).toBe(7);
    expect(mediaMajority(board.media)).toBe(t.seat('SPD'));
    t.quietlyTo('5 media');
    t.refused(t.asked.split(' ')[0] as 'SPD', 'buyMedia', 'BE', 'no-free-spot', 'M06-5.1');
  });

  it('M06-0.10 a cabinet card still replaces a marker where more than five stand', () => {
    const t = table({
      players,
      at: '3 shadow cabinet',
      states: { NW: {}, BE: { media: { SPD: 3, CDU: 2, FDP: 2 } } },
    });
    t.act('SPD', 'layCabinet', {}).act('CDU', 'layCabinet', { BE: 'financeMinister' });
    t.act('FDP', 'layCabinet', {});
    t.act('CDU', 'useCabinet', 'BE media SPD');
    expect(t.state('BE').board.media).toEqual([2, 3, 2]);
  });

  it('M06-0.14 carried out from the preliminary first player; of equal votes the later is ahead', () => {
    const t = begin('CDU'); // P2 of P1–P3: the order is CDU, FDP, SPD
    const votes = { ...quiet, list1: 'popularity meetings votes', part3: 'NW' };
    t.act('SPD', 'preliminary', votes).act('CDU', 'preliminary', quiet);
    t.act('FDP', 'preliminary', votes);
    expect(t.state('NW').votes('SPD')).toBe(6);
    expect(t.state('NW').votes('FDP')).toBe(6);
    expect(t.state('NW').order).toEqual(['SPD', 'FDP']);
    expect(t.told('preliminaryTaken').map(({ seat }) => t.party(seat))).toEqual([
      'CDU',
      'FDP',
      'SPD',
    ]);
  });

  it('M06-0.14 option 2 of list 2 gives four members, and six meetings are not split', () => {
    expect(data.preliminary.list2[1]).toEqual({ media: 2, members: 4 });
    expect(data.preliminary.list1[1]).toHaveLength(3);
    const first = new Set(tables.map((s) => s.first));
    expect(first.size).toBe(5); // drawn at random
  });
});
