import { describe, expect, it } from 'vitest';
import { barsCoalitions, paysMembers } from '../../rules/edition-2006/index.js';
import { cardNumber, faceUp, table, words, type TableSpec } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;

const ending = (spec: Partial<TableSpec> = {}) =>
  table({ players, at: '10a next state', states: { NW: {}, BY: {}, BW: {}, NI: {} }, ...spec });

describe('10 End of the round: the next state', () => {
  it('M06-10.1 round 1 → 2: board 1 has the fifth state, 1 up, a free meeting, the pay-out tile', () => {
    const t = ending({ coming: ['HE'] });
    expect(t.states).toEqual(['BY', 'BW', 'NI', 'HE']);
    expect(t.s.boards[0]).toMatchObject({ up: 1, votes: [0, 0, 0], popularity: [0, 0, 0] });
    expect(t.s.boards[0].opinions).toHaveLength(4);
    expect(t.s.boards[0].meetings).toEqual([1, 1, 1]);
    expect(t.meetings('SPD')).toBe(17);
    expect(paysMembers(t.s, 4)).toBe(true);
    expect(t.faceUp).toEqual([4, 3, 2, 1]);
  });

  it('M06-10.1 round 3 → 4: board 3 has the seventh state, 2 up, the anti-coalition tile', () => {
    const t = ending({ round: 3, coming: ['HE'] });
    expect(t.states).toEqual(['BY', 'BW', 'NI', 'HE']);
    expect(t.s.boards[2].up).toBe(2);
    expect([3, 4, 5, 6].map((election) => barsCoalitions(t.s, election))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(t.faceUp).toEqual([4, 3, 2, 2]);
  });

  it('M06-10.1 rounds 4–6: the board is cleared and put aside', () => {
    const t = ending({ round: 4 });
    expect(t.states).toEqual(['BY', 'BW', 'NI']);
    expect(t.s.boards[3]).toMatchObject({ state: -1, opinions: [], up: 0 });
    expect(t.faceUp).toEqual([4, 3, 3]);
  });

  it('M06-10.1 face-up opinions at the start of rounds 1–7', () => {
    const t = table({ players, at: '1 first player' });
    const rows = [t.faceUp];
    for (let round = 2; round <= 6; round++) {
      t.quietlyUntil(() => t.round === round);
      rows.push(t.faceUp);
    }
    t.quietlyUntil(() => t.round === 6 && t.phase === '10b contributions');
    rows.push(t.faceUp);
    expect(rows).toEqual(faceUp.full);
  });

  it('M06-10.1 a card turned up whose topic lies there goes under the stack', () => {
    const t = ending({
      round: 4,
      states: {
        NW: {},
        BY: {
          opinions: ['+nuclearEnergy', '+minimumWage', '+welfareSystem'],
          down: ['-minimumWage'],
        },
      },
      opinionStack: ['+welfareSystem', '-terrorPrevention'],
    });
    expect(t.state('BY').opinions[3]).toBe('-terrorPrevention');
    expect(t.told('opinionTurned')[0]).toMatchObject({
      election: 4,
      under: [cardNumber('-minimumWage'), cardNumber('+welfareSystem')],
    });
    expect(words(t.s.opinionStack)).toContain('-minimumWage');
  });

  it('M06-10.1 one face-down opinion of each other board, in election order', () => {
    const t = ending();
    const turned = t.told('opinionTurned').map(({ election }) => election);
    expect(turned).toEqual([4, 1, 2, 3]); // the entering state is dealt first
  });

  it('M06-10.4 clearing: opinions, media markers, tiles and key issue go where they belong', () => {
    const opinions = [
      '+nuclearEnergy',
      '-minimumWage',
      '+welfareSystem',
      '-militaryMissions',
    ] as const;
    const t = ending({
      states: { NW: { opinions, keyIssue: '-minimumWage', media: { SPD: 2, CDU: 1 } } },
      coalitions: [['SPD', 'CDU']],
    });
    expect(t.opinionDiscards).toEqual([...opinions]);
    expect([t.markers('SPD'), t.markers('CDU')]).toEqual([5, 5]);
    expect(t.s.boards[0]).toMatchObject({ double: -1, tiles: 0, media: [0, 0, 0] });
    expect(t.s.partners).toEqual([-1, -1, -1]);
    expect(t.s.past).toHaveLength(1);
  });

  it('M06-10.4 media markers return in rounds 4–6 too; those on the national board never', () => {
    const t = ending({
      round: 5,
      states: { NW: { media: { SPD: 2 } } },
      presence: { SPD: [1, 2] },
    });
    expect(t.markers('SPD')).toBe(3);
    expect(t.presence('SPD')).toEqual([1, 2]);
  });

  it('M06-10.4 with an empty supply no free meeting is placed, and none later', () => {
    const t = ending({
      states: { NW: {}, BY: { meetings: { SPD: 10 } }, BW: { meetings: { SPD: 8 } } },
    });
    expect(t.s.boards[0].meetings).toEqual([0, 1, 1]);
    expect(t.meetings('SPD')).toBe(0);
    t.quietlyTo('1 first player');
    expect(t.s.boards[0].meetings).toEqual([0, 1, 1]);
  });

  it('M06-10.3 the last round is its election alone, with the first player of the round before', () => {
    const t = table({ players, at: '10b contributions', round: 6, first: 'FDP' });
    t.pass('FDP', 'SPD', 'CDU');
    expect(t.round).toBe(7);
    expect(t.first).toBe('FDP');
    expect(t.asked).toBe('nobody'); // nobody had votes: no rewards
    expect(t.phase).toBe('end');
    expect(t.told('bidsOpened')).toEqual([]);
    expect(t.told('electionHeld')).toHaveLength(1);
  });

  it('M06-10.3 contributions are held after every round but the last', () => {
    const t = table({ players, at: '1 first player' });
    const rounds: number[] = [];
    while (t.phase !== 'end') {
      const [seat] = [Math.log2(t.s.flow.owed & -t.s.flow.owed)];
      if (t.phase === '10b contributions' && rounds.at(-1) !== t.round) rounds.push(t.round);
      const { kind, move } = t.least(seat);
      t.act(t.party(seat), kind, move);
    }
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

const giving = (spec: Partial<TableSpec> = {}) =>
  table({ players, at: '10b contributions', ...spec });

describe('10 End of the round: contributions', () => {
  it('M06-10.2 accept: the money, then the highest die is lost', () => {
    const t = giving({ members: { SPD: 9 } })
      .act('SPD', 'contribute', 'accept 30')
      .pass('CDU');
    t.roll(2, 5).pass('FDP');
    expect([t.money('SPD'), t.members('SPD')]).toEqual([55, 4]);
    expect(t.contributions('SPD')).toEqual([10, 20, 40, 50]);
  });

  it('M06-10.2 a loss stops at 0', () => {
    const t = giving({ members: { SPD: 3 } })
      .act('SPD', 'contribute', 'accept 30')
      .pass('CDU');
    t.roll(2, 5).pass('FDP');
    expect(t.members('SPD')).toBe(0);
  });

  it('M06-10.2 refuse: the total is gained', () => {
    const t = giving().act('SPD', 'contribute', 'refuse 30').act('CDU', 'contribute', 'refuse 30');
    t.roll(2, 5, 1, 1).pass('FDP');
    expect([t.money('SPD'), t.members('SPD'), t.members('CDU')]).toEqual([25, 12, 7]);
  });

  it('M06-10.2 whoever alone refused the largest sum rolls three more', () => {
    const t = giving().act('SPD', 'contribute', 'refuse 30').act('CDU', 'contribute', 'refuse 40');
    t.roll(1, 1, 2, 2, 6, 5, 4).pass('FDP');
    expect([t.members('SPD'), t.members('CDU')]).toEqual([7, 24]);
    expect(t.told('bonusDice')).toMatchObject([{ seat: 1, dice: [6, 5, 4] }]);
  });

  it('M06-10.2 a tie for the largest gives nobody the bonus', () => {
    const t = giving().act('SPD', 'contribute', 'refuse 30').act('CDU', 'contribute', 'refuse 30');
    t.act('FDP', 'contribute', 'refuse 20');
    expect(t.told('refusedDice')).toHaveLength(3);
    expect(t.told('bonusDice')).toEqual([]);
    const two = giving().act('SPD', 'contribute', 'refuse 30');
    two.act('CDU', 'contribute', 'refuse 30').pass('FDP');
    expect(two.told('refusedDice')).toHaveLength(2);
    expect(two.told('bonusDice')).toEqual([]);
  });

  it('M06-10.2 accepted sums do not count for the bonus', () => {
    const t = giving().act('SPD', 'contribute', 'accept 50').act('CDU', 'contribute', 'refuse 10');
    t.roll(1, 2, 3, 4, 5, 5, 5).pass('FDP');
    expect(t.members('SPD')).toBe(2); // 5 − 3
    expect(t.members('CDU')).toBe(5 + 4 + 15);
  });

  it.each([
    [10, 1, 1],
    [20, 1, 2],
    [30, 2, 3],
    [40, 2, 4],
    [50, 3, 5],
  ])('M06-10.2 the card of %i rolls %i ordinary or %i campaign dice', (sum, ordinary, campaign) => {
    const rolled = (dice: 'ordinary' | 'campaign'): number => {
      const t = giving({ dice }).act('SPD', 'contribute', `accept ${sum}`).pass('CDU', 'FDP');
      return t.told('acceptedDice')[0].dice.length;
    };
    expect([rolled('ordinary'), rolled('campaign')]).toEqual([ordinary, campaign]);
  });

  it('M06-10.2 who is out of cards skips, who likes may skip; a skipped card is not lost', () => {
    const t = giving({ contributions: { SPD: [] } });
    expect(t.asked).toBe('CDU contribute');
    t.pass('CDU', 'FDP');
    expect(t.contributions('CDU')).toEqual([10, 20, 30, 40, 50]);
    const used = giving({ contributions: { SPD: [10] } });
    used.refused('SPD', 'contribute', 'accept 20', 'contribution-used', 'M06-10.2');
    expect(used.offered('SPD')).toEqual(['accept 10', 'refuse 10', 'pass']);
  });

  it('M06-10.5 the order: lay in turn, accepted first, then refused together, then the bonus', () => {
    const t = giving({ first: 'CDU' });
    t.act('CDU', 'contribute', 'refuse 20').act('FDP', 'contribute', 'accept 10');
    expect(t.told('acceptedDice')).toEqual([]); // nothing is rolled before all have laid
    expect(t.money('FDP')).toBe(25);
    t.act('SPD', 'contribute', 'refuse 10');
    const types = t.events.map((event) => event.type);
    expect(types.slice(types.indexOf('acceptedDice'), types.indexOf('roundBegan'))).toEqual([
      'acceptedDice',
      'refusalsShown',
      'refusedDice',
      'refusedDice',
      'bonusDice',
    ]);
    expect(t.told('refusedDice').map(({ seat }) => t.party(seat))).toEqual(['CDU', 'SPD']);
  });

  it('M06-10.5 those who accepted take money and roll from the first player on', () => {
    const t = giving({ first: 'CDU' }).act('CDU', 'contribute', 'accept 10').pass('FDP');
    t.act('SPD', 'contribute', 'accept 10');
    expect(t.told('acceptedDice').map(({ seat }) => t.party(seat))).toEqual(['CDU', 'SPD']);
  });

  it('M06-10.5 an accepted card lies open, a refused one is seen by its owner alone', () => {
    const t = giving().act('SPD', 'contribute', 'refuse 40').act('CDU', 'contribute', 'accept 20');
    expect(t.view('FDP').given).toEqual([-2, 1, -1]);
    expect(t.view('SPD').given).toEqual([3, 1, -1]);
    expect(t.view('FDP').contributions[0]).toBe(0b11111); // in hand or face down
    expect(JSON.stringify(t.heard('FDP'))).not.toContain('40');
    t.pass('FDP');
    expect(t.heard('FDP')).toContainEqual({
      type: 'refusalsShown',
      refused: [{ seat: 0, sum: 40 }],
    });
  });

  it('M06-10.5 a lone refuser has refused the largest sum', () => {
    const t = giving().act('SPD', 'contribute', 'refuse 10').pass('CDU');
    t.roll(3, 1, 1, 1).pass('FDP');
    expect(t.members('SPD')).toBe(5 + 3 + 3);
  });

  it('M06-10.5 every used card leaves the game', () => {
    const t = giving().act('SPD', 'contribute', 'refuse 10').pass('CDU', 'FDP');
    expect(t.contributions('SPD')).toEqual([20, 30, 40, 50]);
    expect(t.s.given).toEqual([-1, -1, -1]);
    expect(t.s.accepting).toBe(0);
  });
});
