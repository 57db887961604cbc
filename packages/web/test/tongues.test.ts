import { describe, expect, test } from 'vitest';
import { Tongues } from '../src/table/tongues.svelte.js';

describe('a language for each person at one screen', () => {
  test('who comes first reads on in what is being read', () => {
    const tongues = new Tongues();
    expect(tongues.at(0, 'fr')).toBeUndefined();
    expect(tongues.at(1, 'fr')).toBeUndefined();
    expect(tongues.kept).toEqual([
      [0, 'fr'],
      [1, 'fr'],
    ]);
  });

  test('whoever chooses, chooses for themselves, and finds it again after the others', () => {
    const tongues = new Tongues();
    tongues.at(0, 'en');
    tongues.at(1, 'en');
    tongues.at(1, 'pl'); // Jonas chooses
    expect(tongues.at(0, 'pl')).toBe('en');
    expect(tongues.at(0, 'en')).toBeUndefined();
    expect(tongues.at(1, 'en')).toBe('pl');
  });

  test('it is there again after the page was loaded anew', () => {
    const before = new Tongues();
    before.at(0, 'en');
    before.at(1, 'it');
    const after = new Tongues(before.kept);
    expect(after.at(0, 'it')).toBe('en');
  });
});
