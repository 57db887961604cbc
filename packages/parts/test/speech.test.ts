import type { Form, GameEvent, View } from '@hustings/kernel';
import { commonTexts, fetchTexts, formats, plainSpeaker, type Speaker } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { newestLines, seatsOf, toldOf } from '../src/log/told.js';
import { answerInWords, speechFor } from '../src/speech/index.js';
import type { Entry } from '../src/table/index.js';
import { read } from '../src/texts/index.js';
import { words } from '../src/words/index.js';

await words.need();
const plain = plainSpeaker('Toy', await fetchTexts(commonTexts, 'en'), formats('en'));
const position = { viewer: 0, at: 'buy', owed: 1, now: {}, decided: 0, answer: null };
const view: View = { position };

describe('an answer in words', () => {
  const speaker: Speaker = {
    ...plain,
    label: (_view, _kind, word, given) => ({ text: `<${word}${given?.['x'] ?? ''}>` }),
    amount: (_view, _kind, n) => ({ text: `${n} coins` }),
    follows: (_kind, given): Record<string, string> => (given['x'] === 'a' ? { y: 'b' } : {}),
  };
  const speech = speechFor(speaker, view, 'buy');
  const one: Form = { shape: 'one', options: [], pass: true };

  test('a word, a number, several words, nothing', () => {
    expect(answerInWords(speech, one, 'a')).toBe('<a>');
    expect(answerInWords(speech, one, 3)).toBe('3 coins');
    expect(answerInWords(speech, one, ['a', 'b'])).toBe('<a>, <b>');
    expect(answerInWords(speech, one, [])).toBe(speech.nothing);
    expect(answerInWords(speech, one, {})).toBe(speech.nothing);
  });

  test('places are named with what they get, or alone where they are ticked', () => {
    const slots = [
      { word: 'HE', most: 8 },
      { word: 'NW', most: 1 },
      { word: 'SL', most: 8 },
    ];
    const form: Form = { shape: 'allocation', slots, price: [0, 1], budget: 9, supply: 9 };
    expect(answerInWords(speech, form, { HE: 4, NW: 1, SL: 0 })).toBe('<HE>: 4; <NW>');
  });

  test('where a place and what it gets are no pair, the game says it in its own words', () => {
    const swaps: Speaker = { ...speaker, given: (_view, _kind, into, out) => `${into} for ${out}` };
    const form: Form = { shape: 'assignment', slots: [], optional: true };
    expect(answerInWords(speechFor(swaps, view, 'buy'), form, { x: 'a' })).toBe('x for a');
  });

  test('a place that another one tells is left out', () => {
    const told: Speaker = { ...speaker, given: (_view, _kind, at) => (at === 'y' ? '' : at) };
    const form: Form = { shape: 'assignment', slots: [], optional: true };
    expect(answerInWords(speechFor(told, view, 'buy'), form, { x: 'c', y: 'd' })).toBe('x');
  });

  test('with the signs of the language that is read', async () => {
    const slots = [
      { word: 'HE', most: 8 },
      { word: 'NW', most: 8 },
    ];
    const form: Form = { shape: 'allocation', slots, price: [0, 1], budget: 9, supply: 9 };
    await read('fr');
    expect(answerInWords(speech, form, { HE: 4, NW: 2 })).toBe(
      '<HE>\u00a0: 4\u202f; <NW>\u00a0: 2',
    );
    await read('en');
    expect(answerInWords(speech, form, { HE: 4, NW: 2 })).toBe('<HE>: 4; <NW>: 2');
  });

  test('what follows from the rest is left out', () => {
    const form: Form = { shape: 'assignment', slots: [], optional: false };
    expect(answerInWords(speech, form, { x: 'c', y: 'b' })).toBe('<xc>: <cc>; <yc>: <bc>');
    expect(answerInWords(speech, form, { x: 'a', y: 'b' })).toBe('<xa>: <aa>');
  });
});

describe('the log', () => {
  const happened: readonly string[][] = [['dealt'], ['bought', 'paid'], ['sold'], ['bought']];
  const entries = happened.map((types, number): Entry => {
    const events = types.map((type): GameEvent => ({ type }));
    return { number, seat: number - 1, kind: 'buy', events, undone: number === 2 };
  });
  const telling = { speaker: plain, view, people: ['Ada', 'Ben'] };
  const texts = (lines: readonly { text: string }[]): string[] => lines.map(({ text }) => text);

  test('is told from its end, without what was taken back', () => {
    expect(texts(newestLines(telling, entries, { count: 9 }))).toEqual([
      'bought',
      'paid',
      'bought',
      'dealt',
    ]);
  });

  test('so many lines, or all since a move if those are more', () => {
    expect(texts(newestLines(telling, entries, { count: 1 }))).toEqual(['bought']);
    expect(newestLines(telling, entries, { count: 1, since: 1 })).toHaveLength(3);
    expect(newestLines(telling, entries, { count: 4, since: 3 })).toHaveLength(4);
  });

  test('another language tells all of it anew', () => {
    const other: Speaker = { ...plain, tell: ({ type }) => `${type}!` };
    expect(texts(toldOf(telling, entries[1]))).toEqual(['bought', 'paid']);
    expect(texts(toldOf({ ...telling, speaker: other }, entries[1]))).toEqual(['bought!', 'paid!']);
  });

  test('a line keeps its name while others come', () => {
    const [newest] = newestLines(telling, entries.slice(0, 2), { count: 1 });
    expect(newestLines(telling, entries, { count: 9 }).map(({ id }) => id)).toContain(newest.id);
  });
});

test('an event is about the seat it names, or about those its game knows', () => {
  const speaker: Speaker = { ...plain, seatsIn: () => [0, 2] };
  const own = { type: 'bought', seat: 1 };
  const shared = { type: 'tie' };
  expect([seatsOf({ speaker }, own), seatsOf({ speaker }, shared)]).toEqual([[1], [0, 2]]);
  expect(seatsOf({ speaker: plain }, shared)).toEqual([]);
});
