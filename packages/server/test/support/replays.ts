import {
  isFault,
  replay,
  type Game,
  type GameEvent,
  type GameFile,
  type Position,
} from '@hustings/kernel';

export type Moment = { readonly state: Position; readonly events: readonly GameEvent[] };

/** The game after every move, played again by the rules alone. */
export function momentsOf(game: Game, file: GameFile): Moment[] {
  const first = replay(game, file, 0);
  if (isFault(first)) throw new Error(first.refusal.refused);
  const moments: Moment[] = [{ state: first, events: [] }];
  const end = replay(game, file, undefined, (state, _move, events) => {
    moments.push({ state: game.clone(state), events });
  });
  if (isFault(end)) throw new Error(end.refusal.refused);
  return moments;
}
