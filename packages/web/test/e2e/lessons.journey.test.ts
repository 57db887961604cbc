import { manifestOf } from '@hustings/games';
import { LEARNER, type Course, type Json } from '@hustings/kernel';
import { fetchTexts, languages, type Language, type LessonTexts } from '@hustings/texts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { whole } from './extent.js';
import { tap } from './finger.js';
import { otherwise } from './foreign.js';
import { inWords, laptop, phone, visit, type Likes, type Person, type Screen } from './person.js';

const SLOW = 480_000;
const lessons = ['die-macher-2019', 'die-macher-2006', 'copycat'] as const;
type Taught = (typeof lessons)[number];

async function lessonOf(
  game: Taught,
  language: Language,
): Promise<{ course: Course; words: LessonTexts }> {
  const lesson = await manifestOf(game)?.lesson?.();
  if (lesson === undefined) throw new Error(`${game} is not taught`);
  return { course: lesson.course, words: await fetchTexts(lesson.texts, language) };
}

describe.skipIf(noBrowser)('lessons', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let person: Person;
  beforeAll(async () => {
    started = await launch();
  });
  afterAll(() => started.stop());
  afterEach(async () => {
    expect(person.faults).toEqual([]);
    await person.context.close();
  });

  const begin = async (
    game: Taught,
    language: Language,
    screen: Screen = laptop,
    likes: Likes = {},
  ): Promise<void> => {
    person = await visit(started.browser, screen, likes);
    const { page } = person;
    await page.goto(`${started.url}/?lang=${language}`);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
    await page.locator(`[data-lesson="${game}"]`).click();
  };
  /** Up to the next decision; what is put before the learner on the way is looked at. */
  const toDecision = async (): Promise<number> => {
    for (let seen = 0; ; seen++) {
      const moment = await person.moment();
      if (moment !== 'election') return seen;
      await person.pass(moment);
    }
  };
  /** Left for the front page, and found there again. */
  const leaveAndResume = async (): Promise<void> => {
    const { page } = person;
    await page.goto(started.url);
    await page.locator('.yours a[href^="/play/"]').first().click();
    await person.moment();
  };
  /** Presses, and waits until the referee has taken the answer: the form is another. */
  const pressed = async (what: Locator): Promise<void> => {
    const { page } = person;
    const form = (): string => document.querySelector('form')?.outerHTML ?? '';
    await page.mouse.move(2, 2);
    const before = await page.evaluate(form);
    await what.click();
    await page.waitForFunction(
      (old) => (document.querySelector('form')?.outerHTML ?? '') !== old,
      before,
    );
  };
  /** Gives this answer in the form that the text view makes of any decision. */
  const answer = async (move: Json): Promise<void> => {
    const form = person.page.locator('.dec form');
    const slots = typeof move === 'object' && !Array.isArray(move) ? (move ?? {}) : undefined;
    const words = slots === undefined ? [move].flat().map(String) : [];
    const [button, sum] = [`button[value="${words[0]}"]`, '.sum .amount'].map((part) =>
      form.locator(part),
    );
    if (words.length === 1 && (await button.count()) > 0) return pressed(button);
    if (typeof move === 'number' && (await sum.count()) > 0) await sum.fill(String(move));
    else for (const word of words) await form.locator(`input[value="${word}"]`).check();
    for (const [slot, given] of Object.entries(slots ?? {})) {
      const value = typeof given === 'string' ? given : JSON.stringify(given);
      const field = form.locator(`[name="${slot}"]`);
      if ((await field.count()) === 0) continue; // what follows from the others is not asked for
      const type = await field.evaluate((one) => one.getAttribute('type') ?? 'select');
      if (type === 'checkbox') await field.setChecked(given === 1);
      else if (type === 'select') await field.selectOption(value);
      else await field.fill(value);
    }
    const off = (await person.go.getAttribute('aria-disabled')) === 'true';
    await pressed(off ? form.locator('[data-second]') : person.go);
  };

  const told = lessons.flatMap((game) => languages.map((language) => ({ game, language })));
  const short = told.filter(
    ({ game, language }) => game === 'die-macher-2006' && language === 'pl',
  );
  test.each(whole ? told : short)(
    '$game in $language, in words: each step says its note, the course is followed to its end, left and resumed',
    async ({ game, language }) => {
      const { course, words } = await lessonOf(game, language);
      await begin(game, language, laptop, inWords);
      const { page } = person;
      const found = new Set<string>();
      const own = course.moves.flatMap((move, at) => (move.seat === LEARNER ? [at] : []));
      const half = own[Math.floor(own.length / 2)];
      let staged = 0;
      for (const at of own) {
        staged += await toDecision();
        if (at === half) await leaveAndResume();
        const step = course.steps.find((one) => one.at === at);
        if (step !== undefined)
          await page.locator('.lesson h3').getByText(words.notes[step.note].title).waitFor();
        for (const text of await otherwise(page, language)) found.add(text);
        await answer(course.moves[at].move);
        expect(await page.locator('[data-objection]').count()).toBe(0);
      }
      expect([...found]).toEqual([]);
      staged += await toDecision();
      expect(staged).toBeGreaterThan(0); // an election, or a round, was played to its end
    },
    SLOW,
  );

  async function understood(page: Page): Promise<void> {
    const note = page.locator('[data-understood]').filter({ visible: true });
    const folded = page.locator('.table-page:not(.sheet-open)');
    for (let tries = 0; (await folded.count()) > 0 && tries < 3; tries++) {
      await note.first().click();
      await page.locator('.table-page.sheet-open').waitFor();
    }
  }

  /** So many things at least are explained before an election, or a round, is over. */
  const FEW = 3;
  const byHand = lessons.flatMap((game) => [
    { game, language: 'pl' as const, way: 'keys' as const },
    { game, language: 'it' as const, way: 'phone' as const },
  ]);
  test.skipIf(!whole).each(byHand)(
    '$game in $language at the table, by $way',
    async ({ game, language, way }) => {
      const { course } = await lessonOf(game, language);
      await begin(game, language, way === 'phone' ? phone : laptop);
      const { page } = person;
      const last = course.moves.length;
      const titles = new Set<string>();
      let staged = await toDecision();
      await page.locator('.lesson').waitFor();
      // Until something was played out: cards that are turned up on the way are not yet that.
      for (let i = 0; i < last && (staged === 0 || titles.size <= FEW); i++) {
        if (i === 4) await leaveAndResume();
        for (const title of await page.locator('.lesson h3').allTextContents()) titles.add(title);
        // On a phone a note lies over the question until it has been read.
        if (way === 'phone') await understood(page);
        if (way === 'keys') await person.type();
        else await person.decide();
        // Who wants another move than the lesson makes it twice.
        if ((await page.locator('[data-objection]').count()) > 0) {
          if (way === 'phone') await understood(page);
          if (way === 'keys') await person.type();
          else await person.decide();
        }
        staged += await toDecision();
      }
      expect(titles.size).toBeGreaterThan(FEW);
      expect(staged).toBeGreaterThan(0);
    },
    SLOW,
  );

  test(
    'a remark on a move comes into sight on a phone, and is made once, read or not',
    async () => {
      await begin('copycat', 'en', phone);
      const { page } = person;
      await person.moment();
      await tap(page, page.locator('.hand .usable').last());
      await page.locator('[data-hint]').scrollIntoViewIfNeeded();
      const remark = page.locator('[data-objection]');
      await person.go.click();
      await remark.waitFor();
      const isSeen = await remark.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 4, top + 4));
      });
      expect(isSeen).toBe(true);
      await page.locator('[data-understood]').click();
      await remark.waitFor({ state: 'detached' });
      await person.go.click();
      expect(await person.moment()).toBe('election');
      expect(await remark.count()).toBe(0);
    },
    SLOW,
  );
});
