import { describe, expect, test } from 'vitest';
import { data } from '../../../../games/copycat/rules/index.js';
import { noBrowser } from './browser.js';
import { openClub } from './club.js';

const SLOW = 120_000;

/** A list as somebody would write it: ours with another price on every card. */
function list(change: (price: number) => number | null) {
  const cards = data.cards.map((card) =>
    card.price === null ? card : { ...card, price: change(card.price) },
  );
  const text = JSON.stringify({ ...data, cards });
  return { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

describe.skipIf(noBrowser)('an own list of cards', () => {
  const club = openClub();

  test(
    'is refused in words, or played with by everyone; the game says so afterwards too',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      await page.goto(`${club.serverless}/make`);
      for (const name of ['Copycat', 'Own list']) {
        await page.getByRole('radio', { name, exact: true }).click({ force: true });
      }
      const [file, begin] = [page.locator('[type=file]'), page.locator('[data-begin]')];
      expect(await begin.isDisabled()).toBe(true);
      await page.locator('.end').getByText('Choose a file').waitFor(); // beside what can't be pressed
      await mira.audit('an option that wants a file', '.make-page');
      await file.setInputFiles(list(() => null));
      await page.getByText('Card 19 has no price.').waitFor();
      expect(await page.locator('[role=status]').textContent()).toContain('And 38 more.');
      expect(await begin.isDisabled()).toBe(true);
      await file.setInputFiles(list((price) => price + 20));
      await page.getByText('“mine.json” fits').waitFor();
      await mira.press(begin);
      await page.locator('.decision [data-go]').waitFor();
      const prices = await page.locator('.street .pr b').allTextContents();
      expect(prices.length).toBeGreaterThan(5);
      for (const price of prices) expect(Number(price)).toBeGreaterThan(20);
      await page.reload();
      await page.locator('.decision [data-go]').waitFor();
      expect(await page.locator('.street .pr b').allTextContents()).toEqual(prices);
    },
    SLOW,
  );

  test(
    'is what a table of the server is played with',
    async () => {
      const [mira, jonas] = [await club.come('Mira'), await club.come('Jonas')];
      const file = list((price) => price + 20);
      const pick = ['With the link', 'Own list'];
      const link = await club.make(mira, { game: 'Copycat', chairs: 2, pick, file });
      await mira.page.getByText('Own list').waitFor();
      await club.join(jonas, link);
      await club.start(mira);
      for (const one of [mira, jonas]) {
        await one.page.locator('.decision [data-go]').waitFor();
        const [first] = await one.page.locator('.street .pr b').allTextContents();
        expect(Number(first)).toBeGreaterThan(20);
      }
    },
    SLOW,
  );
});
