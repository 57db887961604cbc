// Someone in front of a screen of ours, who can take a picture of it.
import { fileURLToPath } from 'node:url';

export const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

export const sizes = {
  1440: { width: 1440, height: 900 },
  1366: { width: 1366, height: 768 },
  1280: { width: 1280, height: 800 },
  390: { width: 390, height: 844 },
};

/** A browser of their own, in which bots move at once and nothing is animated. */
export async function visit(browser, settings = {}) {
  const context = await browser.newContext({
    viewport: sizes[1440],
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Vienna',
  });
  context.setDefaultTimeout(200_000); // whole games are played in between
  await context.addInitScript((kept) => {
    localStorage.setItem('hustings-settings', JSON.stringify({ pace: 'at-once', ...kept }));
  }, settings);
  return context.newPage();
}

/** The screen as it stands, at every size, light and dark. */
export async function take(page, name) {
  await page.mouse.move(0, 0); // nothing is pointed at
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(sizes[1440]);
}
