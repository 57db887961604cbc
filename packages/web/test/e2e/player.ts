import type { Page } from 'playwright-core';
import { choices, options } from '../../choices.mjs';

/** What the player in a page can be told, and tells. */
type Driver = { paused: boolean; answering: boolean; done: boolean; answered: number };
type Driven = { driver: Driver };

/**
 * Lets a page play by itself: whatever is asked is answered by what is proposed, or by the first
 * things that go, with the clicks a person would make. Elections are looked at and left.
 */
export async function play(page: Page): Promise<void> {
  await page.evaluate((open) => {
    const driver: Driver = { paused: false, answering: false, done: false, answered: 0 };
    (window as unknown as Driven).driver = driver;
    const find = (selector: string): HTMLElement | null => document.querySelector(selector);
    const isOff = (go: HTMLElement): boolean => go.getAttribute('aria-disabled') === 'true';
    const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 10));
    const question =
      '.table-page:not([hidden], [aria-busy=true]) .decision:not(.waiting) [data-go], .dec [data-go]';

    /** Clicks an answer together and waits until the referee has taken it: the form is another. */
    async function answer(go: HTMLElement): Promise<void> {
      for (let i = 0; i < 12 && isOff(go); i++) {
        find(open)?.click();
        await soon();
      }
      const ends = isOff(go);
      (ends ? find('[data-second]') : go)?.click();
      driver.answered++;
      while (find(question) === go) {
        await soon();
        // Whoever leaves something undone is asked whether they mean it.
        if (ends && find(question) === go && !isOff(go)) go.click();
      }
    }
    async function run(): Promise<void> {
      while (find('.scoring-page') === null && find('.dec [data-replay]') === null) {
        await soon();
        find('[data-on]')?.click();
        const go = driver.paused ? null : find(question);
        if (go === null) continue;
        driver.answering = true;
        await answer(go);
        driver.answering = false;
      }
      driver.done = true;
    }
    void run();
  }, `${choices}, ${options}`);
}

/** Nothing more is answered; an answer under way is taken first, so that what is asked then is new. */
export async function pause(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as Driven).driver.paused = true;
  });
  await page.waitForFunction(() => !(window as unknown as Driven).driver.answering);
}

export async function resume(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as Driven).driver.paused = false;
  });
}

/** Until the game is over on this screen. */
export async function played(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Driven).driver.done, undefined, {
    polling: 100,
  });
}

/** Until so many answers have been given here. */
export async function answered(page: Page, count: number): Promise<void> {
  await page.waitForFunction((n) => (window as unknown as Driven).driver.answered >= n, count, {
    polling: 20,
  });
}
