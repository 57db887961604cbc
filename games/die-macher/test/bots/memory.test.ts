import { describe, expect, it } from 'vitest';
import {
  Match,
  canonical,
  isRefusal,
  seedFrom,
  sfc,
  type Game,
  type GameEvent,
  type Json,
  type Position,
  type View as AnyView,
} from '@hustings/kernel';
import { HIDDEN } from '../../rules/world/index.js';
import { dieMacher2006 } from '../../rules/edition-2006/die-macher-2006.js';
import { dieMacher2019 } from '../../rules/edition-2019/die-macher-2019.js';
import { recall as recall2006 } from '../../bots/edition-2006/memory.js';
import { recall as recall2019 } from '../../bots/edition-2019/memory.js';

type Purse = { readonly money: readonly number[] };
type Edition<S extends Position & Purse, V extends AnyView & Purse, E extends GameEvent> = {
  readonly game: Game<S, V, E>;
  readonly recall: (view: V, log: readonly GameEvent[]) => V;
};

/** Plays by lot and shows every position with what each seat was told so far. */
function playThrough<S extends Position & Purse, V extends AnyView & Purse, E extends GameEvent>(
  { game }: Edition<S, V, E>,
  seats: number,
  options: Json,
  seed: string,
  look: (state: S, logs: readonly (readonly GameEvent[])[], number: number) => void,
): void {
  const read = game.readOptions(options, seats);
  if (isRefusal(read)) throw new Error(read.refused);
  const opening: E[] = [];
  const state = game.setup(read, seats, seedFrom(seed), opening);
  const random = sfc(seedFrom(seed), 'bot 0');
  const logs = Array.from({ length: seats }, (_, seat) => game.events(opening, seat));
  for (let number = 0; state.flow.owed !== 0; number++) {
    look(state, logs, number);
    const seat = 31 - Math.clz32(state.flow.owed & -state.flow.owed);
    const events: E[] = [];
    game.apply(state, seat, game.sample(state, seat, random), events);
    logs.forEach((log, viewer) => log.push(...game.events(events, viewer)));
  }
  look(state, logs, Infinity);
}

/** Without a single secret, also those that are the seat's own. */
const open = (log: readonly GameEvent[]): GameEvent[] =>
  log.map(({ secret: _secret, ...event }) => event);

function remembers<S extends Position & Purse, V extends AnyView & Purse, E extends GameEvent>(
  edition: Edition<S, V, E>,
  tables: readonly (readonly [name: string, options: Json])[],
): void {
  const { game, recall } = edition;

  it.each(tables)('knows every purse to the coin after every move: %s', (name, options) => {
    for (const seats of [3, 4, 5]) {
      for (let n = 0; n < 2; n++) {
        playThrough(edition, seats, options, `${name} ${seats} ${n}`, (state, logs) => {
          logs.forEach((log, seat) => {
            expect(recall(game.view(state, seat), log).money).toEqual(state.money);
          });
        });
      }
    }
  });

  it('needs nothing that is secret, and changes nothing else of the view', () => {
    playThrough(edition, 4, {}, 'honest', (state, logs, number) => {
      if (number % 7 !== 0) return;
      logs.forEach((log, seat) => {
        const view = game.view(state, seat);
        const before = canonical([view, log]);
        const known = recall(view, log);
        expect(recall(view, open(log))).toEqual(known);
        expect({ ...known, money: view.money }).toEqual(view);
        expect(canonical([view, log])).toBe(before);
      });
    });
  });

  it('makes up worlds that look the same to the seat, with these purses', () => {
    playThrough(edition, 4, {}, 'worlds', (state, logs, number) => {
      if (number % 11 !== 0) return;
      const [log] = logs;
      const view = game.view(state, 0);
      const world = game.determinize(recall(view, log), sfc(seedFrom('worlds'), 'bot 0'));
      expect(world.money).toEqual(state.money);
      expect(canonical(game.view(world, 0))).toBe(canonical(view));
    });
  });

  it('knows nothing from a log that is not the whole, as of a position somebody set up', () => {
    let looked = 0;
    playThrough(edition, 4, {}, 'part', (state, logs, number) => {
      if (number % 13 !== 0 || number === 0) return;
      const view = game.view(state, 0);
      const part = logs[0].slice(logs[0].length >> 1);
      if (recall(view, part).money[0] !== view.money[0]) throw new Error('another own purse');
      if (recall(view, part) === view) looked++;
    });
    expect(looked).toBeGreaterThan(0);
  });

  it('is what a referee tells a seat, also one that is taken over in the middle', () => {
    const match = Match.start(game, {}, 4, seedFrom('told'));
    if (isRefusal(match)) throw new Error(match.refused);
    let now = match;
    const random = sfc(seedFrom('told'), 'bot 0');
    for (let i = 0; i < 90 && now.state.flow.owed !== 0; i++) {
      const seat = 31 - Math.clz32(now.state.flow.owed & -now.state.flow.owed);
      now = now.play(seat, game.sample(now.state, seat, random));
      if (i % 10 !== 9) continue;
      const { state } = now;
      for (let viewer = 0; viewer < 4; viewer++) {
        const view = game.view(state, viewer);
        expect(view.money.includes(HIDDEN)).toBe(true);
        expect(recall(view, now.told(viewer)).money).toEqual(state.money);
      }
    }
  });
}

describe('memory of the edition of 2019', () => {
  remembers({ game: dieMacher2019, recall: recall2019 }, [
    ['four elections', {}],
    ['seven elections', { elections: '7' }],
    ['bids that may be bluffs', { overbidding: 'penalised' }],
    ['open purses', { money: 'open' }],
  ]);
});

describe('memory of the edition of 2006', () => {
  remembers({ game: dieMacher2006, recall: recall2006 }, [
    ['full game', {}],
    ['short game', { length: 'short' }],
  ]);
});
