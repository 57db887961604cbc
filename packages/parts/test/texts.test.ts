import type { Tongue } from '@hustings/texts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Texts from '../src/texts/index.js';

let texts: typeof Texts;
beforeEach(async () => {
  // Every test is a page of its own, on which nothing has been read yet.
  vi.resetModules();
  texts = await import('../src/texts/index.js');
});

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** A way to fetch words on which each fetch arrives, or fails, when the test says so. */
class Fetches {
  readonly asked: { readonly to: Tongue; readonly end: (error?: Error) => void }[] = [];

  readonly load = (to: Tongue): Promise<string> =>
    new Promise((resolve, reject) => {
      const end = (error?: Error): void =>
        error === undefined ? resolve(`hello in ${to}`) : reject(error);
      this.asked.push({ to, end });
    });

  /** The last fetch in this language comes to its end. */
  async end(to: Tongue, error?: Error): Promise<void> {
    this.asked.findLast((one) => one.to === to)?.end(error);
    await settled();
  }
}

describe('words of an area', () => {
  test('are fetched once, and are not there before', async () => {
    const fetches = new Fetches();
    const words = texts.area(fetches.load);
    expect(() => words.texts).toThrow('before they were fetched');
    const both = Promise.all([words.need(), words.need()]);
    await fetches.end('en');
    await both;
    expect(words.texts).toBe('hello in en');
    expect(fetches.asked.map(({ to }) => to)).toEqual(['en']);
  });

  test('change with the language', async () => {
    const fetches = new Fetches();
    const words = texts.area(fetches.load);
    const needed = words.need();
    await fetches.end('en');
    await needed;
    const reading = texts.read('de');
    await fetches.end('de');
    await reading;
    expect(words.texts).toBe('hello in de');
  });

  test('are fetched in the language that was chosen before anything was needed', async () => {
    await texts.read('de');
    const fetches = new Fetches();
    const words = texts.area(fetches.load);
    const needed = words.need();
    await fetches.end('de');
    await needed;
    expect(words.texts).toBe('hello in de');
    expect(fetches.asked.map(({ to }) => to)).toEqual(['de']);
  });

  test('that could not be fetched are asked for again by the next who needs them', async () => {
    const fetches = new Fetches();
    const words = texts.area(fetches.load);
    const failing = words.need();
    void fetches.end('en', new Error('no network'));
    await expect(failing).rejects.toThrow('no network');
    const again = words.need();
    await fetches.end('en');
    await again;
    expect(words.texts).toBe('hello in en');
  });

  test('arrive in the language read by then', async () => {
    const fetches = new Fetches();
    const words = texts.area(fetches.load);
    const needed = words.need();
    const reading = texts.read('pl');
    await fetches.end('pl'); // the area is needed already, so it is fetched in Polish as well
    await reading;
    await fetches.end('en');
    await fetches.end('pl');
    await needed;
    expect(words.texts).toBe('hello in pl');
  });
});

describe('reading another language', () => {
  async function page(): Promise<{ words: Texts.Area<string>; fetches: Fetches }> {
    const fetches = new Fetches();
    const words = texts.area(fetches.load);
    const needed = words.need();
    await fetches.end('en');
    await needed;
    return { words, fetches };
  }

  test('changes nothing before everything is there', async () => {
    const [one, two] = [await page(), await page()];
    const reading = texts.read('fr');
    await one.fetches.end('fr');
    expect([texts.tongue(), one.words.texts, two.words.texts]).toEqual([
      'en',
      'hello in en',
      'hello in en',
    ]);
    await two.fetches.end('fr');
    await reading;
    expect([texts.tongue(), one.words.texts, two.words.texts]).toEqual([
      'fr',
      'hello in fr',
      'hello in fr',
    ]);
  });

  test('of two choices the last counts, whichever arrives first', async () => {
    const { words, fetches } = await page();
    const first = texts.read('de');
    const second = texts.read('it');
    await fetches.end('it');
    await fetches.end('de');
    await Promise.all([first, second]);
    expect([texts.tongue(), words.texts]).toEqual(['it', 'hello in it']);
  });

  test('stays as it was if a part of it can’t be fetched', async () => {
    const [one, two] = [await page(), await page()];
    const reading = texts.read('de');
    void one.fetches.end('de');
    void two.fetches.end('de', new Error('no network'));
    await expect(reading).rejects.toThrow('no network');
    expect([texts.tongue(), one.words.texts, two.words.texts]).toEqual([
      'en',
      'hello in en',
      'hello in en',
    ]);
  });

  test('what is needed in the meantime changes with the rest', async () => {
    const { fetches } = await page();
    const reading = texts.read('de');
    const late = new Fetches();
    const words = texts.area(late.load);
    const needed = words.need();
    await late.end('en');
    await needed;
    await fetches.end('de');
    await late.end('de');
    await reading;
    expect([texts.tongue(), words.texts]).toEqual(['de', 'hello in de']);
  });

  test('the last choice counts even if it can’t be had', async () => {
    const { words, fetches } = await page();
    const first = texts.read('de');
    const second = texts.read('it');
    void fetches.end('it', new Error('no network'));
    await expect(second).rejects.toThrow('no network');
    await fetches.end('de');
    await first;
    expect([texts.tongue(), words.texts]).toEqual(['en', 'hello in en']);
  });
});
