import { parentPort, workerData } from 'node:worker_threads';
import { choose } from '../choose.js';
import { games } from '../games.js';
import { isWrong } from '../wrong.js';
import { baseline } from './baseline.js';
import type { Contestant } from './contestants.js';
import { kernelGame } from './kernel-game.js';
import { Meter } from './meter.js';

/**
 * A contestant in a thread of its own: what one game teaches the compiler must not help or hinder
 * another. It works only when asked, so that never two of them work at once.
 */
function serve(contestant: Contestant): void {
  const meter = meterOf(contestant);
  parentPort?.on('message', (milliseconds: number) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(meter.repeat(milliseconds));
  });
}

function meterOf({ game, players, options }: Contestant): Pick<Meter<never, never>, 'repeat'> {
  if (game === undefined) return new Meter(baseline);
  const choice = choose(games, { game, players, options });
  if (isWrong(choice)) throw new Error(choice.wrong); // chosen before by the same list
  return new Meter(kernelGame(choice));
}

serve(workerData as Contestant);
