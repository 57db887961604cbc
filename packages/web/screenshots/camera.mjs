// Someone in front of a screen of ours, who can take a picture of it.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is wished: where pictures go, in which language, at which sizes, light or dark. */
export const studio = {
  folder: fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url)),
  lang: 'en',
  sizes: ['1440', '1366', '1280', '390'],
  themes: ['light', 'dark'],
};

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
  await context.addInitScript(
    (kept) => {
      localStorage.setItem('hustings-settings', JSON.stringify({ pace: 'at-once', ...kept }));
    },
    { language: studio.lang, ...settings },
  );
  return context.newPage();
}

/** The screen as it stands, at every wished size and theme. */
export async function take(page, name) {
  await page.mouse.move(0, 0); // nothing is pointed at
  for (const size of studio.sizes) {
    await page.setViewportSize(sizes[size]);
    for (const colorScheme of studio.themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(studio.folder, `${name}-${size}-${colorScheme}.png`) });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(sizes[1440]);
}
