import type { Browser } from 'playwright-core';
import { whole } from './extent.js';
import { skipUntil } from './middle.js';
import { laptop, visit, type Person, type Screen } from './person.js';
import { peopleDecide, seeded } from './seeded.js';

const SEED = '5'.repeat(64);

/** Someone at a table dealt from a known seed; `offer` is one of those of the front page. */
export async function sitDown(
  browser: Browser,
  url: string,
  offer: string,
  screen: Screen = laptop,
): Promise<Person> {
  const person = await visit(browser, screen);
  await person.context.addInitScript(seeded, SEED);
  await person.page.goto(`${url}/new/${offer}`);
  return person;
}

/** Plays on with what is proposed until a decision of a kind is open. */
export async function playTo(person: Person, kind: string): Promise<void> {
  const LONGEST = 200;
  for (let i = 0; i < LONGEST; i++) {
    const moment = await person.moment();
    if (moment === 'end') break;
    if (moment !== 'decision') {
      await person.pass(moment);
      continue;
    }
    await peopleDecide(person.page);
    const open = await person.page.locator('form.decision').getAttribute('data-kind');
    if (open === kind) return;
    await person.decide();
  }
  throw new Error(`nobody was asked for ${kind}`);
}

/** The same where it does not matter how: the rules go on by lot. */
export async function reach(person: Person, kind: string): Promise<void> {
  if (whole) return playTo(person, kind);
  await person.moment();
  await peopleDecide(person.page); // as many moves have been made as on any other machine
  await skipUntil(person.page, kind);
  await person.page.locator(`form.decision[data-kind=${kind}]`).waitFor();
  await peopleDecide(person.page);
}
