import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.js';
import { asked, close, openClub, panel, SLOW } from './club.js';
import { inWords, laptop, type Person } from './person.js';
import { play } from './player.js';

describe.skipIf(noBrowser)('around a table online', () => {
  const club = openClub();

  test(
    'from the list of tables by an invitation to a game: chat, note, taking back and pausing by consent, hand-over, resignation',
    async () => {
      const mira = await club.come('Mira', laptop, inWords);
      const link = await club.make(mira, {
        game: 'Copycat',
        chairs: 2,
        title: 'Three at lunch',
        pick: ['If all agree'],
      });
      await mira.auditBoth('waiting room');
      const jonas = await club.come('Jonas', laptop, inWords);
      await jonas.page.goto(`${club.url}/online`);
      await jonas.page.locator('[data-open-tables]').getByText('Three at lunch').waitFor();
      await jonas.auditBoth('list of tables');
      const invitation = await mira.page.locator('[data-link]').inputValue();
      expect(invitation).toBe(link);
      await club.join(jonas, invitation);
      await jonas.page.locator('[data-chat]').fill('Here I am.');
      await jonas.page.keyboard.press('Enter');
      await mira.page.getByText('Here I am.').waitFor();
      await club.start(mira);
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
      await second.auditBoth('chat', '.online-page .around, .drawer');

      // Who is muted is not heard, neither now nor later, until they are heard again.
      await second.page.locator('[data-mute]').last().click();
      await second.page.getByText(`You don’t hear ${one}.`).waitFor();
      await second.audit('muted', '.drawer');
      await close(second);
      await first.page.locator('[data-chat]').fill('Hello? Hello?');
      await first.page.keyboard.press('Enter');
      await first.page.locator('.messages').getByText('Hello?').waitFor();
      await close(first);
      await second.page.reload();
      await panel(second, 'chat');
      await second.page.getByText(`You don’t hear ${one}.`).waitFor();
      expect(await second.page.locator('.messages').textContent()).not.toContain('Hello?');
      await second.page.locator('[data-unmute]').click();
      await second.page.locator('.messages').getByText('Hello?').waitFor();
      await close(second);

      // A note is there again after loading, and nobody else's.
      await panel(first, 'note');
      await first.page.locator('[data-note]:enabled').fill('They like cheap cards.');
      await first.page.getByText('Saved.').waitFor();
      await first.page.reload();
      await panel(first, 'note');
      expect(await first.page.locator('[data-note]:enabled').inputValue()).toBe(
        'They like cheap cards.',
      );
      await first.audit('note', '.drawer');
      await close(first);
      await panel(second, 'note');
      expect(await second.page.locator('[data-note]:enabled').inputValue()).toBe('');
      await close(second);

      // At this table all have to agree before something is taken back.
      const question = await first.question();
      await first.decide();
      await first.page.getByText('Your decision is stored.').or(first.go).first().waitFor();
      await panel(first, 'menu');
      await first.auditBoth('what can be done', '.drawer');
      await first.page.locator('[data-ask-undo]').click();
      await first.page.locator('[data-asked]').waitFor();
      await first.page.locator('[data-asked-already]').waitFor(); // why nothing more can be asked
      await close(first);
      await second.page.getByText(`${one} asks to take back the last move.`).waitFor();
      await second.auditBoth('a question', '.notes');
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
      const ada = await club.come('Ada', laptop, inWords);
      await ada.page.goto(handover);
      await ada.page.locator('dialog').waitFor();
      await ada.audit('taking over a seat', 'dialog');
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

      // Who is left alone may end it.
      await panel(ada, 'menu');
      await ada.page.locator('[data-ask-abandon]').click();
      await first.page.getByText('This game was abandoned by all.').waitFor();
      await close(ada);
      await ada.audit('an abandoned game');
      expect(await ada.go.count()).toBe(0);
    },
    SLOW,
  );

  test(
    'a rated game ends when one is left, and the page says who won',
    async () => {
      const mira = await club.come('Mira', laptop, inWords);
      const jonas = await club.come('Jonas', laptop, inWords);
      for (const { context } of [mira, jonas]) await club.enrol(context);
      const link = await club.order(mira, {
        game: 'copycat',
        seats: [{ mine: true }, {}],
        rated: true,
        clock: { kind: 'live', bank: 3_600_000, increment: 0 },
      });
      await club.join(jonas, link);
      await club.start(mira);
      expect(await jonas.moment()).toBe('decision');
      await panel(jonas, 'menu');
      expect(await jonas.page.locator('[data-handover]').count()).toBe(0); // a rated seat stays
      await jonas.page.locator('[data-resign]').click();
      await jonas.page.locator('[data-resign-yes]').click();
      for (const { page } of [mira, jonas]) {
        await page.locator('[data-unplayed]', { hasText: 'everyone else has resigned' }).waitFor();
        await page.locator('#x-d', { hasText: 'The game is over' }).waitFor();
      }
      await mira.audit('a game that ended before its time');
    },
    SLOW,
  );

  test(
    'a clock runs out: a bot minds the seat, its player is told and takes it back',
    async () => {
      const mira = await club.come('Mira', laptop, inWords);
      const jonas = await club.come('Jonas', laptop, inWords);
      const link = await club.order(mira, {
        game: 'copycat',
        seats: [{ mine: true }, {}],
        // Whoever has decided or come back has time enough.
        clock: { kind: 'live', bank: 8000, increment: 120_000 },
      });
      await club.join(jonas, link);
      await club.start(mira);
      await jonas.go.waitFor();
      await jonas.decide();
      const clock = mira.page.locator('.around li.me .time');
      expect(await clock.textContent()).toMatch(/^0:0\d$/);
      const bot = jonas.page.locator('.around li .dot.bot');

      await mira.page.getByText('A bot minds your seat, because your clock ran out.').waitFor();
      expect(await mira.go.count()).toBe(0);
      await mira.audit('a seat that is minded', '.notes');
      await bot.waitFor({ state: 'attached' });
      await asked([jonas]); // the game went on without her

      await mira.page.locator('[data-take-back]').click();
      await mira.page.locator('[data-take-back]').waitFor({ state: 'detached' });
      await bot.waitFor({ state: 'detached' });
      while ((await asked([mira, jonas])) === jonas) await jonas.decide();
      expect(await clock.textContent()).toMatch(/^[12]:\d\d$/);
      await mira.decide();
    },
    SLOW,
  );

  test(
    'one person with two chairs plays both, and sees only the side that is opened',
    async () => {
      const mira = await club.come('Mira');
      const jonas = await club.come('Jonas');
      const link = await club.make(mira, { chairs: 3 });
      await club.join(jonas, link);
      await mira.page.locator('[data-sit]').click();
      await mira.page.locator('.choosep').nth(1).waitFor();
      await mira.audit('waiting room with two chairs');
      await mira.page.locator('.choosep').nth(1).getByText('FDP').click();
      await mira.page.locator('.chairs [data-seat="2"] .p-FDP').waitFor();
      await club.start(mira);
      await play(jonas.page);
      const heads = new Set<string>();
      const sides = new Set<string>();
      for (let i = 0; i < 10; i++) {
        for (let now = await mira.moment(); now === 'handover'; now = await mira.moment()) {
          expect(await mira.page.locator('.party, .hand').count()).toBe(0);
          heads.add((await mira.page.locator('h1').textContent()) ?? '');
          await mira.pass('handover');
        }
        sides.add(await openSide(mira));
        await mira.decide();
      }
      expect([...heads].sort()).toEqual([
        'Pass the screen to Mira (chair 1).',
        'Pass the screen to Mira (chair 3).',
      ]);
      expect([...sides]).toContain('FDP');
      expect(sides.size).toBe(2);

      // With one chair left there is nobody to hide anything from.
      await panel(mira, 'menu');
      await mira.page.locator('[data-resign]').nth(1).click();
      await mira.page.locator('[data-resign-yes]').click();
      await mira.page.locator('.around li .dot.bot').waitFor({ state: 'attached' });
      await close(mira);
      expect(await mira.moment()).toBe('decision');
      expect(await openSide(mira)).not.toBe('FDP');
      await mira.decide();
    },
    SLOW,
  );

  /** The party whose money is shown: it must be one only. */
  async function openSide({ page }: Person): Promise<string> {
    await page.locator('.party .purse dd').nth(2).waitFor();
    const open = page.locator('.party', {
      has: page.locator('.purse dd', { hasNotText: 'closed' }),
    });
    expect(await open.count()).toBe(1);
    return (await open.getAttribute('data-party')) ?? '';
  }

  test(
    'a table with a password lets in who knows it, and nobody else',
    async () => {
      const mira = await club.come('Mira', laptop, inWords);
      const wish = { game: 'Copycat', chairs: 2, title: 'Family', pick: ['Password'] };
      await club.make(mira, { ...wish, password: 'plum cake' });
      const { page, faults } = await club.come('Jonas', laptop, inWords);
      await page.goto(`${club.url}/online`);
      const offer = page.locator('[data-open-tables] li', { hasText: 'Family' });
      await offer.getByText('with a password').waitFor();
      await offer.locator('a').click();
      for (const wrong of ['', 'plum pie']) {
        await page.getByLabel('Password of the table').fill(wrong);
        await page.locator('[data-join]').click();
        await page.getByText('That is not the password of this table.').waitFor();
        await expect.poll(() => faults.splice(0).join()).toContain('403'); // told by the browser
      }
      expect(await page.locator('.chairs').getByText(', you').count()).toBe(0);
      await page.getByLabel('Password of the table').fill('plum cake');
      await page.locator('[data-sit]').click();
      await page.locator('.chairs').getByText('Jonas, you').waitFor();
      expect(await page.getByLabel('Password of the table').count()).toBe(0);
      await club.start(mira);
      await page.locator('.dec').waitFor();
    },
    SLOW,
  );

  test(
    'from home to the first decisions by keyboard alone',
    async () => {
      const mira = await club.come('Mira');
      const { page } = mira;
      const press = (key: string): Promise<void> => page.keyboard.press(key);
      /** Goes on with Tab until it is there. */
      const tabTo = async (selector: string): Promise<void> => {
        await page.locator(selector).first().waitFor();
        for (let i = 0; i < 80; i++) {
          await press('Tab');
          const there = await page.evaluate(
            (wanted) => document.activeElement?.matches(wanted) === true,
            selector,
          );
          if (there) return;
        }
        throw new Error(`Tab does not lead to ${selector}`);
      };
      await page.goto(club.url);
      await tabTo('[data-lobby]');
      await press('Enter');
      await tabTo('.go a[href="/make#online"]');
      await press('Enter');
      await page.locator('[data-chair="4"] [value=bot]').waitFor({ state: 'attached' });
      for (const chair of ['2', '3', '4']) {
        await tabTo(`[data-chair="${chair}"] [value=link]`);
        await press('ArrowRight');
        await tabTo(`[data-chair="${chair}"] [data-level]`);
        await press('ArrowUp');
        await press('ArrowUp');
      }
      await tabTo('[data-title]');
      await page.keyboard.type('By keys');
      await tabTo('[data-begin]');
      await press('Enter');
      await page.getByRole('heading', { name: 'By keys' }).waitFor();
      await tabTo('[data-start][aria-disabled=false]');
      await press('Enter');
      for (let i = 0; i < 4; i++) {
        expect(await mira.moment()).toBe('decision');
        await mira.type();
      }

      await mira.auditBoth('table with pictures');

      // What is around the table has its key, which is none of the game's.
      await mira.moment();
      await press('m');
      await page.locator('.drawer [data-chat]').waitFor();
      expect(await page.locator('dialog').count()).toBe(0);
      // It covers neither what one decides nor what one has.
      const drawer = await page.locator('.drawer').boundingBox();
      const decision = await page.locator('.decision').first().boundingBox();
      const own = await page.locator('.party.mine').boundingBox();
      expect((drawer?.x ?? 0) + (drawer?.width ?? 0)).toBeLessThanOrEqual(decision?.x ?? 0);
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(drawer?.x ?? 0);
      await tabTo('[data-chat]');
      await page.keyboard.type('much ado'); // none of these letters does anything else
      await press('Enter');
      await page.locator('.messages').getByText('much ado').waitFor();
      await press('Escape');
      await page.locator('.drawer').waitFor({ state: 'detached' });
      await press('c');
      await page.locator('dialog').waitFor();
      expect(await page.locator('.drawer').count()).toBe(0);
    },
    SLOW,
  );
});
