import type { Page } from 'playwright-core';
import { tap } from './finger.js';

/** Presses pieces on the table where it can, and counts every press. */
export class Hand {
  presses = 0;
  readonly #press: (selector: string) => Promise<void>;

  constructor(
    readonly page: Page,
    how: 'click' | 'tap' = 'click',
  ) {
    this.#press = async (selector) => {
      const what = page.locator(selector).first();
      if (how === 'tap') return tap(page, what);
      await page.mouse.move(2, 2); // a hand that rests might mean what was there before
      // Cards of a full hand overlap: each is taken by its left edge.
      await (/data-card/.test(selector) ? what.click({ position: { x: 9, y: 30 } }) : what.click());
    };
  }

  async press(selector: string): Promise<void> {
    this.presses++;
    await this.#press(selector);
  }

  /** One act: these pieces, and the button. */
  async does(...pieces: readonly string[]): Promise<void> {
    for (const piece of pieces) await this.press(piece);
    const { form } = await this.#standing(); // with what is chosen: choosing is not yet deciding
    await this.press('[data-go]');
    await this.#taken(form);
  }

  /** Ends what is being done. */
  async ends(): Promise<void> {
    const { form } = await this.#standing();
    await this.press('[data-second]');
    await this.#taken(form);
  }

  /** One act: a piece and its button; what is proposed; or the end of what is being done. */
  async act(wish?: string): Promise<void> {
    const before = await this.#standing();
    if (before.off) {
      const piece = (await this.#usable(wish)) ?? (await this.#usable());
      if (piece !== undefined) await this.press(piece);
    }
    const { off, form } = await this.#standing();
    await this.press(off ? '[data-second]' : '[data-go]');
    await this.#taken(form);
  }

  /** Waits until the panel is another one, and nothing is on its way. */
  async #taken(form: string): Promise<void> {
    await this.page.waitForFunction(
      (old) =>
        `${document.querySelector('form.decision')?.outerHTML}` !== old &&
        document.querySelector('[aria-busy=true]') === null,
      form,
    );
  }

  /** What can be seen and pressed, on the table before in the panel. */
  #usable(wish = '.usable:not([aria-pressed=true])'): Promise<string | undefined> {
    const pieces = [`.cc-board ${wish}`, '.decision .choice:not(.on, .off)'];
    return this.page.evaluate((selectors) => {
      for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim');
      for (const selector of selectors) {
        const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
        found?.setAttribute('data-aim', '');
        if (found !== undefined) return '[data-aim]';
      }
      return undefined;
    }, pieces);
  }
  #standing(): Promise<{ readonly form: string; readonly off: boolean }> {
    return this.page.evaluate(() => ({
      form: `${document.querySelector('form.decision')?.outerHTML}`,
      off: document.querySelector('[data-go]')?.getAttribute('aria-disabled') === 'true',
    }));
  }
}
