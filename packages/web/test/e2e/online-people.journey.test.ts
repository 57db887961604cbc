import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../server/test/support/postgres.js';
import { noBrowser } from './browser.js';
import { chooseDay, openClub, SLOW } from './club.js';
import { laptop, phone, type Person } from './person.js';
import { openPostOffice, type PostOffice } from './post-office.js';

/** What is asked to be shown; the one that is pressed knows its title and can be closed. */
type Asked = { body: string; data: { path: string } };
type Notice = Asked & { title: string; close: () => void };
/** What the service worker is seen as, with the notices that it has shown. */
type Notified = EventTarget & {
  shown: Notice[];
  registration: { showNotification(title: string, notice: Asked): Promise<void> };
  ExtendableEvent: new (type: string) => Event;
};

describe.skipIf(noBrowser)('people and pages online', () => {
  let post: PostOffice;
  const club = openClub(async () => {
    post = await openPostOffice();
    // Links in mails need the address that people use.
    const port = await freePort();
    return {
      SMTP_URL: post.url,
      HUSTINGS_NOTICE_DELAY: '0',
      HUSTINGS_PORT: String(port),
      HUSTINGS_URL: `http://127.0.0.1:${port}`,
    };
  });
  afterAll(() => post.close());

  const word = 'long enough a word';

  test(
    'one’s own page: name, hours, holidays, an account without mail, out and in again, gone',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      await page.goto(`${club.url}/account`);
      await page.locator('[data-zone]').fill('Europe/Berlin');
      await page.locator('[data-zone]').blur();
      await chooseDay(page.locator('[data-from]'), `${new Date().getFullYear()}-12-24`);
      await page.locator('[data-add-day]').click();
      await page.getByText(`Dec 24, ${new Date().getFullYear()}`).waitFor();
      await page.locator('[data-webhook]').fill('https://chat.example.org/hook');
      await page.keyboard.press('Enter');
      await page.locator('[data-health]').waitFor();
      await mira.auditBoth('own page');
      await page.locator('[data-name]').fill('Mira from Bremen');
      await page.keyboard.press('Enter');
      await page.locator('[data-me]').getByText('Mira from Bremen').waitFor();
      await page.locator('[data-without-mail]').click();
      await page.locator('[data-login-name]').fill('Mira');
      await page.locator('[data-password]').fill(word);
      await mira.audit('an account with a login name');
      await page.locator('[data-account]').click();
      await page.getByText('You have an account: mira.').waitFor();
      await mira.audit('own page with an account');
      await page.locator('[data-logout]').click();
      await page.waitForURL(`${club.url}/`);
      await page.goto(`${club.url}/account`);
      await page.getByText('You are a guest').waitFor();
      await logIn(mira, 'MIRA', word);
      await page.getByText('You have an account: mira.').waitFor();
      expect(await page.locator('[data-zone]').inputValue()).toBe('Europe/Berlin');
      await page.locator('[data-delete]').click();
      await page.locator('[data-delete-old]').fill('not her password');
      await page.locator('[data-delete-yes]').click();
      await page.getByText('That is not your present password.').waitFor();
      expect(mira.faults.splice(0).join()).toContain('403'); // told by the browser
      await page.locator('[data-delete-old]').fill(word);
      await page.locator('[data-delete-yes]').click();
      await page.waitForURL(`${club.url}/`);
    },
    SLOW,
  );

  test(
    'a link in a mail makes an account here; opened in another browser it shows a code for this one',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      await page.goto(`${club.url}/account`);
      await page.locator('[data-email]').fill('mira@example.org');
      await page.locator('[data-password]').fill(word);
      const link = await mailedTo('mira@example.org', () => page.locator('[data-account]').click());
      await page.getByText('a link is on its way to mira@example.org').waitFor();
      await mira.audit('a link is on its way');

      // On her phone the link lets nobody in.
      const mobile = await club.come('Somebody', phone);
      await mobile.page.goto(link);
      const code = (await mobile.page.locator('[data-shown-code]').textContent()) ?? '';
      expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      await mobile.page.getByText('Never tell it to anybody').waitFor();
      expect(new URL(mobile.page.url()).hash).toBe('');
      expect(await mobile.sideways()).toBeLessThanOrEqual(0);
      await mobile.audit('a code to be typed elsewhere');
      await mobile.page.goto(`${club.url}/account`);
      await mobile.page.getByText('You are a guest').waitFor();
      await page.reload();
      await page.getByText('You are a guest').waitFor();

      await page.locator('[data-have-code]').click();
      await page.locator('[data-code]').fill('abcd-efgh');
      await page.locator('[data-enter-code]').click();
      await page.getByText('This code is not right').waitFor();
      expect(mira.faults.splice(0).join()).toContain('403'); // told by the browser
      await page.locator('[data-code]').fill(code.toLowerCase());
      await page.locator('[data-enter-code]').click();
      await page.getByText('You have an account: mira@example.org.').waitFor();

      // With the password that was wanted; and what was opened before is worth nothing any more.
      await logIn(mobile, 'mira@example.org', word);
      await mobile.page.getByText('You have an account: mira@example.org.').waitFor();
      await page.goto(link);
      await page.getByText('This link was used already, or it is too old.').waitFor();
      await mira.audit('a link used before');
      expect(mira.faults.splice(0).join()).toContain('403');
    },
    SLOW,
  );

  test(
    'a link leads to an account that is there; it is ended from elsewhere, and the page says so',
    async () => {
      const mira = await club.come('Mira');
      await mira.page.goto(`${club.url}/account`);
      const link = await askForLink(mira, 'mira.b@example.org');
      await mira.page.goto(link);
      await mira.page.getByText('You are in.').waitFor();
      expect(new URL(mira.page.url()).hash).toBe('');
      await mira.audit('confirmed by mail');
      await mira.page.getByRole('link', { name: 'You' }).click();
      await mira.page.getByText('You have an account: mira.b@example.org.').waitFor();

      // The address is known now: elsewhere its link leads to the same person.
      const elsewhere = await club.come('Somebody');
      await elsewhere.page.goto(`${club.url}/account`);
      await elsewhere.page.getByText('You are a guest').waitFor();
      await elsewhere.page.goto(await askForLink(elsewhere, 'mira.b@example.org'));
      await elsewhere.page.getByText('You are in.').waitFor();
      await club.make(elsewhere, { chairs: 3 });
      await elsewhere.page.locator('[data-me]').getByText('Mira').waitFor();

      await mira.page.reload();
      await mira.page.locator('[data-end]').waitFor();
      await mira.audit('where one is logged in');
      const sessions = mira.page.locator('.people li');
      expect(await sessions.count()).toBe(2); // none is left of the guest she was
      await mira.page.locator('[data-end]').click();
      await expect.poll(() => sessions.count()).toBe(1);
      await elsewhere.page.locator('[data-logged-out]').waitFor();
      await elsewhere.audit('logged out from elsewhere');
      await elsewhere.page.locator('[data-logged-out] a').click();
      await elsewhere.page.getByText('You are a guest of').waitFor();
    },
    SLOW,
  );

  test(
    'a new password needs the old one, and ends the session in the other browser',
    async () => {
      const [mira, other] = [await club.come('Mira'), await club.come('Mira', phone)];
      const { page } = mira;
      await page.goto(`${club.url}/account`);
      const link = await askForLink(mira, 'mira.c@example.org');
      await page.goto(link);
      await page.getByText('You are in.').waitFor();
      await page.goto(`${club.url}/account`);
      await page.locator('[data-fresh]').waitFor(); // right after a link nothing more is asked for
      await page.locator('[data-password]').fill(word);
      await page.locator('[data-set-password]').click();
      await page.getByText('Saved.').waitFor();
      await other.page.goto(`${club.url}/account`);
      await logIn(other, 'mira.c@example.org', word);
      await other.page.locator('[data-old]').waitFor();
      expect(await other.sideways()).toBeLessThanOrEqual(0);
      await other.audit('password and address on a phone');

      await page.locator('[data-old]').fill('not this word');
      await page.locator('[data-password]').fill('another word');
      await page.locator('[data-set-password]').click();
      await page.getByText('That is not your present password.').waitFor();
      expect(mira.faults.splice(0).join()).toContain('403');
      await page.locator('[data-old]').fill(word);
      await page.locator('[data-set-password]').click();
      await page.getByText('Saved.').waitFor();
      await other.page.reload();
      await other.page.getByText('You are a guest').waitFor();
      expect(post.mails.at(-1)?.text).toContain('was changed just now');
    },
    SLOW,
  );

  async function logIn({ page }: Person, name: string, password: string): Promise<void> {
    await page.getByRole('radio', { name: 'Log in' }).click({ force: true });
    await page.locator('[data-name-or-email]').fill(name);
    await page.locator('[data-password]').fill(password);
    await page.locator('[data-login]').click();
  }

  /** Asks for a link on one's own page; gives it as it stands in the mail. */
  function askForLink({ page }: Person, address: string): Promise<string> {
    return mailedTo(address, async () => {
      await page.locator('[data-email]').fill(address);
      await page.locator('[data-mail-link]').click();
    });
  }

  /** The link in the mail that comes of what is done. */
  async function mailedTo(address: string, act: () => Promise<void>): Promise<string> {
    const known = post.mails.length;
    await act();
    const mail = () => post.mails.slice(known).find(({ to }) => to === address);
    await expect.poll(mail, { timeout: 120_000 }).toBeDefined();
    const path = /\/account\/confirm#[\w-]+/.exec(mail()?.text ?? '')?.[0] ?? '';
    return club.url + path;
  }

  test(
    'on a phone nothing scrolls sideways, and every screen passes the audit',
    async () => {
      const mira = await club.come('Mira', phone);
      const { page } = mira;
      const fits = async (screen: string): Promise<void> => {
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(`${screen} ${over}`).toBe(`${screen} 0`);
        await mira.auditBoth(screen);
      };
      await page.goto(club.url);
      await page.locator('[data-lobby]').click();
      await page.getByRole('heading', { name: 'Open tables' }).waitFor();
      await fits('list of tables');
      await page.goto(`${club.url}/make#online`);
      await page.locator('[data-chair="2"] [value=bot]').waitFor({ state: 'attached' });
      await fits('make a table online');
      for (const chair of ['2', '3', '4']) {
        const at = page.locator(`[data-chair="${chair}"]`);
        await at.locator('[value=bot]').check({ force: true });
        await at.locator('[data-level]').selectOption('intern');
        await at.locator('[data-temper]').selectOption({ index: Number(chair) });
      }
      await page.locator('[data-begin]').click();
      await page.locator('.choosep').waitFor();
      await fits('waiting room');
      await page.locator('.choosep label').nth(4).click();
      await page.locator('.choosep label.on').waitFor();
      await club.start(mira);
      await page.locator('.decision [data-go]').waitFor();
      await page.locator('.around .time').first().waitFor();
      await fits('table');
      await page.goto(`${club.url}/account`);
      await page.locator('[data-zone]').waitFor();
      await fits('own page');
    },
    SLOW,
  );

  test(
    'a mail says which game waits, and is stopped by its own link without logging in',
    async () => {
      const mira = await club.come('Mira');
      await mira.page.goto(`${club.url}/account`);
      await mira.page.goto(await askForLink(mira, 'mira.d@example.org'));
      await mira.page.getByText('You are in.').waitFor();
      const api = `${club.url}/api/v1`;
      const { request } = mira.context;
      await request.patch(`${api}/me`, { data: { mail: true, digestMinutes: 0 } });
      const seats = [{ mine: true }, { bot: 'intern' }];
      const clock = { kind: 'correspondence', bank: 86_400_000, increment: 0 };
      const wish = { game: 'copycat', title: 'By post', seats, clock };
      const made = await request.post(`${api}/tables`, { data: wish });
      const { id } = (await made.json()) as { id: string };
      await request.post(`${api}/tables/${id}/start`, { data: {} });
      const mail = (): string =>
        post.mails.find(({ to, text }) => to === 'mira.d@example.org' && text.includes('/stop#'))
          ?.text ?? '';
      await expect.poll(mail, { timeout: 120_000 }).toContain('By post, Copycat');
      const path = /\/stop#[\w.-]+/.exec(mail())?.[0] ?? '';
      // Opened somewhere else, where nobody is logged in.
      const elsewhere = await club.come('Somebody', phone);
      await elsewhere.page.goto(club.url + path);
      await elsewhere.page.locator('[data-stop]').waitFor();
      await elsewhere.audit('stopping mails');
      await elsewhere.page.locator('[data-stop]').click();
      await elsewhere.page.getByText('No more mails when a table waits for you.').waitFor();
      const me: unknown = await (await request.get(`${api}/me`)).json();
      expect(me).toMatchObject({ notices: { mail: false } });
    },
    SLOW,
  );

  test(
    'a push message becomes a notice that knows its table',
    async () => {
      const { context, page } = await club.come('Mira', laptop, { keeps: true });
      await page.goto(club.url);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const [worker] = context.serviceWorkers();
      // A browser without a window shows no notices: what would be shown is kept.
      await worker.evaluate(() => {
        const scope = globalThis as unknown as Notified;
        scope.shown = [];
        scope.registration.showNotification = (title, notice) => {
          scope.shown.push({ title, ...notice, close: () => undefined });
          return Promise.resolve();
        };
      });
      const devtools = await context.newCDPSession(page);
      const registrationId = await new Promise<string>((resolve, reject) => {
        devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const [first] = registrations;
          if (first !== undefined) resolve(first.registrationId);
        });
        devtools.send('ServiceWorker.enable').catch(reject);
      });
      const stop = { token: 'a.push.b', label: 'No more of these' };
      const said = { title: 'It is your turn', body: 'Tuesday', path: '/t/abc', stop };
      const data = JSON.stringify(said);
      const push = { origin: club.url, registrationId, data };
      await devtools.send('ServiceWorker.deliverPushMessage', push);
      const shown = () =>
        worker.evaluate(() => {
          const [notice] = (globalThis as unknown as Notified).shown;
          return notice && [notice.title, notice.body, notice.data.path];
        });
      await expect
        .poll(shown, { timeout: 120_000 })
        .toEqual(['It is your turn', 'Tuesday', '/t/abc']);
      // The button in the notice tells the server, whoever is logged in by then.
      const told = context.waitForEvent('request', (request) => request.url().includes('/stop/'));
      await worker.evaluate(() => {
        const scope = globalThis as unknown as Notified;
        const [notification] = scope.shown;
        const pressed = new scope.ExtendableEvent('notificationclick');
        scope.dispatchEvent(Object.assign(pressed, { notification, action: 'stop' }));
      });
      expect((await told).url()).toBe(`${club.url}/api/v1/stop/a.push.b`);
    },
    SLOW,
  );

  test(
    'without a server the front page works and says so',
    async () => {
      const mira = await club.come('Mira');
      await mira.page.goto(club.serverless);
      await mira.page.locator('[data-no-server]').waitFor();
      await mira.audit('front page without a server');
      await mira.page.goto(`${club.serverless}/online`);
      await mira.page.getByText('There is no server behind this page').waitFor();
      await mira.page.goto(club.serverless);
      await mira.page.locator('[data-play]').click();
      expect(await mira.moment()).toBe('decision');
    },
    SLOW,
  );
});
