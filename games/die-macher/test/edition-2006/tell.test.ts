import { describe, expect, it } from 'vitest';
import { isRefusal, seedFrom, sfc, SPECTATOR } from '@hustings/kernel';
import { playOn } from '@hustings/proving';
import { sectionsText } from '@hustings/texts';
import type { Event, View } from '../../rules/edition-2006/index.js';
import { english } from './reading.js';
import { game, poll, table } from './table.js';

const players = ['SPD', 'CDU', 'FDP', 'GRUENE'] as const;

/** Told by what it leads to. */
const silent = new Set(['decided']);

const positionOf = (view: View): string => sectionsText(english.sections(view, []));

describe('The log in sentences', () => {
  it('tells every event of whole games, to players and spectators, in whole sentences', () => {
    const told = new Set<string>();
    const sentences = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const seats = 3 + (n % 3);
      const options = game.readOptions({ length: n % 2 === 0 ? 'full' : 'short' }, seats);
      if (isRefusal(options)) throw new Error(english.refusal(options));
      const seed = seedFrom(`told ${n}`);
      const s = game.simulate(options, seats, seed);
      const events: Event[] = [];
      playOn(game, s, sfc(seed, 'bot 0'), Infinity, events);
      for (const viewer of [SPECTATOR, 0]) {
        const view = game.view(s, viewer);
        for (const event of game.events(events, viewer) as Event[]) {
          const sentence = english.tell(event, view, []);
          if (sentence === undefined) continue;
          told.add(event.type);
          sentences.add(sentence);
        }
      }
      const own = game.view(s, 0);
      const worded = events.filter((event) => english.tell(event, own, []) !== undefined);
      const types = new Set(events.map(({ type }) => type));
      const spoken = new Set(worded.map(({ type }) => type));
      expect([...types].filter((type) => !spoken.has(type))).toEqual([...silent]);
    }
    expect(told.size).toBeGreaterThan(35);
    const slips = /undefined|NaN|null|\[object|0,000\s€(?<!\d0,000\s€)/;
    expect([...sentences].filter((one) => !/^\p{Lu}.*\.$/u.test(one) || slips.test(one))).toEqual(
      [],
    );
  });

  it('tells once what a party begins with twice in one state', () => {
    const t = table({ players, at: '1 first player' });
    const told = (parts: number[], media: number[]): string | undefined =>
      english.tell(
        { type: 'preliminaryTaken', seat: 0, choice: { list1: 2, parts, list2: 1, media } },
        t.view('SPD'),
        [],
      );
    const [one, other] = [0, 1].map((board) =>
      english
        .tell({ type: 'auctionOpened', election: board }, t.view('SPD'), [])
        ?.slice('The poll of '.length, -' is up for auction.'.length),
    );
    expect(told([0, 1, 1], [0, 0])).toBe(
      `The SPD begins with 6 meetings in ${one}, 12 votes in ${other}, 2 media markers in ${one}, and 4 more members.`,
    );
    expect(told([0, 0, 1], [0, 1])).toBe(
      `The SPD begins with 6 meetings in ${one}, 6 votes in ${one}, 6 votes in ${other}, 1 media marker in ${one}, 1 media marker in ${other}, and 4 more members.`,
    );
  });

  it('shows a poll to its winner alone', () => {
    const t = table({ players, at: '7 polls', pollStack: [poll('LINKE', 'GRUENE')] });
    expect(positionOf(t.view('SPD'))).toContain('no bid yet');
    t.act('SPD', 'bidForPoll', 3);
    expect(positionOf(t.view('CDU'))).toContain('the SPD has bid 3,000\u00a0€');
    t.pass('CDU', 'FDP', 'GRUENE');
    expect(positionOf(t.view('SPD'))).toContain('Your poll: SPD');
    for (const other of ['CDU', 'FDP', 'GRUENE', 'spectator'] as const) {
      expect(positionOf(t.view(other))).not.toContain('Your poll');
    }
  });

  it('says a sum of nothing as 0 €', () => {
    const t = table({ players, at: '1 first player', money: { SPD: 0 } });
    const refusal = t.refused('SPD', 'bid', 1, 'more-than-you-own');
    expect(english.refusal(refusal)).toBe('You have 0\u00a0€; you can’t bid more.');
  });
});
