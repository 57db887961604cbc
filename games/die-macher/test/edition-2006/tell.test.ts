import { describe, expect, it } from 'vitest';
import { isRefusal, seedFrom, sfc, SPECTATOR } from '@hustings/kernel';
import { playOn } from '@hustings/proving';
import type { Event } from '../../rules/edition-2006/index.js';
import { game, poll, table } from './table.js';

const players = ['SPD', 'CDU', 'FDP', 'GRUENE'] as const;

/** Told by what they lead to, or by a later event. */
const silent = new Set(['decided', 'stateLeft']);

describe('The log in sentences', () => {
  it('tells every event of whole games, to players and spectators, in whole sentences', () => {
    const told = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const seats = 3 + (n % 3);
      const options = game.readOptions({ length: n % 2 === 0 ? 'full' : 'short' }, seats);
      if (isRefusal(options)) throw new Error(game.says(options));
      const seed = seedFrom(`told ${n}`);
      const s = game.simulate(options, seats, seed);
      const events: Event[] = [];
      playOn(game, s, sfc(seed, 'bot 0'), Infinity, events);
      for (const viewer of [SPECTATOR, 0]) {
        const view = game.view(s, viewer);
        for (const event of game.events(events, viewer) as Event[]) {
          const sentence = game.rules.tell?.(event, view);
          if (sentence === undefined) continue;
          told.add(event.type);
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|NaN|null|\[object|0,000 €(?<!\d0,000 €)/);
        }
      }
      const types = new Set(events.map(({ type }) => type));
      for (const type of types) {
        const rest = events.filter((event) => event.type === type);
        const all = rest.map((event) => game.rules.tell?.(event, game.view(s, 0)));
        expect([type, all.some((one) => one !== undefined)]).toEqual([type, !silent.has(type)]);
      }
    }
    expect(told.size).toBeGreaterThan(35);
  });

  it('shows a poll to its winner alone', () => {
    const t = table({ players, at: '7 polls', pollStack: [poll('LINKE', 'GRUENE')] });
    expect(game.rules.describe(t.view('SPD'))).toContain('no bid yet');
    t.act('SPD', 'bidForPoll', 3);
    expect(game.rules.describe(t.view('CDU'))).toContain('SPD has bid 3,000 €');
    t.pass('CDU', 'FDP', 'GRUENE');
    expect(game.rules.describe(t.view('SPD'))).toContain('Your poll: SPD');
    for (const other of ['CDU', 'FDP', 'GRUENE', 'spectator'] as const) {
      expect(game.rules.describe(t.view(other))).not.toContain('Your poll');
    }
  });

  it('says a sum of nothing as 0 €', () => {
    const t = table({ players, at: '1 first player', money: { SPD: 0 } });
    const refusal = t.refused('SPD', 'bid', 1, 'more-than-you-own');
    expect(game.says(refusal)).toBe('You have 0 €; you can not bid more.');
  });
});
