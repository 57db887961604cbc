import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../browser.mjs';
import { serve } from '../../serve.mjs';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const executablePath = findBrowser();

/** Without a browser the end-to-end tests are skipped, loudly; where CI is set that is a failure. */
export const noBrowser = executablePath === undefined;
if (noBrowser) {
  const say = 'NO BROWSER: no Chromium was found, so no end-to-end test runs. Set CHROMIUM_PATH.';
  if (process.env['CI'] === 'true') throw new Error(say);
  console.error(`\n${'!'.repeat(say.length)}\n${say}\n${'!'.repeat(say.length)}\n`);
}

export async function launch(): Promise<{
  browser: Browser;
  url: string;
  stop: () => Promise<void>;
}> {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error('the client has not been built: npm run web:build');
  }
  const { server, url } = await serve(0);
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const stop = async (): Promise<void> => {
    await browser.close();
    server.close();
  };
  return { browser, url, stop };
}
