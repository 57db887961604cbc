import { describe, expect, it } from 'vitest';
import { table } from './table.js';

describe('4 Clean-up', () => {
  it('CC-4.1 X38 a marker on every office without a worker, besides those already there', () => {
    const t = table({
      players: 2,
      phase: 3,
      round: 1,
      markers: { 'points-2': 2 },
      A: { workers: { 'buy-1a': 1 } },
      B: { workers: { 'buy-1a': 1, 'coins-2': 1 } },
    });
    const opened = t.state.officeStack.at(-1) ?? -1;
    t.act('end phase', 'end phase');
    const at = ['points-2', 'points-1a', 'buy-1a', 'coins-2'].map((word) => t.markersOn(word));
    expect(at).toEqual([3, 1, 0, 0]);
    expect(t.state.offices).toContain(opened);
    expect(t.state.markers[opened]).toBe(0);
  });

  it('CC-4.1 X38 a short supply serves the offices in board order', () => {
    const t = table({
      players: 2,
      phase: 3,
      round: 1,
      markers: { 'points-2': 22, 'draw-2': 0 },
      A: { workers: { 'buy-1a': 1, 'buy-2': 1, 'draw-1': 1 } },
      B: { workers: { 'coins-1a': 1, 'exchange-2': 1, 'draw-2': 1 } },
    });
    expect(t.state.markerSupply).toBe(3);
    t.act('end phase', 'end phase');
    const empty = ['buy-1b', 'removeForCoin-1', 'coins-2', 'points-1a', 'points-2'];
    expect(empty.map((word) => t.markersOn(word))).toEqual([1, 1, 1, 0, 22]);
    expect(t.state.markerSupply).toBe(0);
  });

  it('CC-4.2 play area and temporary pile go to the discards, kept cards stay in hand', () => {
    const t = table({
      players: 2,
      phase: 3,
      A: {
        hand: ['battleOfWits-28', 'keynote-56'],
        area: { 'sauna-20': 1 },
        temporary: ['lunch-38'],
        discard: ['localMedia-9'],
        doctorates: 1,
      },
    });
    t.act('lay out battleOfWits-28', 'end phase', 'end phase');
    const a = t.player('A');
    expect(a.discard).toHaveLength(4);
    expect([a.area, a.used, a.temporary]).toEqual([[], [], []]);
    expect(t.hand('A')).toContain('keynote-56');
    expect(a.doctorates).toBe(1);
  });

  it('CC-4.2 X40 of five workers three stay, four are in the reserve', () => {
    const t = table({
      players: 2,
      phase: 3,
      A: { workers: { 'buy-1a': 1, 'buy-1b': 1, 'coins-2': 1 }, free: 2 },
    });
    t.act('end phase', 'end phase');
    const a = t.player('A');
    expect([a.free, a.reserve, a.workers, a.passed]).toEqual([3, 4, [], false]);
  });

  it('CC-4.2 CC-2.3 who passed in one round has turns again in the next', () => {
    const t = table({ players: 2, phase: 2 });
    t.act('end turn', 'end turn', 'end phase', 'end phase');
    t.bid({ A: t.hand('A')[0], B: t.hand('B')[0] });
    const [first, second] = t.order;
    t.act('place buy-1a', 'end turn');
    expect(t.asks).toBe(`${second} turn`);
    t.act('place buy-1b', 'end turn');
    expect(t.asks).toBe(`${first} turn`);
  });

  const letters = ['industrialist-22', 'sauna-20', 'scandal-2', 'elbows-25', 'smallPR-26'].concat(
    ['sauna-21', 'nationalRadio-27', 'electionCampaignOffice-24', 'insideInformation-19'],
    ['banker-39', 'scandal-1'],
  );
  const [, b, c, d, , f, g, h, i, j, k] = letters;
  const sold = letters.map((card, space) => (space === 0 || space === 4 ? '–' : card));
  const next = ['lunch-38', 'banker-48', 'scandal-3', 'bigPR-47', 'keynote-56'];

  it.each([
    [3, [c, d, f, g, h, i, j, k], [b]],
    [2, [d, f, g, h, i, j, k], [b, c]],
    [4, [b, c, d, f, g, h, i, j, k], []],
  ] as const)('CC-4.3 X39 with %i players, spaces 1 and 5 sold', (players, left, out) => {
    const t = table({ players, phase: 3, street: sold, supply: next });
    const before = t.removed.length;
    for (let n = 0; n < players; n++) t.act('end phase');
    expect(t.street).toEqual([...left, ...next.slice(0, 11 - left.length)]);
    expect(t.removed.slice(before)).toEqual(out);
  });

  it('CC-4.3 red cards and Doctorates leave the game as well', () => {
    const street = ['scandal-1', 'doctorate', 'scandal-2', 'sauna-20'];
    const t = table({ players: 2, phase: 3, street, supply: [] });
    t.act('end phase', 'end phase');
    expect(t.removed.slice(-3)).toEqual(['scandal-1', 'doctorate', 'scandal-2']);
    expect(t.street[0]).toBe('sauna-20');
    expect(t.asks).toBe('A bid, B bid');
  });

  it('CC-4.3 an empty supply leaves the right end empty', () => {
    const t = table({ players: 4, phase: 3, street: sold, supply: ['lunch-38'] });
    t.act('end phase', 'end phase', 'end phase', 'end phase');
    expect(t.street).toEqual([b, c, d, f, g, h, i, j, k, 'lunch-38', '–']);
  });

  it('CC-4.3 the next extra office opens', () => {
    const t = table({ players: 2, phase: 3, round: 4 });
    const office = t.state.officeStack.at(-1);
    t.act('end phase', 'end phase');
    expect(t.state.offices.at(-1)).toBe(office);
    expect([t.state.round, t.state.offices.length]).toEqual([5, 15]);
  });

  it('CC-4.4 after the last round there is no clean-up', () => {
    const t = table({
      players: 2,
      phase: 3,
      round: 11,
      A: { workers: { 'buy-1a': 1 }, hand: ['localMedia-9'] },
    });
    const { street } = t;
    t.act('end phase', 'end phase');
    expect(t.asks).toBe('');
    expect(t.street).toEqual(street);
    expect(t.area('A')).toEqual(['localMedia-9']);
    expect(t.player('A').workers).toHaveLength(1);
    expect(t.markersOn('buy-1b')).toBe(0);
  });
});
