import { setImmediate as breath } from 'node:timers/promises';
import type { GameEvent, Step } from '@hustings/kernel';
import type { Note, Referee } from './referee.js';

/**
 * Moments so far apart are kept. A match remembers as many of its last steps, so all of them together
 * remember every step.
 */
const APART = 16;

/**
 * What lies behind one game. Whoever looks back has moments of it played again once and not every time,
 * and others are let in between: a long game takes long to play.
 */
export class Past {
  readonly #kept: Referee[] = [];

  /** The game as it was after so many entries. */
  async at(referee: Referee, number: number): Promise<Referee> {
    await this.#reach(referee, number);
    return referee.at(number, this.#before(referee, number));
  }

  /** What happened from this entry on, as a viewer may know it. */
  async steps(
    referee: Referee,
    since: number,
    viewer: number,
  ): Promise<readonly Step<GameEvent, Note>[]> {
    if (since >= referee.number - APART) return referee.steps(since, viewer);
    await this.#reach(referee, referee.number);
    const kept = this.#of(referee).filter(({ number }) => number > since);
    const all = kept.flatMap((then) => then.steps(Math.max(since, then.number - APART), viewer));
    const rest = referee.steps(Math.max(since, kept.at(-1)?.number ?? 0), viewer);
    return [...all, ...rest];
  }

  /** Keeps all moments up to there; several may be at it at once. */
  async #reach(referee: Referee, number: number): Promise<void> {
    for (;;) {
      const last = this.#of(referee).at(-1);
      const next = last === undefined ? 0 : last.number + APART;
      if (next > number) return;
      this.#kept.push(referee.at(next, last));
      await breath();
    }
  }

  #before(referee: Referee, number: number): Referee | undefined {
    return this.#of(referee).findLast((then) => then.number <= number);
  }

  /** What is kept, up to this game's own end; nothing of what was under other rules. */
  #of({ game, number }: Referee): readonly Referee[] {
    if (this.#kept.at(0)?.game !== game) this.#kept.length = 0;
    return this.#kept.filter((then) => then.number <= number);
  }
}
