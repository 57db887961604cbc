import { describe, expect, test } from 'vitest';
import { inRound, recorded } from '../../../../games/die-macher/test/edition-2006/recorded.js';
import type { Chair } from '../../src/engine/tables.js';
import { noBrowser } from './browser.js';
import { openClub } from './club.js';
import { goOnWith } from './kept.js';

const SLOW = 120_000;
const chairs: readonly Chair[] = ['Mira', 'Jan', 'Ada'].map((name) => ({ name, by: 'person' }));

describe.skipIf(noBrowser)('one screen, a language for each', () => {
  const club = openClub();

  test(
    'whoever takes over reads what they chose, also after loading the page again',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      const read = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
      const reads = (tag: string): Promise<unknown> =>
        page.waitForFunction((lang) => document.documentElement.lang === lang, tag);
      await goOnWith(
        page,
        club.serverless,
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
