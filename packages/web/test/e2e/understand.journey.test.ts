import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { recorded, savedFrom } from './finished.js';
import { keep } from './kept.js';
import { laptop, phone, visit, type Likes, type Person, type Screen } from './person.js';

const GAME = 'die-macher-2019';
const SLOW = 480_000;

describe.skipIf(noBrowser)('understanding a game that was played', () => {
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
  const come = async (screen: Screen = laptop, likes: Likes = {}): Promise<Person> => {
    person = await visit(started.browser, screen, likes);
    return person;
  };
  /** Somebody whose browser keeps a recorded game. */
  async function comeWith(path: string, screen?: Screen, likes?: Likes): Promise<Person> {
    const { page } = await come(screen, likes);
    await page.goto(started.url);
    await page.locator('.yours, [data-yours], main').first().waitFor();
    await keep(page, await savedFrom(recorded(path), 'recorded'));
    return person;
  }

  test('the rules are searched: whole blocks under their chapters, and back to the book', async () => {
    const { page } = await come();
    await page.goto(`${started.url}/rules/${GAME}`);
    const search = page.getByRole('searchbox');
    await search.fill('remaining donations');
    await page.locator('.found mark').first().waitFor();
    expect(await page.locator('.found td').count()).toBeGreaterThan(5); // the table it leads to
    await person.audit('rules found');
    await page.setViewportSize(phone);
    expect(await person.sideways()).toBeLessThanOrEqual(0);
    await page.setViewportSize(laptop);
    await page.locator('.found h2 a').first().click();
    await page.locator('.found').first().waitFor({ state: 'detached' });
    await page.waitForFunction(() => scrollY > 500);
    await search.fill('zeppelin');
    await page.getByText('No chapter has').waitFor();
  });

  test('history says each moment’s own sentence, by phase, and is dark in the dark', async () => {
    const { page } = await comeWith(`${GAME}/4-standard-017`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(`${started.url}/replay/recorded#0`);
    const headline = page.locator('.hist h2');
    await page.getByText('The table is set up').waitFor();
    const dark = await page.locator('.bar').evaluate((bar) => {
      const [r, g, b] = (getComputedStyle(bar).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return (r + g + b) / 3;
    });
    expect(dark).toBeLessThan(90);
    const said = new Map<string, number>();
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    for (let at = 1; at <= last; at += 7) {
      await page.getByRole('slider').fill(`${at}`);
      await page.getByText(`Move ${at} of`).waitFor();
      const text = (await headline.textContent()) ?? '';
      said.set(text, (said.get(text) ?? 0) + 1);
    }
    expect([...said.keys()].filter((text) => text.includes('set up') || text === '')).toEqual([]);
    // What oneself decided in secret is told to nobody else.
    const { moves } = recorded(`${GAME}/4-standard-017`);
    const sealed = moves.findIndex(({ seat, kind }) => seat === 0 && kind === 'draftPick') + 1;
    await page.getByRole('slider').fill(`${sealed}`);
    await headline.getByText('You chose: “').waitFor();
    await page.locator('.moves [aria-current]', { hasText: 'You chose: “' }).waitFor();
    const others = moves.findIndex(({ seat, kind }) => seat === 1 && kind === 'draftPick') + 1;
    await page.getByRole('slider').fill(`${others}`);
    await headline.getByText('were not told').waitFor();
    // The list of a long phase shows the move that is looked at, without scrolling the page.
    await page.getByRole('slider').fill('60');
    await page.locator('.moves ol ol [aria-current]').getByText('60').waitFor();
    const seen = await page.locator('.moves ol ol [aria-current]').evaluate((move) => {
      const list = move.closest('ol')?.getBoundingClientRect();
      const { top, bottom } = move.getBoundingClientRect();
      return list !== undefined && list.top <= top && bottom <= list.bottom;
    });
    expect(seen).toBe(true);
    const phases = page.locator('.moves .head');
    expect(await phases.count()).toBeGreaterThan(3);
    await headline.click(); // arrows are the slider's own as long as it has the focus
    await page.keyboard.press('Shift+ArrowLeft');
    await page.locator('.moves ol ol li:first-child [aria-current]').waitFor(); // where a phase begins
    await person.audit('history', '.hist');
  });

  test('a hint is done by a click, moves nothing of the board, and tells no chance of 0 %', async () => {
    const { page } = await come();
    await page.goto(started.url);
    await page.locator('[data-play]').click();
    await person.moment();
    const places = (): Promise<string> =>
      page.evaluate(() =>
        [
          scrollY,
          ...[...document.querySelectorAll('.state, .party, .bar')].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
          }),
        ].join(', '),
      );
    await page.locator('.party').nth(3).waitFor();
    const before = await places();
    await page.keyboard.press('h');
    await page.locator('[data-do]').first().waitFor();
    expect(await places()).toBe(before);
    expect(await page.locator('.advice').innerText()).not.toMatch(/(^|[^\d.,])0\s?%/);
    await person.audit('hint', '.advice');
    // A proposal fills the panel, to be looked at; it is done with the panel's own button.
    await page.locator('[data-do="0"]').click();
    expect(await page.locator('[data-hint][aria-expanded=true]').count()).toBe(1);
    expect(await page.locator('.decision label.on').count()).toBe(1);
    expect(await person.go.getAttribute('aria-disabled')).toBe('false');
    expect(await person.go.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    // It is done when another question is open, whose advice nobody has asked for yet.
    await page.locator('.advice li').first().waitFor({ state: 'detached' });
    await page.locator('[data-hint][aria-expanded=false]').waitFor();
  });

  test('against people there is no hint', async () => {
    const { page } = await come();
    await page.goto(`${started.url}/make#tablet`);
    await page.locator('[data-begin]').click();
    await person.moment();
    await page.locator('[data-open]').click();
    await person.go.waitFor();
    expect(await page.locator('[data-hint]').count()).toBe(0);
  });

  test(
    'a game that is over begins with its analysis: stopped, gone on with, kept; the same seed, the same turn',
    async () => {
      const turns: (string | null)[] = [];
      for (const time of ['first', 'second']) {
        const { page } = await comeWith('copycat/2-standard-001');
        await page.goto(`${started.url}/play/recorded`);
        const turn = page.locator('[data-turn]');
        await turn.first().waitFor();
        expect(await turn.count()).toBe(3);
        // Which one it is; what is said of it comes while one reads.
        turns.push(await turn.first().getAttribute('data-turn'));
        if (time === 'second') break;
        await page.locator('[data-stop]').click();
        await page.getByText('Stopped').waitFor();
        await page.locator('[data-stop]').click();
        await page.locator('[data-luck] li').first().waitFor({ timeout: SLOW });
        expect(await page.locator('[data-decisions] li').count()).toBeGreaterThan(0);
        await person.auditBoth('analysis', '.analysis');
        await page.setViewportSize(phone);
        expect(await person.sideways()).toBeLessThanOrEqual(0);
        await page.reload();
        await page.locator('[data-luck] li').first().waitFor(); // it was kept: nothing is weighed again
        expect(await page.locator('progress').count()).toBe(0);
        await person.context.close();
      }
      expect(turns[1]).toBe(turns[0]);
    },
    SLOW,
  );

  test('a link to a moment opens in a browser that never saw the game, and says when it is cut off', async () => {
    const { page, context } = await comeWith(`${GAME}/4-standard-017`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${started.url}/replay/recorded#60`);
    await page.getByText('Move 60 of').waitFor();
    const said = await page.locator('.hist h2').textContent();
    // What is written about a moment is kept with the game and goes with its link.
    const remarks = page.locator('[data-remarks]');
    for (const words of ['Too dear', 'Here it turned']) {
      await remarks.locator('[data-remark]').fill(words);
      await page.keyboard.press('Enter');
      await remarks.getByText(words).waitFor();
    }
    await remarks.locator('li', { hasText: 'Too dear' }).getByRole('button').click();
    await remarks.getByText('Too dear').waitFor({ state: 'detached' });
    await person.audit('comments', '.hist');
    await page.reload();
    await remarks.getByText('Here it turned').waitFor();
    await page.getByRole('slider').fill('61');
    await remarks.getByText('Here it turned').waitFor({ state: 'detached' });
    await remarks.getByRole('button', { name: '60' }).click();
    await remarks.getByText('Here it turned').waitFor();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await context.close();
    expect(person.faults).toEqual([]);
    const { page: other } = await come();
    await other.goto(link);
    await other.getByText('Move 60 of').waitFor();
    expect(await other.locator('.hist h2').textContent()).toBe(said);
    await other.locator('[data-remarks]').getByText('Here it turned').waitFor();
    // The file brings the same, in a browser that has no server.
    const file = {
      ...recorded(`${GAME}/4-standard-017`),
      remarks: [{ moment: 1, text: 'By file' }],
    };
    await other.goto(started.url);
    const chosen = (text: string) => ({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await other.locator('[data-open-file]').setInputFiles(chosen('{}'));
    await other.getByText('That is no game of ours').waitFor();
    await other.locator('[data-open-file]').setInputFiles(chosen(JSON.stringify(file)));
    await other.getByRole('slider').fill('1');
    await other.locator('[data-remarks]').getByText('By file').waitFor();
    await other.goto(link);
    await other.getByText('Move 60 of').waitFor();
    await other.locator('[data-branch]').click(); // and somebody plays on from there
    await other.waitForURL(/\/play\//);
    await other.goto(link.replace(/.{60}~/, '~'));
    await other.getByText('holds no whole game').waitFor();
  });
});
