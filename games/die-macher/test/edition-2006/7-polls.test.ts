import { describe, expect, it } from 'vitest';
import { poll, table, type StateSpec, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;
/** SPD +2, CDU +1, GRUENE −1, LINKE −2, FDP 0. */
const spdUp = poll('SPD', 'CDU');
/** FDP +2, GRUENE +1, CDU −1, LINKE −2, SPD 0. */
const fdpUp = poll('FDP', 'GRUENE');
/** GRUENE +2, FDP +1, CDU −1, SPD −2, LINKE 0. */
const greensUp = poll('GRUENE', 'FDP');

const begin = (spec: Partial<TableSpec> = {}) =>
  table({ players, at: '7 polls', states: { NW: {}, BY: {} }, pollStack: [spdUp, fdpUp], ...spec });

/** SPD has won the poll of the electing state and decides. */
function won(pollNumber: number, state: StateSpec = {}, spec: Partial<TableSpec> = {}) {
  const t = begin({ states: { NW: state, BY: {} }, pollStack: [pollNumber], ...spec });
  return t.act('SPD', 'bidForPoll', 1).pass('CDU', 'FDP');
}

describe('7 Polls: auctions', () => {
  it('M06-7.1 a poll face down for every state, before the first auction', () => {
    const t = begin();
    expect(t.s.boards.map((board) => board.poll >= 0)).toEqual([true, true, true, true]);
    expect(t.s.pollStack).toHaveLength(16);
    for (const viewer of ['SPD', 'spectator'] as const) {
      expect(t.view(viewer).boards.map((board) => board.poll)).toEqual([-2, -2, -2, -2]);
    }
  });

  it('M06-7.1 open bids in turn from the first player, until all but one have passed', () => {
    const t = begin({ first: 'CDU' });
    expect(t.asked).toBe('CDU bidForPoll');
    t.act('CDU', 'bidForPoll', 1).act('FDP', 'bidForPoll', 2);
    t.refused('SPD', 'bidForPoll', 2, 'bid-not-higher', 'M06-7.1');
    t.pass('SPD').act('CDU', 'bidForPoll', 5);
    expect(t.asked).toBe('FDP bidForPoll'); // SPD is out of this auction
    t.pass('FDP');
    expect(t.asked).toBe('CDU publishPoll');
    expect([t.money('SPD'), t.money('CDU'), t.money('FDP')]).toEqual([25, 20, 25]);
  });

  it('M06-7.1 at least 1,000 €, within one’s money', () => {
    const t = begin({ money: { SPD: 4 } });
    t.refused('SPD', 'bidForPoll', 0, 'bid-not-higher', 'M06-7.1');
    t.refused('SPD', 'bidForPoll', 5, 'more-than-you-own', 'M06-7.1');
    t.act('SPD', 'bidForPoll', 4);
    expect(t.view('CDU').auction.bid).toBe(4);
  });

  it('M06-7.1 the first player opens every auction, and who passed is back in the next', () => {
    const t = begin({ first: 'FDP' });
    t.act('FDP', 'bidForPoll', 1).pass('SPD', 'CDU').act('FDP', 'publishPoll', []);
    expect(t.s.now.election).toBe(1);
    expect(t.asked).toBe('FDP bidForPoll');
    t.pass('FDP');
    expect(t.asked).toBe('SPD bidForPoll');
  });

  it('M06-7.1 auctions in election order, each settled before the next', () => {
    const t = begin();
    const order: number[] = [];
    t.quietlyUntil(() => {
      if (t.phase === '7 polls' && order.at(-1) !== t.s.now.election) order.push(t.s.now.election);
      return t.phase !== '7 polls';
    });
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it('M06-7.1 with no bid so far the last player may still bid or pass', () => {
    const t = begin().pass('SPD', 'CDU');
    expect(t.asked).toBe('FDP bidForPoll');
    t.act('FDP', 'bidForPoll', 1);
    expect(t.asked).toBe('FDP publishPoll'); // nobody is left to outbid
  });

  it('M06-7.1 if all pass the card is discarded unseen', () => {
    const t = begin().pass('SPD', 'CDU', 'FDP');
    expect(t.s.pollDiscards).toEqual([spdUp]);
    expect(t.told('pollUnsold')).toEqual([{ type: 'pollUnsold', election: 0 }]);
    expect(JSON.stringify(t.events)).not.toContain('"poll"');
    expect(t.s.now.election).toBe(1);
  });

  it('M06-7.1 who lacks the money is asked all the same, unless money is open', () => {
    const hidden = begin({ money: { SPD: 0 } });
    expect(hidden.asked).toBe('SPD bidForPoll');
    hidden.refused('SPD', 'bidForPoll', 1, 'more-than-you-own');
    const open = begin({ money: { SPD: 0 }, purses: 'open' });
    expect(open.asked).toBe('CDU bidForPoll');
    open.pass('CDU').act('FDP', 'bidForPoll', 3);
    expect(open.asked).toBe('FDP publishPoll');
  });

  it('M06-7.1 with open money who can not outbid the last bid is skipped as well', () => {
    const t = begin({ first: 'FDP', money: { SPD: 2 }, purses: 'open' });
    t.act('FDP', 'bidForPoll', 3);
    expect(t.asked).toBe('CDU bidForPoll'); // SPD would have come first
  });

  it('M06-7.1 the winner alone sees the card', () => {
    const t = won(spdUp);
    expect(t.view('SPD').poll).toBe(spdUp);
    expect(t.view('CDU').poll).toBe(-2);
    expect(t.view('spectator').poll).toBe(-2);
    const told = t.heard('CDU').find((event) => event.type === 'pollWon');
    expect(told).toEqual({ type: 'pollWon', seat: 0, election: 0, paid: 1 });
  });
});

describe('7 Polls: publishing', () => {
  it('M06-7.2 one or two lines of the card, up or down', () => {
    const t = won(spdUp).act('SPD', 'publishPoll', ['SPD', 'CDU']);
    expect([t.state('NW').popularity('SPD'), t.state('NW').popularity('CDU')]).toEqual([2, 1]);
    expect(t.s.pollDiscards).toEqual([spdUp]);
    const one = won(fdpUp).act('SPD', 'publishPoll', ['CDU']);
    expect(one.state('NW').popularity('CDU')).toBe(-1);
    expect(one.state('NW').popularity('FDP')).toBe(0);
  });

  it('M06-7.2 the lines are carried out in the state of the auction', () => {
    const t = begin().pass('SPD', 'CDU', 'FDP'); // nobody wants the poll of NW
    t.act('SPD', 'bidForPoll', 1).pass('CDU', 'FDP').act('SPD', 'publishPoll', ['CDU', 'FDP']);
    expect(t.state('BY').board.popularity).toEqual([0, -1, 2]);
    expect(t.state('NW').board.popularity).toEqual([0, 0, 0]);
  });

  it('M06-7.2 not published: two dice, members grow by the total', () => {
    const t = won(spdUp).roll(4, 3).act('SPD', 'publishPoll', []);
    expect(t.members('SPD')).toBe(12);
    expect(t.told('pollKept')).toMatchObject([{ dice: [4, 3], members: 12 }]);
    expect(t.s.pollDiscards).toEqual([spdUp]);
  });

  it('M06-7.2 three lines are too many', () => {
    const four = ['SPD', 'CDU', 'GRUENE', 'FDP'] as const;
    const t = table({ players: four, at: '7 polls', pollStack: [spdUp] });
    t.act('SPD', 'bidForPoll', 1).pass('CDU', 'GRUENE', 'FDP');
    t.refused('SPD', 'publishPoll', ['SPD', 'CDU', 'GRUENE'], 'too-many-lines', 'M06-7.2');
    expect(t.s.poll).toBe(spdUp);
  });

  it('M06-7.3 lines of different parties of this table, not 0', () => {
    const t = won(spdUp);
    t.refused('SPD', 'publishPoll', ['FDP'], 'line-without-change', 'M06-7.3');
    t.refused('SPD', 'publishPoll', ['SPD', 'SPD'], 'picked-twice');
    t.refused('SPD', 'publishPoll', ['LINKE'], 'unknown-option'); // not at the table
    expect(t.asked).toBe('SPD publishPoll');
  });

  it('M06-7.3 each line in full, stopping at ±3', () => {
    const t = won(spdUp, { popularity: { SPD: 2, CDU: 3 } });
    t.act('SPD', 'publishPoll', ['SPD', 'CDU']);
    expect([t.state('NW').popularity('SPD'), t.state('NW').popularity('CDU')]).toEqual([3, 3]);
    const low = won(fdpUp, { popularity: { CDU: -3 } }).act('SPD', 'publishPoll', ['CDU']);
    expect(low.state('NW').popularity('CDU')).toBe(-3);
  });

  it('M06-7.3 the party that controls the media there can not be lowered, but raised', () => {
    const t = won(fdpUp, { media: { CDU: 1 } });
    t.refused('SPD', 'publishPoll', ['CDU'], 'media-protect', 'M06-7.3');
    const raised = won(spdUp, { media: { CDU: 1 } }).act('SPD', 'publishPoll', ['CDU']);
    expect(raised.state('NW').popularity('CDU')).toBe(1);
    const tie = won(fdpUp, { media: { CDU: 1, SPD: 1 } }).act('SPD', 'publishPoll', ['CDU']);
    expect(tie.state('NW').popularity('CDU')).toBe(-1);
  });

  it('M06-7.3 media protect in their own state only', () => {
    const t = begin({
      states: { NW: {}, BY: { media: { CDU: 1 } } },
      pollStack: [fdpUp, greensUp], // both lower the CDU
    });
    t.act('SPD', 'bidForPoll', 1).pass('CDU', 'FDP').act('SPD', 'publishPoll', ['CDU']);
    expect(t.state('NW').popularity('CDU')).toBe(-1);
    t.act('SPD', 'bidForPoll', 1).pass('CDU', 'FDP');
    t.refused('SPD', 'publishPoll', ['CDU'], 'media-protect', 'M06-7.3');
  });

  it('M06-7.3 nor can the winner of the poll lower itself where it controls the media', () => {
    won(greensUp, { media: { SPD: 1 } }).refused(
      'SPD',
      'publishPoll',
      ['SPD'],
      'media-protect',
      'M06-7.3',
    );
    const t = won(greensUp).act('SPD', 'publishPoll', ['SPD']); // without control it may
    expect(t.state('NW').popularity('SPD')).toBe(-2);
  });

  it('M06-7.3 with no line to choose the winner is asked all the same: nobody may know', () => {
    // LINKE +2 and −2 aside, this poll lowers only the CDU, which controls the media.
    const t = table({
      players: ['SPD', 'CDU', 'GRUENE'],
      at: '7 polls',
      states: { NW: { media: { CDU: 2 } } },
      pollStack: [poll('FDP', 'LINKE')],
    });
    t.act('SPD', 'bidForPoll', 1).pass('CDU', 'GRUENE');
    expect(t.asked).toBe('SPD publishPoll');
  });

  it('M06-7.4 a published card is shown to all', () => {
    const t = won(spdUp).act('SPD', 'publishPoll', ['SPD']);
    const told = t.heard('spectator').find((event) => event.type === 'pollPublished');
    expect(told).toMatchObject({ seat: 0, poll: spdUp, lines: [0] });
  });

  it('M06-7.4 an unpublished one never', () => {
    const t = won(spdUp).act('SPD', 'publishPoll', []);
    for (const viewer of ['CDU', 'FDP', 'spectator'] as const) {
      expect(JSON.stringify(t.heard(viewer))).not.toContain('"poll":');
      expect(t.view(viewer)).toMatchObject({ pollDiscards: 1, poll: -1 });
    }
  });

  it('M06-7.5 the long game deals 4 4 4 4 3 2: in round 6 one card, a shuffle of 19, one more', () => {
    const t = table({ players, at: '7 polls', round: 6, wholePollStack: [spdUp] });
    const dealt = t.s.boards.map((board) => board.poll).filter((number) => number >= 0);
    expect(dealt).toHaveLength(2);
    expect(dealt).toContain(spdUp);
    expect(t.s.pollStack).toHaveLength(18);
    expect(t.s.pollDiscards).toEqual([]);
  });

  it('M06-7.5 a whole long game uses 21 polls of 20', () => {
    const t = table({ players, at: '1 first player' });
    const left: number[] = [];
    for (let round = 1; round <= 6; round++) {
      t.quietlyUntil(() => t.round === round && t.phase === '7 polls');
      left.push(t.s.pollStack.length);
    }
    expect(left).toEqual([16, 12, 8, 4, 1, 18]);
  });

  it('M06-7.5 the short game deals 4 4 3 2: in round 3 two cards, a shuffle of 8, one more', () => {
    const t = table({ players, at: '1 first player', length: 'short' });
    const left: number[] = [];
    for (let round = 1; round <= 4; round++) {
      t.quietlyUntil(() => t.round === round && t.phase === '7 polls');
      left.push(t.s.pollStack.length);
    }
    expect(left).toEqual([6, 2, 7, 5]);
  });
});
