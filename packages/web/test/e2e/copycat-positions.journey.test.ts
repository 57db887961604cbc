import { fetchWriting, languages } from '@hustings/texts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  copycat,
  data,
  standard,
  type CopycatEvent,
} from '../../../../games/copycat/rules/index.js';
import { card, office, table, type TableSpec } from '../../../../games/copycat/test/table.js';
import { boardTexts } from '../../../../games/copycat/texts/shelves.js';
import type { Chair } from '../../src/engine/tables.js';
import { launch, noBrowser } from './browser.js';
import { Hand } from './copycat-hand.js';
import { cramped } from './cramped.js';
import { Laid } from './laid.js';
import { laptop, phone, visit, type Person, type Screen } from './person.js';
import { torn } from './torn.js';

const SLOW = 240_000;
const screens: readonly Screen[] = [
  laptop,
  { width: 1280, height: 800 },
  { width: 720, height: 450 }, // a laptop at 200 %
  phone,
];

const person = (name: string): Chair => ({ name, by: 'person' });
const bot = (name: string): Chair => ({ name, by: 'bot', level: 'intern' });
const chairs: readonly Chair[] = [person('Mira'), ...['Bea', 'Cleo', 'Dora'].map(bot)];
const inHand = (word: string): string => `.hand [data-card="${card(word)}"]`;
const inPlay = (word: string): string => `.play [data-card="${card(word)}"]`;
const inStreet = (word: string): string => `.street [data-card="${card(word)}"]`;
const window = (word: string): string => `[data-office="${office(word)}"]`;

/** Runs in the page: pieces of the own side of which nothing can be pressed where they lie. */
function hidden(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.mine [data-piece]')].flatMap((piece) => {
    piece.scrollIntoView({ block: 'nearest' });
    const { left, top } = piece.getBoundingClientRect();
    const there = document.elementFromPoint(left + 8, top + 24)?.closest('[data-piece]');
    return there === piece ? [] : [`${piece.textContent} can not be pressed`];
  });
}

/** Runs in the page: own cards that have less room beside the next one than their drawing. */
function overdrawn(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.mine .lie')].flatMap((lies) => {
    const { right } = lies.querySelector('.dr')?.getBoundingClientRect() ?? { right: 0 };
    return right > lies.getBoundingClientRect().right + 1 ? [`${lies.textContent} is cut`] : [];
  });
}

/** Runs in the page: is what a choice does in sight, above the buttons? */
function saysEffect(): boolean {
  const [effect, act] = ['.fx', '.act'].map((part) =>
    document.querySelector(`.decision ${part}`)?.getBoundingClientRect(),
  );
  return effect !== undefined && act !== undefined && effect.bottom <= act.top + 1;
}

/** The last round of four, everything open and lying about: 25 offices and markers, 20 cards in hand. */
const full: TableSpec = {
  players: 4,
  phase: 2,
  round: data.end.rounds,
  markers: {
    'buy-1a': 3,
    'coins-1a': 7,
    'coins-1b': 2,
    'draw-3': 4,
    'points-5': 5,
    'specialBuy-1': 1,
    'removeForCoin-2': 1,
  },
  A: {
    hand: [
      'insideInformation-19',
      'elbows-25',
      'smallPR-26',
      'bigPR-47',
      'electionCampaignOffice-24',
      'sauna-20',
      'lunch-38',
      'keynote-56',
      'fundRaising-42',
      'bonusPayment-45',
      'pressSecretary-46',
      'pressSecretary-54',
      'banker-39',
      'industrialist-22',
      'gardenParty-57',
      'wifesFundraiser-40',
      'scandal-1',
      'fatherlyFriend-12',
      'fatherlyFriend-13',
      'localMedia-9',
    ],
    discard: ['nationalRadio-27', 'campaignTrail-34', 'nationalNewspaper-50', 'battleOfWits-28'],
    score: 61,
  },
  B: { workers: { 'draw-1': 1, 'buy-2': 0, 'coins-2': 0 }, score: 94 },
  C: { workers: { 'exchange-3': 1, 'buy-1b': 0, 'points-2': 0 }, markers: 1, score: 94 },
  D: { workers: { 'exchange-2': 1, 'points-4': 0, 'draw-2': 0 }, markers: 1, score: 88 },
};

/** Phase 3 with all that belongs to it. */
const rich: TableSpec = {
  players: 3,
  phase: 3,
  round: 9,
  street: [
    'scandal-2',
    'sauna-21',
    'doctorate',
    'lunch-44',
    '–',
    'banker-48',
    'bigPR-55',
    'keynote-56',
    'scandal-7',
    'nationalTV-60',
    'fundRaising-43',
  ],
  A: {
    hand: [
      'banker-39',
      'industrialist-22',
      'gardenParty-57',
      'wifesFundraiser-40',
      'fatherlyFriend-12',
      'localMedia-9',
      'nationalRadio-27',
      'nationalNewspaper-50',
      'nationalTV-59',
      'campaignTrail-34',
      'bonusPayment-45',
      'pressSecretary-46',
      'battleOfWits-28',
      'scandal-1',
      'sauna-20',
    ],
    workers: {
      'reuseCard-1a': 0,
      'removeForCoin-2': 0,
      'specialBuy-1': 0,
      'buy-2': 0,
      'points-3': 0,
      'coins-3': 0,
      'draw-1': 1,
    },
    free: 0,
    markers: 4,
    score: 40,
  },
  B: { free: 0, score: 50 },
  C: { free: 0, score: 40 },
};

/** Nearly all that one had is in play. */
const played: TableSpec = {
  ...rich,
  A: {
    area: Object.fromEntries(rich.A?.hand?.map((word) => [word, 0]) ?? []),
    temporary: ['scandal-3', 'scandal-4', 'lunch-38', 'nationalRadio-36'],
    free: 0,
  },
};

/** Phase 3 of a last round, nine cards in hand and nobody in a Buy office. */
const poor: TableSpec = {
  players: 2,
  phase: 3,
  round: data.end.rounds - 2,
  A: {
    hand: [
      'nationalRadio-37',
      'industrialist-22',
      ...[18, 17, 16, 15].map((number) => `fatherlyFriend-${number}`),
      ...[11, 10, 9].map((number) => `localMedia-${number}`),
    ],
    area: { 'lunch-38': 1 },
    workers: { 'coins-2': 0 },
    free: 0,
    score: 70,
  },
  B: { free: 0, score: data.end.points },
};

/** What counts by itself in phase 3, once its owner scores. */
const counting: ReadonlySet<string> = new Set(['coins', 'buy', 'points']);
/** Colours of cards that count when they are laid out. */
const countingColours: ReadonlySet<string> = new Set(['yellow', 'green', 'yellow-green']);

/** The kinds of cards and of offices that were used, as the log tells it: what only lay there is none. */
function usedIn(
  events: readonly CopycatEvent[],
  { A }: TableSpec,
): { cards: Set<string>; offices: Set<string> } {
  const { actionOf, colourOf, effectOf, kindOf } = standard;
  const [cards, offices] = [new Set<string>(), new Set<string>()];
  const counts = (one: number): boolean =>
    countingColours.has(colourOf[one]) || effectOf[one] === 'keepHand';
  for (const event of events) {
    if ('seat' in event && event.seat !== 0) continue;
    if (event.type === 'played') cards.add(kindOf[event.card]);
    if (event.type === 'laidOut')
      for (const one of event.cards.filter(counts)) cards.add(kindOf[one]);
    // Red cards can only be got rid of, and a Doctorate works as it is bought.
    if (event.type === 'removed')
      for (const one of event.cards) if (colourOf[one] === 'red') cards.add(kindOf[one]);
    if (event.type === 'doctorate') cards.add('doctorate');
    if (event.type === 'used') offices.add(actionOf[event.office]);
    if (event.type === 'scored')
      for (const action of Object.keys(A?.workers ?? {}).map((word) => actionOf[office(word)]))
        if (counting.has(action)) offices.add(action);
  }
  return { cards, offices };
}

describe.skipIf(noBrowser)('positions of Copycat, laid on its table', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let mira: Person;
  beforeAll(async () => {
    started = await launch();
  });
  afterAll(() => started.stop());
  beforeEach(async () => {
    mira = await visit(started.browser);
  });
  afterEach(async () => {
    expect(mira.faults).toEqual([]);
    await mira.context.close();
  });

  test(
    'names of all cards, in every language, are broken only where they may be, also in a full hand on a phone',
    async () => {
      await mira.page.setViewportSize(phone);
      const { page } = mira;
      const laid = await Laid.for(mira, copycat, started.url);
      const hand = full.A?.hand?.slice(0, 6) ?? [];
      await laid.open(table({ ...full, A: { ...full.A, hand } }).state, chairs);
      await mira.moment();
      await page.locator('[data-tab-to=hand]').click();
      const found: string[] = [];
      for (const language of languages) {
        const words = (await fetchWriting(boardTexts, language))(standard);
        const names = [...new Set(standard.kindOf)].map((kind) => words.card.short(kind));
        for (let at = 0; at < names.length; at += 6) {
          await page.locator('.hand .nm').evaluateAll(
            (places, shown) => {
              for (const [i, place] of places.entries()) place.textContent = shown[i] ?? '';
            },
            names.slice(at, at + 6),
          );
          for (const fault of await page.evaluate(torn)) found.push(`${language}: ${fault}`);
        }
      }
      expect(found).toEqual([]);
    },
    SLOW,
  );

  test(
    'a full table fits: 20 cards in hand, 25 markers, 11 extra offices, on every screen and at 200 %',
    async () => {
      const { page } = mira;
      const laid = await Laid.for(mira, copycat, started.url);
      await laid.open(table(full).state, chairs);
      await mira.moment();
      expect(await page.locator('.hand [data-card]').count()).toBe(20);
      expect(await page.locator('.win').count()).toBe(25);
      const found = new Set<string>();
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const size = `${screen.width} × ${screen.height}`;
        const tabs = screen.width > 1180 ? [undefined] : ['street', 'offices', 'hand', 'others'];
        for (const tab of tabs) {
          if (tab !== undefined) await page.locator(`[data-tab-to=${tab}]`).click();
          for (const fault of await page.evaluate(cramped, false))
            found.add(`${size}, ${tab}: ${fault}`);
          if ((await mira.sideways()) > 0) found.add(`${size}, ${tab}: wider than the screen`);
        }
        if (screen.width > 1180 && (await mira.down()) > 0) found.add(`${size}: the page scrolls`);
        if (screen.width < 1180) await page.locator('[data-tab-to=hand]').click();
        for (const fault of [...(await page.evaluate(hidden)), ...(await page.evaluate(overdrawn))])
          found.add(`${size}: ${fault}`);
      }
      expect([...found]).toEqual([]);
      await mira.auditBoth('a full table on a phone');
      await page.setViewportSize(laptop);
      await mira.auditBoth('a full table');
      // What is chosen hides none of those beside it.
      await new Hand(page).press(inHand('sauna-20'));
      await page.mouse.move(2, 2);
      expect(await page.evaluate(hidden)).toEqual([]);
      await page.setViewportSize(phone);
      expect(await page.evaluate(saysEffect)).toBe(true);

      await page.setViewportSize({ width: 1280, height: 800 });
      await laid.open(table(played).state, chairs.slice(0, 3));
      await page.locator(inPlay('nationalTV-59')).waitFor();
      expect(await page.evaluate(overdrawn)).toEqual([]);
    },
    SLOW,
  );

  test(
    'nothing in the last round speaks of what follows it, no right to buy is told, and nine cards keep their names',
    async () => {
      const { page } = mira;
      const laid = await Laid.for(mira, copycat, started.url);
      await laid.open(table(poor).state, chairs.slice(0, 2));
      await page.getByText('no worker in a Buy office').waitFor();
      await page.getByText('Round 9, the last').waitFor();
      expect(await page.locator('.copycat').innerText()).not.toMatch(/clean-up|next round|unsold/i);
      const names = page.locator('.hand .nm');
      expect(await names.count()).toBe(9);
      for (const name of await names.all()) expect(await name.isVisible()).toBe(true);
      // Nothing can be removed from an empty hand: then it is not offered.
      const empty = { ...poor.A, hand: [], workers: { 'removeForCoin-1': 0 } };
      await laid.open(table({ ...poor, A: empty }).state, chairs.slice(0, 2));
      await page.getByRole('heading', { name: 'End it and score 0?' }).waitFor();
    },
    SLOW,
  );

  test(
    'how many of nothing is not asked, and is taken back with what asked for it',
    async () => {
      const { page } = mira;
      const laid = await Laid.for(mira, copycat, started.url);
      const hand = new Hand(page);
      const A = {
        hand: [],
        draw: [],
        temporary: ['fatherlyFriend-18'],
        workers: { 'exchange-2': 0, 'draw-1': 0 },
        free: 1,
      };
      await laid.open(table({ players: 2, phase: 2, A }).state, chairs.slice(0, 2));
      await mira.moment();
      for (const place of ['exchange-2', 'draw-1']) {
        await hand.does(window(place));
        await page.getByRole('heading', { name: 'Which office does your worker take?' }).waitFor();
      }
      expect(laid.events.filter(({ type }) => type === 'used')).toHaveLength(2);
      await page.keyboard.press('u');
      await page.locator(`${window('draw-1')}.usable`).waitFor();
      expect(await page.locator(`${window('exchange-2')}.usable`).count()).toBe(0);
    },
    SLOW,
  );

  test(
    'advice is chosen and seen on the table before it is done; a phone tells what has happened',
    async () => {
      const { page } = mira;
      const laid = await Laid.for(mira, copycat, started.url);
      await laid.open(table({ players: 2, phase: 2 }).state, chairs.slice(0, 2));
      await mira.moment();
      await page.keyboard.press('b');
      await page.locator('[data-do="0"]').click();
      await page.locator('.copycat [data-piece][aria-pressed=true]').waitFor();
      expect(laid.events).toEqual([]);
      expect(await mira.go.evaluate((go) => go === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.locator('.copycat [data-piece][aria-pressed=true]').waitFor({ state: 'detached' });
      await mira.moment();
      expect(laid.events.length).toBeGreaterThan(0);
      await page.setViewportSize(phone);
      await page.locator('[data-tab-to=others]').click();
      await page.locator('.just-now').getByText('Bea').first().waitFor();
      await page.locator('.at-news .lines li').first().waitFor();
    },
    SLOW,
  );

  test(
    'every kind of card and every office is used where it lies, copied and a second time; not a third',
    async () => {
      const { page } = mira;
      const laid = await Laid.for(mira, copycat, started.url);
      const hand = new Hand(page);
      await laid.open(table(full).state, chairs);
      await mira.moment();
      await hand.does(inHand('sauna-20'));
      await hand.does(inHand('lunch-38'));
      await hand.does(inHand('smallPR-26'));
      await hand.does(inHand('bigPR-47'));
      await hand.does(inHand('electionCampaignOffice-24'));
      await hand.does(inHand('scandal-1')); // removed for a worker
      await hand.does(window('reuseCard-1a'));
      await hand.does(window('reuseCard-1a'));
      await hand.does(inPlay('sauna-20')); // a card a second time
      await hand.does(inHand('insideInformation-19'));
      await hand.does(inHand('elbows-25'));
      await hand.does(window('exchange-3')); // where Cleo stands, and at once
      await hand.press(inHand('fatherlyFriend-12'));
      // What goes is known: the account follows it, and on a phone it is told above the button.
      expect(await page.locator('.run .plan').count()).toBeGreaterThan(0);
      await page.setViewportSize(phone);
      expect(await page.evaluate(saysEffect)).toBe(true);
      await page.setViewportSize(laptop);
      await hand.does(inHand('localMedia-9'));
      await hand.does(inHand('bonusPayment-45'));
      await hand.does(window('exchange-3')); // a worker a second time
      await hand.does(inHand('fatherlyFriend-13'));
      await hand.does(inHand('pressSecretary-46'));
      await hand.does(inPlay('bonusPayment-45')); // a copy
      expect(await page.locator('.chain').count()).toBe(1);
      const third = page.locator('.choice.off', { hasText: 'Exchange 3' }).locator('input');
      await third.click({ force: true });
      const why = page.locator('.why.refuse');
      await why.getByText('twice').waitFor();
      await why.getByRole('button').click();
      await page.getByRole('heading', { name: 'Rule 5.2', exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await hand.does(window('reuseCard-1a')); // a copy that lets a card be used again
      await hand.does(inPlay('lunch-38'));
      await hand.does(inHand('keynote-56'));
      await hand.does(inHand('fundRaising-42'));
      await hand.does(inHand('banker-39'), inHand('industrialist-22'));
      await hand.does(inHand('pressSecretary-54'));
      await hand.press(inPlay('keynote-56'));
      // Nobody knows which cards will be drawn: no sum of them is told before.
      expect(await page.locator('.run .plan').count()).toBe(0);
      await hand.does();
      for (const place of ['draw-3', 'coins-3', 'points-5', 'buy-1a']) {
        await hand.ends();
        await hand.does(window(place));
      }
      const inTurns = usedIn(laid.events, full);

      await laid.open(table(rich).state, chairs.slice(0, 3));
      await page.locator('.street [data-card="62"]').waitFor();
      await mira.moment();
      // Coins in hand are laid out with a purchase: nobody is told that it costs too much.
      await page.locator(inStreet('banker-48')).hover();
      const told = page.locator('[data-pointed] .told');
      await told.getByText('You have 20 in sight').waitFor();
      expect(await told.textContent()).not.toContain('too much');
      // What is laid out can no longer be removed: it is not proposed before.
      expect(await page.locator('[data-go][aria-disabled=true]').count()).toBe(1);
      await hand.does(window('specialBuy-1'));
      await hand.does(window('removeForCoin-2'));
      await hand.does(inHand('scandal-1'));
      await hand.does(); // what just counts, together
      await hand.press(inHand('wifesFundraiser-40'));
      expect(await page.locator('.run .plan').count()).toBe(0); // a coin or points is asked next
      await hand.does();
      await hand.does('.halves label:nth-child(2)');
      await hand.does(window('reuseCard-1a'));
      await hand.does(inPlay('banker-39'));
      await hand.does(inHand('bonusPayment-45'));
      await page.keyboard.press('u'); // laid out and used, and both taken back
      await page.locator(`${inHand('bonusPayment-45')}[aria-pressed=true]`).waitFor();
      await hand.does(); // it is still chosen
      await hand.does(window('coins-3'));
      await hand.does(inHand('pressSecretary-46'));
      await hand.does(inPlay('gardenParty-57'));
      // 3 + 2 + 1, an office 3 twice, a card removed, all of it three times, and a Banker again.
      expect(await page.locator('.run tr').first().locator('b').textContent()).toBe('42');
      await hand.does(inStreet('banker-48'));
      await hand.does(inStreet('doctorate'));
      await hand.does();
      await hand.does(inHand('battleOfWits-28'));
      await hand.press('[data-second]');
      await hand.does(); // keeps Sauna, and is asked whether to stay below 95
      await page.getByRole('heading', { name: 'Stay below 95?' }).waitFor();
      await mira.press(mira.go);
      await page.locator('.scoring-page').waitFor();

      const inBuying = usedIn(laid.events, rich);
      const all = new Set([...inTurns.cards, ...inBuying.cards]);
      expect(Object.keys(data.kinds).filter((kind) => !all.has(kind))).toEqual([]);
      const actions = new Set(standard.actionOf);
      const offices = new Set([...inTurns.offices, ...inBuying.offices]);
      expect([...actions].filter((action) => !offices.has(action))).toEqual([]);
    },
    SLOW,
  );
});
