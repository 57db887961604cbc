// Finds a Chromium: the one named by CHROMIUM_PATH, the system's, or Playwright's own. First the one
// that was made to run without a window: it does the same with a fifth less of the processor.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) return named;
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find((path) => existsSync(path));
}
