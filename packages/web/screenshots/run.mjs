// Pictures of every screen into docs/screenshots/, at the sizes of three laptops and a phone, light and dark:
// `npm run web:screenshots`; only those on or off the network with `-- online` or `-- offline`, only those
// off it for which no game is played with `-- pages`; elsewhere and otherwise with
// `--to FOLDER --lang pl --sizes 1280,390 --themes dark`.
// Games are played for them; bots differ, so no two runs are equal. Every moment of one game, in any
// language: moments.mjs.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser.mjs';
import { studio } from './camera.mjs';
import { momentsOf } from './moments.mjs';
import { offline } from './offline.mjs';
import { online } from './online.mjs';

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('no Chromium was found: set CHROMIUM_PATH');
const [only, ...wishes] = process.argv.slice(2);

function furnish(args) {
  const text = { type: 'string' };
  const { values } = parseArgs({
    args,
    options: { to: text, lang: text, sizes: text, themes: text },
  });
  if (values.to !== undefined) studio.folder = resolve(values.to);
  if (values.lang !== undefined) studio.lang = values.lang;
  if (values.sizes !== undefined) studio.sizes = values.sizes.split(',');
  if (values.themes !== undefined) studio.themes = values.themes.split(',');
  mkdirSync(studio.folder, { recursive: true });
}

const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
try {
  if (only === 'moments') {
    await momentsOf(browser, wishes);
  } else {
    furnish(wishes);
    if (only !== 'online') await offline(browser, only === 'pages');
    if (only !== 'offline' && only !== 'pages') await online(browser);
    console.log(`pictures are in ${studio.folder}`);
  }
} finally {
  await browser.close();
}
