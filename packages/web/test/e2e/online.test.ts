import { dieMacher2019 } from '@hustings/die-macher/edition-2019';
import { isRefusal, readGameFile, replay, SPECTATOR, type Game } from '@hustings/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { laptop, phone, visit, type Person, type Screen } from './person.js';
import { answered, pause, play, played } from './player.js';
import { startServer } from './server.js';

const SLOW = 240_000;
const PATIENT = 200_000;
const game = dieMacher2019 as unknown as Game;

/** Everything that reached a page from the server, in the order it came. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(payload.toString())),
  );
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => void heard.push(text),
      () => undefined, // the page has gone on
    );
  });
  return heard;
}

describe.skipIf(noBrowser)('online', () => {
  let served: Awaited<ReturnType<typeof launch>>;
  let server: Awaited<ReturnType<typeof startServer>>;
  let browser: Browser;
  const people: Person[] = [];
  beforeAll(async () => {
    [served, server] = await Promise.all([launch(), startServer()]);
    browser = served.browser;
  });
  afterAll(async () => {
    await served.stop();
    await server.stop();
  });
  afterEach(async () => {
    const faults = people.flatMap((person) => person.faults);
    await Promise.all(people.map(({ context }) => context.close()));
    people.length = 0;
    expect(faults).toEqual([]);
  });

  async function come(name: string, screen: Screen = laptop): Promise<Person> {
    const person = await visit(browser, screen);
    person.context.setDefaultTimeout(PATIENT); // other work may share the machine
    await person.context.addInitScript((known) => {
      const kept = JSON.parse(localStorage.getItem('hustings-settings') ?? '{}') as object;
      if (!('name' in kept))
        localStorage.setItem('hustings-settings', JSON.stringify({ ...kept, name: known }));
    }, name);
    people.push(person);
    return person;
  }

  /** Makes a table on the page for it; what is not said stays as proposed. */
  async function make(
    { page }: Person,
    wish: { game?: string; chairs: number; title?: string; pick?: readonly string[] },
  ): Promise<string> {
    await page.goto(`${server.url}/make#online`);
    const choose = (name: string): Promise<void> =>
      page.getByRole('radio', { name, exact: true }).check({ force: true });
    if (wish.game !== undefined) await choose(wish.game);
    await choose(String(wish.chairs));
    for (const name of wish.pick ?? []) await choose(name);
    await page.locator('[data-title]').fill(wish.title ?? '');
    await page.locator('[data-begin]').click();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-start]').waitFor();
    return page.url();
  }

  async function join({ page }: Person, link: string): Promise<void> {
    await page.goto(link);
    await page.locator('[data-join]').click();
    await page.locator('.chairs').getByText(', you').waitFor();
  }

  async function start({ page }: Person): Promise<void> {
    await page.locator('[data-start][aria-disabled=false]').click();
  }

  test(
    'four people play Die Macher to its end; one is cut off and comes back; who watches learns no secret',
    async () => {
      const names = ['Mira', 'Jonas', 'Tariq', 'Ada'];
      const players = await Promise.all(names.map((name) => come(name)));
      const [owner, , third] = players;
      const link = await make(owner, { chairs: 4, title: 'Tuesday', pick: ['No clock'] });
      for (const person of players.slice(1)) await join(person, link);
      await start(owner);
      for (const { page } of players) await page.locator('.decision [data-go]').waitFor();
      await takesBack(owner);
      const watcher = await come('Ole');
      const heard = listen(watcher.page);
      await watcher.page.goto(link);
      await watcher.page.getByText('You are watching').waitFor();
      await Promise.all(players.map(({ page }) => play(page)));

      // In the middle of the game the third is cut off while a decision is open, and makes it.
      await answered(third.page, 6);
      await pause(third.page, true);
      await third.page.locator('.decision:not(.waiting) [data-go], [data-on]').first().waitFor();
      expect(await third.moment()).toBe('decision');
      await third.context.setOffline(true);
      await third.page.getByText('Connection lost').waitFor();
      await pause(third.page, false);
      await third.page.getByText('Your decision is kept').waitFor();
      // Now the game stands still: nothing of anybody's is open on the spectator's screen.
      const purses = watcher.page.locator('.party .purse dd');
      expect(await purses.allTextContents()).toEqual(['closed', 'closed', 'closed', 'closed']);
      expect(await watcher.page.locator('.hand, [data-go], [data-undo]').count()).toBe(0);
      await third.context.setOffline(false);
      await third.page.getByText('Connection lost').waitFor({ state: 'detached' });

      await Promise.all(players.map(({ page }) => played(page)));
      const scores = await Promise.all(
        players.map(({ page }) => page.locator('.bars .tot').allTextContents()),
      );
      expect(scores[0]).toHaveLength(4);
      for (const other of scores) expect(other).toEqual(scores[0]);

      // What the spectator was sent is what the rules show to everyone, move by move.
      await watcher.page.locator('[data-on], .scoring-page').first().waitFor();
      await sawOnlyThePublic(heard, link);
      await shufflesWereFair(owner);
    },
    SLOW,
  );

  /** What nobody has learned anything from is taken back freely. */
  async function takesBack(person: Person): Promise<void> {
    const question = await person.question();
    await person.decide();
    await person.page.getByText('Your decision is stored.').waitFor();
    await person.page.locator('[data-undo]').click();
    await person.page.locator('.decision:not(.waiting) [data-go]').waitFor();
    expect(await person.question()).toBe(question);
  }

  /** Compares all updates a spectator got with the game as it was really played. */
  async function sawOnlyThePublic(heard: readonly string[], link: string): Promise<void> {
    const id = link.split('/').at(-1) ?? '';
    const answer = await fetch(`${server.url}/api/v1/tables/${id}/file`);
    const file = readGameFile(await answer.json());
    if (isRefusal(file)) throw new Error(file.refused);
    const views: string[] = [
      canonical(game.view(game.setup(file.options, 4, file.seed ?? ''), SPECTATOR)),
    ];
    replay(game, file, undefined, (state) => {
      views.push(canonical(game.view(state, SPECTATOR)));
    });
    const during = heard.slice(
      0,
      heard.findIndex((text) => text.includes('"status":"over"')),
    );
    expect(during.join('\n')).not.toContain(file.seed);
    // The owner's first move and its taking back are in the server's log, but not in the file.
    const takenBack = 2;
    type Seen = { number: number; view: object; form?: object; steps: { events: object[] }[] };
    const updates = during
      .filter((text) => text.includes('"view":'))
      .map((text) => JSON.parse(text) as Seen);
    expect(updates.length).toBeGreaterThan(100);
    for (const { number, view, form, steps } of updates) {
      expect(canonical(view)).toBe(views[number - takenBack]);
      expect(form).toBeUndefined();
      const events = steps.flatMap((step) => step.events);
      expect(events.filter((event) => 'secret' in event)).toEqual([]);
    }
  }

  async function shufflesWereFair({ page }: Person): Promise<void> {
    await page.locator('[data-panel=menu]').click();
    await page.locator('[data-check]').click();
    await page.getByText('Yes: server’s part').waitFor();
  }

  /** Whoever is asked, of these; waits until somebody is. */
  async function asked(persons: readonly Person[]): Promise<Person> {
    return Promise.any(
      persons.map(async (person) => {
        await person.page.locator('.dec [data-go]').waitFor();
        return person;
      }),
    );
  }

  async function panel({ page }: Person, name: 'chat' | 'note' | 'menu'): Promise<void> {
    await page.locator(`[data-panel=${name}]`).click();
    await page.locator('.drawer').waitFor();
  }

  const close = ({ page }: Person): Promise<void> => page.locator('[data-close]').click();

  test(
    'from the list of tables by an invitation to a game: chat, note, taking back and pausing by consent, hand-over, resignation',
    async () => {
      const mira = await come('Mira');
      const link = await make(mira, {
        game: 'Copycat',
        chairs: 2,
        title: 'Three at lunch',
        pick: ['If all agree'],
      });
      await mira.audit('waiting room');
      const jonas = await come('Jonas');
      await jonas.page.goto(`${server.url}/online`);
      await jonas.page.locator('[data-open-tables]').getByText('Three at lunch').waitFor();
      await jonas.audit('list of tables');
      const invitation = await mira.page.locator('[data-link]').inputValue();
      expect(invitation).toBe(link);
      await join(jonas, invitation);
      await jonas.page.locator('[data-chat]').fill('Here I am.');
      await jonas.page.keyboard.press('Enter');
      await mira.page.getByText('Here I am.').waitFor();
      await start(mira);
      const first = await asked([mira, jonas]);
      const second = first === mira ? jonas : mira;
      const [one, two] = [first, second].map((person) => (person === mira ? 'Mira' : 'Jonas'));
      await first.audit('table in words');

      // Talk: the other sees that there is something new, and answers.
      await panel(first, 'chat');
      await first.page.locator('[data-chat]').fill('Good luck!');
      await first.page.keyboard.press('Enter');
      await second.page.locator('.badge').waitFor();
      await panel(second, 'chat');
      await second.page.getByText('Good luck!').waitFor();
      await second.audit('chat', '.online-page .around, .drawer');
      await close(second);
      await close(first);

      // A note is there again after loading, and nobody else's.
      await panel(first, 'note');
      await first.page.locator('[data-note]:enabled').fill('They like cheap cards.');
      await first.page.getByText('Saved.').waitFor();
      await first.page.reload();
      await panel(first, 'note');
      await first.page.waitForFunction(
        () => document.querySelector<HTMLTextAreaElement>('[data-note]')?.value !== '',
      );
      expect(await first.page.locator('[data-note]').inputValue()).toBe('They like cheap cards.');
      await close(first);
      await panel(second, 'note');
      expect(await second.page.locator('[data-note]:enabled').inputValue()).toBe('');
      await close(second);

      // At this table all have to agree before something is taken back.
      const question = await first.question();
      await first.decide();
      await first.page.getByText('Your decision is stored.').or(first.go).first().waitFor();
      await panel(first, 'menu');
      await first.audit('what can be done', '.drawer');
      await first.page.locator('[data-ask-undo]').click();
      await first.page.locator('[data-asked]').waitFor();
      await close(first);
      await second.page.getByText(`${one} asks to take back the last move.`).waitFor();
      await second.audit('a question', '.notes');
      await second.page.locator('[data-agree]').click();
      await second.page.locator('[data-question]').waitFor({ state: 'detached' });
      await first.go.waitFor();
      expect(await first.question()).toBe(question);

      // A pause, and on.
      await panel(second, 'menu');
      await second.page.locator('[data-ask-pause]').click();
      await close(second);
      await first.page.locator('[data-decline]').waitFor();
      await first.page.locator('[data-agree]').click();
      await first.page.locator('[data-paused]').waitFor();
      expect(await first.page.locator('[data-go]').count()).toBe(0);
      await first.page.locator('[data-resume]').click();
      await second.page.getByText(`${one} asks to go on.`).waitFor();
      await second.page.locator('[data-agree]').click();
      await first.go.waitFor();

      // A seat changes hands by a link; then the other one is left to a bot.
      await panel(second, 'menu');
      await second.page.locator('[data-handover]').click();
      const handover = await second.page.getByLabel('Hand over my seat').inputValue();
      const ada = await come('Ada');
      await ada.page.goto(handover);
      await ada.page.locator('[data-takeover]').click();
      await ada.page.locator('.around .me').getByText('Ada').waitFor();
      await first.page.locator('.around').getByText('Ada').waitFor();
      await second.page.getByText('You are watching').waitFor();
      expect(await first.page.locator('.around').getByText(two, { exact: true }).count()).toBe(0);
      await panel(first, 'menu');
      await first.page.locator('[data-resign]').click();
      await first.page.locator('[data-resign-yes]').click();
      await ada.page.locator('.around li .dot.bot').waitFor({ state: 'attached' });
      await ada.go.waitFor();
    },
    SLOW,
  );

  test(
    'Copycat in words, two people, to its final score, and again',
    async () => {
      const mira = await come('Mira');
      const jonas = await come('Jonas');
      const link = await make(mira, { game: 'Copycat', chairs: 2, pick: ['With the link'] });
      await join(jonas, link);
      await start(mira);
      await asked([mira, jonas]);
      await Promise.all([play(mira.page), play(jonas.page)]);
      await Promise.all([played(mira.page), played(jonas.page)]);
      const scores = await Promise.all(
        [mira, jonas].map(({ page }) => page.locator('.dec tbody td b').allTextContents()),
      );
      expect(scores[0]).toHaveLength(2);
      expect(scores[1]).toEqual(scores[0]);
      await mira.page.locator('[data-panel=menu]').click();
      await mira.page.locator('[data-rematch]').click();
      await mira.page.locator('[data-start]').waitFor();
      expect(mira.page.url()).not.toBe(link);
      await mira.page.locator('.chairs').getByText('Jonas').waitFor();
      // The game that is over stays where it was, move by move.
      await jonas.page.goto(`${link}#3`);
      await jonas.page.getByText('Move 3 of').first().waitFor();
      await jonas.page.getByRole('button', { name: 'One move forward' }).click();
      await jonas.page.getByText('Move 4 of').first().waitFor();
    },
    SLOW,
  );

  test(
    'one’s own page: name, hours, holidays, an account, out and in again, gone',
    async () => {
      const mira = await come('Mira');
      const { page } = mira;
      await page.goto(`${server.url}/account`);
      await page.locator('[data-zone]').fill('Europe/Berlin');
      await page.locator('[data-zone]').blur();
      await page.locator('[data-day]').fill('2026-12-24');
      await page.locator('[data-add-day]').click();
      await page.getByText('Dec 24, 2026').waitFor();
      await page.locator('[data-webhook]').fill('https://chat.example.org/hook');
      await page.keyboard.press('Enter');
      await page.locator('[data-health]').waitFor();
      await mira.audit('own page');
      await page.locator('[data-name]').fill('Mira from Bremen');
      await page.keyboard.press('Enter');
      await page.locator('[data-me]').getByText('Mira from Bremen').waitFor();
      await page.locator('[data-email]').fill('mira@example.org');
      await page.locator('[data-password]').fill('long enough a word');
      await page.locator('[data-account]').click();
      await page.getByText('You have an account: mira@example.org.').waitFor();
      await page.locator('[data-logout]').click();
      await page.waitForURL(`${server.url}/`);
      await page.goto(`${server.url}/account`);
      await page.getByText('You are a guest').waitFor();
      await page.locator('[data-email]').fill('mira@example.org');
      await page.locator('[data-password]').fill('long enough a word');
      await page.locator('[data-login]').click();
      await page.getByText('You have an account: mira@example.org.').waitFor();
      expect(await page.locator('[data-zone]').inputValue()).toBe('Europe/Berlin');
      await page.locator('[data-delete]').click();
      await page.locator('[data-delete-yes]').click();
      await page.waitForURL(`${server.url}/`);
    },
    SLOW,
  );

  test(
    'on a phone nothing scrolls sideways, and every screen passes the audit',
    async () => {
      const mira = await come('Mira', phone);
      const { page } = mira;
      const fits = async (screen: string): Promise<void> => {
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(`${screen} ${over}`).toBe(`${screen} 0`);
        await mira.audit(screen);
      };
      await page.goto(server.url);
      await page.locator('[data-lobby]').click();
      await page.getByRole('heading', { name: 'Open tables' }).waitFor();
      await fits('list of tables');
      await page.goto(`${server.url}/make#online`);
      await page.locator('[data-chair="2"] option[value=intern]').waitFor({ state: 'attached' });
      await fits('make a table online');
      for (const chair of ['2', '3', '4']) {
        await page.locator(`[data-chair="${chair}"]`).selectOption('intern');
      }
      await page.locator('[data-begin]').click();
      await page.locator('.choosep').waitFor();
      await fits('waiting room');
      await page.locator('.choosep label').nth(4).click();
      await page.locator('.choosep label.on').waitFor();
      await start(mira);
      await page.locator('.decision [data-go]').waitFor();
      await page.locator('.around .time').first().waitFor();
      await fits('table');
      await page.goto(`${server.url}/account`);
      await page.locator('[data-zone]').waitFor();
      await fits('own page');
    },
    SLOW,
  );

  test(
    'a push message becomes a notice that knows its table',
    async () => {
      const { context, page } = await come('Mira');
      await context.grantPermissions(['notifications'], { origin: server.url });
      await page.goto(server.url);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const devtools = await context.newCDPSession(page);
      const registrationId = await new Promise<string>((resolve, reject) => {
        devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const [first] = registrations;
          if (first !== undefined) resolve(first.registrationId);
        });
        devtools.send('ServiceWorker.enable').catch(reject);
      });
      const data = JSON.stringify({ title: 'It is your turn', body: 'Tuesday', path: '/t/abc' });
      const push = { origin: server.url, registrationId, data };
      await devtools.send('ServiceWorker.deliverPushMessage', push);
      // Asked again and again from here: waitForFunction takes the promise itself for an answer.
      const shown = () =>
        page.evaluate(async () => {
          const [notice] = await (await navigator.serviceWorker.ready).getNotifications();
          return notice && [notice.title, notice.body, (notice.data as { path: string }).path];
        });
      await expect
        .poll(shown, { timeout: 10_000 })
        .toEqual(['It is your turn', 'Tuesday', '/t/abc']);
    },
    SLOW,
  );

  test(
    'without a server the front page works and says so',
    async () => {
      const mira = await come('Mira');
      await mira.page.goto(served.url);
      await mira.page.locator('[data-no-server]').waitFor();
      await mira.audit('front page without a server');
      await mira.page.goto(`${served.url}/online`);
      await mira.page.getByText('There is no server behind this page').waitFor();
      await mira.page.goto(served.url);
      await mira.page.locator('[data-play]').click();
      expect(await mira.moment()).toBe('decision');
    },
    SLOW,
  );
});

const canonical = (value: unknown): string => JSON.stringify(JSON.parse(JSON.stringify(value)));
