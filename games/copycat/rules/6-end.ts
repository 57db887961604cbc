import type { Result } from '@hustings/kernel';
import { data } from './data.js';
import type { Player, State } from './state.js';

/** What everybody sees of how far a game has come. */
type Course = Pick<State, 'round' | 'lastDoctorateSold'> & {
  readonly players: readonly { readonly score: number }[];
};

/** CC-6.1: does the game end with this round? Asked when all have finished phase 3, and by who looks on before. */
export function gameEnds(state: Course): boolean {
  return (
    state.round >= data.end.rounds ||
    state.lastDoctorateSold ||
    state.players.some((player) => player.score >= data.end.points)
  );
}

const gained = (player: Player): number => player.score - player.before;

/** CC-6.1: most points; then most points of the last round; then shared. */
export function result(state: State): Result {
  const { players } = state;
  const best = Math.max(...players.map((player) => player.score));
  const tied = players.filter((player) => player.score === best);
  const most = Math.max(...tied.map(gained));
  return {
    scores: players.map((player) => player.score),
    winners: players.flatMap((player, seat) =>
      player.score === best && gained(player) === most ? [seat] : [],
    ),
    sources: {
      cards: players.map((player) => player.fromCards),
      offices: players.map((player) => player.fromOffices),
      markers: players.map((player) => player.fromMarkers),
      doctorates: players.map((player) => player.fromDoctorates),
    },
  };
}
