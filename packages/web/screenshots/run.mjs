// Pictures of every screen into docs/screenshots/, at the sizes of three laptops and a phone, light and dark:
// `npm run web:screenshots`; only those on or off the network with `-- online` or `-- offline`.
// Games are played for them; bots differ, so no two runs are equal. Every moment of one game, in any
// language: moments.mjs.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser.mjs';
import { folder } from './camera.mjs';
import { momentsOf } from './moments.mjs';
import { offline } from './offline.mjs';
import { online } from './online.mjs';

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('no Chromium was found: set CHROMIUM_PATH');
const [only, ...wishes] = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
try {
  if (only === 'moments') {
    await momentsOf(browser, wishes);
  } else {
    if (only !== 'online') await offline(browser);
    if (only !== 'offline') await online(browser);
    console.log(`pictures are in ${folder}`);
  }
} finally {
  await browser.close();
}
