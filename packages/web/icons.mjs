// Makes the install icons from public/icon.svg: `node packages/web/icons.mjs`. The pictures are kept.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

const folder = fileURLToPath(new URL('./public/', import.meta.url));
const svg = readFileSync(`${folder}icon.svg`, 'utf8');
const PAPER = '#f4f0e6';
// Systems cut a maskable icon to their own shape: everything is inside the middle four fifths.
const pictures = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'icon-maskable-512', size: 512, share: 0.72 },
];

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('no Chromium was found: set CHROMIUM_PATH');
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
for (const { name, size, share } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = share < 1 ? PAPER : 'transparent';
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${share * 100}%;height:auto}</style>${svg}`,
  );
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
