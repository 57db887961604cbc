import {
  isRefusal,
  refused,
  type GameEvent,
  type GameFile,
  type Played,
  type Position,
  type Refusal,
} from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import type { Speaker } from '@hustings/texts';
import { misused } from './refusals.js';

/** A game in progress: the kernel's match, or a state that was loaded and has no log. */
export type Table = {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly play: {
    readonly state: Position;
    readonly number: number;
    submit(seat: unknown, answer: unknown, number?: unknown): Played<GameEvent> | Refusal;
    undo(seat: number): Refusal | undefined;
    export(showSeed?: boolean): GameFile | Refusal;
  };
};

/** Play from a loaded state: as a match, but without a log. */
export class Loaded {
  readonly #before: Position[] = [];
  #last = -1;
  #number = 0;

  constructor(
    private readonly game: AnyGame,
    private current: Position,
  ) {}

  get state(): Position {
    return this.current;
  }

  get number(): number {
    return this.#number;
  }

  submit(seat: unknown, answer: unknown, number?: unknown): Played<GameEvent> | Refusal {
    if (number !== undefined && number !== this.#number) {
      return refused('stale', { number: this.#number });
    }
    const before = this.game.clone(this.current);
    const events: GameEvent[] = [];
    const refusal = this.game.submit(this.current, seat, answer, events);
    if (isRefusal(refusal)) return refusal;
    const shown = this.current.flow.seen !== before.flow.seen;
    if (shown || seat !== this.#last) this.#before.length = 0;
    if (!shown) this.#before.push(before);
    this.#last = Number(seat);
    this.#number++;
    return { number: this.#number, events };
  }

  undo(seat: number): Refusal | undefined {
    const before = seat === this.#last ? this.#before.pop() : undefined;
    if (before === undefined) return refused('no-undo');
    this.current = before;
    this.#number--;
    return undefined;
  }

  export(): Refusal {
    return misused('no-log');
  }
}
