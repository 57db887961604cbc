import { expect, test } from 'vitest';
import type { Entry } from '@hustings/parts/table';
import { turningPoints } from '../../board/turning.js';

const scored = (seat: number, cards: number) =>
  ({ type: 'scored', seat, cards, offices: 0, markers: 0, score: 0 }) as const;

/** What two seats score in each round, a move after the other. */
const entriesOf = (rounds: readonly (readonly [number, number])[]): Entry[] =>
  rounds.flatMap(([own, other], i) => [
    { number: 3 * i, events: [{ type: 'round', round: i + 1 }] } as unknown as Entry, // what is read of it
    { number: 3 * i + 1, events: [scored(0, own)] } as unknown as Entry,
    { number: 3 * i + 2, events: [scored(1, other)] } as unknown as Entry,
  ]);

test('the three rounds in which a lead grew most, with what it grew by, in the order of play, and the moves that ended them', () => {
  const rounds = [
    [8, 1],
    [10, 2],
    [5, 5],
    [17, 14],
    [2, 14],
  ] as const;
  expect(turningPoints(entriesOf(rounds), 2)).toEqual([
    { round: 1, seat: 0, gain: 8, ahead: 7, number: 2 },
    { round: 2, seat: 0, gain: 10, ahead: 8, number: 5 },
    { round: 5, seat: 1, gain: 14, ahead: 12, number: 14 },
  ]);
});
