import type { GameFile } from '@hustings/kernel';
import type { APIResponse, Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch } from './browser.js';
import { laptop, visit, type Keeps, type Likes, type Person, type Screen } from './person.js';
import { startServer } from './server.js';

/** For tests in which several people play: whoever else uses the machine must not fail them. */
export const SLOW = 240_000;
const PATIENT = 200_000;

/** Variables of the server's environment. */
type Settings = Readonly<Record<string, string>>;

/** A table as it is wished for on the page that makes one; what is not said stays as proposed. */
export type TableWish = {
  readonly game?: string;
  readonly chairs: number;
  readonly title?: string;
  readonly pick?: readonly string[];
  readonly password?: string;
  /** For an option that wants a file. */
  readonly file?: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
};

/** Where people meet: one server and one browser for all tests of a file. */
export class Club {
  #launched: Awaited<ReturnType<typeof launch>> | undefined;
  #server: Awaited<ReturnType<typeof startServer>> | undefined;
  readonly #people: Person[] = [];
  #enrolled = 0;

  async open(settings: Settings): Promise<void> {
    [this.#launched, this.#server] = await Promise.all([launch(), startServer(settings)]);
  }

  async close(): Promise<void> {
    await this.#launched?.stop();
    await this.#server?.stop();
  }

  get url(): string {
    return opened(this.#server).url;
  }
  /** The same pages, without a server behind them. */
  get serverless(): string {
    return opened(this.#launched).url;
  }
  get #browser(): Browser {
    return opened(this.#launched).browser;
  }

  /** Someone comes with a browser of their own, which knows their name. */
  async come(name: string, screen: Screen = laptop, likes: Likes & Keeps = {}): Promise<Person> {
    const person = await visit(this.#browser, screen, likes);
    person.context.setDefaultTimeout(PATIENT);
    await person.context.addInitScript((known) => {
      const kept = JSON.parse(localStorage.getItem('hustings-settings') ?? '{}') as object;
      if (!('name' in kept))
        localStorage.setItem('hustings-settings', JSON.stringify({ ...kept, name: known }));
    }, name);
    this.#people.push(person);
    return person;
  }

  /** All go; nothing may have gone wrong on any of their pages. */
  async leave(): Promise<void> {
    const people = this.#people.splice(0);
    const faults = people.flatMap((person) => person.faults);
    await Promise.all(people.map(({ context }) => context.close()));
    expect(faults).toEqual([]);
  }

  /** Makes a table on the page for it; gives the link to invite with. */
  async make({ page }: Person, wish: TableWish): Promise<string> {
    await page.goto(`${this.url}/make#online`);
    // The page may still be learning what the server has: what was chosen too early is chosen again.
    const choose = async (name: string): Promise<void> => {
      const radio = page.getByRole('radio', { name, exact: true });
      const chosen = async (): Promise<boolean> => {
        await radio.click({ force: true });
        return radio.isChecked();
      };
      await expect.poll(chosen, { timeout: 120_000 }).toBe(true);
    };
    if (wish.game !== undefined) await choose(wish.game);
    await choose(String(wish.chairs));
    for (const name of wish.pick ?? []) await choose(name);
    if (wish.file !== undefined) {
      await page.locator('[type=file]').setInputFiles(wish.file);
      await page.getByText(`“${wish.file.name}” fits`).waitFor();
    }
    if (wish.password !== undefined) await page.locator('#m-password').fill(wish.password);
    await page.locator('[data-title]').fill(wish.title ?? '');
    await page.locator('[data-begin]').click();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-start]').waitFor();
    return page.url();
  }

  /** Makes a table that the page for it does not offer, such as one with a clock of seconds. */
  async order({ page, context }: Person, table: object): Promise<string> {
    const made = await context.request.post(`${this.url}/api/v1/tables`, { data: table });
    return this.#go(page, made);
  }

  /** A table where a game is played on from somewhere; a word for each seat: `mine`, `free`, or a bot's level. */
  async orderFrom({ page, context }: Person, begun: GameFile, seats: string): Promise<string> {
    const path = `${this.url}/api/v1/games/import?seats=${seats}`;
    const made = await context.request.post(path, { data: begun });
    return this.#go(page, made);
  }
  async #go(page: Page, made: APIResponse): Promise<string> {
    expect(made.status()).toBeLessThan(300);
    const { id } = (await made.json()) as { id: string };
    const link = `${this.url}/t/${id}`;
    await page.goto(link);
    await page.locator('[data-start]').waitFor();
    return link;
  }

  /** Someone gets an account, which rated games ask for. */
  async enrol(context: BrowserContext): Promise<void> {
    const data = { login: `player-${this.#enrolled++}`, password: 'long enough' };
    const made = await context.request.post(`${this.url}/api/v1/me/account`, { data });
    expect(made.status()).toBe(200);
  }

  async join({ page }: Person, link: string): Promise<void> {
    await page.goto(link);
    await page.locator('[data-join]').click();
    await page.locator('.chairs').getByText(', you').waitFor();
  }

  async start({ page }: Person): Promise<void> {
    await page.locator('[data-start][aria-disabled=false]').click();
  }
}

/** A club for the tests of this `describe`. */
export function openClub(settings: () => Promise<Settings> = () => Promise.resolve({})): Club {
  const club = new Club();
  beforeAll(async () => club.open(await settings()));
  afterAll(() => club.close());
  afterEach(() => club.leave());
  return club;
}

function opened<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the club is not open yet');
  return part;
}

/** Whoever is asked, of these; waits until somebody is. What is on stage they look at and leave. */
export function asked(persons: readonly Person[]): Promise<Person> {
  return Promise.any(
    persons.map(async (person) => {
      const [go, on] = ['[data-go]', '[data-on]'].map((name) =>
        person.page.locator(`.dec ${name}`),
      );
      await go.or(on).waitFor();
      while (await on.isVisible()) {
        await on.click();
        await go.or(on).waitFor();
      }
      return person;
    }),
  );
}

export async function panel({ page }: Person, name: 'chat' | 'note' | 'menu'): Promise<void> {
  await page.locator(`[data-panel=${name}]`).click();
  await page.locator('.drawer').waitFor();
}

export const close = ({ page }: Person): Promise<void> => page.locator('[data-close]').click();

/** Chooses a day such as 2026-12-24 in a field for one: the year first, for a month is as long as in it. */
export async function chooseDay(field: Locator, date: string): Promise<void> {
  const [year, month, day] = date.split('-').map(Number);
  for (const [part, value] of Object.entries({ year, month, day }))
    await field.locator(`[data-part=${part}]`).selectOption(String(value));
}
