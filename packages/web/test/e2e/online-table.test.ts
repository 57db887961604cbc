import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.js';
import { asked, close, openClub, panel, SLOW } from './club.js';

describe.skipIf(noBrowser)('around a table online', () => {
  const club = openClub();

  test(
    'from the list of tables by an invitation to a game: chat, note, taking back and pausing by consent, hand-over, resignation',
    async () => {
      const mira = await club.come('Mira');
      const link = await club.make(mira, {
        game: 'Copycat',
        chairs: 2,
        title: 'Three at lunch',
        pick: ['If all agree'],
      });
      await mira.audit('waiting room');
      const jonas = await club.come('Jonas');
      await jonas.page.goto(`${club.url}/online`);
      await jonas.page.locator('[data-open-tables]').getByText('Three at lunch').waitFor();
      await jonas.audit('list of tables');
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
      const ada = await club.come('Ada');
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
});
