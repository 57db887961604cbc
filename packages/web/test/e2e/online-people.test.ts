import { afterAll, describe, expect, test } from 'vitest';
import { noBrowser } from './browser.js';
import { openClub, SLOW } from './club.js';
import { phone, type Person } from './person.js';
import { openPostOffice, type PostOffice } from './post-office.js';

describe.skipIf(noBrowser)('people and pages online', () => {
  let post: PostOffice;
  const club = openClub(async () => {
    post = await openPostOffice();
    return { SMTP_URL: post.url };
  });
  afterAll(() => post.close());

  test(
    'one’s own page: name, hours, holidays, an account, out and in again, gone',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      await page.goto(`${club.url}/account`);
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
      await page.waitForURL(`${club.url}/`);
      await page.goto(`${club.url}/account`);
      await page.getByText('You are a guest').waitFor();
      await page.locator('[data-email]').fill('mira@example.org');
      await page.locator('[data-password]').fill('long enough a word');
      await page.locator('[data-login]').click();
      await page.getByText('You have an account: mira@example.org.').waitFor();
      expect(await page.locator('[data-zone]').inputValue()).toBe('Europe/Berlin');
      await page.locator('[data-delete]').click();
      await page.locator('[data-delete-yes]').click();
      await page.waitForURL(`${club.url}/`);
    },
    SLOW,
  );

  test(
    'a link in a mail makes an account, here and in another browser; that one is shown and ended',
    async () => {
      const mira = await club.come('Mira');
      await mira.page.goto(`${club.url}/account`);
      const link = await mailedLink(mira, 'mira.b@example.org');
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
      const second = await mailedLink(elsewhere, 'mira.b@example.org');
      await elsewhere.page.goto(second);
      await elsewhere.page.getByText('You are in.').waitFor();
      await elsewhere.page.goto(`${club.url}/online`);
      await elsewhere.page.locator('[data-me]').getByText('Mira').waitFor();

      await mira.page.reload();
      await mira.page.locator('[data-end]').waitFor();
      await mira.audit('where one is logged in');
      const sessions = mira.page.locator('.people li');
      expect(await sessions.count()).toBe(2); // none is left of the guest she was
      await mira.page.locator('[data-end]').click();
      await expect.poll(() => sessions.count()).toBe(1);
      await elsewhere.page.goto(`${club.url}/account`);
      await elsewhere.page.getByText('You are a guest').waitFor();

      // A link is good for one time.
      await mira.page.goto(link);
      await mira.page.getByText('This link was used already, or it is too old.').waitFor();
      await mira.audit('a link used before');
      expect(mira.faults.splice(0).join()).toContain('403'); // told by the browser
    },
    SLOW,
  );

  /** Asks for a link on one's own page; gives it as it stands in the mail. */
  async function mailedLink({ page }: Person, address: string): Promise<string> {
    const known = post.mails.length;
    await page.locator('[data-email]').fill(address);
    await page.locator('[data-mail-link]').click();
    await page.getByText('A mail with a link is on its way').waitFor();
    const mail = post.mails.slice(known).find(({ to }) => to === address);
    const path = /\/account\/confirm#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
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
        await mira.audit(screen);
      };
      await page.goto(club.url);
      await page.locator('[data-lobby]').click();
      await page.getByRole('heading', { name: 'Open tables' }).waitFor();
      await fits('list of tables');
      await page.goto(`${club.url}/make#online`);
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
    'a push message becomes a notice that knows its table',
    async () => {
      const { context, page } = await club.come('Mira');
      await context.grantPermissions(['notifications'], { origin: club.url });
      await page.goto(club.url);
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
      const push = { origin: club.url, registrationId, data };
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
