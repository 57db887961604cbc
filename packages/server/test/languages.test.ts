import { manifestOf } from '@hustings/games';
import { guestMark, isUnnamed, type Update } from '@hustings/protocol';
import { fetchTexts, formats, problemTexts, type Shelf } from '@hustings/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices as english } from '../src/texts/en.js';
import type { Letter, NoticeTexts, Waits } from '../src/texts/index.js';
import { withAccount } from './support/accounts.js';
import { Client } from './support/client.js';
import { openPostOffice, type PostOffice } from './support/post-office.js';
import { gather, startServer, type TestServer } from './support/server.js';

const link = (address: string): Letter => ({ subject: 'Dein Link', lines: ['Bitte:', address] });

const guest = (mark: string): string => `Gast ${mark}`;

/** A second language, in which nothing but these is different. */
const shelf: Shelf<NoticeTexts> = {
  en: () => Promise.resolve(english),
  de: () =>
    Promise.resolve((f) => {
      const { letters, ...rest } = english(f);
      return {
        ...rest,
        letters: { ...letters, link, known: link },
        head: () => 'Du bist dran',
        guest,
      };
    }),
};

let post: PostOffice;
let server: TestServer;
beforeAll(async () => {
  post = await openPostOffice();
  server = await startServer(
    { url: 'http://hustings.test', smtpUrl: post.smtpUrl, noticeDelayMs: 0 },
    {
      notices: shelf,
      speakers: (game, tongue) => manifestOf(game)?.speaker?.(tongue),
    },
  );
});
afterAll(async () => {
  await server.end();
  await post.stop();
});

/** Someone new, whose browser says this. */
async function comer(header?: string): Promise<Client> {
  const client = new Client(server.base);
  await client.ask('GET', '/api/v1/me', undefined, { 'accept-language': header ?? '*' });
  return client;
}
const languageOf = async (client: Client): Promise<string> =>
  (await client.get<{ language: string }>('/api/v1/me')).language;

describe('what a person reads', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['eo,pl;q=0.5', 'pl'],
    ['eo', 'en'],
  ])('is guessed from their browser: %s is %s', async (header, language) => {
    expect(await languageOf(await comer(header))).toBe(language);
  });

  it('is English until a browser says something; then it is kept', async () => {
    const client = await comer();
    expect(await languageOf(client)).toBe('en');
    await client.ask('GET', '/api/v1/me', undefined, { 'accept-language': 'fr' });
    expect(await languageOf(client)).toBe('fr');
    await client.ask('GET', '/api/v1/me', undefined, { 'accept-language': 'it' });
    expect(await languageOf(client)).toBe('fr');
  });

  it('can be chosen, from the languages there are', async () => {
    const client = await comer('de');
    await client.ask('PATCH', '/api/v1/me', { language: 'it' });
    expect(await languageOf(client)).toBe('it');
    const answer = await client.ask('PATCH', '/api/v1/me', { language: 'tlh' });
    expect(answer.body).toMatchObject({
      error: { code: 'malformed', values: { field: 'body/language', rule: 'enum' } },
    });
  });
});

describe('what someone is called who has said no name', () => {
  type Named = Parameters<typeof isUnnamed>[0];
  it.each([
    ['en', 'Guest'],
    ['de', 'Gast'],
  ])('is in their language, and every reader can tell: %s', async (header, word) => {
    const client = await comer(header);
    const person = await client.get<Named>('/api/v1/me');
    expect(person.name).toBe(`${word} ${guestMark(person.id)}`);
    expect(isUnnamed(person)).toBe(true);
    await client.ask('PATCH', '/api/v1/me', { name: 'Guest of honour' });
    expect(isUnnamed(await client.get<Named>('/api/v1/me'))).toBe(false);
  });
});

describe('mails are in the language of who gets them', () => {
  it('a link to an address that nobody has: of who asks', async () => {
    const client = await comer('de');
    await client.post('/api/v1/mail-link', { email: 'neu@example.org' });
    expect(await post.mailTo('neu@example.org')).toMatch(/Subject: Dein Link/);
  });

  it('a link to an address that somebody has: of that person', async () => {
    await withAccount(server, await comer('en'), 'known@example.org');
    const client = await comer('de');
    await client.post('/api/v1/mail-link', { email: 'known@example.org' });
    expect(await post.mailTo('known@example.org')).toMatch(/Subject: Your link to Hustings/);
  });

  it.each([
    ['copycat', 1],
    ['die-macher-2019', 2],
  ])(
    'a notice, with the game called as it calls itself, where it stands, what is asked and until when: %s',
    async (game, bots) => {
      const address = `dran-${game}@example.org`;
      const client = await withAccount(server, await comer('de'), address);
      await client.ask('PATCH', '/api/v1/me', { mail: true, digestMinutes: 0 });
      const clock = { kind: 'correspondence', bank: 86_400_000, increment: 0 };
      const id = await gather([client], { game, title: 'Lunch', clock }, bots);
      await client.post(`/api/v1/tables/${id}/start`);
      const mail = await post.mailTo(address);
      const speaker = await manifestOf(game)?.speaker?.('de');
      const { view, owed } = await client.get<Update>(`/api/v1/tables/${id}/play?seat=0`);
      expect(mail).toMatch(/Subject: Du bist dran/);
      expect(mail).toContain(`Lunch, ${speaker?.title}, ${speaker?.phase(view)}`);
      expect(mail).toContain(speaker?.question(view, owed[0].kind));
      expect(mail).toMatch(/ Until \w+, \d+\. \w+ um \d\d:\d\d\. /);
      expect(mail).toContain(`/t/${id}`);
    },
  );
});

describe('what is refused', () => {
  it('has a code and values, and the English sentence for them whoever asks', async () => {
    const { 'password-length': says } = await fetchTexts(problemTexts, 'en');
    const client = await comer('de');
    const wish = { login: 'somebody', password: 'short' };
    const { status, body } = await client.ask('POST', '/api/v1/me/account', wish);
    const values = { min: 8, max: 200 };
    expect([status, body]).toEqual([
      400,
      { error: { code: 'password-length', message: says(values), values } },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'not-a-name'],
    [{ holidays: ['tomorrow'] }, 'not-a-date'],
    [{ webhook: 'ftp://example.org' }, 'not-a-web-address'],
    [{ digestMinutes: 'often' }, 'malformed'],
  ])('has one code for each cause: %j is %s', async (wish, code) => {
    const client = await comer();
    const { body } = await client.ask('PATCH', '/api/v1/me', wish);
    expect(body).toMatchObject({ error: { code } });
  });

  it('by the rules of a game is said as the game says it', async () => {
    const client = await comer();
    const id = await gather([client], { game: 'copycat' }, 1);
    await client.post(`/api/v1/tables/${id}/start`);
    const sent = { seat: 0, seen: 0, kind: 'nonsense', move: 1 };
    const { body } = await client.ask('POST', `/api/v1/tables/${id}/moves`, sent);
    const speaker = await manifestOf('copycat')?.speaker?.('en');
    type Failure = { error: { code: string; message: string; rule: string; values: object } };
    const { code: refused, message, rule, values } = (body as Failure).error;
    expect(refused).toBe('other-decision');
    expect(message).toBe(speaker?.refusal({ refused, rule, values: { ...values } }));
  });
});

it('several tables are counted', () => {
  expect(english(formats('en')).heads(3)).toBe('3 tables wait for you');
});

it('a turn is told with game, phase, decision and deadline, by the clocks of who reads it', () => {
  const texts = english(formats('en'));
  const at = Date.UTC(2026, 10, 19, 17);
  const turn: Waits = {
    for: 'turn',
    ...{ title: 'Tuesday', game: 'Chess', phase: 'Opening', question: 'Which pawn?' },
    until: { at, zone: 'Europe/Berlin' },
  };
  expect(texts.head(turn)).toBe('It is your turn: Tuesday, Chess');
  expect(texts.waits(turn)).toBe(
    'Tuesday, Chess, Opening. Which pawn? Until Thursday, November 19 at 06:00 PM.',
  );
  const again = { for: 'rematch', title: '', game: 'Chess', phase: '', question: '' } as const;
  expect(texts.head(again)).toBe('You are asked for another game: Chess');
  expect(texts.waits(again)).toBe('Chess. Do you play again?');
});
