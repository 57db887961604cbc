import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { laptop, phone, type Person, type Screen } from './person.js';
import { mute, silent } from './pieces.js';
import { playTo, reach, sitDown } from './reach.js';
import { peopleDecide } from './seeded.js';

const SLOW = 170_000;

describe.skipIf(noBrowser)('on the board', () => {
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
  const begin = async (kind: string, screen?: Screen, there = reach): Promise<void> => {
    person = await sitDown(started.browser, started.url, 'four-elections', screen);
    await there(person, kind);
    await person.page.locator('.displays').waitFor({ state: 'attached' });
  };
  const strip = (): Promise<string> => person.page.locator('[data-pointed]').innerText();

  test(
    'a marker is bought where it lies, the panel follows, and the other way round',
    async () => {
      await begin('buyMedia');
      const { page } = person;
      const states = page.locator('.state');
      const free = (at: number) =>
        states.nth(at).locator('.spot[role=button]:not([aria-disabled])').first();
      const chosen = page.locator('.spot[aria-pressed=true]');
      await free(1).hover();
      expect(await strip()).toMatch(/free media spot.*Press: Buy/s);
      await free(1).click();
      expect(await chosen.count()).toBe(1);
      const code = await states.nth(1).getAttribute('id');
      expect(await page.locator('.choice.on').getAttribute('data-state')).toBe(code);
      await page.locator('.choice').nth(2).click();
      expect(await states.nth(2).locator('.spot[aria-pressed=true]').count()).toBe(1);
      expect(await chosen.count()).toBe(1);
      await person.audit('a choice on the board');
      const mine = page.locator('.party.mine .it').nth(4);
      const before = await mine.innerText();
      // Whoever has pressed a piece by hand confirms with Enter, as the button says.
      await free(1).click();
      await page.keyboard.press('Enter');
      await expect.poll(() => mine.innerText(), { timeout: 60_000 }).not.toBe(before);
    },
    SLOW,
  );

  test(
    'advice goes step by step: what it has chosen can be done, and what follows is asked and advised then',
    async () => {
      await begin('swapPrograms');
      const { page } = person;
      await page.locator('[data-hint]').click();
      await page.locator('[data-do="0"]').click();
      const go = page.locator('.decision [data-go]');
      expect(await go.getAttribute('aria-disabled')).not.toBe('true');
      await go.click();
      await page.locator('.decision[data-kind="keepProgram"]').waitFor();
      await page.locator('[data-hint]').click();
      await page.locator('[data-do="0"]').waitFor();
    },
    SLOW,
  );

  test(
    'whatever can be pointed at says what it is, under which rule, and why it does nothing now',
    async () => {
      await begin('drawPrograms');
      const { page } = person;
      const offer = page.locator('.displays [role=button]').first();
      await page.locator('.choice').nth(1).click();
      await offer.click(); // it could be taken: that is the first way
      expect(await page.locator('.choice').first().getAttribute('class')).toContain('on');
      await page.locator('.opinions [data-piece]').first().click();
      expect(await strip()).toContain('Not now: that is for phase 7.');
      await reach(person, 'buyMedia');
      const { all, dumb } = await page.evaluate(silent);
      expect(all).toBeGreaterThan(150);
      expect(dumb).toEqual([]);
      expect(await page.evaluate(mute)).toEqual([]);
      await page.locator('.spot:not([role=button])').first().click();
      expect(await strip()).toContain('This is not what is decided now.');
      // How well a bot plays is told too: on a phone its bars have no title.
      await page.locator('.party [data-piece*=\'"party"\']').last().click();
      expect(await strip()).toContain('bot, Volunteer');
      await page.locator('.pollback').click();
      expect(await strip()).toContain('Not now: that is for phase 8.');
      // What was pressed stays told on the way to its rule, across whatever lies there.
      await page.evaluate(() => {
        const cross = (selector: string, at: number): void => {
          const init = { bubbles: true, clientX: at, clientY: at, pointerType: 'mouse' };
          document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerover', init));
        };
        cross('.party', 1);
        cross('[data-pointed]', 2);
      });
      await page.locator('[data-pointed] button').click();
      await page.locator('dialog').waitFor();
      expect(await page.locator('dialog').innerText()).toContain('8.4');
      await page.keyboard.press('Escape');
      await page.locator('.phase').nth(5).hover();
      await page.locator('[data-pointed]', { hasText: 'turned up, paid or let go' }).waitFor();
      // Who wants to be surprised is told neither on the board nor by pointing at it.
      await page.locator('[data-settings]').click();
      await page.locator('input[name=forecast]').nth(1).click();
      await page.keyboard.press('Escape');
      await page.locator('.ifnow').first().waitFor({ state: 'detached' });
      await page.locator('.r-gain [data-piece]').first().hover();
      await page
        .locator('[data-pointed]', { hasText: 'Forecast of the outcome: hidden' })
        .waitFor();
      // Nor in words, where it can be asked for again.
      await page.keyboard.press('t');
      await page.locator('.text-page .board table').first().waitFor();
      const foretold = page.locator('th', { hasText: 'If it elected now' });
      expect(await foretold.count()).toBe(0);
      await page.locator('[data-settings]').click();
      await page.locator('input[name=forecast]').first().click();
      await page.keyboard.press('Escape');
      await foretold.first().waitFor();
    },
    SLOW,
  );

  test(
    'rows of rallies stay where they are, whatever is planned and said of it',
    async () => {
      for (const screen of [{ width: 1366, height: 768 }, laptop, phone]) {
        await begin('placeRallies', screen);
        const { page } = person;
        const heights = (): Promise<number[]> =>
          page
            .locator('.decision :is(.alloc, .said, .total)')
            .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
        const before = await heights();
        expect(before.length).toBeGreaterThan(4);
        for (const row of await page.locator('.alloc').all()) {
          for (const box of [0, 2]) {
            await row.locator('label.cell input').nth(box).press(' ');
            expect(await heights()).toEqual(before);
          }
        }
        if (screen !== phone) await person.context.close();
      }
    },
    SLOW,
  );

  test(
    'what an action would do to an election now is not said to whoever wants to be surprised',
    async () => {
      await begin('chooseAction');
      const { page } = person;
      const foretold = page.locator('.decision .choice', { hasText: 'if the election were now' });
      await foretold.first().waitFor();
      await page.locator('[data-settings]').click();
      await page.locator('input[name=forecast]').nth(1).click();
      await page.keyboard.press('Escape');
      await foretold.first().waitFor({ state: 'detached' });
      expect(await page.locator('.decision .choice').count()).toBeGreaterThan(0);
    },
    SLOW,
  );

  test(
    'a card in hand is pressed, then the one that it replaces',
    async () => {
      await begin('swapPrograms');
      const { page } = person;
      const mine = page.locator('.party.mine');
      const hand = mine.locator('.hand [role=button]').last();
      const laid = mine.locator('.cards > [role=button]');
      const into = JSON.parse((await hand.getAttribute('data-piece')) ?? '{}') as { card: number };
      await hand.click();
      const pressed = await laid.evaluateAll(
        (all, card) =>
          all.findIndex((piece) => {
            const out = JSON.parse(piece.getAttribute('data-piece') ?? '{}') as { card: number };
            return out.card !== card;
          }),
        into.card,
      );
      await laid.nth(pressed).click();
      expect(await page.locator('.decision .planned-c').count()).toBe(1);
    },
    SLOW,
  );

  test(
    'who is sent lies on the board as soon as it is chosen',
    async () => {
      await begin('sendPoliticians');
      await person.page.locator('.state .slot[role=button]').first().click();
      await person.page.locator('.state').first().locator('.slot.plan').waitFor();
    },
    SLOW,
  );

  test(
    'where one starts lies on the board as soon as it is chosen',
    async () => {
      await begin('startPosition');
      const { page } = person;
      const states = page.locator('.state');
      await page.locator('.strip').nth(1).click(); // two of rallies, two of media, votes
      const put = (symbol: number, state: number): Promise<void> =>
        page.locator('.decision .assign li').nth(symbol).locator('label').nth(state).click();
      await put(0, 0);
      await put(2, 1);
      await put(4, 2);
      await states.nth(0).locator('.cubes .plan').nth(2).waitFor();
      await states.nth(1).locator('.spot.planned-s').waitFor();
      expect(await states.nth(2).locator('.chart').first().getAttribute('aria-label')).toContain(
        '6',
      );
      await put(4, 0);
      await states
        .nth(0)
        .locator('.ifnow', { hasText: /; 6 \+ \d+ = / })
        .waitFor();
      await put(2, 3);
      await states.nth(3).locator('.spot.planned-s').waitFor();
      expect(await states.nth(1).locator('.spot.planned-s').count()).toBe(0);
      // On a small screen the foot of the panel never hides what was chosen last.
      await page.setViewportSize({ width: 390, height: 700 });
      const last = page.locator('.decision .assign li').last().locator('label').last();
      const hidden = (): Promise<number> =>
        last.evaluate((label) => {
          const foot = label.closest('form')?.querySelector('.act')?.getBoundingClientRect().top;
          return label.getBoundingClientRect().bottom - (foot ?? 0);
        });
      await page.locator('form.decision').evaluate((panel) => panel.scrollTo(0, 0));
      expect(await hidden()).toBeGreaterThan(0);
      await last.evaluate((label: HTMLElement) => label.click());
      await expect.poll(hidden).toBeLessThanOrEqual(0);
    },
    SLOW,
  );

  test(
    'rallies, opinions, politicians and the poll are chosen on the board, by keys too',
    async () => {
      await begin('placeRallies', laptop, playTo); // with money left
      const { page } = person;
      const cell = page.locator('.state').first().locator('.r-held .at[role=button]');
      await cell.click();
      await cell.click();
      expect(await page.locator('.alloc').first().locator('.price').innerText()).toContain('2');
      await page.locator('.alloc').first().locator('.cell input').last().click({ force: true });
      expect(await cell.getAttribute('aria-label')).not.toBe('');
      const second = page.locator('.state').nth(1).locator('.r-held .at[role=button]');
      await second.focus();
      await page.keyboard.press('ArrowDown');
      expect(await strip()).toContain('Trend');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      expect(await page.locator('.alloc').nth(1).locator('.cell.in').count()).toBe(1);
      expect(await strip()).toContain('Press:');
      await reach(person, 'sendPoliticians');
      await page.locator('.state').first().locator('.slot[role=button]').first().click();
      expect(await page.locator('.polrow .seg label.on').first().innerText()).not.toBe('stay');
      // Every politician, and both fronts of a poll, are in sight on a small laptop.
      const below = page.locator('form.decision .act > [data-more]');
      await page.setViewportSize({ width: 1366, height: 768 });
      await expect.poll(() => below.count()).toBe(0);
      await reach(person, 'bidForPoll');
      await expect.poll(() => below.count()).toBe(0);
      await page.locator('.pollback').click();
      expect(await page.locator('.displays [role=button][aria-pressed=true]').count()).toBe(1);
    },
    SLOW,
  );

  test(
    'the last cabinet card acts while the mouse rests on what it acts on',
    async () => {
      person = await sitDown(started.browser, started.url, 'edition-2006-short');
      await reach(person, 'useCabinet');
      const { page } = person;
      const act = page.locator('form.decision[data-kind=useCabinet]');
      await act.locator('.acting').waitFor(); // the panel is fetched late
      const cards = act.getByRole('radiogroup', { name: 'Where', exact: true }).locator('label');
      // A single card is not chosen among others.
      for (let left = Math.max(1, await cards.count()); left > 0; left--) {
        await expect.poll(() => cards.count()).toBe(left > 1 ? left : 0);
        await page.locator('.state .r-worth [role=button]').first().click();
        await page.locator('[data-pointed]', { hasText: 'Press:' }).waitFor();
        await page.keyboard.press('Enter');
      }
      await act.waitFor({ state: 'detached' });
    },
    SLOW,
  );

  test(
    'a politician’s whole turn is decided in one panel',
    async () => {
      await begin('chooseAction');
      const { page } = person;
      expect(await page.locator('.decision .part').count()).toBe(2);
      const act = 'form.decision[data-kind=chooseAction]';
      const where = await page.locator(`${act} .kicker`).first().innerText();
      await person.decide();
      // What comes next is no rest of this turn: if this asks again, it is for another state.
      await person.moment();
      await peopleDecide(page);
      const rest = page.locator(`${act}:not(:has(.part))`, { hasText: where });
      expect(await rest.count()).toBe(0);
      expect(await page.locator('form.decision[data-kind=placeDouble]').count()).toBe(0);
    },
    SLOW,
  );

  test(
    'on a phone a tap chooses and brings the button, a long press asks',
    async () => {
      await begin('buyMedia', phone);
      const { page } = person;
      await page.locator('.grip').click();
      const open = '.spot[role=button]:not([aria-disabled])';
      const state = page.locator(`.state:has(${open})`).first();
      const tab = page.locator(`.tabs [data-state="${await state.getAttribute('id')}"]`);
      await person.press(tab);
      await state.locator(open).first().click();
      await page.locator('[data-go]').waitFor();
      expect(await page.locator('[data-go]').getAttribute('aria-disabled')).toBe('false');
      await page.mouse.move(1, 1); // a hand that has moved means what it touches next
      const piece = page.locator('.state-slot.fore .ifnow');
      const box = await piece.boundingBox();
      const at = { clientX: (box?.x ?? 0) + 9, clientY: (box?.y ?? 0) + 9, pointerType: 'touch' };
      await piece.dispatchEvent('pointerdown', { ...at, bubbles: true });
      await page.locator('[data-pointed] b').filter({ hasText: 'If the election' }).waitFor();
      await piece.dispatchEvent('pointerup', { ...at, bubbles: true });
      expect(await person.sideways()).toBeLessThanOrEqual(0);
      await person.audit('a phone, pointed at');
    },
    SLOW,
  );
});
