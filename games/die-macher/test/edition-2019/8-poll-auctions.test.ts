import { describe, expect, it } from 'vitest';
import type { PartyId } from '../../rules/edition-2019/index.js';
import { poll, table, type StateSpec, type Table, type TableSpec } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;
const at = '8 poll auctions';

/** The last round: one state, one auction. */
const oneState = (bb: StateSpec, rest: Partial<TableSpec> = {}) =>
  table({ players, at, round: 4, states: { BB: bb }, ...rest });

const auctioneer = (t: Table): PartyId => t.party(t.told('auctionOpened').at(-1)?.auctioneer ?? -1);

const trends = (t: Table): number[] => {
  const bb = t.state('BB');
  return players.map((party) => bb.trend(party));
};

describe('8 The auction', () => {
  it('M19-8.1 one auction per state, from the one electing now, clockwise', () => {
    const t = table({
      players,
      at,
      states: {
        BB: { votes: { SPD: 1 } },
        NI: { votes: { LINKE: 1 } },
        TH: { votes: { CDU: 1 } },
        SL: { votes: { FDP: 1 } },
      },
    });
    t.quietlyTo('9c money');
    const opened = t.told('auctionOpened');
    expect(opened.map((event) => event.election)).toEqual([0, 1, 2, 3]);
    expect(opened.map((event) => t.party(event.auctioneer))).toEqual([
      'SPD',
      'LINKE',
      'CDU',
      'FDP',
    ]);
    expect(t.told('pollUnsold')).toHaveLength(4);
  });

  it('M19-8.1 the player with most votes there is auctioneer', () => {
    expect(auctioneer(oneState({ votes: { SPD: 4, LINKE: 9, CDU: 8 } }))).toBe('LINKE');
  });

  it('M19-8.1 tie: the start player, or the tied player closest after clockwise', () => {
    const votes = { SPD: 9, LINKE: 9, CDU: 2 };
    expect(auctioneer(oneState({ votes }, { start: 'LINKE' }))).toBe('LINKE');
    expect(auctioneer(oneState({ votes }, { start: 'CDU' }))).toBe('SPD');
  });

  it('M19-8.9 all at 0 votes is a tie', () => {
    expect(auctioneer(oneState({}, { start: 'CDU' }))).toBe('CDU');
  });

  it('M19-8.9 the votes at that moment count', () => {
    const t = table({
      players,
      at: "6 politicians' actions",
      round: 4,
      states: { BB: { votes: { LINKE: 7 }, sent: { FDP: 'secretary' } } },
    });
    t.act('FDP', 'payPolitician', 'pay').act('FDP', 'chooseAction', 'votes+8').pass('FDP');
    expect(auctioneer(t)).toBe('FDP');
  });

  it('M19-8.2 once around from the left of the auctioneer, who is last', () => {
    const t = oneState({ votes: { LINKE: 9 } }, { start: 'SPD' });
    const asked: string[] = [];
    for (const party of ['CDU', 'FDP', 'SPD', 'LINKE'] as const) {
      asked.push(t.asked);
      t.pass(party);
    }
    expect(asked).toEqual(['CDU', 'FDP', 'SPD', 'LINKE'].map((party) => `${party} bidForPoll`));
    expect(t.told('pollUnsold')).toHaveLength(1);
  });

  it('M19-8.2 a bid must be above the highest so far; the first may be zero', () => {
    const t = oneState({ votes: { FDP: 1 } });
    t.act('SPD', 'bidForPoll', 0);
    t.refused('LINKE', 'bidForPoll', 0, 'bid-not-higher', 'M19-8.2');
    t.act('LINKE', 'bidForPoll', 3);
    t.refused('CDU', 'bidForPoll', 3, 'bid-not-higher', 'M19-8.2');
    t.pass('CDU').act('FDP', 'bidForPoll', 4);
    expect(t.asked).toBe('FDP publishPoll');
    expect(players.map((party) => t.money(party))).toEqual([30, 30, 30, 26]);
  });

  it('M19-8.9 a bid of 0 is possible only while nobody has bid, and wins if nobody bids more', () => {
    const t = oneState({ votes: { FDP: 1 } });
    t.pass('SPD').act('LINKE', 'bidForPoll', 0).pass('CDU', 'FDP');
    expect(t.asked).toBe('LINKE publishPoll');
    expect(t.money('LINKE')).toBe(30);
  });

  it('M19-8.2 an opening bid below zero is refused as such: there is no higher one yet', () => {
    const t = oneState({ votes: { SPD: 1 } });
    t.refused('LINKE', 'bidForPoll', -1, 'bid-below-zero', 'M19-8.2');
    t.act('LINKE', 'bidForPoll', 0);
    t.refused('CDU', 'bidForPoll', -1, 'bid-not-higher', 'M19-8.2');
    expect(t.asked).toBe('CDU bidForPoll');
  });

  it('M19-8.9 each is asked once; bids are public', () => {
    const t = oneState({ votes: { FDP: 1 } });
    t.act('SPD', 'bidForPoll', 2).act('LINKE', 'bidForPoll', 5).pass('CDU', 'FDP');
    expect(t.asked).toBe('LINKE publishPoll');
    expect(t.heard('spectator')).toContainEqual({ type: 'pollBid', seat: 0, bid: 2 });
    expect(t.money('SPD')).toBe(30);
    expect(t.money('LINKE')).toBe(25);
  });

  it('M19-8.9 a poll is auctioned in every remaining state, electing or not', () => {
    const t = table({ players, at, round: 2 });
    t.quietlyTo('9c money');
    expect(t.told('auctionOpened').map((event) => event.election)).toEqual([1, 2, 3]);
  });

  it('M19-8.3 everyone passes: the poll goes to the discards unseen', () => {
    const t = oneState({}, { pollStack: [poll('SPD', 'CDU')] });
    t.pass('LINKE', 'CDU', 'FDP', 'SPD');
    expect(t.s.pollDiscards).toEqual([poll('SPD', 'CDU')]);
    expect(t.base('SPD')).toBe(10);
    expect(t.told('pollLooked')).toEqual([]);
    expect(t.told('pollPublished')).toEqual([]);
    expect(t.heard('spectator')).toContainEqual({ type: 'pollUnsold', election: 3 });
  });

  it('M19-8.4 only the back is known while bidding', () => {
    const t = oneState({}, { pollStack: [poll('LINKE', 'CDU')] });
    for (const viewer of ['SPD', 'LINKE', 'spectator'] as const) {
      expect(t.view(viewer).pollBack).toBe(0);
      expect(t.view(viewer).poll).toBe(-1);
    }
    expect(t.told('auctionOpened')[0].back).toBe(0);
  });

  it('M19-8.4 the highest bidder pays and looks at the front; nobody else does', () => {
    const t = oneState({}, { pollStack: [poll('LINKE', 'CDU')] });
    t.act('LINKE', 'bidForPoll', 6).pass('CDU', 'FDP', 'SPD');
    expect(t.money('LINKE')).toBe(24);
    expect(t.view('LINKE').poll).toBe(poll('LINKE', 'CDU'));
    for (const viewer of ['SPD', 'CDU', 'FDP', 'spectator'] as const) {
      expect(t.view(viewer).poll).toBe(-2);
      expect(t.heard(viewer)).toContainEqual({ type: 'pollLooked', seat: 1 });
    }
  });

  it('M19-1.4 nobody may bid more than they own', () => {
    const t = oneState({}, { money: { LINKE: 6 } });
    t.refused('LINKE', 'bidForPoll', 7, 'more-than-you-own', 'M19-1.4');
    t.act('LINKE', 'bidForPoll', 6);
    expect(t.asked).toBe('CDU bidForPoll');
  });

  it('M19-3.4 with hidden money everyone is asked; with open money not who can not bid higher', () => {
    const money = { CDU: 3 };
    const hidden = oneState({}, { money });
    hidden.act('LINKE', 'bidForPoll', 3);
    expect(hidden.asked).toBe('CDU bidForPoll');
    const open = oneState({}, { money, purses: 'open' });
    open.act('LINKE', 'bidForPoll', 3);
    expect(open.asked).toBe('FDP bidForPoll');
    const bluff = oneState({}, { money, purses: 'open', overbidding: 'penalised' });
    bluff.act('LINKE', 'bidForPoll', 3);
    expect(bluff.asked).toBe('CDU bidForPoll');
  });
});

const bought = (party: PartyId, bb: StateSpec, number: number, rest: Partial<TableSpec> = {}) => {
  const t = oneState(bb, { pollStack: [number], ...rest });
  while (t.asked.endsWith('bidForPoll')) {
    if (t.asked.startsWith(party)) t.act(party, 'bidForPoll', 1);
    else t.pass(t.asked.split(' ')[0] as PartyId);
  }
  return t;
};

describe('8 Publishing', () => {
  it('M19-8.5 not publishing, though one could: party base +3, discarded face down', () => {
    const t = bought('SPD', {}, poll('SPD', 'CDU'));
    t.act('SPD', 'publishPoll', 'keepQuiet');
    expect(t.base('SPD')).toBe(13);
    expect(trends(t)).toEqual([0, 0, 0, 0]);
    expect(t.s.pollDiscards).toEqual([poll('SPD', 'CDU')]);
    expect(t.heard('spectator')).toContainEqual({ type: 'pollHidden', seat: 0, election: 3 });
  });

  it('M19-8.5 forced without a plus for the own party; others do not learn that it was', () => {
    const could = bought('FDP', {}, poll('SPD', 'LINKE'));
    could.refused('FDP', 'publishPoll', 'publish', 'no-plus-for-your-party', 'M19-8.6');
    could.refused('FDP', 'publishPoll', 'pass', 'must-choose');
    could.act('FDP', 'publishPoll', 'keepQuiet');
    expect(could.base('FDP')).toBe(13);
    const zero = bought('FDP', {}, poll('SPD', 'CDU')); // FDP 0
    zero.refused('FDP', 'publishPoll', 'publish', 'no-plus-for-your-party');
    zero.act('FDP', 'publishPoll', 'keepQuiet');
    // Both polls have the same back: for everyone else the two tables are the same.
    for (const viewer of ['SPD', 'LINKE', 'CDU', 'spectator'] as const) {
      expect(zero.heard(viewer)).toEqual(could.heard(viewer));
    }
  });

  it('M19-8.6 the own plus raises, the minus of others lowers, their plus does nothing', () => {
    const t = bought('SPD', {}, poll('SPD', 'CDU')); // LINKE −2, GRUENE −1, FDP 0
    t.act('SPD', 'publishPoll', 'publish');
    expect(trends(t)).toEqual([3, -3, 0, 0]);
    expect(t.base('SPD')).toBe(10);
    expect(t.told('pollPublished')).toEqual([
      { type: 'pollPublished', seat: 0, election: 3, poll: poll('SPD', 'CDU') },
    ]);
    expect(t.s.pollDiscards).toEqual([poll('SPD', 'CDU')]);
  });

  it('M19-8.6 a plus of 1 suffices, and raises by one space', () => {
    const t = bought('CDU', { trend: { CDU: 2 } }, poll('SPD', 'CDU'));
    t.act('CDU', 'publishPoll', 'publish');
    expect(trends(t)).toEqual([0, -3, 3, 0]);
  });

  it('M19-8.6 a poll of −2 takes +2 to −2', () => {
    const t = bought('SPD', { trend: { LINKE: 2 } }, poll('SPD', 'CDU'));
    t.act('SPD', 'publishPoll', 'publish');
    expect(t.state('BB').trend('LINKE')).toBe(-2);
  });

  it('M19-8.6 who influences the media in this state is never lowered', () => {
    const t = bought('SPD', { media: { LINKE: 2, FDP: 1 } }, poll('SPD', 'CDU'));
    t.act('SPD', 'publishPoll', 'publish');
    expect(trends(t)).toEqual([3, 0, 0, 0]);
    const tied = bought('SPD', { media: { LINKE: 1, FDP: 1 } }, poll('SPD', 'CDU'));
    tied.act('SPD', 'publishPoll', 'publish');
    expect(tied.state('BB').trend('LINKE')).toBe(-3);
  });

  it('M19-8.6 influence in another state does not shield', () => {
    const t = table({
      players,
      at,
      states: { BB: {}, NI: { media: { LINKE: 2 } } },
      pollStack: [poll('SPD', 'CDU')],
    });
    t.pass('LINKE', 'CDU', 'FDP').act('SPD', 'bidForPoll', 0).act('SPD', 'publishPoll', 'publish');
    expect(t.state('BB').trend('LINKE')).toBe(-3);
    expect(t.state('NI').trend('LINKE')).toBe(0);
  });

  it('M19-8.6 the figure decides: a party at +4 may publish', () => {
    const t = bought('SPD', { trend: { SPD: 4 } }, poll('SPD', 'CDU'));
    t.act('SPD', 'publishPoll', 'publish');
    expect(trends(t)).toEqual([4, -3, 0, 0]);
  });

  it('M19-8.6 absent parties are ignored', () => {
    const t = bought('FDP', {}, poll('FDP', 'LINKE')); // GRUENE −2, SPD −1
    t.act('FDP', 'publishPoll', 'publish');
    expect(trends(t)).toEqual([-2, 0, 0, 3]);
  });

  it('M19-8.6 a published poll is shown to all', () => {
    const t = bought('SPD', {}, poll('SPD', 'CDU'));
    t.act('SPD', 'publishPoll', 'publish');
    const [published] = t.told('pollPublished');
    expect(t.heard('spectator')).toContainEqual(published);
  });
});

describe('8 The stack of polls', () => {
  it('M19-8.8 when the last poll has been discarded all ten are shuffled and a back lies open', () => {
    const t = table({ players, at, states: { BB: {} }, wholePollStack: [poll('SPD', 'CDU')] });
    t.act('LINKE', 'bidForPoll', 0).pass('CDU', 'FDP', 'SPD');
    // Taken, not yet discarded: no stack.
    expect(t.s.pollStack).toEqual([]);
    expect(t.view('spectator').pollBack).toBe(-1);
    t.act('LINKE', 'publishPoll', 'keepQuiet');
    expect(t.s.pollStack).toHaveLength(10);
    expect(t.s.pollDiscards).toEqual([]);
    expect(t.view('spectator').pollBack).toBeGreaterThanOrEqual(0);
    expect(t.asked).toBe('LINKE bidForPoll');
  });

  it('M19-8.8 also when nobody bid for the last one, and when it was published', () => {
    const unsold = table({ players, at, wholePollStack: [poll('SPD', 'CDU')] });
    unsold.pass('LINKE', 'CDU', 'FDP', 'SPD');
    expect(unsold.s.pollStack).toHaveLength(10);
    const published = table({ players, at, wholePollStack: [poll('LINKE', 'CDU')] });
    published.act('LINKE', 'bidForPoll', 0).pass('CDU', 'FDP', 'SPD');
    published.act('LINKE', 'publishPoll', 'publish');
    expect(published.s.pollStack).toHaveLength(10);
  });

  it('M19-8.8 not before', () => {
    const t = table({ players, at, wholePollStack: [poll('SPD', 'CDU'), poll('FDP', 'LINKE')] });
    t.pass('LINKE', 'CDU', 'FDP', 'SPD');
    expect(t.s.pollStack).toEqual([poll('FDP', 'LINKE')]);
    expect(t.s.pollDiscards).toHaveLength(9);
  });

  it('M19-8.8 the new stack is shuffled', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const t = table({ players, at, wholePollStack: [poll('SPD', 'CDU')], seed });
      return t.pass('LINKE', 'CDU', 'FDP', 'SPD').s.pollStack.join();
    });
    expect(new Set(orders).size).toBe(4);
  });
});

const overbidding = 'penalised';

const poor = { SPD: 1, LINKE: 1, CDU: 1 };

/** Three of four have overbid. */
const overbid = () => {
  const t = table({ players, at, overbidding, money: poor, start: 'SPD' });
  t.act('LINKE', 'bidForPoll', 2).pass('CDU', 'FDP', 'SPD');
  t.act('CDU', 'bidForPoll', 2).pass('FDP', 'SPD');
  t.pass('FDP').act('SPD', 'bidForPoll', 2);
  return t;
};

describe('8 Overbidding penalised', () => {
  it('M19-8.7 a winner who can not pay gives all, loses 10 base; the same poll again', () => {
    const t = table({
      players,
      at,
      overbidding,
      states: { BB: { votes: { SPD: 9, CDU: 8 } } },
      money: { FDP: 7 },
      base: { FDP: 13 },
      pollStack: [poll('SPD', 'CDU')],
    });
    t.pass('LINKE').act('CDU', 'bidForPoll', 5).act('FDP', 'bidForPoll', 8).pass('SPD');
    expect(t.money('FDP')).toBe(0);
    expect(t.base('FDP')).toBe(3);
    expect(t.told('overbid')).toEqual([{ type: 'overbid', seat: 3, paid: 7, base: 3 }]);
    expect(t.s.pollStack.at(-1)).toBe(poll('SPD', 'CDU'));
    expect(t.told('pollLooked')).toEqual([]);
    // From the beginning: former bids are void, LINKE may bid although it passed.
    expect(t.asked).toBe('LINKE bidForPoll');
    t.act('LINKE', 'bidForPoll', 0).pass('CDU');
    expect(t.asked).toBe('SPD bidForPoll');
    t.pass('SPD');
    expect(t.asked).toBe('LINKE publishPoll');
    expect(t.money('CDU')).toBe(30);
  });

  it('M19-8.7 out of all further auctions of the phase, but not of the next one', () => {
    const t = table({ players, at, overbidding, money: { LINKE: 1 } });
    t.act('LINKE', 'bidForPoll', 20).pass('CDU', 'FDP', 'SPD');
    t.pass('CDU', 'FDP', 'SPD');
    // The second state: LINKE is not asked.
    expect(t.s.now.election).toBe(1);
    expect(t.asked).toBe('CDU bidForPoll');
    t.quietlyUntilAsked('SPD LINKE CDU FDP bid');
    expect(t.round).toBe(2);
  });

  it('M19-8.7 the auctioneer is then found among the players still in', () => {
    const t = table({
      players,
      at,
      overbidding,
      states: { BB: { votes: { FDP: 9, CDU: 8 } }, NI: { votes: { FDP: 9, LINKE: 2 } } },
      money: { FDP: 1 },
    });
    t.pass('SPD', 'LINKE', 'CDU').act('FDP', 'bidForPoll', 2);
    expect(auctioneer(t)).toBe('CDU');
    expect(t.asked).toBe('SPD bidForPoll');
    t.pass('SPD', 'LINKE', 'CDU');
    expect(auctioneer(t)).toBe('LINKE');
    expect(t.asked).toBe('CDU bidForPoll');
  });

  it('M19-8.7 whether the winner can pay is shown, so nobody takes back a bluff that failed', () => {
    const t = table({ players, at, overbidding, money: { SPD: 1 } });
    t.pass('LINKE', 'CDU', 'FDP');
    const { seen } = t.s.flow;
    t.act('SPD', 'bidForPoll', 2);
    expect(t.told('overbid')).toHaveLength(1);
    expect(t.s.flow.seen).toBeGreaterThan(seen);
  });

  it('M19-8.7 only the bid that wins is checked', () => {
    const t = table({ players, at, overbidding, money: { LINKE: 1 } });
    t.act('LINKE', 'bidForPoll', 20).act('CDU', 'bidForPoll', 21).pass('FDP', 'SPD');
    expect(t.asked).toBe('CDU publishPoll');
    expect(t.money('LINKE')).toBe(1);
    expect(t.base('LINKE')).toBe(10);
  });

  it('M19-8.7 one player left may still bid zero, or pass', () => {
    const left = overbid();
    expect(left.asked).toBe('FDP bidForPoll');
    const bids = left.act('FDP', 'bidForPoll', 0);
    expect(bids.asked).toBe('FDP publishPoll');
    expect(bids.money('FDP')).toBe(30);
    const passes = overbid().pass('FDP');
    expect(passes.told('pollUnsold')).toHaveLength(1);
    expect(passes.asked).toBe('FDP bidForPoll');
    expect(passes.s.now.election).toBe(1);
  });

  it('M19-8.7 nobody left: this poll and the others of the phase go unseen', () => {
    const t = table({ players, at, overbidding, money: { ...poor, FDP: 1 } });
    t.act('LINKE', 'bidForPoll', 2).pass('CDU', 'FDP', 'SPD');
    t.act('CDU', 'bidForPoll', 2).pass('FDP', 'SPD');
    t.act('FDP', 'bidForPoll', 2).pass('SPD');
    t.act('SPD', 'bidForPoll', 2);
    expect(t.told('pollUnsold').map((event) => event.election)).toEqual([0, 1, 2, 3]);
    expect(t.phase).toBe('9c money');
    expect(t.s.pollDiscards).toHaveLength(4);
    expect(t.s.auction.out).toBe(0);
  });
});
