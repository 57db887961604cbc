import {
  coded,
  replay,
  type GameFile,
  type Position,
  type Seed,
  type View,
} from '@hustings/kernel';
import type { Choice } from '../choose.js';
import { firstOwed, playMatch, playOut } from '../play.js';
import type { Subject } from './subject.js';

/** Enough to fill any menu; more is never listed at once. */
const LISTED = 1000;

/** A game on the kernel as everyone uses it. */
export function kernelGame(choice: Choice): Subject<Position, View> {
  const { game, seats, options } = choice;
  return {
    setup: (seed) => game.simulate(options, seats, seed),
    playOut: (state, random) => playOut(game, state, random),
    isOver: (state) => game.isOver(state),
    kind: (state) => game.decisions(state)[0]?.kind ?? 'end',
    step: (state, random) => {
      const seat = firstOwed(state);
      game.apply(state, seat, game.sample(state, seat, random));
    },
    sample: (state, random) => void game.sample(state, firstOwed(state), random),
    list: (state) => void game.legal(state, firstOwed(state), LISTED),
    clone: (state) => game.clone(state),
    view: (state) => game.view(state, firstOwed(state)),
    determinize: (view, random) => game.determinize(view, random),
    replay: (seed) => {
      const file = record(choice, seed);
      return () => replayWords(choice, file, seed);
    },
    verify: (seed) => {
      const file = record(choice, seed);
      return () => void replay(game, file);
    },
  };
}

function record(choice: Choice, seed: Seed): GameFile {
  return playMatch(choice, seed).export();
}

/** Reads and carries out every move of the log, as a server does after a restart. */
function replayWords({ game, seats, options }: Choice, file: GameFile, seed: Seed): void {
  const state = game.setup(options, seats, seed);
  for (const { seat, kind, move } of file.moves) {
    const refusal = game.submit(state, seat, { kind, move });
    if (refusal !== undefined) throw new Error(coded(refusal));
  }
}
