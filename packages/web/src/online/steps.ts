import type { GameEvent } from '@hustings/kernel';
import type { Entry } from '../engine/tables.js';
import type { Step } from '@hustings/protocol';

/** Before the first move: the setup, made by nobody, with what it told. */
export const opening = (events: readonly GameEvent[] = []): Entry => ({
  number: 0,
  seat: -1,
  kind: '',
  events,
});

/**
 * The log with more steps. The server's log only grows, so a move that was taken back stays in its
 * place; what it told is told no more.
 */
export function withSteps(entries: readonly Entry[], steps: readonly Step[]): Entry[] {
  const all = [...entries];
  for (const step of steps) {
    if (step.type === 'undo') takeBack(all, step.to ?? 0);
    const kind = step.type === 'undo' ? 'takeBack' : (step.kind ?? '');
    const { number, seat, events, made } = step;
    all.push({ number: number + 1, seat, kind, events, ...(made === undefined ? {} : { made }) });
  }
  return all;
}

/** Leaves the first so many of the moves that counted. */
function takeBack(entries: Entry[], moves: number): void {
  const counted = entries.flatMap(({ seat, kind, undone }, i) =>
    seat < 0 || kind === 'takeBack' || undone === true ? [] : [i],
  );
  for (const i of counted.slice(moves)) {
    entries[i] = { ...entries[i], events: [], undone: true };
  }
}
