import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../server/test/support/postgres.js';
import { noBrowser } from './browser.js';
import { openClub, SLOW } from './club.js';

describe.skipIf(noBrowser)('a server that loses its database', () => {
  const postgres = noBrowser ? undefined : startPostgres();
  const club = openClub(async () => ({ DATABASE_URL: (await (await postgres)?.database()) ?? '' }));
  afterAll(async () => (await postgres)?.stop());

  test(
    'tells so on every page; a decision made meanwhile is kept and stored when it is back',
    async () => {
      const database = await postgres;
      if (database === undefined) throw new Error('there is no database');
      const mira = await club.come('Mira');
      const jonas = await club.come('Jonas');
      const link = await club.make(mira, { game: 'Copycat', chairs: 2, title: 'Storm' });
      await club.join(jonas, link);
      await club.start(mira);
      await mira.go.waitFor();
      const number = async (): Promise<number> => {
        const play = await mira.context.request.get(link.replace('/t/', '/api/v1/tables/'));
        return ((await play.json()) as { number: number }).number;
      };
      const before = await number();

      await database.halt('immediate');
      const away = 'can’t reach its storage just now';
      for (const { page } of [mira, jonas]) await page.getByText(away).waitFor();
      const deciding = mira.decide(); // done when it is taken
      await mira.page.getByText('Your decision is kept and will be sent.').waitFor();
      await jonas.page.goto(`${club.url}/online`); // reads from the database
      await jonas.page.getByText(away).waitFor();
      await jonas.audit('no storage', '[data-away]');

      await database.resume();
      for (const { page } of [mira, jonas])
        await page.getByText(away).waitFor({ state: 'detached' });
      await deciding;
      await jonas.page.getByText('Storm').first().waitFor(); // by itself, without loading anew
      expect(await number()).toBe(before + 1);
      // The browser itself notes every 503; nothing else may have gone wrong.
      for (const { faults } of [mira, jonas])
        expect(faults.splice(0).filter((fault) => !fault.includes('503'))).toEqual([]);
    },
    SLOW,
  );
});
