import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asksFirst, recorded } from '../../../../games/die-macher/test/edition-2006/recorded.js';
import type { Chair } from '../../src/engine/tables.js';
import { launch, noBrowser } from './browser.js';
import { goOnWith } from './kept.js';
import { visit, type Person, type Screen } from './person.js';
import { mute, silent } from './pieces.js';

const SLOW = 170_000;

describe.skipIf(noBrowser)('on the board of 2006', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let person: Person;
  beforeAll(async () => {
    started = await launch();
  });
  afterAll(() => started.stop());
  afterEach(async () => {
    await person.context.close();
    expect(person.faults).toEqual([]);
  });
  const chairs = (seats: number): Chair[] =>
    Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? { name: 'Mira', by: 'person' as const }
        : { name: `Bot ${seat}`, by: 'bot' as const, level: 'intern' },
    );
  /** A game that came to a decision of the first chair. */
  const begin = async (
    kind: Parameters<typeof asksFirst>[0],
    seats = 4,
    screen?: Screen,
  ): Promise<void> => {
    person = await visit(started.browser, screen);
    const match = recorded(kind, { seats, length: 'full', until: asksFirst(kind) });
    await goOnWith(person.page, started.url, match, chairs(seats));
    expect(await person.moment()).toBe('decision');
    await person.page.locator('.displays').waitFor({ state: 'attached' });
  };
  const strip = (): Promise<string> => person.page.locator('[data-pointed]').innerText();

  test(
    'whatever can be pointed at says what it is and under which rule; markers are bought where they lie',
    async () => {
      await begin('buyMedia');
      const { page } = person;
      const { all, dumb } = await page.evaluate(silent);
      expect(all).toBeGreaterThan(200);
      expect(dumb).toEqual([]);
      expect(await page.evaluate(mute)).toEqual([]);
      await page.locator('.left .cons span').first().hover();
      expect(await strip()).toMatch(/contribution of 10,000/);
      await page.locator('.phase').nth(9).hover();
      await page.locator('[data-pointed]', { hasText: 'accepts or refuses' }).waitFor();
      await page.locator('.spot[role=button]:not([aria-disabled])').first().click();
      expect(await page.locator('.spot[aria-pressed=true]').count()).toBe(1);
      expect(await page.locator('.choice.on').count()).toBe(1);
    },
    SLOW,
  );
});
