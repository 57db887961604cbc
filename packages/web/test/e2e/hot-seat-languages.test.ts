import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inRound, recorded } from '../../../../games/die-macher/test/edition-2006/recorded.js';
import type { Chair } from '../../src/engine/tables.js';
import { launch, noBrowser } from './browser.js';
import { goOnWith } from './kept.js';
import { visit, type Person } from './person.js';

const SLOW = 120_000;
const chairs: readonly Chair[] = ['Mira', 'Jan', 'Ada'].map((name) => ({ name, by: 'person' }));

describe.skipIf(noBrowser)('one screen, a language for each', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let mira: Person;
  beforeAll(async () => {
    started = await launch();
  }, SLOW);
  afterAll(() => started.stop());
  beforeEach(async () => {
    mira = await visit(started.browser);
  });
  afterEach(async () => {
    expect(mira.faults).toEqual([]);
    await mira.context.close();
  });

  test(
    'whoever takes over reads what they chose, also after loading the page again',
    async () => {
      const { page } = mira;
      const read = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
      const reads = (tag: string): Promise<unknown> =>
        page.waitForFunction((lang) => document.documentElement.lang === lang, tag);
      await goOnWith(
        page,
        started.url,
        recorded('one screen', { seats: 3, length: 'full', until: inRound(1) }),
        chairs,
      );
      // Bids are sealed: all three are asked one after the other.
      const name = async (): Promise<string> => (await page.locator('.does').innerText()).trim();
      const own = new Map<string, string>();
      const tags = ['pl', 'it', 'de'];
      for (const tag of tags) {
        if ((await mira.moment()) !== 'handover') break;
        own.set(await name(), tag);
        await page.locator(`[data-language="${tag}"]`).click();
        await reads(tag);
        if (tag === 'pl') await mira.audit('a hand-over with its languages');
        await page.locator('[data-open]').click();
        await page.locator('.handover-page').waitFor({ state: 'detached' });
        expect(await mira.moment()).toBe('decision');
        expect(await read()).toBe(tag);
        await mira.decide();
      }
      expect(own.size).toBe(3);
      while ((await mira.moment()) !== 'handover') await mira.decide();
      await reads(own.get(await name()) ?? '?');
      await page.reload();
      await page.locator('[data-open]').waitFor();
      await reads(own.get(await name()) ?? '?');
    },
    SLOW,
  );
});
