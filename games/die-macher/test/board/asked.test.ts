import { expect, test } from 'vitest';
import { nightOf, type ElectionStory } from '../../board/edition-2019/night.js';

type Partner = ElectionStory['partners'][number];

/** A night on which the strongest, the first seat, may look for partners, the most alike first. */
function night(
  kind: ElectionStory['outcome']['kind'],
  votes: readonly number[],
  order: readonly number[],
) {
  const partners = order.map((seat): Partner => ({
    seat,
    alike: 0,
    together: votes[0] + votes[seat],
  }));
  return nightOf({
    election: 0,
    state: 0,
    leader: 0,
    moved: [],
    partners,
    outcome: { kind, votes: [...votes], points: [], bonus: [], winners: [] },
    night: votes.map((total, seat) => ({
      seat,
      total,
      before: 0,
      sum: undefined,
      points: 0,
      bonus: 0,
      standing: 0,
    })),
  });
}

test('the strongest asks one after the other, aloud and while the line waits, until two make 50', () => {
  const { asked, verdict, pair, headline } = night('coalition', [34, 10, 20, 30], [1, 2, 3]);
  expect(asked.map(({ seat, together, yes }) => [seat, together, yes])).toEqual([
    [1, 44, false],
    [2, 54, true],
  ]);
  expect(asked[0].at).toBeGreaterThan(verdict);
  expect(asked[1].at).toBeGreaterThan(asked[0].at);
  expect(pair).toBeGreaterThan(asked[1].at);
  expect(headline).toBeGreaterThan(asked[1].at);
});

test('where no two make 50 all are asked in vain, and who has 50 asks nobody', () => {
  const none = night('none', [20, 19, 18, 10], [3, 1, 2]);
  expect(none.asked.map(({ seat, yes }) => [seat, yes])).toEqual([
    [3, false],
    [1, false],
    [2, false],
  ]);
  expect(night('single', [56, 19, 18, 10], [3, 1, 2]).asked).toEqual([]);
  expect(night('several', [56, 51, 18, 10], [3, 1, 2]).asked).toEqual([]);
});
