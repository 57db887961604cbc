import {
  isFault,
  replay,
  type Game,
  type GameEvent,
  type GameFile,
  type Position,
} from '@hustings/kernel';

export type Moment = { readonly state: Position; readonly events: readonly GameEvent[] };

/** The game after its setup and after every move, played again by the rules alone. */
export function momentsOf(game: Game, file: GameFile): Moment[] {
  const opening: GameEvent[] = [];
  const first = game.setup(file.options, file.seats, file.seed ?? '', opening);
  const moments: Moment[] = [{ state: first, events: opening }];
  const end = replay(game, file, undefined, (state, _move, events) => {
    moments.push({ state: game.clone(state), events });
  });
  if (isFault(end)) throw new Error(end.refusal.refused);
  return moments;
}
