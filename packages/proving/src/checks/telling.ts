import { copyRandom, type GameEvent, type Position, type View } from '@hustings/kernel';
import { difference, notPlain, partsOf, sharedPart } from '../data.js';
import { anySeat } from '../play.js';
import type { Spot, Wrong } from '../spot.js';

/** Events are plain data of their own, and whether somebody listens changes nothing. */
export function telling<S extends Position, V extends View, E extends GameEvent>({
  game,
  state,
  random,
}: Spot<S, V, E>): Wrong {
  if (game.isOver(state)) return undefined;
  const seat = anySeat(state, random);
  const move = game.sample(state, seat, copyRandom(random));
  const heard = game.clone(state);
  const silent = game.clone(state);
  const events: E[] = [];
  game.apply(heard, seat, move, events);
  game.apply(silent, seat, move);
  const [a, b] = [JSON.stringify(heard), JSON.stringify(silent)];
  if (a !== b) return `events change the game: ${difference(a, b)}`;
  const parts = partsOf(heard);
  for (const event of events) {
    const what = `event '${event.type}'`;
    const odd = notPlain(event, what);
    if (odd !== undefined) return odd;
    const shared = sharedPart(parts, event, '');
    if (shared !== undefined) return `${what} shares ${shared} with the state`;
    const owner = event.secret?.seat;
    if (owner !== undefined && !(owner >= 0 && owner < state.sealed.length)) {
      return `${what} is a secret of seat ${owner}, which does not exist`;
    }
  }
  return undefined;
}
