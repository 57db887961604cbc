// Every moment of a game as somebody on the first chair meets it: each kind of decision when it comes
// first and once more late in the game, what is staged after it, the final score. At four sizes, light
// and dark, and all eight on one sheet:
// `npm run web:screenshots -- moments GAME FOLDER [--players 4] [--lang de] [--options duration=short]
// [--sizes 1440,390] [--themes dark] [--kinds bid,reveal] [--seed moments]`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { botOf, decide as decideBy } from '@hustings/bots';
import { manifestOf } from '@hustings/games';
import { isRefusal, Match, seedFrom, sfc } from '@hustings/kernel';
import { sizes, visit } from './camera.mjs';
import { decide, moment, submit } from './player.mjs';
import { serve } from '../serve.mjs';

const NAMES = ['You', 'Ada', 'Jonas', 'Tariq', 'Wanda'];

function wishes(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(
      ['players', 'lang', 'options', 'sizes', 'themes', 'kinds', 'seed'].map((name) => [
        name,
        { type: 'string' },
      ]),
    ),
  });
  const [game, folder] = positionals;
  if (manifestOf(game) === undefined || folder === undefined) {
    throw new Error('moments GAME FOLDER: which game, and where should the pictures go?');
  }
  const listed = (words) => words?.split(',');
  return {
    game,
    folder: resolve(folder),
    players: Number(values.players ?? 4),
    lang: values.lang ?? 'en',
    options: Object.fromEntries((listed(values.options) ?? []).map((one) => one.split('='))),
    sizes: listed(values.sizes) ?? Object.keys(sizes),
    themes: listed(values.themes) ?? ['light', 'dark'],
    kinds: listed(values.kinds),
    seed: values.seed ?? 'moments',
  };
}

/** Plays a game among bots; the moments in which the first chair has to decide, and the end. */
function* moments(knowledge, { options, players, seed }) {
  const { game } = knowledge;
  const bot = botOf(knowledge, 'strategist');
  const random = sfc(seedFrom(seed), 'bot 0');
  let match = Match.start(game, options, players, seedFrom(seed));
  if (isRefusal(match)) throw new Error(match.refused);
  match = match.playUnasked();
  while (!match.isOver) {
    const { state } = match;
    const owed = game.decisions(state);
    const first = owed.find(({ seat }) => seat === 0);
    // Whoever decides at the same time has done so before.
    const { seat } = owed.length > 1 && owed[0] === first ? owed[1] : owed[0];
    if (owed.length === 1 && first !== undefined) yield { name: first.kind, match };
    match = match.play(seat, decideBy(bot, game.view(state, seat), random, {})).playUnasked();
  }
  yield { name: 'end', match };
}

/** The first of each kind, and the last one. */
function chosen(all, kinds) {
  const found = new Map();
  for (const { name, match } of all) {
    if (kinds !== undefined && !kinds.includes(name)) continue;
    found.set(found.has(name) ? `${name}-late` : name, match);
  }
  return [...found];
}

const saved = ({ game, deal, moves, state }, id) => ({
  id,
  game: game.id,
  rules: game.rules.rules,
  options: deal.options,
  chairs: NAMES.slice(0, deal.seats).map((name, seat) => ({
    name,
    by: seat === 0 ? 'person' : 'bot',
    ...(seat > 0 && { level: 'organiser' }),
  })),
  seed: deal.seed,
  moves,
  created: 0,
  updated: 0,
  result: game.result(state),
  owed: game.decisions(state).map(({ seat }) => seat),
  at: state.flow.at,
});

/** Lays a game into the browser's own store and opens it there. */
async function open(page, url, game) {
  await page.goto(`${url}/rules`);
  await page.evaluate(
    (kept) =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('hustings');
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'id' });
        };
        opening.onerror = () => fail(new Error('no store'));
        opening.onsuccess = () => {
          const { result } = opening;
          const put = result.transaction('games', 'readwrite').objectStore('games').put(kept);
          put.onsuccess = () => done(result.close());
        };
      }),
    game,
  );
  await page.goto(`${url}/play/${game.id}`);
  return moment(page);
}

/** The screen as it stands, at the wished sizes and themes, and a sheet of them. */
async function shoot(page, sheet, wish, name) {
  const pictures = [];
  for (const size of wish.sizes) {
    for (const colorScheme of wish.themes) {
      await page.setViewportSize(sizes[size]);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      const path = join(wish.folder, `${name}-${size}-${colorScheme}.png`);
      writeFileSync(path, await page.screenshot());
      pictures.push({ path, width: size === '390' ? 390 : 960 });
    }
  }
  await page.setViewportSize(sizes[1440]);
  const shown = pictures.map(({ path, width }) => {
    const data = readFileSync(path).toString('base64');
    return `<img src="data:image/png;base64,${data}" width="${width}" style="vertical-align:top">`;
  });
  await sheet.setContent(`<body style="margin:0;background:#888">${shown.join('\n')}</body>`);
  await sheet.screenshot({ path: join(wish.folder, `sheet-${name}.png`), fullPage: true });
  console.log(`sheet-${name}.png`);
}

export async function momentsOf(browser, args) {
  const wish = wishes(args);
  const knowledge = await manifestOf(wish.game).bots();
  mkdirSync(wish.folder, { recursive: true });
  const { server, url } = await serve(0);
  const page = await visit(browser, { language: wish.lang });
  const sheet = await (
    await browser.newContext({ viewport: { width: 1920, height: 1200 } })
  ).newPage();
  try {
    for (const [name, match] of chosen(moments(knowledge, wish), wish.kinds)) {
      const at = await open(page, url, saved(match, `moment-${name}`));
      await shoot(page, sheet, wish, name);
      if (at !== 'decision') continue;
      await decide(page);
      await shoot(page, sheet, wish, `${name}-chosen`);
      await submit(page);
      if ((await moment(page)) === 'election') await shoot(page, sheet, wish, `${name}-stage`);
    }
  } finally {
    await page.context().close();
    await sheet.context().close();
    server.close();
  }
  console.log(`pictures are in ${wish.folder}`);
}
