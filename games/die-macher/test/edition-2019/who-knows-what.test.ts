import { describe, expect, it } from 'vitest';
import { seedFrom, sfc, SPECTATOR } from '@hustings/kernel';
import { playOn } from '@hustings/proving';
import { speakerIn } from '@hustings/texts';
import type { Event, PartyId } from '../../rules/edition-2019/index.js';
import { shelf, speaker } from '../../texts/edition-2019/index.js';
import { game, newGame, poll, table, type Card, type Table, type TableSpec } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
type Viewer = PartyId | 'spectator';
const everyone: readonly Viewer[] = [...players, 'spectator'];
const others: readonly Viewer[] = ['LINKE', 'CDU', 'FDP', 'spectator'];

const english = await speakerIn('en', shelf, speaker);

/** All that a viewer gets: the view, its text, the events. */
const seen = (t: Table, viewer: Viewer): string =>
  JSON.stringify([t.view(viewer), english.sections(t.view(viewer), []), t.heard(viewer)]);

/** The viewers for whom two tables are the same. */
const same = (a: Table, b: Table, viewers: readonly Viewer[] = everyone): Viewer[] =>
  viewers.filter((viewer) => seen(a, viewer) === seen(b, viewer));

/** Two tables that differ in something; they must really differ. */
const two = (spec: TableSpec, a: Partial<TableSpec>, b: Partial<TableSpec>): [Table, Table] => {
  const tables: [Table, Table] = [table({ ...spec, ...a }), table({ ...spec, ...b })];
  if (JSON.stringify(tables[0].s) === JSON.stringify(tables[1].s)) throw new Error('no difference');
  return tables;
};

const at = '3 media';
const base: TableSpec = { players, at };
const programs: readonly Card[] = ['+education', '-traffic'];

const choosing = (block: string) =>
  table({
    players,
    at: '0 start positions',
    states: { BB: {}, NI: {}, TH: {}, SL: {} },
  }).act('SPD', 'startPosition', {
    block,
    symbol1: 'BB',
    symbol2: 'NI',
    symbol3: 'TH',
    symbol4: 'SL',
    symbol5: 'BB',
  });

const bidding = (sum: number) => table({ players, at: '1 start player' }).act('SPD', 'bid', sum);

const sending = (id: string) =>
  table({
    players,
    at: '5 sending politicians',
    states: { BB: {}, NI: {} },
  }).act('SPD', 'sendPoliticians', { NI: id });

const lying = (id: 'secretary' | 'backbencher') =>
  table({
    players,
    at: "6 politicians' actions",
    states: { BB: { sent: { LINKE: 'spokesperson' } }, NI: { sent: { SPD: id } } },
  });

/** SPD draws the top card and keeps its old one; the third card is the other of two. */
const changing = (top: Card, third: Card) =>
  table({
    players,
    at: '2 party programs',
    hands: { SPD: ['+environment'] },
    programStack: [top, '+digitization', third],
    programDisplay: ['-education'],
  })
    .act('SPD', 'drawPrograms', 'stack')
    .act('SPD', 'takeFromDisplay', '-education')
    .act('SPD', 'swapPrograms', {})
    .act('SPD', 'keepProgram', '+environment');

const auction: TableSpec = { players, at: '8 poll auctions', round: 4 };
const bought = (number: number) =>
  table({ ...auction, pollStack: [number, poll('GRUENE', 'FDP')] })
    .pass('LINKE', 'CDU', 'FDP')
    .act('SPD', 'bidForPoll', 2);

const taken = (number: number) =>
  table({
    players,
    at: "6 politicians' actions",
    states: { BB: { sent: { SPD: 'secretary' } } },
    pollStack: [number, poll('GRUENE', 'FDP')],
  })
    .act('SPD', 'payPolitician', 'pay')
    .pass('SPD')
    .act('SPD', 'chooseAction', 'poll');

/** What an event says of money. */
function reckon(purses: number[], event: Event): void {
  if ('paid' in event) purses[event.seat] -= event.paid;
  if (event.type === 'mediaRemoved') purses[event.from] += event.paid;
  if (event.type === 'incomePaid') purses[event.seat] += event.votes + event.base;
  if (event.type === 'donationUsed' && event.accepted) purses[event.seat] += event.donation;
}

describe('Who knows what: secret to all', () => {
  it('M19-2.3 the order of the stack of programs', () => {
    const [a, b] = two(base, { programStack: programs }, { programStack: [...programs].reverse() });
    expect(same(a, b)).toEqual(everyone);
  });

  it('M19-0.6 the order of the stack of opinions', () => {
    const [a, b] = two(base, { opinionStack: programs }, { opinionStack: [...programs].reverse() });
    expect(same(a, b)).toEqual(everyone);
  });

  it('M19-0.5 face-down opinions', () => {
    const opinions: readonly Card[] = ['+education', '-traffic'];
    const spec = (...down: Card[]): Partial<TableSpec> => ({
      states: { BB: {}, NI: { opinions, down } },
    });
    const [a, b] = two(
      base,
      spec('+environment', '-welfareState'),
      spec('-welfareState', '+environment'),
    );
    expect(same(a, b)).toEqual(everyone);
  });

  it('M19-10.2 the states to come', () => {
    const spec: TableSpec = { ...base, elections: 7, states: { BB: {}, NI: {}, TH: {}, SL: {} } };
    const [a, b] = two(spec, { coming: ['HE', 'BY', 'BW'] }, { coming: ['HB', 'SN', 'RP'] });
    expect(same(a, b)).toEqual(everyone);
  });

  it('M19-0.7 the front of the top poll, and every poll below it', () => {
    const [a, b] = two(
      base,
      { pollStack: [poll('SPD', 'CDU'), poll('FDP', 'LINKE'), poll('CDU', 'SPD')] },
      { pollStack: [poll('SPD', 'LINKE'), poll('CDU', 'SPD'), poll('FDP', 'LINKE')] },
    );
    expect(same(a, b)).toEqual(everyone);
    const other = table({ ...base, pollStack: [poll('FDP', 'LINKE')] });
    expect(same(a, other)).toEqual([]);
  });

  it('M19-8.3 a poll nobody bid for', () => {
    const spec: TableSpec = { players, at: '8 poll auctions', round: 4 };
    const [a, b] = two(
      spec,
      { pollStack: [poll('SPD', 'CDU'), poll('FDP', 'LINKE')] },
      { pollStack: [poll('SPD', 'LINKE'), poll('FDP', 'LINKE')] },
    );
    for (const t of [a, b]) t.pass('LINKE', 'CDU', 'FDP', 'SPD');
    expect(same(a, b)).toEqual(everyone);
  });
});

describe('Who knows what: secret to the owner', () => {
  it('M19-0.11 the hand card', () => {
    const [a, b] = two(
      base,
      { hands: { SPD: ['+traffic'] }, programStack: ['-traffic'] },
      { hands: { SPD: ['-traffic'] }, programStack: ['+traffic'] },
    );
    expect(same(a, b)).toEqual(others);
    expect(a.view('SPD').hands[0]).toEqual([12]);
    expect(a.view('LINKE').hands[0]).toEqual([-2]);
  });

  it('M19-0.10 draft picks, and the cards passed on, which the receiver sees', () => {
    const pack: readonly Card[] = [
      '+education',
      '-education',
      '+traffic',
      '-traffic',
      '+environment',
      '-environment',
      '+welfareState',
    ];
    const spec: TableSpec = { players, at: '0 draft', hands: { SPD: pack } };
    const [a, b] = [table(spec), table(spec)];
    const picks = { LINKE: a.hand('LINKE')[0], CDU: a.hand('CDU')[0], FDP: a.hand('FDP')[0] };
    a.together('draftPick', { SPD: '+education', ...picks });
    b.together('draftPick', { SPD: '-traffic', ...picks });
    // SPD sees its own pick, LINKE the pack without it.
    expect(same(a, b)).toEqual(['CDU', 'FDP', 'spectator']);
    expect(a.view('LINKE').picks[0]).toEqual([-2]);
    expect(a.view('SPD').picks[0]).toEqual([0]);
    expect(a.view('LINKE').hands[1]).toEqual(a.s.hands[1]);
  });

  it('M19-0.11 a program chosen, before all have', () => {
    const pack: readonly Card[] = [
      '+education',
      '-education',
      '+traffic',
      '+environment',
      '+welfareState',
      '+nationalSecurity',
      '-traffic',
    ];
    const spec: TableSpec = { players, at: '0 program', hands: { SPD: pack } };
    const rest: Card[] = ['+traffic', '+environment', '+welfareState', '+nationalSecurity'];
    const [a, b] = [table(spec), table(spec)];
    a.act('SPD', 'layProgram', ['+education', ...rest]);
    b.act('SPD', 'layProgram', ['-education', ...rest]);
    expect(same(a, b)).toEqual(others);
  });

  it('M19-0.11 which card was kept and which discarded', () => {
    const pack: readonly Card[] = [
      '+education',
      '+traffic',
      '+environment',
      '+welfareState',
      '+nationalSecurity',
      '-traffic',
      '-environment',
    ];
    const kept = (card: Card) => {
      const t = table({ players, at: '0 program', hands: { SPD: pack } });
      t.act('SPD', 'layProgram', pack.slice(0, 5));
      t.quietlyUntil(() => t.asked.endsWith('keepCard')).act('SPD', 'keepCard', card);
      return t.quietlyTo('0 start positions');
    };
    expect(same(kept('-traffic'), kept('-environment'))).toEqual(others);
  });

  it('M19-0.14 a start position, before all have chosen', () => {
    expect(same(choosing('block1'), choosing('block5'))).toEqual(others);
  });

  it('M19-1.1 a sealed bid', () => {
    expect(same(bidding(3), bidding(17))).toEqual(others);
  });

  it('M19-5.1 which politician lies where, and so which are still in hand', () => {
    expect(same(sending('secretary'), sending('backbencher'))).toEqual(others);
  });

  it('M19-6.1 until the turn of its state: then all see it', () => {
    const [a, b] = [lying('secretary'), lying('backbencher')];
    expect(same(a, b)).toEqual(others);
    a.pass('LINKE');
    b.pass('LINKE');
    expect(same(a, b)).toEqual([]);
  });

  it('M19-2.4 the card drawn from the stack, and what is discarded from the hand', () => {
    const [a, b] = [changing('+traffic', '-traffic'), changing('-traffic', '+traffic')];
    expect(same(a, b)).toEqual(others);
  });

  it('M19-8.4 the front of a poll taken', () => {
    const [a, b] = [bought(poll('FDP', 'LINKE')), bought(poll('FDP', 'GRUENE'))];
    expect(same(a, b)).toEqual(others);
    expect(a.view('SPD').poll).toBe(poll('FDP', 'LINKE'));
  });

  it('M19-8.5 not published it stays secret for good, even from those who could have guessed', () => {
    const [a, b] = [bought(poll('FDP', 'LINKE')), bought(poll('FDP', 'GRUENE'))];
    for (const t of [a, b]) t.act('SPD', 'publishPoll', 'keepQuiet');
    expect(a.asked).toBe('nobody');
    expect(same(a, b)).toEqual(others);
  });

  it('M19-6.9 the same for a poll that a politician takes', () => {
    const [a, b] = [taken(poll('FDP', 'LINKE')), taken(poll('FDP', 'GRUENE'))];
    expect(same(a, b)).toEqual(others);
    for (const t of [a, b]) t.act('SPD', 'publishPoll', 'keepQuiet');
    expect(same(a, b)).toEqual(others);
  });

  it('M19-3.4 money, if the table plays with closed purses', () => {
    const [a, b] = two(base, { money: { SPD: 7 } }, { money: { SPD: 70 } });
    expect(same(a, b)).toEqual(others);
    const open = two({ ...base, purses: 'open' }, { money: { SPD: 7 } }, { money: { SPD: 70 } });
    expect(same(...open)).toEqual([]);
  });

  it('M19-3.4 a question skipped or asked does not tell how much money there is', () => {
    const phases = ['3 media', '4 rallies', '8 poll auctions', '1 start player'] as const;
    for (const phase of phases) {
      const [a, b] = two({ players, at: phase }, { money: { SPD: 0 } }, { money: { SPD: 70 } });
      expect(same(a, b)).toEqual(others);
      expect(a.asked).toBe(b.asked);
    }
    const sent = { BB: { sent: { SPD: 'secretary' }, media: { LINKE: 1 } } } as const;
    const paying: TableSpec = { players, at: "6 politicians' actions", states: sent };
    const [a, b] = two(paying, { money: { SPD: 0 } }, { money: { SPD: 70 } });
    expect(a.asked).toBe(b.asked);
    // Once paid: the media action is asked for although there is no money for it.
    const [c, d] = two(paying, { money: { SPD: 8 } }, { money: { SPD: 70 } });
    for (const t of [c, d]) t.act('SPD', 'payPolitician', 'pay').pass('SPD');
    expect(c.asked).toBe(d.asked);
    expect(same(c, d)).toEqual(others);
  });

  it('M19-3.4 the log names each sum paid or received: purses can be reckoned from it', () => {
    for (const [i, seats] of [3, 4, 5, 3, 4, 5].entries()) {
      const raw = { elections: i < 3 ? 4 : 7, overbidding: 'penalised' };
      const s = newGame(seats, raw, `purses ${i}`);
      const events: Event[] = [];
      playOn(game, s, sfc(seedFrom(`purses ${i}`), 'simulation 0'), 20_000, events);
      const purses = new Array<number>(seats).fill(30);
      for (const event of game.events(events, SPECTATOR) as Event[]) reckon(purses, event);
      expect(purses).toEqual(s.money);
    }
  });

  it('M19-8.7 a refusal is for its player only: nothing is told', () => {
    const t = table({ players, at: '1 start player', money: { SPD: 8 } });
    const before = everyone.map((viewer) => seen(t, viewer));
    t.refused('SPD', 'bid', 9, 'more-than-you-own');
    expect(everyone.map((viewer) => seen(t, viewer))).toEqual(before);
  });
});

describe('Who knows what: public', () => {
  const t = table({
    players,
    at: '3 media',
    round: 2,
    states: {
      BB: { votes: { SPD: 3 }, trend: { CDU: 3 }, rallies: { FDP: 2 }, media: { LINKE: 1 } },
      NI: { opinions: ['+education', '-traffic', '+environment'], double: '-traffic' },
    },
    presence: { SPD: [1] },
    votePoints: { LINKE: 13 },
    winPoints: { LINKE: 12 },
    opinionDiscards: ['+welfareState'],
    served: { CDU: ['secretary'] },
  });

  it.each([
    ['M19-0.11 programs', 'programs'],
    ['M19-0.8 the display of programs', 'programDisplay'],
    ['M19-0.5 the display of opinions', 'opinionDisplay'],
    ['M19-2.4 opinions discarded', 'opinionDiscards'],
    ['M19-9.5 party base', 'base'],
    ['M19-9.6 points from votes', 'votePoints'],
    ['M19-9.7 points for winning', 'winPoints'],
    ['M19-9.13 donations left', 'donations'],
    ['M19-9.10 media presence', 'presence'],
    ['M19-0.9 cubes in supply', 'rallySupply'],
    ['M19-3.3 media markers in supply', 'mediaSupply'],
    ['M19-1.1 the start player', 'start'],
    ['M19-6.6 double markers in supply', 'doubles'],
  ] as const)('%s', (_, field) => {
    for (const viewer of everyone) expect(t.view(viewer)[field]).toEqual(t.s[field]);
  });

  it.each([
    ['M19-9.3 votes', 'votes'],
    ['M19-6.10 trends', 'trend'],
    ['M19-4.2 rallies', 'rallies'],
    ['M19-7.1 media markers', 'media'],
    ['M19-6.6 the double marker', 'double'],
    ['M19-0.5 how many opinions lie face up', 'up'],
  ] as const)('%s of every state', (_, field) => {
    for (const viewer of everyone) {
      t.view(viewer).boards.forEach((board, b) => {
        expect(board[field]).toEqual(t.s.boards[b][field]);
      });
    }
  });

  it('M19-2.4 the number of cards in every stack, hand and cabinet', () => {
    const view = t.view('spectator');
    expect(view.programStack).toBe(t.s.programStack.length);
    expect(view.programDiscards).toBe(t.s.programDiscards.length);
    expect(view.opinionStack).toBe(t.s.opinionStack.length);
    expect(view.pollStack).toBe(10);
    expect(view.hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1]);
    expect(view.unseen).toEqual([0b11111, 0b11111, 0b10111, 0b11111]);
  });

  it('M19-0.5 face-up opinions, and nothing of those face down', () => {
    const ni = t.view('FDP').boards[1];
    expect(t.states[0]).toBe('BB');
    const board = t.view('FDP').boards.find((b) => b.state === t.state('NI').board.state);
    expect(board?.opinions).toEqual([...t.state('NI').board.opinions.slice(0, 3), -2]);
    expect(ni.opinions).toHaveLength(4);
  });
});

/** How often something was shown by an act: undo stops there. */
function shownBy(t: Table, act: () => unknown): number {
  const { seen: before } = t.s.flow;
  act();
  return t.s.flow.seen - before;
}

describe('What shows something can not be taken back', () => {
  it('M19-6.1 politicians turned up', () => {
    const spec: TableSpec = { players, at: '5 sending politicians', states: { BB: {}, NI: {} } };
    const t = table(spec).act('SPD', 'sendPoliticians', { BB: 'secretary' });
    t.act('LINKE', 'sendPoliticians', {}).act('CDU', 'sendPoliticians', {});
    expect(shownBy(t, () => t.act('FDP', 'sendPoliticians', {}))).toBeGreaterThan(0);
  });

  it('M19-8.6 a poll that is published', () => {
    const t = table({ players, at: '8 poll auctions', pollStack: [poll('SPD', 'CDU')] });
    t.pass('LINKE', 'CDU', 'FDP').act('SPD', 'bidForPoll', 0);
    expect(shownBy(t, () => t.act('SPD', 'publishPoll', 'publish'))).toBeGreaterThan(0);
  });
});

describe('Worlds made from a view', () => {
  it('M19-6.7 who has chosen to remove a media marker can pay for it', () => {
    const t = table({
      players,
      at: "6 politicians' actions",
      states: { BB: { sent: { SPD: 'spokesperson' }, media: { LINKE: 1 } } },
    });
    t.act('SPD', 'payPolitician', 'pay').act('SPD', 'chooseAction', 'media!');
    const random = sfc(seedFrom('worlds'), 'simulation 0');
    const purses = Array.from({ length: 300 }, () => game.determinize(t.view('LINKE'), random));
    expect(Math.min(...purses.map((world) => world.money[0]))).toBe(5);
    expect(Math.min(...purses.map((world) => world.money[2]))).toBeLessThan(5);
  });
});
