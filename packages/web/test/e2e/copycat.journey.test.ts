import { describe, expect, test } from 'vitest';
import { recorded } from '../../../../games/copycat/test/recorded.js';
import type { Chair } from '../../src/engine/tables.js';
import { noBrowser } from './browser.js';
import { openClub } from './club.js';
import { Hand } from './copycat-hand.js';
import { goOnWith } from './kept.js';
import { Meter, told } from './meter.js';
import { whole } from './extent.js';
import { skipOnlineTo } from './middle.js';
import { laptop, phone, type Person } from './person.js';
import { answered, pause, play, played, resume } from './player.js';

/** Other work may share the machine. */
const SLOW = 240_000;
const PATIENT = 100_000;

const person = (name: string): Chair => ({ name, by: 'person' });
const bot = (name: string): Chair => ({ name, by: 'bot', level: 'intern' });

describe.skipIf(noBrowser)('the table of Copycat', () => {
  const club = openClub();
  const come = async (screen = laptop): Promise<Person> => {
    const somebody = await club.come('Mira', screen);
    somebody.context.setDefaultTimeout(PATIENT);
    return somebody;
  };

  test(
    'two players by mouse on the table itself, the whole game; moments and panels are clean, and a move draws what it changed',
    async () => {
      const mira = await come();
      const { page } = mira;
      const meter = await Meter.of(mira);
      await goOnWith(page, club.serverless, recorded('mouse', 2, whole ? 1 : 10), [
        person('Mira'),
        bot('Bea'),
      ]);
      const hand = new Hand(page);
      const audited = new Set<string>();
      const audit = async (what: string, part?: string): Promise<void> => {
        if (audited.has(what)) return;
        audited.add(what);
        await mira.audit(what, part);
      };
      let moments = 0;
      await mira.moment();
      await meter.look();
      for (let moment = await mira.moment(); moment !== 'end'; moment = await mira.moment()) {
        if (moment === 'election') {
          moments++;
          await audit((await page.locator('.stage .kicker').textContent())?.slice(10) ?? '');
          await mira.pass('election');
          continue;
        }
        const question = (await mira.question()).slice(0, 9);
        if (moments < 5) await audit(question, audited.size === 0 ? 'html' : '.copycat');
        await hand.act();
      }
      const work = await meter.look();
      console.log(told(work));
      expect(work.calls / work.events).toBeLessThan(37_000); // 33,500
      expect(work.changes / work.events).toBeLessThan(110); // 73
      expect(moments).toBeGreaterThanOrEqual(whole ? 10 : 2);
      await mira.auditBoth('the end');
      expect(await page.locator('.bars .tot').allTextContents()).toHaveLength(2);
      // The moments can be seen again, one by one.
      await page.locator('[data-replay]').click();
      await page.getByText('Move 0 of').waitFor();
    },
    SLOW,
  );

  test(
    'four players by keyboard alone, to the end',
    async () => {
      const mira = await come();
      const { page } = mira;
      const bots = ['Bea', 'Cleo', 'Dora'].map(bot);
      await goOnWith(page, club.serverless, recorded('keys', 4, whole ? 9 : 11), [
        person('Mira'),
        ...bots,
      ]);
      let walked = false;
      for (let moment = await mira.moment(); moment !== 'end'; moment = await mira.moment()) {
        if (moment === 'election') {
          const head = await page.locator('h1').first().textContent();
          await page.keyboard.press('Shift'); // Enter struck twice would be the decision before
          await page.keyboard.press('Enter');
          await page.waitForFunction(
            (old) => document.querySelector('h1')?.textContent !== old,
            head,
          );
        } else if (!walked && (await mira.question()).startsWith('Which office')) {
          walked = true;
          await page.keyboard.press('o');
          const free = (): Promise<boolean> =>
            page.evaluate(() => document.activeElement?.matches('.usable') === true);
          while (!(await free())) await page.keyboard.press('ArrowRight');
          await page.keyboard.press('Enter'); // chosen on the table
          await page.locator('.win[aria-pressed=true]').waitFor();
          await page.keyboard.press('Enter'); // and done
          await page.locator('.win[aria-pressed=true]').waitFor({ state: 'detached' });
        } else await mira.type();
      }
      expect(walked).toBe(true);
      expect(await page.locator('.bars .tot').allTextContents()).toHaveLength(4);
    },
    SLOW,
  );

  test(
    'three people at one screen: every hand-over hides the cards',
    async () => {
      const { page } = await come();
      const people = ['Mira', 'Jonas', 'Ada'].map(person);
      await goOnWith(page, club.serverless, recorded('one screen', 3, whole ? 10 : 11), people);
      await page.locator('[data-open]').waitFor();
      // Whoever gets the screen opens it; what lies on the poster before is counted.
      await page.evaluate(() => {
        const seen = { posters: 0, cards: 0 };
        Object.assign(window, { seen });
        setInterval(() => {
          const open = document.querySelector<HTMLElement>('[data-open]');
          if (open === null) return;
          seen.posters++;
          seen.cards += document.querySelectorAll('.cd, .chip').length;
          open.click();
        }, 10);
      });
      await play(page);
      await played(page);
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { posters: number; cards: number } }).seen,
      );
      expect(seen.posters).toBeGreaterThan(10);
      expect(seen.cards).toBe(0);
    },
    SLOW,
  );

  test(
    'the last rounds on a phone by touch; nothing is too wide',
    async () => {
      const touching = await come(phone);
      const { page } = touching;
      const chairs = [person('Mira'), bot('Bea')];
      await goOnWith(page, club.serverless, recorded('phone', 2, whole ? 10 : 11), chairs);
      const hand = new Hand(page, 'tap');
      const fits = async (): Promise<void> =>
        expect(await touching.sideways()).toBeLessThanOrEqual(0);
      let audited = false;
      for (let at = await touching.moment(); at !== 'end'; at = await touching.moment()) {
        await fits();
        if (at === 'election') {
          await hand.press('[data-on]');
          await page.locator('[data-on]').waitFor({ state: 'detached' });
        } else {
          if (!audited) await touching.audit('a phone');
          audited = true;
          await hand.act();
        }
      }
      await fits();
      await touching.audit('the end on a phone');
    },
    SLOW,
  );

  test(
    'an ordinary round of three workers and five cards takes 13 presses at most, of 22 in words',
    async () => {
      const mira = await come();
      const { page } = mira;
      await goOnWith(page, club.serverless, recorded('presses', 3, 1), [
        person('Mira'),
        bot('Bea'),
        bot('Cleo'),
      ]);
      const hand = new Hand(page);
      await mira.moment();
      // Two lines of words and a margin; it once grew by what was meant for its width.
      expect((await mira.go.boundingBox())?.height).toBeLessThan(90);
      let [reveals, placed] = [0, 0];
      for (;;) {
        const harvest = page.locator('.harvest');
        if ((await mira.moment()) === 'election') {
          if ((await harvest.count()) > 0) break; // the round is over
          reveals++;
          await hand.press('[data-on]');
          await page.locator('[data-on]').waitFor({ state: 'detached' });
        } else if ((await mira.question()).startsWith('Which office')) {
          placed++;
          // Buys, coins and points: offices that ask nothing more.
          await hand.act(
            '.win.usable:is([data-action=buy], [data-action=coins], [data-action=points])',
          );
        } else await hand.act();
      }
      console.log(`presses of a round: ${hand.presses}`);
      expect({ reveals, placed }).toEqual({ reveals: 1, placed: 3 });
      expect(hand.presses).toBeLessThanOrEqual(0.6 * 22);
    },
    SLOW,
  );

  test(
    'two people online to the end; one is cut off, decides all the same, and comes back',
    async () => {
      const [mira, jonas] = [await club.come('Mira'), await club.come('Jonas')];
      const link = await club.make(mira, { game: 'Copycat', chairs: 2, pick: ['With the link'] });
      await club.join(jonas, link);
      await club.start(mira);
      for (const { page } of [mira, jonas]) await page.locator('.decision [data-go]').waitFor();
      await Promise.all([play(mira.page), play(jonas.page)]);
      await answered(jonas.page, 6);
      await pause(jonas.page);
      while ((await jonas.moment()) !== 'decision') await jonas.pass('election');
      await jonas.context.setOffline(true);
      await jonas.page.getByText('Connection lost').waitFor();
      await resume(jonas.page);
      await jonas.page.getByText('Your decision is kept').waitFor();
      await jonas.context.setOffline(false);
      await jonas.page.getByText('Your decision is kept').waitFor({ state: 'detached' });
      if (!whole) {
        await skipOnlineTo('copycat', link, [mira, jonas], 10);
        await Promise.all([play(mira.page), play(jonas.page)]);
      }
      await Promise.all([played(mira.page), played(jonas.page)]);
      const scores = await Promise.all(
        [mira, jonas].map(({ page }) => page.locator('.bars .tot').allTextContents()),
      );
      expect(scores[0]).toHaveLength(2);
      expect(scores[1]).toEqual(scores[0]);
    },
    SLOW,
  );
});
