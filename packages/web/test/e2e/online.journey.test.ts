import { allRules } from '@hustings/games';
import { isRefusal, readGameFile, replay, SPECTATOR } from '@hustings/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inRound, recorded } from '../../../../games/die-macher/test/edition-2006/recorded.js';
import { noBrowser } from './browser.js';
import { asked, openClub, SLOW } from './club.js';
import { whole } from './extent.js';
import { skipOnlineTo } from './middle.js';
import { inWords, laptop, type Person } from './person.js';
import { answered, pause, play, played, resume } from './player.js';

const [game] = await allRules();

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

describe.skipIf(noBrowser)('games online', () => {
  const club = openClub();

  test(
    'four people play Die Macher to its end; one is cut off and comes back; who watches learns no secret',
    async () => {
      const names = ['Mira', 'Jonas', 'Tariq', 'Ada'];
      const players = await Promise.all(names.map((name) => club.come(name)));
      const [owner, , third] = players;
      const link = await club.make(owner, { chairs: 4, title: 'Tuesday', pick: ['No clock'] });
      for (const person of players.slice(1)) await club.join(person, link);
      await club.start(owner);
      for (const { page } of players) await page.locator('.decision [data-go]').waitFor();
      await takesBack(owner);
      const watcher = await club.come('Ole');
      const heard = listen(watcher.page);
      await watcher.page.goto(link);
      await watcher.page.getByText('You are watching').waitFor();
      await Promise.all(players.map(({ page }) => play(page)));

      // In the middle of the game the third is cut off while a decision is open, and makes it.
      await answered(third.page, 6);
      await pause(third.page);
      await third.page.locator('.decision:not(.waiting) [data-go], [data-on]').first().waitFor();
      expect(await third.moment()).toBe('decision');
      await third.context.setOffline(true);
      await third.page.getByText('Connection lost').waitFor();
      await resume(third.page);
      await third.page.getByText('Your decision is kept').waitFor();
      // Now the game stands still: nothing of anybody's is open on the spectator's screen.
      const purses = watcher.page.locator('.party .purse dd');
      await purses.first().waitFor();
      expect(await purses.allTextContents()).toEqual(['closed', 'closed', 'closed', 'closed']);
      expect(await watcher.page.locator('.hand, [data-go], [data-undo]').count()).toBe(0);
      await third.context.setOffline(false);
      await third.page.getByText('Connection lost').waitFor({ state: 'detached' });
      if (!whole) {
        await skipOnlineTo('die-macher-2019', link, players, 4);
        await Promise.all(players.map(({ page }) => play(page)));
      }

      await Promise.all(players.map(({ page }) => played(page)));
      const scores = await Promise.all(
        players.map(({ page }) => page.locator('.bars .tot').allTextContents()),
      );
      expect(scores[0]).toHaveLength(4);
      for (const other of scores) expect(other).toEqual(scores[0]);

      // What the spectator was sent is what the rules show to everyone, move by move.
      await watcher.page.locator('[data-on], .scoring-page').first().waitFor();
      await sawOnlyThePublic(heard, link);
      await owner.auditBoth('result of an online game');
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
    const answer = await fetch(`${club.url}/api/v1/tables/${id}/file`);
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

  test(
    'Copycat in words, two people, to its final score, and again',
    async () => {
      const mira = await club.come('Mira', laptop, inWords);
      const jonas = await club.come('Jonas', laptop, inWords);
      const link = await club.make(mira, { game: 'Copycat', chairs: 2, pick: ['With the link'] });
      await club.join(jonas, link);
      await club.start(mira);
      await asked([mira, jonas]);
      await skipOnlineTo('copycat', link, [mira, jonas], 10);
      await asked([mira, jonas]);
      await Promise.all([play(mira.page), play(jonas.page)]);
      await Promise.all([played(mira.page), played(jonas.page)]);
      const scores = await Promise.all(
        [mira, jonas].map(({ page }) => page.locator('.dec tbody td b').allTextContents()),
      );
      expect(scores[0]).toHaveLength(2);
      expect(scores[1]).toEqual(scores[0]);
      await mira.audit('result in words');
      await mira.page.locator('[data-panel=menu]').click();
      await mira.page.locator('[data-rematch]').click();
      await mira.page.locator('[data-start]').waitFor();
      expect(mira.page.url()).not.toBe(link);
      await mira.page.locator('.chairs').getByText('Jonas').waitFor();
      // Nobody plays again before they have said so.
      await mira.page.locator('[data-start][aria-disabled=true]').waitFor();
      await jonas.page.goto(mira.page.url());
      await jonas.page.locator('[data-again]').click();
      await mira.page.locator('[data-start][aria-disabled=false]').waitFor();
      // The game that is over stays where it was, move by move.
      await jonas.page.goto(`${link}#3`);
      await jonas.page.getByText('Move 3 of').first().waitFor();
      await jonas.page.getByRole('button', { name: 'One move forward' }).click();
      await jonas.page.getByText('Move 4 of').first().waitFor();
      await jonas.audit('a finished game, move by move');
      // And from any of them one can play on, against bots in this browser.
      await jonas.page.locator('[data-branch]').click();
      await jonas.page.waitForURL(/\/play\//);
      expect(await jonas.moment()).toBe('decision');
      await jonas.page.locator('.dec h2').getByText('Jonas').waitFor();
      await jonas.decide();
      expect(await jonas.moment()).toBe('decision');
    },
    SLOW,
  );

  test(
    'Die Macher 2006 with bots, to its final score',
    async () => {
      const mira = await club.come('Mira');
      const begun = recorded('online', {
        seats: 3,
        length: 'short',
        until: inRound(whole ? 1 : 4),
      });
      await club.orderFrom(mira, begun.export(true), 'mine,intern,intern');
      await club.start(mira);
      expect(await mira.moment()).toBe('decision');
      await mira.audit('Die Macher 2006 online');
      await mira.playOut();
      await mira.page.locator('.scoring-page').waitFor();
      expect(await mira.page.locator('.bars .tot').count()).toBe(3);
    },
    SLOW,
  );
});

const canonical = (value: unknown): string => JSON.stringify(JSON.parse(JSON.stringify(value)));
