import {
  coded,
  copyRandom,
  isRefusal,
  type GameEvent,
  type Position,
  type View,
} from '@hustings/kernel';
import { difference, notPlain, sharedPart, shuffledKeys } from '../data.js';
import { playOn } from '../play.js';
import type { Spot, Wrong } from '../spot.js';

/** State is plain data: saved, loaded and copied at any moment it stays what it is. */
export function saving<S extends Position, V extends View, E extends GameEvent>(
  spot: Spot<S, V, E>,
): Wrong {
  const { game, state, text } = spot;
  const odd = notPlain(state, 'state');
  if (odd !== undefined) return odd;
  const clone = game.clone(state);
  const copied = JSON.stringify(clone);
  if (copied !== text) return `the clone differs from the state: ${difference(text, copied)}`;
  const shared = sharedPart(spot.parts, clone, 'state');
  if (shared !== undefined) return `the clone shares ${shared} with the state`;
  return (
    loading(spot, JSON.parse(text), 'saved and loaded') ??
    loading(spot, shuffledKeys(JSON.parse(text), spot.random), 'loaded with its keys shuffled')
  );
}

function loading<S extends Position, V extends View, E extends GameEvent>(
  { game, state, text, random }: Spot<S, V, E>,
  saved: unknown,
  how: string,
): Wrong {
  const loaded = game.load(saved);
  if (isRefusal(loaded)) return `${how}, the state is refused: ${coded(loaded)}`;
  const again = JSON.stringify(loaded);
  if (again !== text) return `${how}, the state differs: ${difference(text, again)}`;
  const here = game.clone(state);
  playOn(game, here, copyRandom(random), 3);
  playOn(game, loaded, copyRandom(random), 3);
  const [a, b] = [JSON.stringify(here), JSON.stringify(loaded)];
  return a === b ? undefined : `${how}, the game goes on differently: ${difference(a, b)}`;
}
