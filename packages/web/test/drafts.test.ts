import type { Form, Json } from '@hustings/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../src/engine/tables.js';
import { dropDraft, questionOf, readDraft, writeDraft } from '../src/table/drafts.js';
import { draft, partsOf } from '../../parts/src/text/draft.js';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const moved = (kind: string, ...types: string[]): Entry => ({
  number: 0,
  seat: 1,
  kind,
  events: types.map((type) => ({ type })),
});

describe('a half-made choice', () => {
  test('is there again for the same question of the same seat, and for no other', () => {
    writeDraft('table', 2, 'bid 7', { words: ['a'] });
    expect(readDraft('table', 2, 'bid 7')).toEqual({ words: ['a'] });
    expect(readDraft('table', 2, 'bid 8')).toBeUndefined();
    expect(readDraft('table', 1, 'bid 7')).toBeUndefined();
    expect(readDraft('other', 2, 'bid 7')).toBeUndefined();
  });

  test('ends with its decision; what was begun for the next one stays', () => {
    writeDraft('table', 2, 'bid 7', 1);
    writeDraft('table', 2, 'bid 9', 2);
    dropDraft('table', 2, 'bid 7');
    expect(readDraft('table', 2, 'bid 9')).toBe(2);
    dropDraft('table', 2, 'bid 9');
    expect(readDraft('table', 2, 'bid 9')).toBeUndefined();
  });

  test('is nothing where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => writeDraft('table', 2, 'bid 7', 1)).not.toThrow();
    expect(readDraft('table', 2, 'bid 7')).toBeUndefined();
  });
});

describe('the question that is open', () => {
  const log = [moved(''), moved('hire', 'hired')];

  test('stays the same while others answer it sealed', () => {
    const asked = questionOf('bid', log);
    expect(questionOf('bid', [...log, moved('bid', 'decided')])).toBe(asked);
    expect(questionOf('bid', [...log, moved('bid', 'decided'), moved('bid', 'decided')])).toBe(
      asked,
    );
  });

  test('is another one after any other move, and after the answers were opened', () => {
    const asked = questionOf('bid', log);
    expect(questionOf('bid', [...log, moved('hire', 'hired')])).not.toBe(asked);
    expect(questionOf('bid', [...log, moved('bid', 'decided', 'opened')])).not.toBe(asked);
    expect(questionOf('bid', [...log, moved('takeBack')])).not.toBe(asked);
    expect(questionOf('hire', log)).not.toBe(asked);
  });
});

describe('the answer of the text view', () => {
  const form: Form = {
    shape: 'allocation',
    slots: [
      { word: 'east', most: 3 },
      { word: 'west', most: 3 },
    ],
    price: [0, 1, 2, 3],
    budget: 9,
    supply: 9,
  };

  test('is the same after it was kept as plain data', () => {
    const made = draft(form).set('east', 2).set('west', 1);
    const kept = JSON.parse(JSON.stringify(made.parts)) as Json;
    expect(draft(form, partsOf(kept)).answer).toEqual(made.answer);
  });

  test('takes nothing from what is not one of its own', () => {
    const nothing = draft(form).parts;
    expect(partsOf(undefined)).toEqual(nothing);
    expect(partsOf('a text')).toEqual(nothing);
    expect(partsOf({ words: [1], numbers: { east: null }, slots: [2] })).toEqual(nothing);
  });
});
