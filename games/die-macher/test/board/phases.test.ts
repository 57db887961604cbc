import { isRefusal, seedFrom, sfc } from '@hustings/kernel';
import type { Entry } from '@hustings/parts/table';
import { expect, test } from 'vitest';
import { begunBy, phaseOf, phasesOf } from '../../board/edition-2006/phases.js';
import type { Event } from '../../rules/edition-2006/index.js';
import { game } from '../edition-2006/table.js';

const only = ({ number, kind, events }: Partial<Entry>): Entry =>
  ({ number, kind, seat: 0, events }) as Entry;

/** A short game at random: its moves, and the round and the phase in which each was asked. */
function played(seed: string) {
  const options = game.readOptions({ length: 'short' }, 4);
  if (isRefusal(options)) throw new Error(options.refused);
  const random = sfc(seedFrom(seed), 'bot 0');
  const s = game.simulate(options, 4, seedFrom(seed));
  const entries = [only({ number: 0, kind: '', events: [] })];
  const asked = [{ round: 0, phase: 0 }];
  for (let owed = game.decisions(s); owed.length > 0; owed = game.decisions(s)) {
    const [{ seat, kind }] = owed;
    const { position, round } = game.view(s, seat);
    const phase = phaseOf(position.at);
    asked.push({ round: phase === 0 ? 0 : round, phase });
    const events: Event[] = [];
    game.apply(s, seat, game.sample(s, seat, random), events);
    entries.push(only({ number: entries.length, kind, events }));
  }
  return { entries, asked };
}

test('each move of 2006 stands under the round and the phase in which it was asked', () => {
  for (const seed of ['one', 'two', 'three']) {
    const { entries, asked } = played(seed);
    expect(phasesOf(entries)).toEqual(asked);
  }
});

test('an election that follows a move stands under the election, also that of the last round', () => {
  const { entries } = played('one');
  const last = entries.findLast(({ events }) => events.some(({ type }) => type === 'electionHeld'));
  const begun = (type: string): unknown => {
    const events = last?.events ?? [];
    return events
      .slice(0, events.findIndex((event) => event.type === type) + 1)
      .reduce((moment, event) => Object.assign(moment, begunBy(event, events)), {});
  };
  expect(begun('roundBegan')).toEqual({ round: 5, phase: 1 });
  expect(begun('meetingsConverted')).toEqual({ round: 5, phase: 9 });
  expect(begun('electionHeld')).toEqual({ round: 5, phase: 9 });
});
