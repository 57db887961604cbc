import type { ElectionOutcome, Event } from '../../rules/edition-2019/index.js';
import type { Result } from '@hustings/kernel';
import type { Entry } from '@hustings/parts/table';

/** One held election, as the final scoring tells it. */
export type Held = {
  readonly election: number;
  readonly outcome: ElectionOutcome;
  readonly number: number;
};

export function heldElections(entries: readonly Entry[]): Held[] {
  return entries.flatMap((entry) =>
    (entry.events as readonly Event[]).flatMap((event) =>
      event.type === 'electionHeld'
        ? [{ election: event.election, outcome: event.outcome, number: entry.number }]
        : [],
    ),
  );
}

/** A piece of a party's bar: so many points, from where. */
export type Piece = {
  readonly kind: 'votes' | 'won' | 'media' | 'base' | 'money';
  readonly points: number;
  readonly election: number;
};

export function piecesOf(held: readonly Held[], result: Result, seat: number): Piece[] {
  const pieces: Piece[] = held.flatMap(({ election, outcome }) => [
    { kind: 'votes', points: outcome.points[seat], election },
    { kind: 'won', points: outcome.bonus[seat], election },
  ]);
  for (const kind of ['media', 'base', 'money'] as const) {
    pieces.push({ kind, points: result.sources[kind]?.[seat] ?? 0, election: -1 });
  }
  return pieces.filter(({ points }) => points > 0);
}

/** Points after each step of the race: nothing, each election, media, base, money. */
export function raceOf(held: readonly Held[], result: Result, seat: number): number[] {
  let sum = 0;
  const race = [0];
  for (const { outcome } of held) race.push((sum += outcome.points[seat] + outcome.bonus[seat]));
  for (const kind of ['media', 'base', 'money']) {
    race.push((sum += result.sources[kind]?.[seat] ?? 0));
  }
  return race;
}
