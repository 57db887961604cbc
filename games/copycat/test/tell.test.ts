import { coded, isRefusal, seedFrom, sfc, SPECTATOR } from '@hustings/kernel';
import { playOn } from '@hustings/proving';
import { speakerIn } from '@hustings/texts';
import { expect, it } from 'vitest';
import { copycat as game, type CopycatEvent } from '../rules/index.js';
import { shelf, speaker } from '../texts/index.js';

const english = await speakerIn('en', shelf, speaker);

/** The end of a turn that is no pass, and what the street looks like, is seen on the board. */
const silent = new Set(['decided', 'streetFilled']);

it('tells every event of whole games, to players and spectators, in whole sentences', () => {
  for (let n = 0; n < 12; n++) {
    const seats = 2 + (n % 3);
    const options = game.readOptions({}, seats);
    if (isRefusal(options)) throw new Error(coded(options));
    const seed = seedFrom(`told ${n}`);
    const s = game.simulate(options, seats, seed);
    const events: CopycatEvent[] = [];
    playOn(game, s, sfc(seed, 'bot 0'), Infinity, events);
    for (const viewer of [SPECTATOR, 0]) {
      const view = game.view(s, viewer);
      for (const event of game.events(events, viewer) as CopycatEvent[]) {
        const sentence = english.tell(event, view, []);
        expect(sentence ?? 'Silent.').toMatch(/^[A-Z].*\.$/);
        expect(sentence ?? '').not.toMatch(/undefined|NaN|null|\[object/);
      }
    }
    const own = game.view(s, 0);
    for (const type of new Set(events.map((event) => event.type))) {
      const all = events.filter((event) => event.type === type);
      const told = all.some((event) => english.tell(event, own, []) !== undefined);
      expect([type, told]).toEqual([type, !silent.has(type)]);
    }
  }
});

it('names whose cards were bid, so that each of them is told what they laid', () => {
  const bids = { type: 'bids', cards: [4, 7], order: [1, 0] } as const;
  expect(english.seatsIn?.(bids)).toEqual([1, 0]);
});
