import {
  isRefusal,
  refused,
  type GameEvent,
  type GameFile,
  type Match,
  type Position,
  type Refusal,
  type Viewer,
} from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import type { Speaker } from '@hustings/texts';
import { misused } from './refusals.js';

/** A game in progress. */
export type Table = { readonly game: AnyGame; readonly speaker: Speaker; readonly play: Play };

/** A match as the protocol knows it: it moves on, and what was taken back has not been. */
export class Play {
  constructor(private match: Match) {}

  get state(): Position {
    return this.match.state;
  }

  /** How many moves were made. */
  get number(): number {
    return this.match.number;
  }

  /** All that a viewer has been told since the beginning. */
  told(viewer: Viewer): readonly GameEvent[] {
    const { game, opening } = this.match;
    const steps = this.match.steps(0, viewer);
    return [...game.events(opening, viewer), ...steps.flatMap(({ events }) => events)];
  }

  /** What the move told. `number`, if given, must be the number of moves its sender has seen. */
  submit(seat: unknown, answer: unknown, number = this.number): readonly GameEvent[] | Refusal {
    if (number !== this.number) return refused('stale', { number: this.number });
    const plan = this.match.plan(seat, answer);
    if (isRefusal(plan)) return plan;
    this.match = this.match.after(plan);
    return plan.events;
  }

  undo(seat: number): Refusal | undefined {
    const back = this.match.withoutLast(seat);
    if (isRefusal(back)) return back;
    this.match = back;
    return undefined;
  }

  /** A state that was loaded has no log to be written down. */
  export(showSeed?: boolean): GameFile | Refusal {
    return this.match.deal === undefined ? misused('no-log') : this.match.export(showSeed);
  }
}
