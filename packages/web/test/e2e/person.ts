import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  errors,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { choices, options } from '../../choices.mjs';
import { whole } from './extent.js';
import { playOut, type Course } from './play-out.js';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Rules of axe that find nothing serious ever, and look at every element for it. */
const neverSerious = Object.fromEntries(
  ['region', 'heading-order', 'aria-allowed-role'].map((rule) => [rule, { enabled: false }]),
);

/** So often a hand chooses anew, and after so long. */
const TRIES = 3;
const ANEW_MS = 5000;

export type Screen = { readonly width: number; readonly height: number };
export const laptop: Screen = { width: 1440, height: 900 };
export const phone: Screen = { width: 390, height: 844 };

/** What someone likes besides: whoever reads in words is shown no board. */
export type Likes = {
  readonly text?: boolean;
  readonly pace?: 'slow' | 'normal' | 'quick';
  readonly sound?: 'on';
  readonly notices?: boolean;
  readonly strength?: 'strong';
};

/** A browser that keeps all pages for when there is no network. Loading them costs more than most tests do. */
export type Keeps = { readonly keeps?: boolean };
export const inWords: Likes = { text: true };

/** Someone at a browser of their own, in a hurry: bots move at once and nothing is animated. */
export async function visit(
  browser: Browser,
  screen: Screen = laptop,
  { keeps = false, ...likes }: Likes & Keeps = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: screen,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    bypassCSP: false,
    hasTouch: screen === phone,
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  await context.addInitScript((liked) => {
    if (localStorage.getItem('hustings-settings') === null) {
      localStorage.setItem(
        'hustings-settings',
        JSON.stringify({ pace: 'at-once', sound: 'off', strength: 'gentle', ...liked }),
      );
    }
  }, likes);
  return new Person(context, await context.newPage());
}

export class Person {
  readonly faults: string[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.faults.push(error.stack ?? error.message));
    page.on('console', (message) => {
      // Without a network nothing is fetched (parts of the page come while it is idle) and the server
      // can't be asked, and the browser says so.
      const asked = `${message.location().url} ${message.text()}`.includes('/api/v1/');
      const cutOff =
        message.text().includes('ERR_INTERNET_DISCONNECTED') ||
        (asked && message.text().includes('WebSocket'));
      if (message.type() === 'error' && !cutOff) this.faults.push(message.text());
    });
  }

  /** What a table waits for: a decision, an election to be looked at, the hand-over, the end. */
  async moment(): Promise<'decision' | 'election' | 'handover' | 'end'> {
    const waiting = this.page.waitForFunction(() => {
      const has = (selector: string): boolean => document.querySelector(selector) !== null;
      if (has('.scoring-page')) return 'end';
      if (has('[data-on]')) return 'election';
      if (has('[data-open]')) return 'handover';
      const open = document.querySelector(
        '.table-page:not([hidden], [aria-busy=true]) .decision:not(.waiting) [data-go], .dec [data-go]',
      );
      if (open !== null) return 'decision';
      return has('.dec [data-replay]') ? 'end' : undefined;
    });
    const seen = await waiting.catch(async (error: unknown) => {
      throw new Error(`nothing to do: ${await this.#shown()}`, { cause: error });
    });
    return (await seen.jsonValue()) as 'decision' | 'election' | 'handover' | 'end';
  }

  /** What is on the page, for whoever must find out why a test failed. */
  #shown(): Promise<string> {
    return this.page.evaluate(() => {
      const parts = ['.decision', '.side-col', '.dec', 'main'];
      const found = parts.map((part) => document.querySelector(part)).find((part) => part !== null);
      const part = found?.textContent ?? '';
      const { activeElement, body } = document;
      return `${body.firstElementChild?.className} | ${activeElement?.outerHTML.slice(0, 120)} | ${part.slice(0, 600)}`;
    });
  }

  get go(): Locator {
    return this.page.locator('[data-go]');
  }

  async question(): Promise<string> {
    return (await this.page.locator('.decision h2, .dec .q').first().textContent()) ?? '';
  }

  /**
   * A mark that changes when the referee has taken the decision. Read a frame later: a hand that has
   * left what it rested on changes the panel too.
   */
  async #standing(): Promise<string> {
    return this.page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return document.querySelector('form')?.outerHTML ?? '';
    });
  }

  /** Waits until the decision that was open has been taken, or a lesson objects. */
  async #taken(before: string): Promise<void> {
    await this.page.waitForFunction(
      (old) =>
        (document.querySelector('form')?.outerHTML ?? '') !== old ||
        document.querySelector('[data-objection]') !== null,
      before,
    );
  }

  /** Chooses by mouse what makes an answer: nothing where one is proposed, else the first things that go. */
  async choose(): Promise<void> {
    const seen = { visible: true };
    const open = this.page.locator(`${choices}, ${options}`).filter(seen);
    // Where a panel lists nothing, on a phone, one points at the board.
    const pieces = this.page.locator('[data-piece].usable').filter(seen);
    for (let i = 0; i < 12 && (await this.#off()); i++) {
      const [next] = [...(await open.all()), ...(await pieces.all())];
      if (next === undefined) return;
      await this.press(next);
    }
  }

  /** Goes there with the mouse and presses: a hand that rests might mean what was there before. */
  async press(what: Locator): Promise<void> {
    await this.page.mouse.move(2, 2);
    await what.click();
  }

  /** Decides by mouse. Another question may come while a hand is on its way: then it chooses anew. */
  async decide(): Promise<void> {
    for (let tries = 1; ; tries++) {
      await this.choose();
      await this.page.mouse.move(2, 2);
      const before = await this.#standing();
      const button = (await this.#off()) ? this.page.locator('[data-second]') : this.go;
      const pressed = await button.click(tries < TRIES ? { timeout: ANEW_MS } : {}).then(
        () => true,
        (error: unknown) => {
          if (tries === TRIES || !(error instanceof errors.TimeoutError)) throw error;
          return false;
        },
      );
      if (pressed) return this.#taken(before);
    }
  }

  /** Plays the game on the page to its end, as fast as the page can. */
  async playOut(): Promise<Course> {
    const course = await this.page.evaluate(playOut, `${choices}, ${options}:has([type=checkbox])`);
    expect(course.stuck).toBeUndefined();
    return course;
  }

  /** Lets elections pass and opens hand-overs; says what it meets. */
  async pass(moment: 'election' | 'handover'): Promise<void> {
    const button = moment === 'election' ? '[data-on]' : '[data-open]';
    const head = await this.page.locator('h1').first().textContent();
    await this.press(this.page.locator(button));
    await this.page.waitForFunction(
      ([selector, old]) =>
        document.querySelector(selector) === null ||
        document.querySelector('h1')?.textContent !== old,
      [button, head ?? ''] as const,
    );
  }

  /** How far the page can be scrolled sideways: nothing, if all is well. */
  sideways(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }

  /** How far the page can be scrolled down. */
  down(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  }

  async #off(): Promise<boolean> {
    return (await this.go.getAttribute('aria-disabled')) === 'true';
  }

  /** Decides with the keyboard alone. */
  async type(): Promise<void> {
    await this.page.keyboard.press('d');
    for (let i = 0; i < 80 && (await this.#off()); i++) {
      await this.page.keyboard.press('Tab');
      const kind = await this.page.evaluate(() => {
        const at = document.activeElement;
        if (!(at instanceof HTMLElement) || at.closest('.decision') === null) return 'elsewhere';
        if (at.hasAttribute('data-second')) return 'second';
        if (!(at instanceof HTMLInputElement)) return 'other';
        if (at.closest('.off') !== null) return 'barred';
        return at.checked ? 'other' : 'choice';
      });
      // Past the last choice: back to the first, as whoever plays with keys would.
      if (kind === 'elsewhere') await this.page.keyboard.press('d');
      if (kind === 'choice') await this.page.keyboard.press('Space');
      // The first of a group is taken: on to the next one.
      if (kind === 'barred') await this.page.keyboard.press('ArrowDown');
      if (kind === 'second' && (await this.#off())) {
        return this.#enter();
      }
    }
    if (await this.#off()) throw new Error(`keys do not decide: ${await this.#shown()}`);
    await this.#enter();
  }

  async #enter(): Promise<void> {
    const before = await this.#standing();
    await this.page.keyboard.press('Enter');
    await this.#taken(before);
  }

  /**
   * Serious and critical findings of axe on what is shown, or on a part of it, in the light; in `npm run
   * prove` in the dark too.
   */
  audit(screen: string, part = 'html'): Promise<void> {
    return whole ? this.auditBoth(screen, part) : this.#audit(screen, part, ['light']);
  }

  /** The same, light and dark. In the dark only colours are another matter. */
  auditBoth(screen: string, part = 'html'): Promise<void> {
    return this.#audit(screen, part, ['light', 'dark']);
  }

  async #audit(screen: string, part: string, themes: readonly ('light' | 'dark')[]): Promise<void> {
    const findings: string[] = [];
    for (const colorScheme of themes) {
      await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axeSource);
      const only =
        colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : { rules: neverSerious };
      const asked = { part, options: { ...only, resultTypes: ['violations'], preload: false } };
      const found = await this.page.evaluate(async ({ part: selector, options: wanted }) => {
        type Finding = {
          impact: string;
          id: string;
          nodes: { html: string; any: { message: string }[] }[];
        };
        type Axe = { run(part: string, options: object): Promise<{ violations: Finding[] }> };
        const { axe } = window as unknown as { axe: Axe };
        const { violations } = await axe.run(selector, wanted);
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(
            ({ id, nodes }) =>
              `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.any[0]?.message ?? ''}`,
          );
      }, asked);
      findings.push(...found.map((finding) => `${screen}, ${colorScheme}: ${finding}`));
    }
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(findings).toEqual([]);
  }
}
