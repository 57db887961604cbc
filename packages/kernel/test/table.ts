import {
  coded,
  isRefusal,
  Match,
  seatsIn,
  seedFrom,
  sfc,
  type Json,
  type Played,
  type Random,
} from '@hustings/kernel';
import { marketDay } from './toy/game.js';
import type { Event } from './toy/phases.js';
import type { State } from './toy/state.js';

export type Table = Match<State, Event>;

/** A match of Market Day with three traders. */
export function table(seed = 'a table', options: unknown = {}): Table {
  const match = Match.start(marketDay, options, 3, seedFrom(seed));
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

/** A move that must be legal. */
export function does(match: Table, seat: number, kind: string, move: Json): Played<Event> {
  const played = match.submit(seat, { kind, move });
  if (isRefusal(played)) throw new Error(coded(played));
  return played;
}

/** Plays by chance while the test holds. */
export function playWhile(match: Table, test: (state: State) => boolean): Table {
  const random: Random = sfc(match.seed, 'simulation 0');
  while (!marketDay.isOver(match.state) && test(match.state)) {
    const [seat] = seatsIn(match.state.flow.owed);
    match.play(seat, marketDay.sample(match.state, seat, random));
  }
  return match;
}

export const until = (path: string) => (state: State) => state.flow.at !== path;

/** A whole game. */
export function finished(seed = 'a table', options: unknown = {}): Table {
  return playWhile(table(seed, options), () => true);
}
