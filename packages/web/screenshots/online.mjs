// Everything that needs a server: four friends, their tables, and what is around them.
import { readdirSync, readFileSync } from 'node:fs';
import { take, visit } from './camera.mjs';
import { decide, playOn, playTo, submit } from './player.mjs';
import { startServer } from './server.mjs';

const HOUR = 3_600_000;
const live = { kind: 'live', bank: HOUR / 2, increment: 30_000 };
const post = { kind: 'correspondence', bank: 72 * HOUR, increment: 12 * HOUR };
const macher = 'die-macher-2019';
const RALLIES = '4.1';

/** Someone with a browser and a name, who can also ask the server without a page. */
class Friend {
  static async come(browser, url, name) {
    const page = await visit(browser, { name });
    const friend = new Friend(page, url);
    await friend.ask('PATCH', '/me', { name, zone: 'Europe/Vienna' });
    return friend;
  }

  constructor(page, url) {
    this.page = page;
    this.url = url;
  }

  async ask(method, path, data) {
    const answer = await this.page.request.fetch(`${this.url}/api/v1${path}`, { method, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  }

  /** Makes a table; gives its id. */
  async make(game, seats, more) {
    return (await this.ask('POST', '/tables', { game, seats, ...more })).id;
  }

  join(table) {
    return this.ask('POST', `/tables/${table}/join`, {});
  }

  start(table) {
    return this.ask('POST', `/tables/${table}/start`, {});
  }

  say(table, text, room = 'table') {
    return this.ask('POST', `/tables/${table}/chat`, { room, text });
  }

  goTo(path) {
    return this.page.goto(`${this.url}${path}`);
  }

  see(selector) {
    return this.page.locator(selector).first().waitFor();
  }

  shot(name) {
    return take(this.page, name);
  }

  /** What opens from the strip above a game. */
  async drawer(which, name) {
    await this.page.locator(`[data-panel=${which}]`).click();
    await this.see('.drawer');
    await this.shot(name);
    await this.page.locator('[data-close]').click();
  }
}

export async function online(browser) {
  const { url, stop } = await startServer();
  try {
    const names = ['Mira', 'Jonas', 'Tariq', 'Ada'];
    const friends = await Promise.all(names.map((name) => Friend.come(browser, url, name)));
    await account(friends);
    await byPost(friends);
    const tuesday = await waitingRoom(friends);
    await lobby(friends);
    await liveTable(friends, tuesday);
    await statistics(friends);
    await Promise.all(friends.map(({ page }) => page.context().close()));
  } finally {
    await stop();
  }
}

/** One's own page, as a guest and with an account; the link from a mail, here and elsewhere. */
async function account([mira, , , ada]) {
  await mira.ask('PATCH', '/me', {
    holidays: ['2026-12-24', '2026-12-25'],
    webhook: 'https://chat.example.org/hook',
  });
  await mailing(mira, {});
  await mira.goTo('/account');
  await mira.see('[data-zone]');
  await mira.shot('account-guest');
  await mira.page.route('**/mail-link', (route) => route.fulfill({ json: { ok: true } }));
  await mira.page.locator('[data-email]').fill('mira@example.org');
  await mira.page.locator('[data-mail-link]').click();
  await mira.see('[data-code]');
  await mira.shot('account-asked');
  await mira.page.unrouteAll();
  await ada.ask('POST', '/me/account', { login: 'ada', password: 'long enough' });
  await mailing(ada, { email: 'ada@example.org', proved: true });
  await ada.goTo('/account');
  await ada.see('[data-zone]');
  await ada.shot('account');
  await ada.goTo('/account/confirm#old');
  await ada.page.waitForLoadState('networkidle');
  await ada.shot('confirm-too-old');
  const me = await ada.ask('GET', '/me');
  await confirm(ada, me, 'confirm');
  const asked = { at: Date.now() - 60_000, agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
  const elsewhere = { code: '7K2M-PX4D', minutes: 10, asked };
  await confirm(ada, { elsewhere }, 'confirm-elsewhere');
  await ada.page.unrouteAll();
}

/** No mail leaves this machine: what a server that sends mail would say of someone is put in its place. */
function mailing({ page }, more) {
  return page.route('**/api/v1/me', async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ json: { ...(await answer.json()), mailing: true, ...more } });
  });
}

/** The same for what it would answer to a good link. */
async function confirm({ page, url }, json, name) {
  await page.route('**/mail-link/confirm', (route) => route.fulfill({ json }));
  await page.goto(url);
  await page.goto(`${url}/account/confirm#fresh`);
  await page.waitForLoadState('networkidle');
  await take(page, name);
}

/** A game by correspondence: what happened since one was here, and a clock that rests. */
async function byPost([mira, jonas]) {
  const seats = [{ mine: true }, {}, { bot: 'intern' }, { bot: 'intern' }];
  const more = { title: 'Two weeks in November', clock: post, visibility: 'unlisted' };
  const table = await mira.make(macher, seats, more);
  await jonas.join(table);
  await jonas.ask('PATCH', '/me', { playHours: quietNow() });
  await mira.start(table);
  for (const friend of [mira, jonas]) await friend.goTo(`/t/${table}`);
  await playOn(jonas.page);
  await playTo(mira.page, RALLIES);
  await decide(mira.page);
  await submit(mira.page);
  await mira.goTo('/online');
  // Mira is away until it is her turn again.
  const turn = async () => (await mira.ask('GET', '/tables?mine=true'))[0].turn.includes(0);
  while (!(await turn())) await mira.page.waitForTimeout(200);
  await mira.goTo(`/t/${table}`);
  await mira.see('[data-since]');
  await mira.see('.displays');
  await mira.shot('online-correspondence');
}

/** Play hours in Berlin that begin three hours from now: until then a clock rests. */
function quietNow() {
  const from = (new Date().getUTCHours() + 4) % 24;
  return { from: from * 60, to: ((from + 12) % 24) * 60 };
}

/** Making a table and waiting for its players; gives the id of the table. */
async function waitingRoom([mira, jonas]) {
  await mira.goTo('/make#online');
  await mira.see('[data-chair="2"]');
  await mira.page.locator('[data-title]').fill('Tuesday');
  await mira.page.locator('[data-chair="4"] [value=bot]').check({ force: true });
  await mira.page.locator('[data-chair="4"] select').first().selectOption('organiser');
  await mira.shot('make-online');
  await mira.page.locator('[data-begin]').click();
  await mira.page.waitForURL(/\/t\//);
  const table = new URL(mira.page.url()).pathname.split('/').at(-1);
  await jonas.goTo(`/t/${table}`);
  await jonas.see('[data-join]');
  await jonas.shot('waiting-room-guest');
  await jonas.page.locator('[data-join]').first().click();
  await jonas.page.locator('.choosep label').nth(2).click();
  await jonas.say(table, 'The Greens for me, as ever. Is Ada coming?');
  await mira.page.locator('.choosep label').nth(4).click();
  await mira.say(table, 'She is on the train, ten minutes.');
  await mira.page.getByText('ten minutes').waitFor();
  await mira.shot('waiting-room');
  return table;
}

/** The list of tables, with one of each kind; and the front page that knows of them. */
async function lobby([mira, jonas, tariq, ada]) {
  const bot = { bot: 'intern' };
  await jonas.make('copycat', [{ mine: true }, {}, {}], { title: 'Lunch break', clock: live });
  const locked = { title: 'The old guard', visibility: 'password', password: 'x', clock: post };
  await ada.make('die-macher-2006', [{ mine: true }, {}, bot, {}], locked);
  const shown = { title: 'Tariq against the rest', clock: live };
  await tariq.start(await tariq.make(macher, [{ mine: true }, bot, bot, bot], shown));
  await mira.ask('POST', '/games/import', JSON.parse(recording()));
  await mira.goTo('/');
  await mira.page.locator('[data-online=true]').scrollIntoViewIfNeeded();
  await mira.shot('home-online');
  await mira.goTo('/online');
  await mira.see('[data-watch-tables] li');
  await mira.shot('lobby');
}

/** A live table: the strip above it, its drawers, a question, a spectator, and its end. */
async function liveTable([mira, jonas, tariq, ada], table) {
  await ada.join(table);
  await mira.start(table);
  for (const friend of [mira, jonas, ada]) await friend.goTo(`/t/${table}`);
  for (const friend of [jonas, ada]) await playOn(friend.page);
  await playTo(mira.page, RALLIES);
  await decide(mira.page);
  await mira.see('.displays');
  await mira.shot('online-table');
  await jonas.say(table, 'Who leads in Bavaria?');
  await ada.say(table, 'You do, and you know it.');
  await mira.drawer('chat', 'online-chat');
  const text = 'Jonas wants Bavaria.\nKeep 12,000 for the auction.';
  await mira.ask('PUT', `/tables/${table}/note`, { text });
  await mira.drawer('note', 'online-note');
  await mira.drawer('menu', 'online-menu');
  await tariq.goTo(`/t/${table}`);
  await tariq.see('.displays');
  await tariq.shot('online-spectator');
  const { number: seen } = await jonas.ask('GET', `/tables/${table}`);
  await jonas.ask('POST', `/tables/${table}/proposal`, { kind: 'pause', seen });
  await mira.see('.banner.ask');
  await mira.shot('online-question');
  await mira.ask('POST', `/tables/${table}/proposal/answer`, { agree: false });
  await mira.page.context().setOffline(true);
  await mira.see('.state.lost');
  await mira.shot('online-lost');
  await mira.page.context().setOffline(false);
  await mira.page.locator('.state.lost').waitFor({ state: 'detached' });
  await ended(mira, jonas, table);
}

async function ended(mira, jonas, table) {
  await submit(mira.page);
  await playOn(mira.page);
  await mira.see('.scoring-page');
  await mira.shot('online-result');
  await jonas.see('.scoring-page');
  await jonas.ask('POST', `/tables/${table}/rematch`, {});
  await mira.drawer('menu', 'online-rematch');
}

/** A person's games and ratings; a game from a file that is to be played on. */
async function statistics([mira, jonas, , ada]) {
  const ids = await Promise.all(
    [ada, jonas, mira].map(async (friend) => (await friend.ask('GET', '/me')).id),
  );
  const record = { averagePlace: 2.1, averageScore: 118.4, bestScore: 171 };
  const games = [
    { game: macher, played: 14, won: 5, ...record },
    { game: 'copycat', played: 6, won: 1, ...record, averageScore: 88.2, bestScore: 97 },
  ];
  const rating = (mu, sigma) => ({ game: macher, mu, sigma, played: 9 });
  const person = { id: ids[0], name: 'Ada', kind: 'account', games, ratings: [rating(28.4, 3.1)] };
  const best = [
    { person: ids[0], name: 'Ada', ...rating(28.4, 3.1) },
    { person: ids[1], name: 'Jonas', ...rating(25.9, 3.4) },
    { person: ids[2], name: 'Mira', ...rating(24.2, 4) },
  ];
  // Ratings take many games: what the server would tell after them is put in its place.
  await ada.page.route(`**/api/v1/people/*`, (route) => route.fulfill({ json: person }));
  await ada.page.route('**/api/v1/ratings/*', (route) => route.fulfill({ json: best }));
  await ada.goTo(`/people/${ids[0]}`);
  await ada.see('.best li');
  await ada.shot('person');
  await mira.goTo('/import');
  const { moves, ...file } = JSON.parse(recording());
  await mira.page.locator('[data-file]').setInputFiles({
    name: 'lunch.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, moves: moves.slice(0, 40) })),
  });
  await mira.see('[data-import]');
  await mira.shot('import');
}

/** A whole game of Copycat. */
function recording() {
  const folder = new URL('../../../fixtures/copycat/', import.meta.url);
  return readFileSync(new URL(readdirSync(folder)[0], folder), 'utf8');
}
