import { parentPort, workerData } from 'node:worker_threads';
import { choose } from '../choose.js';
import { games } from '../games.js';
import { isWrong } from '../wrong.js';
import { baseline } from './baseline.js';
import type { Contestant, Task } from './contestants.js';
import { kernelGame } from './kernel-game.js';
import { Meter, PlayMeter, type Handled, type Played } from './meter.js';
import type { Subject } from './subject.js';

/**
 * A contestant in a thread of its own: what one game teaches the compiler must not help or hinder
 * another. It works only when asked, so that never two of them work at once.
 */
function serve({ contestant, part }: Task): void {
  const meter = meterOf(contestant, part);
  parentPort?.on('message', (milliseconds: number) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(meter.repeat(milliseconds));
  });
}

type Measures = { repeat(milliseconds: number): Played | Handled };

function meterOf({ game, players, options }: Contestant, part: Task['part']): Measures {
  const meter = <S, V>(subject: Subject<S, V>): Measures =>
    part === 'play' ? new PlayMeter(subject) : new Meter(subject);
  if (game === undefined) return meter(baseline);
  const choice = choose(games, { game, players, options });
  if (isWrong(choice)) throw new Error(`${game} can't be chosen`); // it was, by the same list
  return meter(kernelGame(choice));
}

serve(workerData as Task);
