import { below, seedFrom, sfc, type Random } from '@hustings/kernel';
import { expect, it } from 'vitest';
import { Engine } from '../src/engine/engine.js';
import { lookVerbs } from '../src/engine/verbs/look.js';
import { moveVerbs } from '../src/engine/verbs/moves.js';
import { tableVerbs } from '../src/engine/verbs/tables.js';
import { games } from '../src/games.js';
import { spoken, wordsIn } from '../src/words.js';

const LINES = 10_000;
const ids = games.map(({ id }) => id);

const { close: _kept, ...opening } = tableVerbs; // the table must last
const verbs = Object.entries({ ...opening, ...lookVerbs, ...moveVerbs });
const words: unknown[] = ['', 't1', 't2', 'pass', 'bid', 'draftPick', '__proto__', 'x'.repeat(500)];
const others: unknown[] = [-1, 1.5, 1e9, 1e308, null, true, [], [1], {}, { sealed: [null, null] }];
const values = [...words, ...others, { format: 'hustings-game', version: 1 }, ...ids];

/** What makes sense for a field, so that the noise gets past the first door. */
const likely: Readonly<Record<string, readonly unknown[]>> = {
  table: ['t1'],
  game: ids,
  seat: [0, 1, 2, 3],
  seats: [2, 3, 4, 9],
  viewer: [0, 2, 3, 'spectator'],
  options: [{}, { money: 'open' }, { money: 'gold' }],
};

const anyOf = <T>(random: Random, of: readonly T[]): T => of[below(random, of.length)];

/** A request put together at random, now and then with a letter changed. */
function noise(random: Random): string {
  const [verb, { fields }] = anyOf(random, verbs);
  const request: Record<string, unknown> = { id: below(random, 9), do: verb };
  for (const field of Object.keys(fields)) {
    const luck = below(random, 10);
    if (luck > 0) request[field] = anyOf(random, luck > 2 ? (likely[field] ?? values) : values);
  }
  const line = JSON.stringify(request);
  if (below(random, 10) > 0) return line;
  const at = below(random, line.length);
  return (
    line.slice(0, at) + anyOf(random, ['"', '{', '\\', '9', '\u0000', '']) + line.slice(at + 1)
  );
}

type Said = { readonly refusal?: { readonly code: string; readonly says: string } };

it.each(games)('$id: whatever is asked, an answer comes', async ({ id: game, rules }) => {
  const english = await wordsIn('en');
  const engine = await Engine.of(games, (one) => spoken(one, english));
  const random = sfc(seedFrom(`noise ${game}`), 'simulation 0');
  const seats = Math.max(rules.seats.min, Math.min(rules.seats.max, 3));
  engine.answer(JSON.stringify({ id: 0, do: 'new', game, seats, seed: 'noise' }));
  const codes = new Set<string>();
  const odd: string[] = [];
  for (let i = 0; i < LINES; i++) {
    const line = noise(random);
    const { refusal } = JSON.parse(engine.answer(line)) as Said;
    if (refusal === undefined) continue;
    codes.add(refusal.code);
    if (refusal.code === 'internal-error' || refusal.says === refusal.code) {
      odd.push(`${line}: ${refusal.says}`);
    }
  }
  expect(odd).toEqual([]);
  const seen = ['not-json', 'missing-field', 'wrong-value', 'no-such-seat'];
  expect([...codes]).toEqual(expect.arrayContaining(seen));
});
