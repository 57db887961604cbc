import { coded, isRefusal, seedFrom, sfc, SPECTATOR } from '@hustings/kernel';
import { playOn } from '@hustings/proving';
import { speakerIn } from '@hustings/texts';
import { expect, it } from 'vitest';
import { copycat as game, type CopycatEvent } from '../rules/index.js';
import { shelf, speaker } from '../texts/index.js';

const english = await speakerIn('en', shelf, speaker);

/** The end of a turn that is no pass, and what the street looks like, is seen on the board. */
const silent = new Set(['decided', 'streetFilled']);

it.each([
  ['en', '2 points; score now 6.'],
  ['de', 'zusammen 2 Punkte; neuer Stand: 6.'],
  ['fr', '2 points\u202f; score\u00a0: 6.'],
  ['it', '2 punti; punteggio ora: 6.'],
  ['pl', 'razem 2 punkty; nowy wynik: 6.'],
] as const)('in %s tells the sum of a round apart from the score', async (code, end) => {
  const options = game.readOptions({}, 2);
  if (isRefusal(options)) throw new Error(coded(options));
  const view = game.view(game.simulate(options, 2, seedFrom('sum')), SPECTATOR);
  const scored = { type: 'scored', seat: 0, cards: 0, offices: 1, markers: 1, score: 6 } as const;
  const told = (await speakerIn(code, shelf, speaker)).tell(scored, view, ['Ada', 'Jonas']);
  expect(told?.slice(-end.length)).toBe(end);
});

it('tells of the cards laid for the order all, or that of one seat', () => {
  const options = game.readOptions({}, 2);
  if (isRefusal(options)) throw new Error(coded(options));
  const view = game.view(game.simulate(options, 2, seedFrom('laid')), SPECTATOR);
  const bids = { type: 'bids', cards: [12, 11], order: [0, 1] } as const;
  const people = ['Ada', 'Jonas'];
  expect(english.tell(bids, view, people)).toContain('New order: Ada, Jonas.');
  const share = { ...bids, share: 1 } as const;
  expect(english.tell(share, view, people)).toMatch(/^Jonas lays .* 11 for the order\.$/);
});

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
