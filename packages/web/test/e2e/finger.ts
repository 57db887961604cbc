import type { Locator, Page } from 'playwright-core';

/** So often a finger tries again where something came to lie under it at that moment. */
const TRIES = 5;

/** What a page knows of its fingers. */
type Fingers = { restsSince?: number; press?: PointerEvent };

/**
 * Runs in the page: are the last press, and what has come to lie under it since, so long ago that
 * another one is a new one? A finger that rests might mean what was there before.
 */
function fingerLifted(): boolean {
  const DOUBLE = 500;
  const fingers = window as unknown as Fingers;
  if (fingers.restsSince === undefined) {
    const note = (): number => (fingers.restsSince = performance.now());
    note();
    window.addEventListener('pointerover', note, { capture: true });
    window.addEventListener(
      'pointerdown',
      (press) => {
        note();
        fingers.press = press;
      },
      { capture: true },
    );
  }
  return performance.now() - (fingers.restsSince ?? 0) > DOUBLE;
}

/** Touches it with a finger that was lifted before; again, if the page took it for a stray one. */
export async function tap(page: Page, what: Locator): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    await page.waitForFunction(fingerLifted);
    await what.tap();
    const stray = await page.evaluate(
      () => (window as unknown as Fingers).press?.defaultPrevented === true,
    );
    if (!stray) return;
  }
  throw new Error(`something came to lie under the finger ${TRIES} times`);
}
