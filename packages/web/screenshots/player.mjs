// Plays a game on a page, somehow: what is proposed, or the first things that go.
import { choices } from '../choices.mjs';

/** What the table waits for. */
export async function moment(page) {
  const seen = await page.waitForFunction(() => {
    const has = (selector) => document.querySelector(selector) !== null;
    if (has('.scoring-page')) return 'end';
    if (has('[data-on]')) return 'election';
    return has('.decision:not(.waiting) [data-go]') ? 'decision' : undefined;
  });
  return seen.jsonValue();
}

export async function decide(page) {
  await page.evaluate(async (open) => {
    document.querySelector('.over [data-close]')?.click(); // looked at by now
    const go = document.querySelector('[data-go]');
    const off = () => go?.getAttribute('aria-disabled') === 'true'; // it may have been answered by itself
    const cells = [...document.querySelectorAll('.alloc')].map((one) =>
      one.querySelector('label.cell:nth-of-type(2) input'),
    );
    cells.slice(0, 2).forEach((cell) => cell?.click());
    document.querySelector('.polrow .seg input')?.click();
    for (let i = 0; i < 12 && off(); i++) {
      document.querySelector(open)?.click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, choices);
}

export async function submit(page) {
  const before = await page.evaluate(() => document.querySelector('form')?.outerHTML);
  const pressed = await page.evaluate(() => {
    const go = document.querySelector('[data-go]');
    const off = go.getAttribute('aria-disabled') === 'true';
    const button = off ? document.querySelector('[data-second]') : go;
    button?.click();
    return button !== null;
  });
  if (!pressed) return; // more was chosen than can be paid
  await page.waitForFunction((old) => document.querySelector('form')?.outerHTML !== old, before);
}

/** The paragraph of the rules that the open decision stands under. */
export async function ruleOf(page) {
  const words = (await page.locator('.decision .link').first().textContent()) ?? '';
  return words.replace(/^\D+/, '').trim();
}

/** Plays until a decision of this rule is open, or to the end; that decision is left open. */
export async function playTo(page, rule) {
  for (let at = await moment(page); at !== 'end'; at = await moment(page)) {
    if (at === 'election') {
      await passElection(page);
    } else {
      if ((await ruleOf(page)) === rule) return;
      await decide(page);
      await submit(page);
    }
  }
}

export async function passElection(page) {
  await page.mouse.move(2, 2); // a hand that rests might mean what was there before
  await page.locator('[data-on]').first().click();
  await page.locator('[data-on]').waitFor({ state: 'detached' });
}

/** Lets a page play by itself from now on, until the game is over or the page is left. */
export async function playOn(page) {
  await page.evaluate((open) => {
    const find = (selector) => document.querySelector(selector);
    const soon = () => new Promise((done) => setTimeout(done, 10));
    const isOff = (go) => go.getAttribute('aria-disabled') === 'true';
    const question = '.decision:not(.waiting) [data-go]';
    const answer = async (go) => {
      for (let i = 0; i < 12 && isOff(go); i++) {
        find(open)?.click();
        await soon();
      }
      (isOff(go) ? find('[data-second]') : go)?.click();
      while (find(question) === go) await soon();
    };
    const run = async () => {
      while (find('.scoring-page') === null) {
        await soon();
        find('[data-on]')?.click();
        const go = find(question);
        if (go !== null) await answer(go);
      }
    };
    void run();
  }, choices);
}
