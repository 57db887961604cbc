import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.js';
import { openClub, SLOW } from './club.js';
import { phone } from './person.js';

/** What is said at a table is noticed on a small screen, and stands in nobody's way. */
describe.skipIf(noBrowser)('chat on a phone', () => {
  const club = openClub();

  test(
    'a sentence below the edge shows above it, one not read is still new after a reload, and one’s turn is told over it',
    async () => {
      const [mira, jonas] = [await club.come('Mira', phone), await club.come('Jonas')];
      const seats = [{ mine: true }, {}, { bot: 'intern' }, { bot: 'intern' }];
      const link = await club.order(mira, { game: 'die-macher-2019', title: 'Lunch', seats });
      const says = async (text: string): Promise<void> => {
        await jonas.page.locator('[data-chat]').fill(text);
        await jonas.page.keyboard.press('Enter');
        await jonas.page.locator('.messages').getByText(text).waitFor();
      };
      await club.join(jonas, link);
      await says('May we begin?');
      const sign = mira.page.locator('[data-said]');
      await sign.waitFor();
      await sign.click();
      await mira.page.locator('.messages').getByText('May we begin?').waitFor();
      await sign.waitFor({ state: 'detached' });

      await club.start(mira);
      await jonas.page.locator('[data-panel=chat]').click();
      await says('Good luck!');
      const badge = mira.page.locator('.badge');
      await badge.waitFor();
      await mira.page.reload();
      await badge.waitFor();
      await mira.page.locator('[data-panel=chat]').click();
      await mira.page.locator('.drawer [data-decide]').click();
      await mira.page.locator('.drawer').waitFor({ state: 'detached' });
      await mira.page.reload();
      await mira.page.locator('[data-panel=chat]').waitFor();
      await mira.moment();
      expect(await badge.count()).toBe(0);
    },
    SLOW,
  );
});
