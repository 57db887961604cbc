import { readFileSync } from 'node:fs';
import { isRecord } from '@hustings/kernel';
import { describe, expect, it } from 'vitest';
import { Engine } from '../src/engine/engine.js';
import { lookVerbs } from '../src/engine/verbs/look.js';
import { moveVerbs } from '../src/engine/verbs/moves.js';
import { tableVerbs } from '../src/engine/verbs/tables.js';
import { games } from '../src/games.js';
import { spoken, wordsIn } from '../src/words.js';

const document = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');

const LEFT_OUT = '…';

/** The documented answers, each after its request. */
const examples = [...document.matchAll(/^> (.+)\n< (.+)$/gm)].map(([, request, answer]) => ({
  request,
  answer: JSON.parse(answer) as unknown,
}));

/** What was said, cut down to what the document shows of it. */
function shown(documented: unknown, said: unknown): unknown {
  if (documented === LEFT_OUT) return said === undefined ? undefined : LEFT_OUT;
  if (Array.isArray(documented) && Array.isArray(said)) {
    const open = documented.at(-1) === LEFT_OUT;
    const kept = open ? said.slice(0, documented.length - 1) : said;
    return kept.map((one, i) => shown(documented[i], one)).concat(open ? [LEFT_OUT] : []);
  }
  if (!isRecord(documented) || !isRecord(said)) return said;
  const open = Object.hasOwn(documented, LEFT_OUT);
  const fields = Object.entries(said)
    .filter(([key]) => !open || Object.hasOwn(documented, key))
    .map(([key, value]) => [key, shown(documented[key], value)]);
  return { ...(Object.fromEntries(fields) as object), ...(open && { [LEFT_OUT]: LEFT_OUT }) };
}

/** A request in which `{"…": "as above"}` is the field of that name in the last answer. */
function completed(request: string, last: unknown): string {
  if (!request.includes(LEFT_OUT)) return request;
  const fields = Object.entries(JSON.parse(request) as object).map(
    ([key, value]: [string, unknown]) => {
      if (!isRecord(value) || !Object.hasOwn(value, LEFT_OUT)) return [key, value];
      const above = isRecord(last) && isRecord(last['result']) ? last['result'][key] : undefined;
      const { [LEFT_OUT]: _mark, ...edited } = value;
      return [key, { ...(above as object), ...edited }];
    },
  );
  return JSON.stringify(Object.fromEntries(fields));
}

describe('docs/engine-protocol.md', () => {
  it('shows what the engine really answers', async () => {
    const words = await wordsIn('en');
    const engine = await Engine.of(games, (game) => spoken(game, words));
    const last: Record<string, unknown> = {};
    for (const { request, answer } of examples) {
      const said = JSON.parse(engine.answer(completed(request, last))) as Record<string, unknown>;
      expect({ request, answer: shown(answer, said) }).toEqual({ request, answer });
      if (isRecord(said['result']))
        last['result'] = { ...(last['result'] as object), ...said['result'] };
    }
    expect(examples.length).toBeGreaterThan(20);
  });

  it('lists every verb with its fields', () => {
    const rows = [...document.matchAll(/^\| `(\w+)` +\| (.*?) \| /gm)].map(([, verb, fields]) => [
      verb,
      [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field).sort(),
    ]);
    const verbs = Object.entries({ ...tableVerbs, ...lookVerbs, ...moveVerbs });
    const real = verbs.map(([verb, { fields }]) => [verb, Object.keys(fields).sort()]);
    const named = new Set(verbs.map(([verb]) => verb));
    const documented = rows.filter(([verb]) => named.has(String(verb)));
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(real));
  });
});
