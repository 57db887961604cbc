import type { Locator, Page } from 'playwright-core';

/**
 * Runs in the page: is the last press so long ago that another one at its place is a new one? A
 * finger that rests might mean what was there before.
 */
function fingerLifted(): boolean {
  const DOUBLE = 500;
  const fingers = window as { pressedAt?: number };
  if (fingers.pressedAt === undefined) {
    fingers.pressedAt = performance.now();
    const note = (): number => (fingers.pressedAt = performance.now());
    document.addEventListener('pointerdown', note, { capture: true });
  }
  return performance.now() - fingers.pressedAt > DOUBLE;
}

/** Touches it with a finger that was lifted before. */
export async function tap(page: Page, what: Locator): Promise<void> {
  await page.waitForFunction(fingerLifted);
  await what.tap();
}
