import { decisionKinds, type State } from '@hustings/games/die-macher/rules/edition-2006';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asksFirst, recorded } from '../../../../games/die-macher/test/edition-2006/recorded.js';
import { choices } from '../../choices.mjs';
import type { Chair } from '../../src/engine/tables.js';
import { noBrowser } from './browser.js';
import { openClub, SLOW } from './club.js';
import { tap } from './finger.js';
import { goOnWith } from './kept.js';
import { whole } from './extent.js';
import { skipOnlineTo, skipTo } from './middle.js';
import { phone, type Person } from './person.js';
import { answered, pause, play, played, resume } from './player.js';

const person = (name: string): Chair => ({ name, by: 'person' });
const bot = (name: string): Chair => ({ name, by: 'bot', level: 'intern' });
/** What is played here in a whole game is played there in its last rounds, from the polls on. */
const POLLS = '7';
const WHOLE = whole ? 1_200_000 : SLOW;
const from = (round: number) => (state: State) =>
  whole || (state.round === round && state.flow.at.startsWith(POLLS));
const bots = ['Ada', 'Jonas', 'Tariq', 'Wanda'].map(bot);

/** The election on stage; the next one may follow at once. */
const onStage = async (page: Page): Promise<string> =>
  (await page.locator('h1').first().textContent()) ?? '';
async function left(page: Page, seen: string): Promise<void> {
  await page.waitForFunction(
    (head) =>
      document.querySelector('[data-on]') === null ||
      document.querySelector('h1')?.textContent !== head,
    seen,
  );
}

/** The table of an older edition: its games, played in every way that there is. */
describe.skipIf(noBrowser)('an older edition at its own table', () => {
  const club = openClub();

  test(
    'every kind of decision is asked on the board, and can be decided there',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      const form = page.locator('form.decision');
      for (const kind of decisionKinds) {
        const match = recorded(kind, { seats: 4, length: 'full', until: asksFirst(kind) });
        await goOnWith(page, club.serverless, match, [person('Mira'), ...bots.slice(0, 3)]);
        expect(await mira.moment()).toBe('decision');
        expect(await form.getAttribute('data-kind')).toBe(kind);
        if (whole) await mira.audit(kind, '.decision');
        await mira.decide();
      }
    },
    SLOW,
  );

  test(
    'the short game by mouse, from the front page to the final score',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      await page.goto(club.serverless);
      await page.locator('a[href="/new/edition-2006-short"]').click();
      for (let i = 0; i < 4; i++) {
        expect(await mira.moment()).toBe('decision');
        await mira.decide();
      }
      await mira.moment();
      await skipTo(page, 4, POLLS); // the fifth is an election and nothing else
      let elections = 0;
      for (let at = await mira.moment(); at !== 'end'; at = await mira.moment()) {
        if (at === 'decision') {
          await mira.decide();
          continue;
        }
        if (elections++ === 0) await mira.auditBoth('election');
        // The last election follows the fourth round in one move: above it stands its own round.
        const round = page.locator('.above .round.now .kicker').first();
        expect(await round.innerText()).toContain(`Round ${whole ? elections : elections + 3}`);
        expect(await page.locator('.above .round:not(.done) .what .mark').count()).toBe(0);
        await mira.pass('election');
      }
      expect(elections).toBe(whole ? 5 : 2);
      await page.locator('.scoring-page').waitFor();
      expect(await page.locator('.bars .tot').count()).toBe(4);
      await mira.auditBoth('final score');
    },
    WHOLE,
  );

  test(
    'the full game by keyboard, five parties',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      const match = recorded('by keys', { seats: 5, length: 'full', until: from(6) });
      await goOnWith(page, club.serverless, match, [person('Mira'), ...bots]);
      await page.locator('.displays').waitFor(); // the last piece of the table
      expect(await page.locator('.party').count()).toBe(5);
      await mira.audit('five parties');
      for (let at = await mira.moment(); at !== 'end'; at = await mira.moment()) {
        if (at === 'decision') await mira.type();
        else {
          const seen = await onStage(page);
          await page.keyboard.press('Shift'); // Enter struck twice would be the decision before
          await page.keyboard.press('Enter');
          await left(page, seen);
        }
      }
      expect(await page.locator('.bars .tot').count()).toBe(5);
    },
    WHOLE,
  );

  test(
    'three people at one screen: every hand-over hides the cards and the purses',
    async () => {
      const mira = await club.come('Mira');
      const people = ['Mira', 'Jonas', 'Ada'].map(person);
      const match = recorded('one screen', { seats: 3, length: 'short', until: from(4) });
      await goOnWith(mira.page, club.serverless, match, people);
      await mira.moment();
      const { posters, purses, elections } = await mira.playOut();
      expect(elections).toBe(whole ? 5 : 2);
      expect(posters.length).toBeGreaterThan(whole ? 60 : 6);
      expect(posters.every(({ cards }) => cards === 0)).toBe(true);
      expect(new Set(purses)).toEqual(new Set([1]));
    },
    WHOLE,
  );

  test(
    'the short game on a phone by touch; nothing is too wide',
    async () => {
      const touching = await club.come('Mira', phone);
      const { page } = touching;
      const match = recorded('phone', { seats: 3, length: 'short', until: from(4) });
      await goOnWith(page, club.serverless, match, [person('Mira'), ...bots.slice(0, 2)]);
      let audited = false;
      for (let at = await touching.moment(); at !== 'end'; at = await touching.moment()) {
        expect(await touching.sideways()).toBeLessThanOrEqual(0);
        if (at === 'election') {
          const seen = await onStage(page);
          await tap(page, page.locator('[data-on]'));
          await left(page, seen);
          continue;
        }
        if (!audited) await touching.audit('a phone');
        audited = true;
        await touches(touching);
      }
      expect(await touching.sideways()).toBeLessThanOrEqual(0);
      await touching.auditBoth('the end on a phone');
    },
    WHOLE,
  );

  /** Decides with a finger. */
  async function touches({ page, go }: Person): Promise<void> {
    const off = async (): Promise<boolean> => (await go.getAttribute('aria-disabled')) === 'true';
    const open = page.locator(choices);
    // What happened is looked at first.
    const told = page.locator('.over [data-close]');
    const asks = page.locator('.table-page.sheet-open');
    await asks.or(told).first().waitFor({ state: 'attached' });
    if ((await asks.count()) === 0) await tap(page, told);
    for (let i = 0; i < 12 && (await off()) && (await open.count()) > 0; i++)
      await tap(page, open.first());
    const form = page.locator('form.decision');
    const before = await form.evaluate((element) => element.outerHTML);
    await tap(page, (await off()) ? page.locator('[data-second]') : go);
    await page.waitForFunction(
      (old) => document.querySelector('form.decision')?.outerHTML !== old,
      before,
    );
  }

  test(
    'four people online; one is cut off in the middle and comes back',
    async () => {
      const names = ['Mira', 'Jonas', 'Tariq', 'Ada'];
      const players = await Promise.all(names.map((name) => club.come(name)));
      const [owner, second] = players;
      const seats = [{ mine: true }, {}, {}, {}];
      const wish = { game: 'die-macher-2006', options: { length: 'short' }, seats };
      const link = await club.order(owner, wish);
      for (const one of players.slice(1)) await club.join(one, link);
      await club.start(owner);
      for (const { page } of players) await page.locator('.decision [data-go]').waitFor();
      await Promise.all(players.map(({ page }) => play(page)));
      await answered(second.page, 4);
      await pause(second.page);
      await second.page.locator('.decision:not(.waiting) [data-go], [data-on]').first().waitFor();
      await second.context.setOffline(true);
      await second.page.getByText('Connection lost').waitFor();
      await second.context.setOffline(false);
      await second.page.getByText('Connection lost').waitFor({ state: 'detached' });
      if (whole) await resume(second.page);
      else {
        await skipOnlineTo('die-macher-2006', link, players, 4, POLLS);
        await Promise.all(players.map(({ page }) => play(page)));
      }
      await Promise.all(players.map(({ page }) => played(page)));
      const scores = await Promise.all(
        players.map(({ page }) => page.locator('.bars .tot').allTextContents()),
      );
      expect(scores[0]).toHaveLength(4);
      for (const other of scores) expect(other).toEqual(scores[0]);
    },
    WHOLE,
  );

  test(
    'what was begun is still there when the page is loaded again',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      await page.goto(`${club.serverless}/new/edition-2006`);
      await mira.moment();
      await page.locator('.decision .tall label').nth(1).click();
      const before = await page.locator('.decision .assign').count();
      await page.reload();
      await mira.moment();
      expect(await page.locator('.decision .assign').count()).toBe(before);
      expect(await page.locator('.decision .tall label.on').count()).toBe(1);
    },
    SLOW,
  );
});
