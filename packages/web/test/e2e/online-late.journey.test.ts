import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.js';
import { asked, openClub, panel, SLOW } from './club.js';
import { inWords, laptop, phone, type Person } from './person.js';

const game = 'copycat';
/** A whole game for two. */
const recorded = fileURLToPath(
  new URL('../../../../fixtures/copycat/2-standard-001.json', import.meta.url),
);

/** People who are late, away or on holiday: what the others see of it, and may do about it. */
describe.skipIf(noBrowser)('who is late at a table online', () => {
  const club = openClub();

  async function api(person: Person, method: 'POST' | 'PATCH', path: string, data: object = {}) {
    const url = `${club.url}/api/v1${path}`;
    const answer = await person.context.request.fetch(url, { method, data });
    expect(`${path} ${answer.status()}`).toMatch(/ 20\d$/);
    return (await answer.json()) as { id: string };
  }

  test(
    'is told to the others, who give more time or hand the seat to someone else',
    async () => {
      const jonas = await club.come('Jonas', laptop, inWords);
      const mira = await club.come('Mira', laptop, inWords);
      const link = await club.order(jonas, {
        game,
        seats: [{ mine: true }, {}],
        clock: { kind: 'live', bank: 20_000, increment: 600_000 },
      });
      await club.join(mira, link);
      await club.start(jonas);
      await asked([jonas]);
      await jonas.decide();

      const late = jonas.page.locator('[data-late="1"]');
      await late.getByText('Time ran out for Mira.').waitFor();
      await jonas.audit('someone is late', '.notes');
      expect(await mira.page.locator('[data-late]').count()).toBe(0); // she is told in other words
      await late.locator('[data-late-ask=time]').click(); // nobody else is there to be asked
      await late.waitFor({ state: 'detached' });
      await mira.page.locator('[data-take-back]').waitFor({ state: 'detached' });

      await late.getByText('Time ran out for Mira.').waitFor(); // once more
      await jonas.page.setViewportSize(phone);
      expect(await jonas.sideways()).toBeLessThanOrEqual(0);
      await jonas.page.setViewportSize(laptop);
      await late.locator('[data-late-ask=handover]').click();
      await late.getByText('All have agreed to hand on the seat of Mira.').waitFor();
      await late.locator('[data-late-link]').click();
      const code = await late.locator('[data-link]').inputValue();
      const ada = await club.come('Ada', laptop, inWords);
      await ada.page.goto(code);
      await ada.page.getByText('Take the seat').click();
      await jonas.page.locator('.around .seats').getByText('Ada', { exact: true }).waitFor();
      await late.waitFor({ state: 'detached' });
    },
    SLOW,
  );

  test(
    'by post: holidays are counted, and other hours are announced at the table',
    async () => {
      const jonas = await club.come('Jonas', laptop, inWords);
      const mira = await club.come('Mira', laptop, inWords);
      const link = await club.order(jonas, {
        game,
        seats: [{ mine: true }, {}],
        clock: { kind: 'correspondence', bank: 86_400_000, increment: 3_600_000 },
      });
      await club.join(mira, link);
      await club.start(jonas);
      await asked([jonas]);
      const year = new Date().getUTCFullYear() + 1; // days of this year may be too near
      const holidays = [`${year}-08-01`, `${year}-08-02`, `${year}-08-03`];
      const playHours = { from: 18 * 60, to: 23 * 60 };
      await api(mira, 'PATCH', '/me', { holidays, playHours });

      const news = jonas.page.locator('[data-announced="1"]');
      await news.getByText('Mira changes play hours or holidays').waitFor();
      await jonas.audit('other hours are announced', '.notes');
      await news.getByText('Understood').click();
      await news.waitFor({ state: 'detached' });
      expect(await mira.page.locator('[data-announced]').count()).toBe(0);

      await panel(jonas, 'menu');
      const list = jonas.page.locator('[data-schedules]');
      await list.locator('[data-allowance="1"]').getByText('of 30 days off this year').waitFor();
      const next = list.locator('[data-next="1"]').last();
      await next.getByText('18:00–23:00').waitFor();
      expect(await next.textContent()).toContain(`Aug 1, ${year} – Aug 3, ${year}`);
      await jonas.audit('play hours and holidays', '.drawer');
    },
    SLOW,
  );

  test(
    'comes behind all who stayed, and the end and the person’s page say so',
    async () => {
      const mira = await club.come('Mira', laptop, inWords);
      await mira.page.goto(`${club.url}/online`);
      await mira.page.locator('[data-me]').waitFor();
      const file = JSON.parse(readFileSync(recorded, 'utf8')) as { moves: { seat: number }[] };
      const last = file.moves.at(-1)?.seat ?? 0;
      const seats = last === 0 ? 'mine,intern' : 'intern,mine';
      const almost = { ...file, moves: file.moves.slice(0, -1) };
      const { id } = await api(mira, 'POST', `/games/import?seats=${seats}`, almost);
      await api(mira, 'POST', `/tables/${id}/start`);
      await api(mira, 'POST', `/tables/${id}/resign`, { seat: last }); // a bot makes the last move
      await mira.page.goto(`${club.url}/t/${id}`);
      const end = mira.page.locator('[data-resigned]');
      await end.getByText('Resigned: Mira. That counts as behind everyone who stayed.').waitFor();
      await mira.audit('the end of a game that was left', '.notes');

      const { id: self } = await api(mira, 'PATCH', '/me', {});
      const record = { game, played: 3, won: 1, resigned: 1, minded: 1, averagePlace: 1.5 };
      await mira.page.route(`**/people/${self}`, (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({
              json: { id: self, name: 'Mira', kind: 'guest', games: [record], ratings: [] },
            })
          : route.continue(),
      );
      await mira.page.goto(`${club.url}/people/${self}`);
      const left = mira.page.locator('[data-left]');
      await left.getByText('Copycat: 1 resigned and 1 mostly played by a bot.').waitFor();

      // A whole game in which someone was mostly away takes long: here only what the page makes of it.
      const away = `"minded":[${last}]`;
      await mira.page.routeWebSocket('**/api/v1/socket', (line) => {
        const server = line.connectToServer();
        server.onMessage((said) => line.send(String(said).replaceAll('"minded":[]', away)));
      });
      await mira.page.route(`**/api/v1/tables/${id}`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll('"minded":[]', away);
        await route.fulfill({ response: answer, body });
      });
      await mira.page.goto(`${club.url}/t/${id}`);
      const mostly = mira.page.locator('[data-mostly-minded]');
      await mostly.getByText('Away for most of the game, so a bot played: Mira.').waitFor();
    },
    SLOW,
  );
});
