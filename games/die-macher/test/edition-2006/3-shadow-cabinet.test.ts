import { describe, expect, it } from 'vitest';
import { cabinet, data } from '../../rules/edition-2006/index.js';
import { table, type CabinetId, type StateSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;

/** A table on which SPD has just this card in this state, and acts. */
function acting(card: CabinetId, state: StateSpec = {}, money = 25) {
  const t = table({
    players,
    at: '3 shadow cabinet',
    states: { NW: state, BY: {}, BW: {}, NI: {} },
    money: { SPD: money },
  });
  t.act('SPD', 'layCabinet', { NW: card }).act('CDU', 'layCabinet', {});
  return t.act('FDP', 'layCabinet', {});
}

const laying = (money: number, round = 1) =>
  table({
    players,
    at: '3 shadow cabinet',
    round,
    states: round === 6 ? { NW: {}, BY: {} } : { NW: {}, BY: {}, BW: {}, NI: {} },
    money: { SPD: money },
  });

describe('3 Shadow cabinet: laying', () => {
  it('M06-3.1 only what one can pay in total', () => {
    const t = laying(25);
    t.refused('SPD', 'layCabinet', { NW: 'chancellor', BY: 'backbencher' }, 'too-little-money');
    t.act('SPD', 'layCabinet', { NW: 'speaker', BY: 'chiefWhip' });
    expect(t.money('SPD')).toBe(25); // paid when revealed
    t.act('CDU', 'layCabinet', {}).act('FDP', 'layCabinet', {});
    expect(t.money('SPD')).toBe(0);
  });

  it('M06-3.1 at most one card on each state, at most four cards, each card once', () => {
    const t = laying(60);
    const five = { NW: 'speaker', BY: 'chiefWhip', BW: 'backbencher', NI: 'financeMinister' };
    t.refused('SPD', 'layCabinet', { ...five, HE: 'justiceMinister' }, 'unknown-option');
    t.refused('SPD', 'layCabinet', { NW: ['speaker', 'chiefWhip'] }, 'unknown-option');
    t.refused('SPD', 'layCabinet', { NW: 'speaker', BY: 'speaker' }, 'card-laid-twice', 'M06-3.1');
    t.act('SPD', 'layCabinet', five);
    expect(t.cabinet('SPD')).toEqual(['chancellor', 'foreignMinister', 'justiceMinister']);
  });

  it('M06-3.1 in round 6, with two states, three cards are refused', () => {
    const t = laying(60, 6);
    const three = { NW: 'speaker', BY: 'chiefWhip', BW: 'backbencher' };
    t.refused('SPD', 'layCabinet', three, 'unknown-option');
    t.act('SPD', 'layCabinet', { NW: 'speaker', BY: 'chiefWhip' });
    expect(t.asked).toBe('CDU layCabinet');
  });

  it('M06-3.1 everyone who has laid cards pays, be it 1,000 €', () => {
    const t = laying(25).act('SPD', 'layCabinet', { NW: 'backbencher' });
    t.act('CDU', 'layCabinet', { NW: 'speaker', BY: 'backbencher' }).act('FDP', 'layCabinet', {});
    expect(t.told('cabinetPaid')).toEqual([
      { type: 'cabinetPaid', seat: 0, paid: 1 },
      { type: 'cabinetPaid', seat: 1, paid: 16 },
    ]);
    expect([t.money('SPD'), t.money('CDU'), t.money('FDP')]).toEqual([24, 9, 25]);
  });

  it('M06-3.1 where cards lie is public, which is not, until all are revealed', () => {
    const t = laying(25).act('SPD', 'layCabinet', { NW: 'speaker' });
    expect(t.view('CDU').boards[0].laid).toEqual([-2, -1, -1]);
    expect(t.view('spectator').boards[0].laid).toEqual([-2, -1, -1]);
    expect(t.view('SPD').boards[0].laid).toEqual([1, -1, -1]);
    expect(t.view('CDU').cabinet[0]).toBe(0b1111111); // in hand or face down
    expect(JSON.stringify(t.heard('CDU'))).not.toContain('"cards":[1]');
    t.act('CDU', 'layCabinet', {}).act('FDP', 'layCabinet', {});
    expect(t.view('CDU').boards[0].laid).toEqual([1, -1, -1]);
    expect(t.told('cabinetRevealed')).toHaveLength(1);
  });

  it('M06-3.1 used cards are gone: nobody can lay them again', () => {
    const t = table({
      players,
      at: '3 shadow cabinet',
      states: { NW: {} },
      served: { SPD: ['speaker'] },
    });
    t.refused('SPD', 'layCabinet', { NW: 'speaker' }, 'not-in-cabinet', 'M06-3.1');
    expect(t.cabinet('SPD')).toHaveLength(6);
  });

  it('M06-3.1 who has no card left is not asked; who lacks money is, unless money is open', () => {
    const all = cabinet.map((card) => card.id as CabinetId);
    const gone = table({ players, at: '3 shadow cabinet', served: { SPD: all } });
    expect(gone.asked).toBe('CDU layCabinet');
    expect(laying(0).asked).toBe('SPD layCabinet');
    const open = table({ players, at: '3 shadow cabinet', money: { SPD: 0 }, purses: 'open' });
    expect(open.asked).toBe('CDU layCabinet');
  });

  it('M06-3.1 with open money nobody is asked who can not pay the cheapest card left', () => {
    const spec = {
      players,
      at: '3 shadow cabinet',
      purses: 'open',
      served: { SPD: ['backbencher'] }, // the cheapest left is the finance minister, 3,000 €
    } as const;
    expect(table({ ...spec, money: { SPD: 2 } }).asked).toBe('CDU layCabinet');
    expect(table({ ...spec, money: { SPD: 3 } }).asked).toBe('SPD layCabinet');
  });

  it('M06-3.1 from the first player, each in one go', () => {
    const t = table({ players, at: '3 shadow cabinet', first: 'FDP' });
    expect(t.asked).toBe('FDP layCabinet');
    t.act('FDP', 'layCabinet', {});
    expect(t.asked).toBe('SPD layCabinet');
  });
});

describe('3 Shadow cabinet: actions', () => {
  it('M06-3.2 all cards of a player, in any order, one action each, then the next player', () => {
    const t = table({
      players,
      at: '3 shadow cabinet',
      first: 'CDU',
      states: { NW: {}, BY: {}, BW: {} },
      money: { SPD: 40, CDU: 40 },
    });
    t.act('CDU', 'layCabinet', { NW: 'speaker', BW: 'backbencher' });
    t.act('FDP', 'layCabinet', {}).act('SPD', 'layCabinet', { BY: 'financeMinister' });
    expect(t.asked).toBe('CDU useCabinet');
    t.refused('CDU', 'useCabinet', 'BY votes', 'no-card-there', 'M06-3.2');
    t.act('CDU', 'useCabinet', 'BW votes');
    t.refused('CDU', 'useCabinet', 'BW votes', 'no-card-there');
    t.act('CDU', 'useCabinet', 'NW popularity');
    expect(t.state('BW').votes('CDU')).toBe(3);
    expect(t.state('NW').popularity('CDU')).toBe(2);
    expect(t.asked).toBe('SPD useCabinet');
  });

  it('M06-3.2 actions may be waived; the cost is paid, and the cards leave the game', () => {
    const t = acting('speaker');
    t.pass('SPD');
    expect(t.money('SPD')).toBe(10);
    expect(t.cabinet('SPD')).not.toContain('speaker');
    expect(t.state('NW').board.laid).toEqual([-1, -1, -1]);
    expect(t.phase).not.toBe('3 shadow cabinet');
  });

  it('M06-3.2 one pass waives all the cards that are left', () => {
    const t = laying(25).act('SPD', 'layCabinet', { NW: 'speaker', BY: 'backbencher' });
    t.act('CDU', 'layCabinet', { BY: 'backbencher' }).act('FDP', 'layCabinet', {});
    t.pass('SPD');
    expect(t.asked).toBe('CDU useCabinet');
  });

  it('M06-3.2 in a later round as well, a card acts in its own state', () => {
    const t = laying(25, 2).act('SPD', 'layCabinet', { NW: 'speaker', NI: 'backbencher' });
    t.act('CDU', 'layCabinet', {}).act('FDP', 'layCabinet', {});
    const votes = () => t.states.map((code) => t.state(code).votes('SPD'));
    t.act('SPD', 'useCabinet', 'NW votes');
    expect(votes()).toEqual([10, 0, 0, 0]);
    t.act('SPD', 'useCabinet', 'NI votes');
    expect(votes()).toEqual([10, 0, 0, 3]);
    expect(t.told('cabinetActs').map(({ election }) => election)).toEqual([1, 4]);
  });

  it('M06-3.3 own votes, stopping at 50; own popularity, stopping at +3', () => {
    expect(
      acting('speaker', { votes: { SPD: 45 } })
        .act('SPD', 'useCabinet', 'NW votes')
        .state('NW')
        .votes('SPD'),
    ).toBe(50);
    expect(
      acting('speaker', { popularity: { SPD: 2 } })
        .act('SPD', 'useCabinet', 'NW popularity')
        .state('NW')
        .popularity('SPD'),
    ).toBe(3);
    expect(
      acting('chancellor', { popularity: { SPD: -1 } })
        .act('SPD', 'useCabinet', 'NW popularity')
        .state('NW')
        .popularity('SPD'),
    ).toBe(2);
  });

  it('M06-3.3 one other party down to −3, the media controller too', () => {
    const t = acting('speaker', { popularity: { CDU: -2 }, media: { CDU: 2 } });
    t.refused('SPD', 'useCabinet', 'NW lower SPD', 'not-yourself', 'M06-3.3');
    t.refused('SPD', 'useCabinet', 'NW lower LINKE', 'unknown-option');
    t.act('SPD', 'useCabinet', 'NW lower CDU');
    expect(t.state('NW').popularity('CDU')).toBe(-3);
    expect(t.state('NW').popularity('FDP')).toBe(0);
  });

  it.each<[CabinetId, number, number, number]>([
    ['chancellor', 10, 3, -3],
    ['speaker', 10, 2, -2],
    ['chiefWhip', 8, 1, -1],
    ['foreignMinister', 8, 1, 0],
    ['justiceMinister', 8, 0, -1],
    ['financeMinister', 5, 0, 0],
    ['backbencher', 3, 0, 0],
  ])('M06-3.3 %s: votes +%i, own popularity +%i, another %i', (card, votes, own, other) => {
    const offered = acting(card, {}, 40).offered('SPD');
    const using = (what: string) => acting(card, {}, 40).act('SPD', 'useCabinet', what).state('NW');
    expect(using('NW votes').votes('SPD')).toBe(votes);
    expect(offered.includes('NW popularity')).toBe(own > 0);
    expect(offered.includes('NW lower FDP')).toBe(other < 0);
    const raised = own > 0 ? using('NW popularity').popularity('SPD') : 0;
    const lowered = other < 0 ? using('NW lower FDP').popularity('FDP') : 0;
    expect([raised, lowered]).toEqual([own, other]);
  });

  it('M06-3.4 a marker on a face-up opinion of a state without one', () => {
    const opinions = [
      '+nuclearEnergy',
      '-minimumWage',
      '+welfareSystem',
      '-militaryMissions',
    ] as const;
    const t = acting('backbencher', { opinions });
    t.act('SPD', 'useCabinet', 'NW keyIssue -minimumWage');
    expect(t.state('NW').keyIssue).toBe('-minimumWage');
    const down = table({
      players,
      at: '3 shadow cabinet',
      states: { NW: {}, BY: { opinions: ['+nuclearEnergy'] } },
    });
    down.act('SPD', 'layCabinet', { BY: 'backbencher' }).act('CDU', 'layCabinet', {});
    down.act('FDP', 'layCabinet', {});
    down.refused('SPD', 'useCabinet', 'BY keyIssue space2', 'not-face-up', 'M06-3.4');
    down.refused('SPD', 'useCabinet', 'BY keyIssue off', 'no-key-issue', 'M06-3.4');
  });

  it('M06-3.4 where one lies it can only be removed; a later card may place anew', () => {
    const t = table({
      players,
      at: '3 shadow cabinet',
      states: {
        NW: {
          opinions: ['+nuclearEnergy', '-minimumWage', '+welfareSystem', '-militaryMissions'],
          keyIssue: '+nuclearEnergy',
        },
      },
    });
    t.act('SPD', 'layCabinet', { NW: 'backbencher' });
    t.act('CDU', 'layCabinet', { NW: 'backbencher' }).act('FDP', 'layCabinet', {});
    t.refused('SPD', 'useCabinet', 'NW keyIssue -minimumWage', 'key-issue-there', 'M06-3.4');
    t.act('SPD', 'useCabinet', 'NW keyIssue off');
    expect(t.state('NW').keyIssue).toBeUndefined();
    t.act('CDU', 'useCabinet', 'NW keyIssue -minimumWage');
    expect(t.state('NW').keyIssue).toBe('-minimumWage');
  });

  it('M06-3.5 a foreign marker goes home with 4,000 €, an own one comes for another 4,000 €', () => {
    const t = acting('financeMinister', { media: { CDU: 2, FDP: 1 } }, 11); // 8 left
    t.act('SPD', 'useCabinet', 'NW media CDU');
    expect([t.money('SPD'), t.money('CDU')]).toEqual([0, 29]);
    expect(t.state('NW').board.media).toEqual([1, 1, 1]);
    expect([t.markers('SPD'), t.markers('CDU')]).toEqual([4, 4]);
  });

  it('M06-3.5 all or nothing: money for both, a foreign marker, an own one in supply', () => {
    const poor = acting('financeMinister', { media: { CDU: 2 } }, 10); // 7 left
    poor.refused('SPD', 'useCabinet', 'NW media CDU', 'too-little-money', 'M06-3.5');
    const none = acting('financeMinister', { media: { SPD: 2 } });
    none.refused('SPD', 'useCabinet', 'NW media CDU', 'no-foreign-marker', 'M06-3.5');
    none.refused('SPD', 'useCabinet', 'NW media SPD', 'no-foreign-marker');
    const used = table({
      players,
      at: '3 shadow cabinet',
      states: { NW: { media: { CDU: 1, SPD: 1 } } },
      presence: { SPD: [1, 2, 3, 4] },
    });
    used.act('SPD', 'layCabinet', { NW: 'financeMinister' }).act('CDU', 'layCabinet', {});
    used.act('FDP', 'layCabinet', {});
    used.refused('SPD', 'useCabinet', 'NW media CDU', 'no-media-marker', 'M06-3.5');
    const card = acting('backbencher', { media: { CDU: 1 } });
    card.refused('SPD', 'useCabinet', 'NW media CDU', 'not-an-action');
    expect(card.offered('SPD')).not.toContain('NW media CDU');
  });

  it('M06-3.5 the owner may use the money at once', () => {
    const t = table({
      players,
      at: '3 shadow cabinet',
      states: { NW: { media: { CDU: 1, FDP: 1 } } },
      money: { SPD: 25, CDU: 7 },
    });
    t.act('SPD', 'layCabinet', { NW: 'financeMinister' });
    t.act('CDU', 'layCabinet', { NW: 'financeMinister' }).act('FDP', 'layCabinet', {});
    expect(t.money('CDU')).toBe(4);
    t.act('SPD', 'useCabinet', 'NW media CDU');
    t.act('CDU', 'useCabinet', 'NW media FDP'); // 4 + 4 = 8
    expect(t.money('CDU')).toBe(0);
  });

  it('M06-3.6 a telephone puts a coalition tile there, wanted or not, and it waits', () => {
    const t = table({ players, at: '3 shadow cabinet', states: { NW: {}, BY: {} } });
    t.act('SPD', 'layCabinet', { BY: 'backbencher', NW: 'financeMinister' });
    t.act('CDU', 'layCabinet', {}).act('FDP', 'layCabinet', {});
    expect(t.state('BY').tiles).toEqual(['SPD']);
    expect(t.state('NW').tiles).toEqual([]); // the finance minister has no telephone
    t.pass('SPD');
    t.quietlyTo('1 first player');
    expect(t.state('BY').tiles).toEqual(['SPD']);
  });

  it('M06-3.6 on every state still to elect, the last in line too', () => {
    const t = laying(40).act('SPD', 'layCabinet', { NW: 'speaker', NI: 'backbencher' });
    t.act('CDU', 'layCabinet', { BY: 'backbencher' }).act('FDP', 'layCabinet', { BW: 'speaker' });
    expect(t.states.map((code) => t.state(code).tiles)).toEqual([
      ['SPD'],
      ['CDU'],
      ['FDP'],
      ['SPD'],
    ]);
  });

  it('M06-3.6 a second telephone adds nothing, nor does one in the anti-coalition state', () => {
    const t = table({
      players,
      at: '3 shadow cabinet',
      round: 4,
      states: { NW: { tiles: ['SPD'] }, BY: {}, BW: {}, NI: {} }, // NI is the seventh state
    });
    t.act('SPD', 'layCabinet', { NW: 'backbencher', NI: 'chiefWhip' });
    t.act('CDU', 'layCabinet', {}).act('FDP', 'layCabinet', {});
    expect(t.state('NW').tiles).toEqual(['SPD']);
    expect(t.state('NI').tiles).toEqual([]);
    expect(t.told('coalitionTile')).toEqual([]);
  });

  it('M06-3.6 who has a telephone', () => {
    expect(cabinet.filter((card) => card.telephone).map((card) => card.id)).toEqual([
      'chancellor',
      'speaker',
      'chiefWhip',
      'backbencher',
    ]);
    expect(data.start.coalitionTiles).toBe(4); // one per board: the supply never runs out
  });
});
