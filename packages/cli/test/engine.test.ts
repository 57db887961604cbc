import { isRecord } from '@hustings/kernel';
import { describe, expect, it } from 'vitest';
import { Engine, LINE_LIMIT } from '../src/engine/engine.js';
import { lines, type Line } from '../src/engine/lines.js';
import { hustings } from './helpers.js';
import { wordsIn } from '../src/words.js';
import { stallSpeech } from './toy/speech.js';
import { stall } from './toy/stall.js';

const SEED = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
const ANY_LIST = expect.any(Array) as unknown;
const ANY_TEXT = expect.any(String) as unknown;

type Answer = { readonly [key: string]: unknown };

/** An engine, and a way to ask it. */
const words = await wordsIn('en');
const served = await Engine.of([stall], (game) => stallSpeech(game, words));

function engine(): (request: object) => Answer {
  return (request) => {
    const { result, refusal } = JSON.parse(
      served.answer(JSON.stringify({ id: 1, ...request })),
    ) as {
      result?: Answer;
      refusal?: Answer;
    };
    return result ?? { refusal };
  };
}

function opened(ask: (request: object) => Answer, more: object = {}): string {
  return String(ask({ do: 'new', game: 'stall', seats: 2, seed: 'x', ...more })['table']);
}

const bid = (table: string, seat: number, move: unknown) => ({
  do: 'apply',
  table,
  seat,
  kind: 'bid',
  move,
});

describe('the engine', () => {
  it('plays a whole game from samples', () => {
    const ask = engine();
    const table = opened(ask);
    for (let i = 0; i < 8; i++) {
      const { decisions } = ask({ do: 'decisions', table }) as { decisions: { seat: number }[] };
      const { seat } = decisions[0];
      const { kind, moves } = ask({ do: 'sample', table, seat }) as {
        kind: string;
        moves: unknown[];
      };
      expect(ask({ do: 'apply', table, seat, kind, move: moves[0], number: i })).toMatchObject({
        number: i + 1,
      });
    }
    expect(ask({ do: 'decisions', table })).toMatchObject({ over: true, decisions: [] });
    expect(ask({ do: 'result', table })).toMatchObject({ result: { winners: ANY_LIST } });
    const { file } = ask({ do: 'export', table });
    expect(file).toMatchObject({ seed: SEED, moves: ANY_LIST });
    const { table: copy } = ask({ do: 'import', file });
    expect(ask({ do: 'hash', table: copy })).toEqual(ask({ do: 'hash', table }));
  });

  it('completes the options and names the commitment of the seed', () => {
    const ask = engine();
    const answer = ask({ do: 'new', game: 'stall', seats: 3, options: { rounds: 5 } });
    expect(answer).toMatchObject({
      options: { rounds: '5', purses: 'hidden', colours: 'dealt' },
      commitment: SEED,
      number: 0,
      decisions: [
        { seat: 0, kind: 'bid', asks: 'How much do you bid?' },
        { seat: 1, kind: 'bid' },
        { seat: 2, kind: 'bid' },
      ],
    });
  });

  it('lists legal moves up to a limit and says whether these are all', () => {
    const ask = engine();
    const table = opened(ask);
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const legal = { do: 'legal', table, seat: 0 };
    expect(ask(legal)).toEqual({ kind: 'bid', moves: all, complete: true });
    expect(ask({ ...legal, limit: 11 })).toEqual({ kind: 'bid', moves: all, complete: true });
    expect(ask({ ...legal, limit: 2 })).toEqual({ kind: 'bid', moves: [0, 1], complete: false });
    expect(ask({ do: 'form', table, seat: 0 })).toEqual({
      form: { shape: 'amount', min: 0, max: 10, pass: false },
    });
  });

  it('samples the same moves from the same seed', () => {
    const ask = engine();
    const table = opened(ask);
    const sample = { do: 'sample', table, seat: 1, count: 20, seed: 's' };
    expect(ask(sample)).toEqual(ask(sample));
    expect(ask(sample)['moves']).toHaveLength(20);
    expect(ask({ ...sample, seed: 't' })).not.toEqual(ask(sample));
  });

  it('shows each viewer only what they may see', () => {
    const ask = engine();
    const table = opened(ask);
    expect(ask({ do: 'view', table, viewer: 1 })).toMatchObject({ view: { purses: [null, 10] } });
    expect(ask({ do: 'view', table, viewer: 'spectator' })).toMatchObject({
      view: { purses: [null, null] },
    });
    expect(ask({ do: 'describe', table, viewer: 0 })['text']).toContain('as seen by seat 1');
    ask(bid(table, 0, 3));
    const sold = { ...bid(table, 1, 2), viewer: 1 };
    expect(ask(sold)['events']).toContainEqual({ type: 'sold', seat: 0, price: 3 });
  });

  it('takes moves back up to the last thing shown', () => {
    const ask = engine();
    const table = opened(ask);
    ask(bid(table, 0, 3));
    ask(bid(table, 1, 2));
    const { hash } = ask({ do: 'hash', table });
    expect(ask({ do: 'undo', table, seat: 1 })).toMatchObject({ refusal: { code: 'no-undo' } });
    ask({ do: 'apply', table, seat: 0, kind: 'keep', move: 'drop' });
    expect(ask({ do: 'undo', table, seat: 1 })).toMatchObject({ refusal: { code: 'no-undo' } });
    expect(ask({ do: 'undo', table, seat: 0 })).toMatchObject({ number: 2 });
    expect(ask({ do: 'hash', table })).toEqual({ number: 2, hash });
  });

  it('goes on from a loaded state as from the original', () => {
    const ask = engine();
    const table = opened(ask);
    ask(bid(table, 0, 3));
    const { state } = ask({ do: 'state', table });
    const copy = String(ask({ do: 'load', game: 'stall', state })['table']);
    for (const at of [table, copy]) ask(bid(at, 1, 4));
    const { hash } = ask({ do: 'hash', table });
    expect(ask({ do: 'hash', table: copy })).toEqual({ number: 1, hash });
    const keep = { do: 'apply', table: copy, seat: 1, kind: 'keep', move: 'keep' };
    expect(ask(keep)).toMatchObject({ number: 2, decisions: [{ kind: 'gift' }] });
    expect(ask({ do: 'undo', table: copy, seat: 0 })).toMatchObject({
      refusal: { code: 'no-undo' },
    });
    expect(ask({ do: 'undo', table: copy, seat: 1 })).toMatchObject({ number: 1 });
    expect(ask({ do: 'hash', table: copy })).toEqual({ number: 1, hash });
    expect(ask({ ...keep, number: 7 })).toMatchObject({ refusal: { code: 'stale' } });
    expect(ask({ do: 'export', table: copy })).toMatchObject({ refusal: { code: 'no-log' } });
  });

  it('keeps the seed of an unfinished game to itself unless asked', () => {
    const ask = engine();
    const table = opened(ask);
    expect(ask({ do: 'export', table })).toMatchObject({ file: { seed: null } });
    const { file } = ask({ do: 'export', table, seed: true });
    expect(file).toMatchObject({ seed: SEED });
    expect(ask({ do: 'import', file: { ...(file as object), seed: null } })).toMatchObject({
      refusal: { code: 'seed-not-shown', values: { at: 0 } },
    });
  });

  it('keeps tables apart and forgets closed ones', () => {
    const ask = engine();
    const [one, two] = [opened(ask), opened(ask)];
    expect(one).not.toBe(two);
    ask(bid(one, 0, 3));
    expect(ask({ do: 'hash', table: two })).toMatchObject({ number: 0 });
    expect(ask({ do: 'close', table: one })).toEqual({});
    expect(ask({ do: 'hash', table: one })).toMatchObject({ refusal: { code: 'no-such-table' } });
  });
});

describe('a request that is wrong', () => {
  const ask = engine();
  const table = opened(ask);
  const { state } = ask({ do: 'state', table }) as { state: Record<string, unknown> };
  const load = (change: object) => ({ do: 'load', game: 'stall', state: { ...state, ...change } });
  const { hash } = ask({ do: 'hash', table });

  it.each([
    [{ do: 'fly' }, 'unknown-verb', 'There is no verb "fly"; there are: games, new'],
    [{ do: 'new' }, 'missing-field', '"new" needs the field "game": a text.'],
    [{ do: 'new', game: 'chess', seats: 2 }, 'no-such-game', 'there are: stall.'],
    [{ do: 'new', game: 'stall', seats: 5 }, 'wrong-number-of-seats', 'for 2 to 4 players'],
    [{ do: 'new', game: 'stall', seats: '2' }, 'wrong-value', '"seats" must be a whole number'],
    [{ do: 'new', game: 'stall', seats: 2, options: 7 }, 'not-options', 'Options are an object'],
    [{ do: 'new', game: 'stall', seats: 2, options: { rounds: 9 } }, 'unknown-value', '2, 5'],
    [{ do: 'new', game: 'stall', seats: 2, sed: 'x' }, 'unknown-field', 'has no field "sed"'],
    [{ do: 'state', table: 't99' }, 'no-such-table', 'There is no table "t99".'],
    [{ do: 'state', table: 1 }, 'wrong-value', '"table" must be a text'],
    [{ do: 'view', table, viewer: 'me' }, 'wrong-value', 'a seat or "spectator"'],
    [{ do: 'view', table, viewer: 2 }, 'no-such-seat', 'There is no such seat.'],
    [{ do: 'view', table, viewer: -1 }, 'wrong-value', '"viewer"'],
    [{ do: 'legal', table, seat: 2 }, 'no-such-seat', 'There is no such seat.'],
    [{ do: 'legal', table, seat: 0, limit: 1e9 }, 'wrong-value', '"limit"'],
    [{ do: 'legal', table, seat: 0, limit: -1 }, 'wrong-value', '"limit"'],
    [{ do: 'sample', table, seat: 0, count: 1.5 }, 'wrong-value', '"count"'],
    [{ do: 'apply', table, seat: 0, kind: 'bid' }, 'missing-field', '"move"'],
    [{ ...bid(table, 0, 11) }, 'bid-too-high', 'You have 10 coins.'],
    [{ ...bid(table, 0, -1) }, 'bid-too-low', ''],
    [{ ...bid(table, 0, null) }, 'not-a-number', 'A whole number'],
    [{ ...bid(table, 0, [[[]]]) }, 'not-a-number', 'A whole number'],
    [{ ...bid(table, 9, 1) }, 'no-such-seat', 'There is no such seat.'],
    [{ ...bid(table, 0, 1), kind: 'keep' }, 'other-decision', 'Another decision is open now.'],
    [{ ...bid(table, 0, 1), number: 3 }, 'stale', '0 moves have been made'],
    [{ do: 'undo', table, seat: 0 }, 'no-undo', 'Nothing can be taken back'],
    [{ do: 'load', game: 'stall', state: null }, 'wrong-number-of-seats', ''],
    [load({ deck: [1, 1, 2, 3, 4, 5, 6, 7, 8] }), 'broken-invariant', '"cards differ"'],
    [load({ round: 1 }), 'broken-invariant', '"one card goes in each round"'],
    [load({ purses: [10, 'x'] }), 'malformed-state', 'state.purses[1]'],
    [load({ hats: 1 }), 'malformed-state', 'state.hats is not a field'],
    [load({ flow: { at: 'nowhere', owed: 1, seen: 0 } }), 'malformed-state', 'state.flow.at'],
    [{ do: 'import', file: {} }, 'not-a-game-file', 'This is not a Hustings game file.'],
  ])('%j is refused with a reason, and nothing changes', (request, code, sentence) => {
    const { refusal } = ask(request);
    expect(refusal).toMatchObject({ code, rule: ANY_TEXT, values: {} });
    expect(isRecord(refusal) ? refusal['says'] : '').toContain(sentence);
    expect(ask({ do: 'hash', table })).toEqual({ number: 0, hash });
  });

  it('is answered even if it is no request at all', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const noise = ['{', 'null', '[]', '{"do":"games"}', '{"id":{},"do":"games"}', '{"id":1}', deep];
    const input = [...noise, '', '{"id":"last","do":"games"}'].join('\n');
    const { code, out } = await hustings('engine', { input });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(answers).toHaveLength(noise.length + 1);
    expect(answers[0]).toMatchObject({ id: null, refusal: { code: 'not-json' } });
    for (const answer of answers.slice(1, -1)) {
      expect(answer).toMatchObject({ id: null, refusal: { code: 'not-a-request' } });
    }
    expect(answers.at(-1)).toMatchObject({ id: 'last', result: { protocol: 1 } });
    expect(code).toBe(0);
  });

  it('is answered if a move is nested beyond measure', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const input = [
      '{"id":1,"do":"new","game":"stall","seats":2}',
      `{"id":2,"do":"apply","table":"t1","seat":0,"kind":"bid","move":${deep}}`,
      `{"id":3,"do":"load","game":"stall","state":{"sealed":[${deep},null]}}`,
      '{"id":4,"do":"decisions","table":"t1"}',
    ].join('\n');
    const { out } = await hustings('engine', { input });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(answers.map((answer) => 'result' in answer)).toEqual([true, false, false, true]);
  });

  it('is answered if its line is too long', async () => {
    const long = `{"id":1,"do":"${'x'.repeat(LINE_LIMIT)}"}`;
    const { out } = await hustings('engine', { input: `${long}\n{"id":2,"do":"games"}` });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(answers).toMatchObject([
      { id: null, refusal: { code: 'line-too-long' } },
      { id: 2, result: {} },
    ]);
  });
});

async function split(chunks: (Buffer | string)[], limit: number): Promise<Line[]> {
  const found: Line[] = [];
  const input = (async function* () {
    yield* chunks;
  })();
  for await (const line of lines(input, limit)) found.push(line);
  return found;
}

describe('lines', () => {
  it('are put together from pieces, also within a letter', async () => {
    const bytes = Buffer.from('grün\nblau\nrot');
    const pieces = Array.from(bytes, (_, i) => bytes.subarray(i, i + 1));
    expect(await split(pieces, 10)).toEqual(['grün', 'blau', 'rot']);
  });

  it('are dropped where they are too long, and only there', async () => {
    expect(await split(['12345\n123', '456\n12', '345'], 5)).toEqual(['12345', undefined, '12345']);
    expect(await split(['1', '23', '4567', '89\nab'], 5)).toEqual([undefined, 'ab']);
  });
});
