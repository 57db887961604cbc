import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botOf, decide } from '@hustings/bots';
import { allKnowledge, knowledgeOf } from '@hustings/games';
import { coded, isRefusal, seedFrom, sfc } from '@hustings/kernel';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../browser.mjs';
import { noBrowser } from './browser.js';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

const games = fileURLToPath(new URL('../../../../games', import.meta.url));
const knowledges = await allKnowledge();

let folder: string;
let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  if (noBrowser) return;
  folder = await mkdtemp(join(tmpdir(), 'hustings-bots-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@hustings\/games$/, replacement: `${games}/registry.ts` },
        { find: /^@hustings\/([^/]+)$/, replacement: `${packages}$1/src/index.ts` },
        { find: /^@hustings\/([^/]+)\/(.+)$/, replacement: `${packages}$1/src/$2/index.ts` },
      ],
    },
    build: {
      outDir: folder,
      // Boards and books are fetched by pages alone: a worker never asks for them.
      rollupOptions: { external: /\.svelte$|\?raw$/ },
      lib: { entry: `${packages}cli/src/bots/thinker.ts`, formats: ['es'], fileName: 'worker' },
    },
  });
  // What bots know of a game comes in files of its own, when it is first asked for.
  const scripts = new Map(
    readdirSync(folder).map((name) => [`/${name}`, readFileSync(join(folder, name))]),
  );
  server = createServer((request, response) => {
    const script = scripts.get(request.url ?? '');
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? '<!doctype html><title>bots</title>');
  }).listen(0, '127.0.0.1');
  const executablePath = findBrowser();
  browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  page = await browser.newPage();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  await page.goto(`http://127.0.0.1:${address.port}/`);
});

afterAll(async () => {
  if (noBrowser) return;
  await browser.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Tells a new worker of the page these things, in order, and waits for one answer. */
const told = (messages: readonly unknown[]): Promise<unknown> =>
  page.evaluate(async (all) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    const answer = new Promise((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
    });
    for (const message of all) worker.postMessage(message);
    const got: unknown = await answer;
    worker.terminate();
    return got;
  }, messages);

describe.skipIf(noBrowser)('the file that thinks in threads of Node, in a browser', () => {
  test.each(knowledges.map((one) => [one.game.id, one] as const))(
    '%s: a Chancellor finds the same move there',
    async (game, one) => {
      const seats = one.game.rules.seats.max;
      const options = one.game.readOptions({}, seats);
      if (isRefusal(options)) throw new Error(coded(options));
      const view = one.game.view(one.game.simulate(options, seats, seedFrom('worker')), 0);
      const question = { ask: 1, game, level: 'chancellor', view, seed: 'w', simulations: 6 };
      const random = sfc(seedFrom('w'), 'bot 0');
      const known = (await knowledgeOf(game, view)) ?? one; // with what was learned, if anything
      const move = decide(botOf(known, 'chancellor'), view, random, { simulations: 6 });
      expect(await told([question])).toEqual({ ask: 1, move });
    },
  );

  test('a question can be taken back while it is thought about', async () => {
    const [one] = knowledges;
    const options = one.game.readOptions({}, 3);
    if (isRefusal(options)) throw new Error(coded(options));
    const view = one.game.view(one.game.simulate(options, 3, seedFrom('worker')), 0);
    const { id: game } = one.game;
    const level = 'chancellor';
    const question = { ask: 2, game, level, view, seed: 'w', simulations: 1_000_000 };
    expect(await told([question, { cancel: 2 }])).toEqual({ ask: 2, cancelled: true });
  });
});
