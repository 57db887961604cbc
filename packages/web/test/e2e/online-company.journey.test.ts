import { PSEUDO } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.js';
import { asked, chooseDay, close, openClub, panel, SLOW } from './club.js';
import { cramped } from './cramped.js';
import { foreignTexts } from './foreign.js';
import { inWords, laptop, phone, type Person } from './person.js';

const game = 'copycat';

/** What people here have written themselves, and what is nobody's language. */
const written = new Set(['Mira', 'Jonas', 'Ada', 'Lunch', 'May I sit down?', 'Please do.']);

/** People at a table: who sits together, who is asked, who goes. */
describe.skipIf(noBrowser)('company at a table online', () => {
  const club = openClub();

  /** Nothing on this page is unmarked, cut off or on something else in a longer language. */
  async function survives(person: Person, screen: string): Promise<void> {
    const address = new URL(person.page.url());
    address.searchParams.set('lang', PSEUDO);
    await person.page.goto(address.href);
    await person.page.locator('[lang]').first().waitFor();
    for (const size of [laptop, phone]) {
      await person.page.setViewportSize(size);
      const foreign = async (): Promise<string[]> =>
        (await foreignTexts(person.page)).filter((text) => !written.has(text));
      await expect.poll(foreign, { timeout: 120_000 }).toEqual([]);
      const faults = await person.page.evaluate(cramped, false);
      expect(faults.map((fault) => `${screen}, ${size.width}: ${fault}`)).toEqual([]);
    }
    await person.page.setViewportSize(laptop);
  }

  /** Presses what has just appeared, which may take no notice of it at first, until it is gone. */
  async function press({ page }: Person, button: string): Promise<void> {
    await page.locator(button).waitFor();
    const left = async (): Promise<number> => {
      const found = page.locator(button);
      if ((await found.count()) > 0) await found.click({ timeout: 2000 }).catch(() => undefined);
      return found.count();
    };
    await expect.poll(left, { timeout: 120_000 }).toBe(0);
  }

  async function act(person: Person, link: string, what: string, data = {}): Promise<void> {
    const path = link.replace('/t/', '/api/v1/tables/');
    const done = await person.context.request.post(`${path}/${what}`, { data });
    expect([what, done.status()]).toEqual([what, 200]);
  }

  test(
    'the waiting room: chat both ways, someone sent away, the table passed on, and your tables name the game',
    async () => {
      const [mira, jonas, ada] = [
        await club.come('Mira'),
        await club.come('Jonas'),
        await club.come('Ada', phone),
      ];
      const link = await club.order(mira, {
        game,
        title: 'Lunch',
        seats: [{ mine: true }, {}, {}],
      });
      await jonas.page.goto(link);
      // Before sitting down one can ask, and is answered.
      await jonas.page.locator('[data-chat]').fill('May I sit down?');
      await jonas.page.keyboard.press('Enter');
      await mira.page.locator('.messages').getByText('May I sit down?').waitFor();
      await mira.page.locator('[data-chat]').fill('Please do.');
      await mira.page.keyboard.press('Enter');
      await jonas.page.locator('.messages').getByText('Please do.').waitFor();
      await jonas.page.locator('[data-join]').click();
      await club.join(ada, link);

      await mira.page.getByRole('button', { name: 'Send away: Jonas' }).click();
      await jonas.page.locator('[data-sent-away]').waitFor();
      expect(await jonas.page.locator('[data-join]').count()).toBe(0);
      await jonas.audit('sent away');
      await survives(jonas, 'sent away');
      await jonas.page.locator('[data-sit]').first().click();
      await jonas.page.locator('.trouble, .why.refuse').first().waitFor();
      expect(jonas.faults.splice(0).join()).toContain('403'); // told by the browser

      await mira.page.goto(`${club.url}/online`);
      const own = mira.page.locator('.tables.mine');
      await own.getByText('Lunch').waitFor();
      expect(await own.locator('[data-facts]').textContent()).toContain('Copycat');
      await mira.page.goto(link);
      await survives(mira, 'waiting room of who made it');
      await mira.page.goto(link);
      await mira.page.locator('[data-quit]').click();
      await mira.page.waitForURL(`${club.url}/online`);
      await ada.page.locator('[data-start]').waitFor();
      expect(await ada.sideways()).toBeLessThanOrEqual(0);
      await ada.audit('a table that was passed on');
      await ada.page.locator('[data-quit]').click();
      await ada.page.waitForURL(`${club.url}/online`);
      await jonas.page.goto(link);
      await jonas.page.getByText('This table was given up before it began.').waitFor();
    },
    SLOW,
  );

  test(
    'a question shows who is asked, who has agreed and who has refused',
    async () => {
      const people = [
        await club.come('Mira'),
        await club.come('Jonas', laptop, inWords),
        await club.come('Ada', phone, inWords),
      ];
      const [mira, jonas, ada] = people;
      const link = await club.order(mira, {
        game: 'die-macher-2019',
        seats: [{ mine: true }, {}, {}],
      });
      for (const one of [jonas, ada]) await club.join(one, link);
      await club.start(mira);
      await panel(mira, 'menu');
      await mira.page.locator('[data-ask-pause]').click();
      await close(mira);
      await jonas.page.locator('[data-agree]').click();
      const answers = mira.page.locator('[data-asked] [data-agreed]');
      const said = (): Promise<string[]> => answers.allInnerTexts();
      await expect
        .poll(async () => (await said()).map((text) => text.trim()).toSorted())
        .toEqual(['Ada: no answer yet', 'Jonas: yes', 'Mira: yes']);
      expect(await jonas.page.locator('[data-asked] [data-agreed=true]').count()).toBe(2);
      // What is asked above the table pushes no button of the decision below the screen.
      for (const [width, height] of [
        [1440, 900],
        [1366, 768],
        [1280, 800],
      ]) {
        await mira.page.setViewportSize({ width, height });
        const lowest = (): Promise<number> =>
          mira.go.evaluate((go) => go.getBoundingClientRect().bottom);
        await expect.poll(lowest).toBeLessThanOrEqual(height);
      }
      await ada.audit('a question with answers', '.notes');
      expect(await ada.sideways()).toBeLessThanOrEqual(0);
      await ada.page.locator('[data-decline]').click();
      for (const one of [mira, jonas]) {
        const refused = one.page.locator('[data-refused]');
        await refused.getByText('Mira asks for a pause. Ada said no.').waitFor();
      }
      await ada.page.locator('[data-refused]').getByText('You said no.').waitFor();
      await press(mira, '[data-refused] button');
    },
    SLOW,
  );

  test(
    'a rematch asks everyone and seats nobody who has not said yes',
    async () => {
      const [mira, jonas, ada] = [
        await club.come('Mira', laptop, inWords),
        await club.come('Jonas', laptop, inWords),
        await club.come('Ada', phone, inWords),
      ];
      for (const one of [mira, jonas, ada]) {
        await one.page.goto(`${club.url}/online`);
        await one.page.locator('[data-me]').waitFor();
        await club.enrol(one.context);
      }
      const clock = { kind: 'live', bank: 3_600_000, increment: 0 };
      const seats = [{ mine: true }, {}, {}];
      const link = await club.order(mira, { game, seats, clock, rated: true });
      for (const one of [jonas, ada]) await club.join(one, link);
      await club.start(mira);
      // A rated game is over when all but one have resigned.
      await act(jonas, link, 'resign', { seat: 1 });
      await act(ada, link, 'resign', { seat: 2 });
      await mira.page.locator('[data-unplayed]').waitFor();
      await panel(mira, 'menu');
      await mira.page.locator('[data-rematch]').click();
      await mira.page.waitForURL((url) => url.href !== link && url.pathname.startsWith('/t/'));
      await mira.page.locator('[data-kept]').waitFor();
      await jonas.page.locator('[data-again-asked]').getByText('Mira asks for another').waitFor();
      await ada.page.locator('[data-again-asked]').waitFor();
      await ada.audit('asked for another game', '.notes');
      await ada.page.locator('[data-again-no]').click();
      await ada.page.locator('[data-again-asked]').waitFor({ state: 'detached' });
      await mira.page.locator('[data-missing=no]').getByText('Ada does not play again.').waitFor();
      await jonas.page.locator('[data-again-yes]').click();
      await jonas.page.waitForURL(mira.page.url());
      await jonas.page.locator('[data-missing=no]').waitFor();
      await mira.audit('a rematch with an answer');
      await survives(jonas, 'a rematch with an answer');
      await mira.page.locator('[data-fill]').getByText('Add a bot on 1 chair and start').click();
      await jonas.page.locator('.around').waitFor();
      const names = jonas.page.locator('.around .seats');
      await names.getByText('Mira', { exact: true }).waitFor();
      expect(await names.textContent()).not.toContain('Ada');
    },
    SLOW,
  );

  test(
    'by post one decides ahead: shown to oneself, taken back, and done when it is asked',
    async () => {
      const [mira, jonas] = [
        await club.come('Mira', laptop, inWords),
        await club.come('Jonas', laptop, inWords),
      ];
      const link = await club.order(mira, { game, seats: [{ mine: true }, {}] });
      await club.join(jonas, link);
      await club.start(mira);
      // Both lay a card; then one of them is asked, and the other may decide ahead.
      for (const one of [mira, jonas]) {
        await asked([one]);
        await one.decide();
      }
      const first = await asked([mira, jonas]);
      const second = first === mira ? jonas : mira;
      await panel(second, 'menu');
      const form = second.page.locator('[data-ahead-form]');
      await form.waitFor();
      await second.auditBoth('deciding ahead', '.drawer');
      const decideAhead = async (): Promise<void> => {
        await form.locator('input').first().check();
        await form.locator('[data-go]').click();
        await press(second, '[data-ahead-send]');
        await second.page.locator('[data-ahead]').waitFor();
      };
      await decideAhead();
      await press(second, '[data-ahead-revoke]');
      await form.waitFor();
      await decideAhead();
      await second.page.reload();
      await panel(second, 'menu');
      await second.page.locator('[data-ahead]').waitFor();
      const before = (await first.page.locator('body').textContent()) ?? '';
      expect(before).not.toContain('Take it back');
      await close(second);
      // It is used up, or told of, as soon as the other has come to an end.
      const table = async (): Promise<string> => {
        const path = link.replace('/t/', '/api/v1/tables/');
        return (await second.context.request.get(path)).text();
      };
      for (let moves = 0; moves < 20 && (await table()).includes('"ahead"'); moves++) {
        await asked([first]);
        await first.decide();
      }
      expect(await table()).not.toContain('"ahead"');
    },
    SLOW,
  );

  test(
    'holidays from a day to another, with what the year allows',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      await page.goto(`${club.url}/account`);
      const next = new Date().getFullYear() + 1;
      const fill = async (from: string, to: string): Promise<void> => {
        await chooseDay(page.locator('[data-from]'), `${next}-${from}`);
        await chooseDay(page.locator('[data-to]'), `${next}-${to}`);
      };
      const allowance = page.locator(`[data-allowance="${next}"]`);
      await fill('07-01', '07-14');
      await page.locator('[data-add-day]').getByText('Add 14 days').waitFor();
      expect(await allowance.textContent()).toBe(`${next}: 14 of 30 days.`);
      await page.locator('[data-add-day]').click();
      await page.locator(`[data-range="${next}-07-01"]`).getByText('14 days').waitFor();
      await mira.auditBoth('holidays');
      await fill('08-01', '08-20');
      await page.locator('[data-add-day]').click();
      await page.getByText('In one year there can be 30 holidays').waitFor();
      expect(mira.faults.splice(0).join()).toContain('422');
      await page.locator(`[data-range="${next}-07-01"] button`).click();
      await page.locator('[data-range]').waitFor({ state: 'detached' });
      await survives(mira, 'own page');
    },
    SLOW,
  );
});
