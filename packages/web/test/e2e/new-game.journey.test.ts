import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../browser.mjs';
import { choices } from '../../choices.mjs';
import { noBrowser } from './browser.js';
import { whole } from './extent.js';
import { playOut } from './play-out.js';
import { startServer } from './server.js';
import { Workspace } from './workspace.js';

const GAME = 'harbour-lights';
const TITLE = 'Harbour Lights';
const SLOW = 300_000;

const tsc = 'node_modules/@typescript/native/bin/tsc';
const hustings = 'packages/cli/bin/hustings.mjs';

describe('a fourth game', () => {
  let copy: Workspace;
  let written: readonly string[];

  beforeAll(() => {
    copy = new Workspace();
    copy.run(tsc, '-b', 'tsconfig.build.json');
    const said = copy.run(hustings, 'new-game', GAME, '--json');
    written = (JSON.parse(said) as { files: string[] }).files;
    copy.run(tsc, '-b', 'tsconfig.build.json');
  }, SLOW);
  afterAll(() => copy.remove());

  test('is one folder and its line in the registry', () => {
    const outside = written.filter((file) => !file.startsWith(join('games', GAME)));
    expect(outside).toEqual([join('games', 'registry.ts')]);
    const registry = readFileSync(join(copy.root, 'games/registry.ts'), 'utf8');
    expect(registry).toContain(`import { harbourLights } from './${GAME}/game.js';\n`);
    expect(registry).toContain('  harbourLights,\n];');
  });

  test('is laid out once', () => {
    const { status, stderr } = copy.tried({}, hustings, 'new-game', GAME);
    expect(status).toBe(2);
    expect(stderr).toContain(`there is a game "${GAME}" already.`);
  });

  test(
    'passes types, lint, format and arrows, and its own tests',
    () => {
      const folder = join('games', GAME);
      const only = { extends: './tsconfig.json', include: ['games/*.d.ts', `${folder}/test`] };
      writeFileSync(join(copy.root, 'tsconfig.game.json'), JSON.stringify(only));
      copy.run(tsc, '-p', 'tsconfig.game.json');
      copy.run('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', folder);
      copy.run('node_modules/oxfmt/bin/oxfmt', '--check', folder, 'games/registry.ts');
      expect(copy.run('scripts/check-arrows.mjs', `games/${GAME}`)).toContain(
        `arrows: games/${GAME}: `,
      );
      copy.run('node_modules/vitest/vitest.mjs', 'run', folder);
    },
    SLOW,
  );

  // All of the client is looked at besides, which takes as long as everything else here.
  test.runIf(whole)(
    'has a board whose types are right',
    () => {
      const only = { extends: './tsconfig.json', include: [`../../games/${GAME}/board`] };
      writeFileSync(join(copy.root, 'packages/web/tsconfig.board.json'), JSON.stringify(only));
      const check = ['--workspace', 'packages/web', '--tsconfig', './tsconfig.board.json'];
      copy.run('node_modules/svelte-check/bin/svelte-check', ...check, '--fail-on-warnings');
    },
    SLOW,
  );

  test(
    'is known to the command line',
    () => {
      expect(copy.run(hustings, 'games')).toContain(`${GAME}: ${TITLE}, 2 to 6 players`);
      const simulated = copy.run(hustings, 'simulate', '--game', GAME, '--games', '20', '--json');
      expect(JSON.parse(simulated)).toMatchObject({ game: GAME, games: 20 });
      const few = ['--game', GAME, '--players', '3', '--games', '20', '--inputs', '200'];
      expect(copy.run(hustings, 'prove', ...few)).toContain('every promise is kept');
      const request = JSON.stringify({ id: 1, do: 'new', game: GAME, seats: 2, seed: 'new' });
      const { stdout } = copy.tried({ input: `${request}\n` }, hustings, 'engine');
      expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: {} });
    },
    SLOW,
  );

  describe.skipIf(noBrowser)('in a browser', () => {
    let server: Awaited<ReturnType<typeof startServer>>;
    let browser: Browser;
    let page: Page;
    const faults: string[] = [];

    beforeAll(async () => {
      copy.run('scripts/build-web.mjs');
      server = await startServer({}, join(copy.root, hustings));
      const executablePath = findBrowser();
      browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
      });
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      page = await context.newPage();
      page.on('pageerror', (error) => void faults.push(String(error)));
    }, SLOW);
    afterAll(async () => {
      await browser.close();
      await server.stop();
    });

    test('is offered on the front page, in ‘make a table’ and among the rules', async () => {
      await page.goto(`${server.url}/make`);
      await page.getByText(TITLE).first().click();
      await page.getByText('six rounds').waitFor();
      // Six chairs, and nobody on them is nameless.
      await page.getByLabel('6', { exact: true }).first().check({ force: true });
      await page.getByText('Noor').or(page.locator('[value="Noor"]')).first().waitFor();
      await page.goto(`${server.url}/rules/${GAME}`);
      await page.getByText(`${TITLE}: how Hustings plays it`).waitFor();
      await page.goto(server.url);
      expect(await page.locator(`[data-offer="${GAME}"]`).count()).toBe(1);
    });

    test(
      'is played to its end on its board, and again in words',
      async () => {
        await page.goto(server.url);
        await page.locator(`[data-offer="${GAME}"]`).click();
        await page.locator('.decision [data-go]').waitFor();
        const drawn = await page.evaluate(playOut, choices);
        expect(drawn).toMatchObject({ stuck: undefined });
        expect(drawn.decisions).toBeGreaterThanOrEqual(7); // four cards laid, three exchanges
        await page.locator('.scoring-page').getByText('Total').waitFor();
        await page.locator('.scoring-page button').click();
        await page.locator('.decision [data-go]').waitFor();
        await page.locator('[data-text]').click();
        await page.locator('.dec [data-go]').waitFor();
        const told = await page.evaluate(playOut, choices);
        expect(told).toMatchObject({ stuck: undefined });
        await page.locator('.dec [data-replay]').waitFor();
        expect(faults).toEqual([]);
      },
      SLOW,
    );

    test('is dealt by the server, to a person and a bot', async () => {
      const { request } = page;
      const api = `${server.url}/api/v1`;
      await request.get(`${api}/me`); // who comes is a guest
      const seats = [{ mine: true }, { bot: 'organiser' }];
      const made = await request.post(`${api}/tables`, { data: { game: GAME, seats } });
      expect(made.ok()).toBe(true);
      const { id } = (await made.json()) as { id: string };
      const begun = await request.post(`${api}/tables/${id}/start`, { data: {} });
      expect(begun.ok()).toBe(true);
      const seen = await request.get(`${api}/tables/${id}/play`);
      expect(await seen.json()).toMatchObject({ view: { round: 1, deck: 40 } });
    });
  });
});
