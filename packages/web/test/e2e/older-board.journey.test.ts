import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  asksFirst,
  recorded,
  type Recorded,
} from '../../../../games/die-macher/test/edition-2006/recorded.js';
import type { Chair } from '../../src/engine/tables.js';
import { launch, noBrowser } from './browser.js';
import { goOnWith } from './kept.js';
import { Meter, told } from './meter.js';
import { phone, visit, type Person, type Screen } from './person.js';
import { mute, silent } from './pieces.js';
import { playTo } from './reach.js';

const SLOW = 170_000;

describe.skipIf(noBrowser)('on the board of 2006', () => {
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
  const chairs = (seats: number): Chair[] =>
    Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? { name: 'Mira', by: 'person' as const }
        : { name: `Bot ${seat}`, by: 'bot' as const, level: 'intern' },
    );
  /** A game that came to a decision of the first chair. */
  const begin = async (
    kind: Parameters<typeof asksFirst>[0],
    seats = 4,
    screen?: Screen,
  ): Promise<void> => {
    person = await visit(started.browser, screen);
    const match = recorded(kind, { seats, length: 'full', until: asksFirst(kind) });
    await goOnWith(person.page, started.url, match, chairs(seats));
    expect(await person.moment()).toBe('decision');
    await person.page.locator('.displays').waitFor({ state: 'attached' });
  };
  const strip = (): Promise<string> => person.page.locator('[data-pointed]').innerText();

  test(
    'whatever can be pointed at says what it is and under which rule; markers are bought where they lie',
    async () => {
      await begin('buyMedia');
      const { page } = person;
      const { all, dumb } = await page.evaluate(silent);
      expect(all).toBeGreaterThan(200);
      expect(dumb).toEqual([]);
      expect(await page.evaluate(mute)).toEqual([]);
      await page.locator('.left .cons span').first().hover();
      expect(await strip()).toMatch(/contribution of 10,000/);
      await page.locator('.phase').nth(9).hover();
      await page.locator('[data-pointed]', { hasText: 'accepts or refuses' }).waitFor();
      await page.locator('.spot[role=button]:not([aria-disabled])').first().click();
      expect(await page.locator('.spot[aria-pressed=true]').count()).toBe(1);
      expect(await page.locator('.choice.on').count()).toBe(1);
    },
    SLOW,
  );

  /** What is pressed on the board in a decision, piece by piece; and whether a state shows what comes of it. */
  const presses = [
    ['bid', ['"what":"i-coins"'], false],
    ['nameFirstPlayer', ['"on":"party"'], false],
    ['exchangeCards', ['"on":"hand"'], false],
    ['changeProgram', ['"on":"hand"', '"on":"program"'], true],
    ['layCabinet', ['"on":"slot"'], false],
    ['useCabinet', ['"figure":"worth"'], true],
    ['approach', ['"figure":"talk"'], true],
    ['buyMedia', ['"on":"spot"'], true],
    ['swapOpinion', ['"on":"opinion"', '"on":"offer"'], true],
    ['placeMeetings', ['"figure":"held"'], true],
    ['bidForPoll', ['"what":"i-coins"'], false],
    ['publishPoll', ['"figure":"trend"'], true],
    ['convertMeetings', ['"figure":"held"'], true],
    ['carryOpinion', ['"on":"opinion"'], false],
    ['contribute', ['contribution:'], false],
  ] as const;
  const piece = (on: string): string =>
    `main [data-piece*='${on}'][role=button]:not([aria-disabled])`;
  /** Who is asked for a bid and has the money for more than one. */
  const solvent = (state: Recorded['state']): boolean =>
    asksFirst('bidForPoll')(state) && state.money[0] > state.auction.bid + 1;
  /** A game that came to a decision of the first chair, on the page that is open. */
  const lay = async (
    kind: Parameters<typeof asksFirst>[0],
    is = asksFirst(kind),
  ): Promise<void> => {
    const { page } = person;
    const match = recorded(kind, { seats: 4, length: 'full', until: is });
    await goOnWith(page, started.url, match, chairs(4));
    await page.locator(`form.decision[data-kind=${kind}]`).waitFor();
    await page.mouse.move(1, 1); // a hand that has moved means what it touches next
  };

  test(
    'what is decided is pressed where it lies, and the states show what would come of it',
    async () => {
      person = await visit(started.browser);
      const { page } = person;
      const planned = page.locator('.state .ifnow', { hasText: 'with your plan' });
      for (const [kind, pressed, isPlanned] of presses) {
        await lay(kind, kind === 'bidForPoll' ? solvent : undefined);
        for (const on of pressed) await page.locator(piece(on)).first().click();
        expect([kind, await person.go.getAttribute('aria-disabled')]).toEqual([kind, 'false']);
        expect(await page.locator('main [data-piece][aria-pressed=true]').count()).toBeGreaterThan(
          0,
        );
        if (isPlanned) await planned.first().waitFor();
        else expect([kind, await planned.count()]).toEqual([kind, 0]);
      }
    },
    SLOW,
  );

  test(
    'what is proposed is turned round where it lies; of equal cards one is taken',
    async () => {
      person = await visit(started.browser);
      const { page } = person;
      const says = (): Promise<string> => person.go.innerText();
      await lay('answerOffer');
      await page.locator('.pact.plan').waitFor();
      expect(await says()).toMatch(/^Agree/);
      await page.locator(piece('"figure":"talk"')).first().click();
      await page.locator('.pact').waitFor({ state: 'detached' });
      expect(await says()).toMatch(/^Refuse/);
      await page.locator(piece('"figure":"talk"')).last().click();
      await page.locator('.pact.plan').waitFor();
      await lay('moveMedia');
      expect(await says()).toMatch(/^Move/);
      // What is pressed says what it does, and the button stays what it is.
      const spot = page.locator(piece('"on":"spot"')).first();
      const space = page.locator(piece('"on":"presence"'));
      const chosen = async (): Promise<(string | null)[]> =>
        Promise.all([spot, space].map((one) => one.getAttribute('aria-pressed')));
      expect(await chosen()).toEqual(['false', 'false']);
      expect(await spot.getAttribute('aria-label')).toMatch(/Move it/);
      await spot.click();
      expect(await chosen()).toEqual(['true', 'true']);
      expect(await says()).toMatch(/^Move/);
      expect(await spot.getAttribute('aria-label')).toMatch(/Stay/);
      await space.click();
      expect(await chosen()).toEqual(['false', 'false']);
      expect(await says()).toMatch(/^Move/);
      const twice = (cards: readonly number[]): boolean => new Set(cards).size < cards.length;
      const asked = asksFirst('changeProgram');
      await lay('changeProgram', (state) => asked(state) && twice(state.hands[0]));
      const inHand = page.locator(piece('"on":"hand"'));
      for (let i = 0; i < (await inHand.count()); i++) {
        await inHand.nth(i).click();
        const pressed = page.locator('[data-piece*=hand][aria-pressed=true]');
        await expect.poll(() => pressed.count()).toBe(1);
      }
    },
    SLOW,
  );

  test(
    'who wants to be surprised is told neither on the board nor beside it what would come out now',
    async () => {
      await begin('placeMeetings');
      const { page } = person;
      await page.locator('.ifnow').first().waitFor();
      const outlook = page.locator('.decision .eff');
      expect((await outlook.allInnerTexts()).join('')).not.toBe('');
      await page.locator('[data-settings]').click();
      await page.locator('input[name=forecast]').nth(1).click();
      await page.keyboard.press('Escape');
      await page.locator('.ifnow').first().waitFor({ state: 'detached' });
      expect((await outlook.allInnerTexts()).join('')).toBe('');
      expect((await page.locator('.r-gain td').allInnerTexts()).join('')).toMatch(/^–+$/);
      await page.locator('.decision .cell input').first().click({ force: true });
      expect(await page.locator('.chart .planned').count()).toBe(0);
      await page.locator('.r-gain [data-piece]').first().hover();
      await page
        .locator('[data-pointed]', { hasText: 'Forecast of the outcome: hidden' })
        .waitFor();
      await page.keyboard.press('c');
      expect(await page.locator('dialog').count()).toBe(0);
    },
    SLOW,
  );

  test(
    'where one begins lies on the board as soon as it is chosen',
    async () => {
      await begin('preliminary');
      const { page } = person;
      const states = page.locator('.state');
      const lists = page.locator('.decision .lists .assign');
      await lists.nth(0).locator('label').nth(0).click(); // popularity twice, meetings
      await lists.nth(1).locator('label').nth(1).click(); // two of media
      const put = (row: number, state: number): Promise<void> =>
        page.locator('.decision .assign:not(.bare)').nth(row).locator('label').nth(state).click();
      await put(0, 0);
      await put(2, 1);
      await put(3, 2);
      await put(4, 2);
      await states.nth(0).locator('.r-trend', { hasText: '+1' }).waitFor();
      expect(await states.nth(1).locator('.cubes .plan').count()).toBe(6);
      expect(await states.nth(2).locator('.spot.planned-s').count()).toBe(2);
      await put(4, 3);
      await states.nth(3).locator('.spot.planned-s').waitFor();
      expect(await states.nth(2).locator('.spot.planned-s').count()).toBe(1);
      // The same by pressing where it would lie: the marker that has no state yet, then the first.
      await states.nth(0).locator('.r-trend .at[role=button]').click();
      await states.nth(0).locator('.r-trend', { hasText: '+2' }).waitFor();
      await states.nth(1).locator('.spot[role=button]').first().click();
      await states.nth(1).locator('.spot.planned-s').waitFor();
    },
    SLOW,
  );

  test(
    'the national board lies over the states by its key, while the decision stays usable',
    async () => {
      await begin('placeMeetings', 5);
      const { page } = person;
      const places = (): Promise<string[]> =>
        page.locator('.state, .party').evaluateAll((all) =>
          all.map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [left, top, width, height].map(Math.round).join(' ');
          }),
        );
      const before = await places();
      await page.keyboard.press('b');
      const nation = page.locator('.over');
      await nation.waitFor();
      expect(await places()).toEqual(before);
      expect(await nation.locator('.space').count()).toBe(5);
      await person.audit('the national board');
      await page.locator('.decision .cell input').first().click({ force: true });
      await page.keyboard.press('Escape');
      await nation.waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-nation'))).toBe(
        true,
      );
      await page.locator('[data-nation]').click();
      await nation.locator('[data-close]').click();
      await nation.waitFor({ state: 'hidden' });
    },
    SLOW,
  );

  test(
    'a rule leads to what is different in the other edition, shown in pieces of both boards',
    async () => {
      await begin('placeMeetings');
      const { page } = person;
      await page.keyboard.press('r');
      const way = page.locator('dialog [data-differs]');
      await way.waitFor();
      await page.goto(`${started.url}${await way.getAttribute('href')}`);
      const pictures = page.locator('[data-picture]');
      await pictures.last().locator('.party').waitFor();
      const drawn = await pictures.evaluateAll((all) =>
        all.map((one) => one.querySelector('.state, .party, .over')?.className.split(' ')[0]),
      );
      expect(drawn).toEqual(['sheet', 'sheet', 'over', 'sheet', 'sheet']);
      // One position, two sums: what the book says of it is what the boards show.
      const said = await page.locator('main').innerText();
      for (const [place, votes] of [
        [0, '16'],
        [1, '24'],
      ] as const) {
        const adds = pictures.nth(place).locator('.r-gain td').nth(0);
        expect(await adds.innerText()).toBe(`+${votes}`);
        expect(said).toContain(`${votes} more votes`);
      }
      expect(await pictures.nth(0).locator('.chart .val').allTextContents()).toContain('54');
      expect(await pictures.nth(1).locator('.chart .laid').count()).toBe(4);
      expect(await person.sideways()).toBeLessThanOrEqual(0);
      await person.auditBoth('what is different');
    },
    SLOW,
  );

  test(
    'on a phone the national board is a tab',
    async () => {
      await begin('placeMeetings', 4, phone);
      const { page } = person;
      await page.locator('.grip').click();
      await person.press(page.locator('.tabs button', { hasText: 'Nation' }));
      await page.locator('.over .space').first().waitFor();
      expect(await page.locator('.state:visible').count()).toBe(0);
      expect(await person.sideways()).toBeLessThanOrEqual(0);
      await person.audit('the national board on a phone');
    },
    SLOW,
  );

  test(
    'contributions show their dice, and the dice that fell; putting them away takes one key',
    async () => {
      await begin('contribute');
      const { page } = person;
      expect(await page.locator('.decision .dice svg').count()).toBeGreaterThan(10);
      await page
        .locator('.decision label', { has: page.locator('[aria-label*=refuse]') })
        .first()
        .click();
      await person.go.click();
      const over = page.locator('.over');
      await over.locator('.throw').first().waitFor();
      // Whoever refused: as many members as the dice show.
      const said = await over.locator('.throw [role=img]').allInnerTexts();
      expect(said.length).toBeGreaterThan(0);
      expect(await over.locator('.throw svg.open').count()).toBe(0);
      // They tumble over faces that are not the one that fell.
      const given = await over
        .locator('.throw svg')
        .evaluateAll((dice) =>
          dice.filter((die) =>
            [...die.querySelectorAll('.wrong')].some(
              (face) => face.innerHTML === die.querySelector('.true')?.innerHTML,
            ),
          ),
        );
      expect(given.length).toBe(0);
      await person.moment();
      await person.audit('the dice');
      await page.keyboard.press('Escape');
      await over.waitFor({ state: 'hidden' });
      await person.decide();
      await person.moment();
      expect(await over.count()).toBe(0);
    },
    SLOW,
  );

  test(
    'opinions carried, members and money are shown when a round ends, and only then',
    async () => {
      await begin('carryOpinion');
      const { page } = person;
      expect(await page.locator('.over').count()).toBe(0);
      await playTo(person, 'contribute');
      await page.locator('.over .mtab').waitFor();
      const rows = page.locator('.over .mtab tbody tr:has(th)');
      expect(await rows.count()).toBe(4);
      expect(await page.locator('.over .trips li').count()).toBe(1);
      await person.audit('members and money');
      // What is thought and voted in the states stays in sight above it.
      const edge = await page.locator('.over').evaluate((all) => all.getBoundingClientRect().top);
      const votes = await page
        .locator('.chart')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
      expect(edge).toBeGreaterThan(votes);
      await page.setViewportSize(phone);
      const over = await page.locator('.over').evaluate((all) => all.scrollWidth - all.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
      // There the question waits until it has been looked at.
      const seen = await page.locator('.over').evaluate((all) => {
        const { left, top } = all.getBoundingClientRect();
        return all.contains(document.elementFromPoint(left + 100, top + 100));
      });
      expect(seen).toBe(true);
      await page.locator('.over [data-close]').click();
      await page.locator('.table-page.sheet-open').waitFor();
      await person.go.waitFor();
    },
    SLOW,
  );

  test(
    'a move draws what it changes',
    async () => {
      person = await visit(started.browser);
      const { page } = person;
      const meter = await Meter.of(person);
      const kind = 'placeMeetings';
      const match = recorded(kind, { seats: 4, length: 'full', until: asksFirst(kind) });
      await goOnWith(page, started.url, match, chairs(4));
      await person.moment();
      await page.locator('.displays').waitFor();
      await meter.look();
      for (let i = 0; i < 6; i++) {
        await person.decide();
        await person.moment();
      }
      const work = await meter.look();
      console.log(told(work));
      expect(work.events).toBeGreaterThan(6);
      expect(work.calls / work.events).toBeLessThan(25_000); // 20,500
      expect(work.changes / work.events).toBeLessThan(42); // 32
    },
    SLOW,
  );
});
