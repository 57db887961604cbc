import type { Result } from '@hustings/kernel';
import type { Entry } from '@hustings/parts/table';
import type { Event } from '../../rules/edition-2006/index.js';

/** An election that was held: its seats by party, and the move that held it. */
export type Night = {
  readonly election: number;
  readonly number: number;
  readonly seats: readonly number[];
  readonly winners: readonly number[];
};

export const nightsOf = (entries: readonly Entry[]): Night[] =>
  entries
    .filter(({ undone }) => undone !== true)
    .flatMap(({ number, events }) =>
      (events as readonly Event[]).flatMap((event) =>
        event.type === 'electionHeld'
          ? [
              {
                election: event.election,
                number,
                seats: event.outcome.seats,
                winners: event.outcome.winners,
              },
            ]
          : [],
      ),
    );

/** What is added at the end, in this order. */
export const extras = ['media', 'members', 'membersBonus', 'program'] as const;
export type Extra = (typeof extras)[number];

export const extraOf = (result: Result, extra: Extra, seat: number): number =>
  result.sources[extra]?.[seat] ?? 0;
