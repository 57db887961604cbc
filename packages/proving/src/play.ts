import {
  below,
  seatsIn,
  type Game,
  type GameEvent,
  type Out,
  type Position,
  type Random,
  type View,
} from '@hustings/kernel';

/** A seat that owes a decision, each with the same chance. */
export function anySeat(state: Position, random: Random): number {
  const seats = seatsIn(state.flow.owed);
  return seats.length === 1 ? seats[0] : seats[below(random, seats.length)];
}

/** Some random decisions, fewer if the game ends; how many were made. */
export function playOn<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  random: Random,
  decisions: number,
  out?: Out<E>,
): number {
  for (let made = 0; made < decisions; made++) {
    if (game.isOver(state)) return made;
    const seat = anySeat(state, random);
    game.apply(state, seat, game.sample(state, seat, random), out);
  }
  return decisions;
}

/** Plays to the end by chance, every legal move with the same one; how many decisions it took. */
export function playRandom<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  random: Random,
  longest = 20_000,
): number {
  const decisions = playOn(game, state, random, longest);
  if (!game.isOver(state)) throw new Error(`${game.id}: not over after ${longest} decisions`);
  return decisions;
}
