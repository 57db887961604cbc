import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { game, table } from '../../../../games/die-macher/test/edition-2019/table.js';
import { launch, noBrowser } from './browser.js';
import { Laid } from './laid.js';
import { laptop, phone, visit, type Person } from './person.js';

const screens = [laptop, { width: 1366, height: 768 }, { width: 1280, height: 800 }, phone];
const chairs = ['Mira', 'Ada', 'Jonas', 'Tariq'].map((name, seat) =>
  seat === 0
    ? ({ name, by: 'person' } as const)
    : ({ name, by: 'bot', level: 'volunteer' } as const),
);

/** How far each figure of votes is from the line at 50, by its figure; runs in the page. */
function apart(): { votes: number; gap: number }[] {
  return [...document.querySelectorAll<SVGElement>('.chart')]
    .filter((chart) => chart.getClientRects().length > 0)
    .flatMap((chart) => {
      const line = Number(chart.querySelector('.fifty')?.getAttribute('y1'));
      return [...chart.querySelectorAll('.val')].map((figure) => {
        const foot = Number(figure.getAttribute('y'));
        const top = foot - 0.74 * parseFloat(getComputedStyle(figure).fontSize);
        return { votes: Number(figure.textContent), gap: Math.max(line - foot, top - line) };
      });
    });
}

describe.skipIf(noBrowser)('a state', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let person: Person;
  beforeAll(async () => {
    started = await launch();
  });
  afterAll(() => started.stop());
  afterEach(async () => {
    await person.context.close();
    expect(person.faults).toEqual([]);
  });

  test('has figures of nearly 50 votes that the line at 50 does not touch, on any screen', async () => {
    person = await visit(started.browser);
    const { page } = person;
    const laid = await Laid.for(person, game, started.url);
    const four = (...votes: readonly [number, number, number, number]) => ({
      votes: { SPD: votes[0], CDU: votes[1], FDP: votes[2], LINKE: votes[3] },
    });
    const { s: state } = table({
      players: ['SPD', 'CDU', 'FDP', 'LINKE'],
      at: '4 rallies',
      states: { BB: four(43, 44, 45, 46), HE: four(47, 48, 49, 50), SN: four(49, 45, 51, 48) },
    });
    await laid.open(state, chairs);
    await person.moment();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const found = await page.evaluate(apart);
      expect(found.length).toBeGreaterThan(3);
      expect(found.filter(({ gap }) => gap < 4)).toEqual([]);
    }
  });

  test('says below the rows what rallies would mean: whom one passes, and with whom one governs', async () => {
    person = await visit(started.browser);
    const { page } = person;
    const laid = await Laid.for(person, game, started.url);
    const { s: state } = table({
      players: ['SPD', 'CDU', 'FDP', 'LINKE'],
      at: '4 rallies',
      states: { BB: { votes: { SPD: 24, CDU: 25 } }, HE: {}, SN: {} },
    });
    await laid.open(state, chairs);
    await person.moment();
    const said = page.locator('.decision .said');
    expect(await said.innerText()).toContain('Four or more in a state');
    await page.locator('.alloc').first().locator('label.cell').nth(1).click();
    await expect
      .poll(() => said.innerText())
      .toMatch(/BB\s+You pass the CDU \(25\)\. With the CDU it makes \d\d\./);
    await page.locator('.alloc').nth(1).locator('label.cell').nth(3).click();
    await expect.poll(() => said.innerText()).toMatch(/^\s*HE\s/);
  });
});
