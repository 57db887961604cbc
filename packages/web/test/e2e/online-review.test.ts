import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.js';
import { openClub, SLOW } from './club.js';
import { recorded } from './finished.js';
import type { Person } from './person.js';

describe.skipIf(noBrowser)('a game of the server that is over', () => {
  const club = openClub();

  test(
    'is looked at together: one leads, all see the same moment, its arrows and what is said of it',
    async () => {
      const [mira, jonas] = [await club.come('Mira'), await club.come('Jonas')];
      const data = recorded('die-macher-2019/4-elections7+open+parties-026');
      const made = await mira.context.request.post(`${club.url}/api/v1/games/import`, { data });
      const { id } = (await made.json()) as { id: string };
      for (const { page } of [mira, jonas]) {
        await page.goto(`${club.url}/t/${id}`);
        await page.locator('[data-review]').waitFor();
      }
      const moment = ({ page }: Person): Promise<string> => page.locator('.mvn b').innerText();
      const sees = async (person: Person, number: number): Promise<void> => {
        await expect.poll(() => moment(person), { timeout: SLOW }).toBe(String(number));
      };
      /** Goes back, and is there. */
      const back = async (person: Person): Promise<number> => {
        const before = Number(await moment(person));
        await person.page.getByRole('button', { name: 'One move back' }).click();
        await sees(person, before - 1);
        return before - 1;
      };

      await mira.page.locator('[data-lead]').click();
      await mira.page.locator('[data-review=leads]').waitFor();
      await jonas.page.getByText('Mira leads: you see what they see.').waitFor();
      await back(mira);
      const led = await back(mira);
      expect(led).toBeGreaterThan(0);
      await sees(jonas, led);

      await mira.page.locator('[data-remark]').fill('Here it turned.');
      await mira.page.locator('[data-remark]').press('Enter');
      await jonas.page.getByText('Here it turned.').waitFor();
      await mira.page.locator('[data-arrow]').click();
      const pieces = mira.page.locator('.party [data-piece]:visible');
      await pieces.first().click();
      await pieces.last().click();
      await jonas.page.locator('[data-arrow-line]').waitFor();
      await mira.auditBoth('a review that one leads');
      await jonas.audit('a review that one follows');

      // Who looks alone is not taken along, and comes back to the moment of all.
      await jonas.page.locator('[data-alone]').click();
      expect(await back(mira)).toBe(led - 1);
      await jonas.page
        .locator('[data-review]')
        .getByText(`Move ${led - 1}`)
        .waitFor();
      expect(await moment(jonas)).toBe(String(led));
      expect(await jonas.page.locator('[data-arrow-line]').count()).toBe(1);
      await jonas.page.locator('[data-alone]').click();
      await sees(jonas, led - 1);
      await expect
        .poll(() => jonas.page.locator('[data-arrow-line]').count(), { timeout: SLOW })
        .toBe(0);
    },
    SLOW,
  );
});
