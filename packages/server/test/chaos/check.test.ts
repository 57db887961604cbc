import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/table/doc.js';
import { dieMacher } from '../support/games.js';
import { emptyAt, recorded } from '../support/recorded.js';
import { momentsOf } from '../support/replays.js';
import type { Meant } from './cast.js';
import { faultsOfSeat, givenByTable } from './check.js';

/** An entry of seat 0; who sent it, unless nobody did. */
const entry = (number: number, move: number[], person?: string): Entry => ({
  ...{ number, at: 0, actor: 'person' },
  body: { type: 'move', seat: 0, kind: 'lay', move, hash: '' },
  ...(person === undefined ? {} : { person }),
});
const meant = (number: number, move: number[]): Meant => ({
  answer: { kind: 'lay', move },
  number,
});
const faults = (entries: Entry[], given: Entry[], ...all: Meant[]): string[] =>
  faultsOfSeat(entries, { person: 'anna', seat: 0, meant: all }, new Set(given));

describe('what a player was promised', () => {
  it('is kept where the table had given the same answer before theirs came', () => {
    const log = [entry(0, []), entry(1, [7], 'anna')];
    expect(faults(log, [log[0]], meant(0, []), meant(1, [7]))).toEqual([]);
  });

  it('is not kept by another answer, by nothing, or by one too many', () => {
    const given = entry(0, []);
    expect(faults([given], [given], meant(0, [7]))).toHaveLength(1);
    expect(faults([entry(0, [7], 'ben')], [], meant(0, [7]))).toHaveLength(1);
    expect(faults([entry(0, [7])], [], meant(0, [7]))).toHaveLength(1);
    expect(faults([], [], meant(0, [7]))).toHaveLength(1);
    expect(faults([entry(0, [7], 'anna')], [], meant(-1, [7]))).not.toEqual([]);
    const twice = [entry(0, [7], 'anna'), entry(1, [7], 'anna')];
    expect(faults(twice, [], meant(0, [7]))).toHaveLength(1);
  });
});

describe('in a game in which somebody had nothing to choose', () => {
  const file = recorded('3-open-043');
  const empty = emptyAt(file);
  const moments = momentsOf(dieMacher, file);
  const { seat } = file.moves[empty];
  /** The log, without a name at these entries. */
  const log = (...nameless: number[]): Entry[] =>
    file.moves.map((body, number) => ({
      ...{ number, at: 0, actor: 'person', body: { type: 'move', ...body, hash: '' } },
      ...(nameless.includes(number) ? {} : { person: `seat ${body.seat}` }),
    }));
  const all = file.moves.flatMap(({ seat: of, kind, move }, number): Meant[] =>
    of === seat ? [{ answer: { kind, move }, number }] : [],
  );
  const later = all.findIndex(({ number = 0 }) => number > empty);
  const found = (entries: Entry[]): string[] =>
    faultsOfSeat(
      entries,
      { person: `seat ${seat}`, seat, meant: all },
      givenByTable(dieMacher, entries, moments),
    );

  it('the answer of the table alone counts for theirs', () => {
    const entries = log(empty);
    expect([...givenByTable(dieMacher, entries, moments)]).toEqual([entries[empty]]);
    expect(found(entries)).toEqual([]);
    expect(found(log())).toEqual([]);
    // A move that only they could make, and nobody's name beside it: it is not theirs.
    const { number = 0 } = all[later];
    expect(found(log(empty, number))[0]).toContain(
      `was acknowledged as ${number} and is not there`,
    );
  });

  it('an acknowledged move that is lost is found, before and after it', () => {
    for (const { number = 0 } of [all[0], all[later], all[all.length - 1]]) {
      const entries = log(empty).filter((one) => one.number !== number);
      expect(found(entries)).toContainEqual(expect.stringContaining('and is not there'));
      const cut = log(empty).slice(0, number);
      expect(found(cut)[0]).toContain(
        `was acknowledged as ${number} and is not there, but nothing`,
      );
    }
  });
});
