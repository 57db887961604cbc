// Pictures of every screen into docs/screenshots/, at the sizes of three laptops and a phone, light and dark:
// `npm run web:screenshots`; only those on or off the network with `-- online` or `-- offline`.
// Games are played for them; bots differ, so no two runs are equal.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser.mjs';
import { folder } from './camera.mjs';
import { offline } from './offline.mjs';
import { online } from './online.mjs';

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('no Chromium was found: set CHROMIUM_PATH');
const [only] = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
try {
  if (only !== 'online') await offline(browser);
  if (only !== 'offline') await online(browser);
} finally {
  await browser.close();
}
console.log(`pictures are in ${folder}`);
