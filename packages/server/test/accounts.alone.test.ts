import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { hash, verify } from '../src/people/passwords.js';
import { Sessions } from '../src/people/sessions.js';
import type { ServerTable } from '@hustings/protocol';
import { Client, type Answered } from './support/client.js';
import { gate } from './support/gate.js';
import { openPostOffice, type PostOffice } from './support/post-office.js';
import {
  dieMacher,
  gather,
  gatherAndStart,
  startServer,
  type TestServer,
} from './support/server.js';
import { until } from './support/until.js';

type Passwords = { readonly hash: typeof hash; readonly verify: typeof verify };

/** How often a password was hashed or compared: what takes time at the door. */
const work = vi.hoisted(() => ({
  hashed: 0,
  verified: 0,
  /** Who sets this password waits here, as hashing one takes a while. */
  slow: { password: '', met: (): void => undefined, until: Promise.resolve() },
}));
vi.mock('../src/people/passwords.js', async (original) => {
  const real = await original<Passwords>();
  return {
    hash: async (password: string) => {
      work.hashed++;
      if (password !== work.slow.password) return real.hash(password);
      work.slow.met();
      await work.slow.until;
      return real.hash(password);
    },
    verify: (hashed: string, password: string) => {
      work.verified++;
      return real.verify(hashed, password);
    },
  };
});

const HOUR = 3_600_000;
const password = 'long enough';

let post: PostOffice;
let server: TestServer;
/** Added to the time of the server. */
let later = 0;
/** A new address for each test, so that none knows of the others. */
let email = '';
let tests = 0;

beforeAll(async () => {
  post = await openPostOffice();
  const options = { now: () => Date.now() + later };
  server = await startServer({ url: 'http://hustings.test', smtpUrl: post.smtpUrl }, options);
});
afterAll(async () => {
  await server.end();
  await post.stop();
});
beforeEach(() => {
  email = `person${tests++}@example.org`;
});

const times = (count: number, value: number): number[] =>
  Array.from({ length: count }, () => value);
const visitor = (): Client => new Client(server.base);
const me = (client: Client): Promise<Record<string, unknown>> => client.get('/api/v1/me');
const logIn = (client: Client, login: string, word = password): Promise<Answered> =>
  client.ask('POST', '/api/v1/session', { login, password: word });
const open = (client: Client, token: string): Promise<Answered> =>
  client.ask('POST', '/api/v1/mail-link/confirm', { token });

const typeIn = (client: Client, code: string): Promise<Answered> =>
  client.ask('POST', '/api/v1/mail-link/code', { code });
const askForLink = async (address: string): Promise<Answered> =>
  (await server.client()).ask('POST', '/api/v1/mail-link', { email: address });
const setPassword = (client: Client, wish: object): Promise<Answered> =>
  client.ask('POST', '/api/v1/me/password', wish);
const setAddress = (client: Client, wish: object): Promise<Answered> =>
  client.ask('POST', '/api/v1/me/address', wish);

const guess = (word: string): Promise<Answered> => logIn(visitor(), 'guessed', word);

type Elsewhere = { readonly elsewhere: { readonly code: string } };

/** What someone asks for with a slow password is under way while something else happens. */
async function meanwhile(
  ask: (slow: string) => Promise<Answered>,
  happens: () => Promise<unknown>,
): Promise<Answered> {
  const [begun, end] = [gate(), gate()];
  const slow = `slow ${tests} ${email}`;
  work.slow = { password: slow, met: begun.open, until: end.opened };
  const asked = ask(slow);
  await begun.opened;
  await happens();
  end.open();
  return asked;
}

/** Someone with an account of this address, made as people make one. */
async function member(address = email): Promise<Client> {
  const client = await server.client();
  const count = post.mailsTo(address).length + 1;
  await client.post('/api/v1/me/account', { email: address, password });
  expect((await open(client, await post.linkTo(address, count))).status).toBe(200);
  return client;
}

/** Someone who claimed an address before addresses had to be proved. */
async function claimant(address = email): Promise<Client> {
  const client = await server.client();
  const login = `claims-${tests}`;
  await client.post('/api/v1/me/account', { login, password });
  const { id } = await me(client);
  await server.store.changePerson(String(id), ({ login: _none, ...person }) => ({
    ...person,
    email: address,
  }));
  return client;
}

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

describe('an address', () => {
  it('is nobody’s until the link from the mail was opened', async () => {
    const client = await server.client();
    const { id } = await me(client);
    const asked = await client.ask('POST', '/api/v1/me/account', { email, password });
    expect(asked).toMatchObject({ status: 200, body: { ok: true } });
    expect(await me(client)).toMatchObject({ kind: 'guest' });
    expect(await logIn(visitor(), email)).toMatchObject(refused(401, 'wrong-credentials'));
    expect(await server.store.findByEmail(email)).toBeUndefined();
    const token = await post.linkTo(email);
    expect(await open(client, token)).toMatchObject({ status: 200, body: { id } });
    expect(await me(client)).toMatchObject({ id, kind: 'account', email, proved: true });
    expect(await logIn(visitor(), email.toUpperCase())).toMatchObject({ body: { id } });
    expect(await open(client, token)).toMatchObject(refused(403, 'wrong-link'));
    expect((await server.store.readPerson(String(id)))?.password).toMatch(/^\$argon2id\$/);
  });

  it('needs no password: a link is enough, each time', async () => {
    const client = await server.client();
    await client.post('/api/v1/mail-link', { email });
    await open(client, await post.linkTo(email));
    const { id } = await me(client);
    expect(await me(client)).toMatchObject({ kind: 'account', email, hasPassword: false });
    const other = await server.client();
    await other.post('/api/v1/mail-link', { email });
    expect(await open(other, await post.linkTo(email, 2))).toMatchObject({ body: { id } });
  });

  it('by a link opened in another browser lets nobody in there, but shows a code', async () => {
    const asker = await server.client();
    await asker.post('/api/v1/me/account', { email, password });
    const token = await post.linkTo(email);
    const elsewhere = visitor();
    const answer = await open(elsewhere, token);
    expect(answer).toMatchObject({
      status: 200,
      body: { elsewhere: { minutes: 10, asked: { agent: 'node' } } },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(elsewhere.cookie).toBe('');
    expect(await me(asker)).toMatchObject({ kind: 'guest' });
    const { code } = (answer.body as Elsewhere).elsewhere;
    // Whoever else is told the code can do nothing with it.
    expect(await typeIn(await server.client(), code)).toMatchObject(
      refused(403, 'wrong-mail-code'),
    );
    expect(await typeIn(asker, 'ABCD-EFGH')).toMatchObject(refused(403, 'wrong-mail-code'));
    const typed = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o');
    expect(await typeIn(asker, typed)).toMatchObject({
      status: 200,
      body: { email, kind: 'account' },
    });
    expect(await me(asker)).toMatchObject({ email, proved: true, hasPassword: true });
    expect(await typeIn(asker, code)).toMatchObject(refused(403, 'wrong-mail-code'));
    expect(await open(asker, token)).toMatchObject(refused(403, 'wrong-link'));
  });

  it('can not be taken from its owner by asking for a link that the owner then opens', async () => {
    const owner = await member();
    const thief = await server.client();
    await thief.post('/api/v1/mail-link', { email });
    const token = await post.linkTo(email, 2);
    const before = await me(owner);
    const answer = await open(owner, token);
    expect(answer.body).toHaveProperty('elsewhere');
    expect(await me(owner)).toEqual(before);
    expect(await me(thief)).toMatchObject({ kind: 'guest' });
  });

  it('a code is not found by trying, and is too old after ten minutes', async () => {
    const asker = await server.client();
    await asker.post('/api/v1/mail-link', { email });
    const { code } = ((await open(visitor(), await post.linkTo(email))).body as Elsewhere)
      .elsewhere;
    const type = (typed: string) => typeIn(asker, typed);
    later += 10 * 60_000;
    expect(await type(code)).toMatchObject(refused(403, 'wrong-mail-code'));
    const again = await open(visitor(), await post.linkTo(email));
    for (let tries = 0; tries < 9; tries++) await type('ABCD-EFGH');
    const right = (again.body as Elsewhere).elsewhere.code;
    expect(await type(right)).toMatchObject(refused(429, 'enough-guesses'));
  });

  it('a link is too old after an hour, and worth nothing when whoever asked has gone', async () => {
    const asker = await server.client();
    await asker.post('/api/v1/mail-link', { email });
    const token = await post.linkTo(email);
    await asker.ask('DELETE', '/api/v1/session');
    expect(await open(visitor(), token)).toMatchObject(refused(403, 'wrong-link'));
    const other = await server.client();
    await other.post('/api/v1/mail-link', { email });
    later += HOUR;
    expect(await open(other, await post.linkTo(email, 2))).toMatchObject(
      refused(403, 'wrong-link'),
    );
  });

  it('that a stranger only claimed goes to who proves it, and all the stranger had set up ends', async () => {
    const stranger = await claimant();
    await stranger.ask('PATCH', '/api/v1/me', { webhook: 'https://stranger.example/hook' });
    expect((await logIn(visitor(), email)).status).toBe(200); // as before, until somebody proves it
    const { id } = await me(stranger);
    const line = await stranger.socket();
    const owner = await server.client();
    await owner.post('/api/v1/me/account', { email, password: 'the word of the owner' });
    expect(await open(owner, await post.linkTo(email))).toMatchObject({ body: { id } });
    expect(await me(owner)).toMatchObject({ id, email, proved: true });
    expect((await me(owner))['notices']).not.toHaveProperty('webhook');
    expect(await line.closed).toBe(4401);
    expect(await me(stranger)).toMatchObject({ kind: 'guest' });
    expect(await logIn(visitor(), email)).toMatchObject(refused(401, 'wrong-credentials'));
    expect(await logIn(visitor(), email, 'the word of the owner')).toMatchObject({ body: { id } });
  });

  it('that one claimed oneself is proved in the own session; a password set by whomever ends', async () => {
    const owner = await claimant();
    const { id } = await me(owner);
    const other = visitor();
    await logIn(other, email);
    await owner.post('/api/v1/mail-link', { email });
    expect(await open(owner, await post.linkTo(email))).toMatchObject({ body: { id } });
    expect(await me(owner)).toMatchObject({ id, proved: true, hasPassword: false, fresh: true });
    expect(await me(other)).toMatchObject({ kind: 'guest' });
  });

  it('gets no notices before it is proved', async () => {
    const owner = await claimant();
    const wish = await owner.ask('PATCH', '/api/v1/me', { mail: true });
    expect(wish).toMatchObject(refused(409, 'no-address'));
  });

  it('leaves the guest’s cookie behind when it becomes an account', async () => {
    const client = await server.client();
    const planted = visitor();
    planted.cookie = client.cookie;
    await client.post('/api/v1/me/account', { email, password });
    await open(client, await post.linkTo(email));
    expect(await me(client)).toMatchObject({ kind: 'account' });
    expect(await me(planted)).toMatchObject({ kind: 'guest' }); // somebody new
    const { cookie } = planted;
    await logIn(planted, email);
    expect(await me(planted)).toMatchObject({ email });
    planted.cookie = cookie;
    expect(await me(planted)).toMatchObject({ kind: 'guest' });
  });
});

describe('nobody learns who is registered', () => {
  it.each(['/api/v1/me/account', '/api/v1/mail-link'])('by %s', async (path) => {
    await member();
    const stranger = await server.client();
    const ask = async (address: string) => {
      const before = { ...work };
      const wish = path.endsWith('account') ? { email: address, password } : { email: address };
      const { status, body } = await stranger.ask('POST', path, wish);
      return { status, body, hashed: work.hashed - before.hashed };
    };
    const count = post.mails.length;
    const [known, unknown] = [await ask(email), await ask(`nobody-${email}`)];
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 200, body: { ok: true } });
    expect(post.mails).toHaveLength(count + 2);
    expect(post.mails.at(-2)?.text).toContain('You have an account');
    expect(post.mails.at(-1)?.text).not.toContain('You have an account');
    // And what has been registered stays as it is.
    await open(stranger, await post.linkTo(email, 2));
    expect((await logIn(visitor(), email)).status).toBe(200);
  });

  it('by logging in: as much is done for nobody as for somebody', async () => {
    await member();
    await logIn(visitor(), 'warm-up@example.org');
    const tried = async (address: string) => {
      const before = work.verified;
      const { status, body } = await logIn(visitor(), address, 'something else');
      return { status, body, verified: work.verified - before };
    };
    expect(await tried(email)).toEqual(await tried(`nobody-${email}`));
  });
});

describe('mails to one address', () => {
  it('are few in an hour, whoever asks and whether or not it is known', async () => {
    await member();
    for (const address of [email, `nobody-${email}`]) {
      const count = post.mailsTo(address).length;
      const answers = [];
      for (let i = 0; i < 8; i++) answers.push((await askForLink(address)).status);
      const sent = 5 - count;
      expect(answers).toEqual([...times(sent, 200), ...times(8 - sent, 429)]);
      expect(post.mailsTo(address)).toHaveLength(5);
      expect(await askForLink(address)).toMatchObject(refused(429, 'enough-mail'));
    }
    later += HOUR;
    expect((await askForLink(email)).status).toBe(200);
  });

  it('are counted together for one letter box, by whatever name', async () => {
    const [name] = email.split('@');
    for (let i = 0; i < 5; i++) await askForLink(`${name}+${i}@example.org`);
    for (const same of [
      `${name}@EXAMPLE.org`,
      `\u{ff50}${email.slice(1)}`,
      `p\u{ad}${email.slice(1)}`,
    ])
      expect((await askForLink(same)).status).toBe(429);
    for (const odd of [`x:${email}`, `(x)${email}`, `${email}.`, `"x"${email}`])
      expect((await askForLink(odd)).status).toBe(400);
  });

  it('are not held up by a clock that was set back', async () => {
    for (let i = 0; i < 6; i++) await askForLink(email);
    later -= 10 * HOUR;
    expect((await askForLink(email)).status).toBe(200);
    later += 10 * HOUR;
  });
});

describe('a new password', () => {
  const fresh = 'another word';

  it('needs the old one, ends all other sessions and their connections, and tells the address', async () => {
    const owner = await member();
    await owner.ask('DELETE', '/api/v1/session');
    await logIn(owner, email);
    const thief = visitor();
    await logIn(thief, email);
    const line = await thief.socket();
    const copy = visitor();
    copy.cookie = owner.cookie;
    expect(await setPassword(thief, { password: fresh })).toMatchObject(
      refused(403, 'proof-needed'),
    );
    expect(await setPassword(thief, { password: fresh, old: 'wrong guess' })).toMatchObject(
      refused(403, 'wrong-old-password'),
    );
    const { id } = await me(owner);
    expect(await setPassword(owner, { password: fresh, old: password })).toMatchObject({
      body: { id },
    });
    expect(await line.closed).toBe(4401);
    expect(await me(owner)).toMatchObject({ id });
    for (const out of [thief, copy]) expect(await me(out)).toMatchObject({ kind: 'guest' });
    expect((await logIn(visitor(), email)).status).toBe(401);
    expect((await logIn(visitor(), email, fresh)).status).toBe(200);
    expect(await post.mailTo(email, 2)).toContain('password of your account was changed');
  });

  it('needs no old one right after coming in by a link, but later it does', async () => {
    const owner = await member();
    await owner.post('/api/v1/mail-link', { email });
    await open(owner, await post.linkTo(email, 2));
    expect(await me(owner)).toMatchObject({ fresh: true });
    later += 16 * 60_000;
    expect(await me(owner)).toMatchObject({ fresh: false });
    expect(await setPassword(owner, { password: fresh })).toMatchObject(
      refused(403, 'proof-needed'),
    );
    later -= 16 * 60_000;
    expect((await setPassword(owner, { password: fresh })).status).toBe(200);
  });

  it('leaves nobody in who was just coming in by the old one', async () => {
    const owner = await member();
    const { id } = await me(owner);
    const shown = await server.store.readPerson(String(id));
    if (shown === undefined) throw new Error('nobody there');
    const sessions = await Sessions.open(server.context);
    expect(await sessions.beginByPassword(shown, 'in time')).toBeDefined();
    expect((await setPassword(owner, { password: fresh, old: password })).status).toBe(200);
    expect(await sessions.beginByPassword(shown, 'too late')).toBeUndefined();
    expect(await server.store.listSessions(String(id))).toHaveLength(1);
  });

  it('counts for nobody who knew the old one, was just about to set one, and came later', async () => {
    const owner = await member();
    const thief = visitor();
    await logIn(thief, email);
    const answer = await meanwhile(
      (slow) => setPassword(thief, { password: slow, old: password }),
      () => setPassword(owner, { password: fresh, old: password }),
    );
    expect(answer).toMatchObject(refused(403, 'proof-needed'));
    expect(await me(thief)).toMatchObject({ kind: 'guest' });
    expect((await logIn(visitor(), email, fresh)).status).toBe(200);
    expect((await logIn(visitor(), email, work.slow.password)).status).toBe(401);
  });

  it('is for accounts', async () => {
    expect(await setPassword(await server.client(), { password: fresh })).toMatchObject(
      refused(409, 'no-account'),
    );
  });
});

describe('a new address', () => {
  it('counts once it is proved; then all other sessions end and the old address is told', async () => {
    const owner = visitor();
    await member();
    await logIn(owner, email);
    const thief = visitor();
    await logIn(thief, email);
    const other = `new-${email}`;
    expect(await setAddress(thief, { email: other })).toMatchObject(refused(403, 'proof-needed'));
    expect(await setAddress(owner, { email: other, old: password })).toMatchObject({
      body: { ok: true },
    });
    expect(await me(owner)).toMatchObject({ email });
    const { id } = await me(owner);
    expect(await open(owner, await post.linkTo(other))).toMatchObject({ body: { id } });
    expect(await me(owner)).toMatchObject({ id, email: other, proved: true, hasPassword: true });
    expect(await me(thief)).toMatchObject({ kind: 'guest' });
    expect((await logIn(visitor(), email)).status).toBe(401);
    expect((await logIn(visitor(), other)).status).toBe(200);
    expect(await post.mailTo(email, 2)).toContain('another mail address');
  });

  it('that belongs to someone else is not given, and whoever asks does not learn it', async () => {
    const other = `other-${email}`;
    await member(other);
    const owner = await member();
    const answer = await setAddress(owner, { email: other, old: password });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    const mail = await post.mailTo(other, 2);
    expect(mail).toContain('belongs to another account');
    expect(mail).not.toContain('/account/confirm');
    expect(await me(owner)).toMatchObject({ email });
  });

  it('that someone only claimed is given to who proves it', async () => {
    const claimed = `claimed-${email}`;
    const stranger = await claimant(claimed);
    const owner = await member();
    await setAddress(owner, { email: claimed, old: password });
    await open(owner, await post.linkTo(claimed));
    expect(await me(owner)).toMatchObject({ email: claimed, proved: true });
    expect(await me(stranger)).not.toHaveProperty('email');
  });

  it('an account does not become another by a link', async () => {
    const owner = await member();
    const answer = await owner.ask('POST', '/api/v1/mail-link', { email: `new-${email}` });
    expect(answer).toMatchObject(refused(409, 'has-account'));
  });
});

describe('a login name', () => {
  it('makes an account without a mail server, good enough for rated games', async () => {
    const plain = await startServer();
    try {
      const client = await plain.client();
      const { id } = await me(client);
      expect(await me(client)).toMatchObject({ mailing: false });
      const byMail = await client.ask('POST', '/api/v1/me/account', { email, password });
      expect(byMail).toMatchObject(refused(503, 'no-mail'));
      await client.post('/api/v1/me/account', { login: 'Anna.M', password });
      expect(await me(client)).toMatchObject({ id, kind: 'account', login: 'anna.m' });
      const elsewhere = new Client(plain.base);
      expect((await logIn(elsewhere, 'ANNA.m')).body).toMatchObject({ id });
      const clock = { kind: 'live', bank: HOUR, increment: 0 };
      const wish = { game: dieMacher.id, seats: [{ mine: true }, {}, {}], rated: true, clock };
      expect((await elsewhere.ask('POST', '/api/v1/tables', wish)).status).toBe(200);
      const again = { password: 'another word', old: password };
      expect((await elsewhere.ask('POST', '/api/v1/me/password', again)).status).toBe(200);
      expect(await me(client)).toMatchObject({ kind: 'guest' });
    } finally {
      await plain.end();
    }
  });

  it('is not put on an account that a guest has become in the meantime', async () => {
    const guest = await server.client();
    const thief = visitor();
    thief.cookie = guest.cookie;
    await guest.post('/api/v1/me/account', { email, password });
    const link = await post.linkTo(email);
    const answer = await meanwhile(
      (slow) => thief.ask('POST', '/api/v1/me/account', { login: 'thief', password: slow }),
      () => open(guest, link),
    );
    expect(answer).toMatchObject(refused(409, 'has-account'));
    expect(await me(thief)).toMatchObject({ kind: 'guest' });
    expect(await me(guest)).not.toHaveProperty('login');
    expect((await logIn(visitor(), email)).status).toBe(200);
  });

  it('is one person’s only, whatever the case of its letters', async () => {
    const [one, two] = [await server.client(), await server.client()];
    await one.post('/api/v1/me/account', { login: 'only-one', password });
    const taken = await two.ask('POST', '/api/v1/me/account', { login: 'Only-One', password });
    expect(taken).toMatchObject(refused(409, 'login-taken'));
    expect(await me(two)).toMatchObject({ kind: 'guest' });
    const more = await one.ask('POST', '/api/v1/me/account', { login: 'another', password });
    expect(more).toMatchObject(refused(409, 'has-account'));
  });

  it.each(['ab', 'anna@example', 'аnna', 'an na', '-anna', 'a'.repeat(31), 'anna\0'])(
    'is not %j',
    async (login) => {
      const client = await server.client();
      const { status } = await client.ask('POST', '/api/v1/me/account', { login, password });
      expect(status).toBe(400);
    },
  );

  it('is not come by through guessing, wherever the guesses come from', async () => {
    const client = await server.client();
    await client.post('/api/v1/me/account', { login: 'guessed', password });
    expect((await guess(password)).status).toBe(200);
    const wrong = await Promise.all(Array.from({ length: 60 }, (_, i) => guess(`guess ${i} x`)));
    expect(wrong.every(({ status }) => status === 401)).toBe(true);
    expect(await guess(password)).toMatchObject(refused(429, 'enough-guesses'));
    later += HOUR;
    expect((await guess(password)).status).toBe(200);
  });
});

describe('an account', () => {
  it('sees where it is logged in and ends a session, with what is open there', async () => {
    const client = await member();
    const elsewhere = visitor();
    await logIn(elsewhere, email);
    const line = await elsewhere.socket();
    const list = await client.get<{ id: string; current: boolean }[]>('/api/v1/me/sessions');
    expect(list).toHaveLength(2);
    const other = list.find(({ current }) => !current);
    expect((await client.ask('DELETE', `/api/v1/me/sessions/${other?.id}`)).status).toBe(200);
    expect(await line.closed).toBe(4401);
    expect(await me(elsewhere)).toMatchObject({ kind: 'guest' }); // somebody new
  });

  it('that is deleted leaves an anonymous seat, no open connection and no way back', async () => {
    const [anna, dora] = [await server.client(), await member()];
    await dora.ask('PATCH', '/api/v1/me', { name: 'Dora' });
    const id = await gatherAndStart([anna, dora]);
    const line = await dora.socket();
    expect((await dora.ask('DELETE', '/api/v1/me')).status).toBe(200);
    expect(await line.closed).toBe(4401);
    const table = await anna.get<ServerTable>(`/api/v1/tables/${id}`);
    expect(table.seats[1].person).toMatchObject({ name: 'Anonymous', kind: 'deleted' });
    expect((await logIn(visitor(), email)).status).toBe(401);
  });

  it('is not deleted by who only has its session', async () => {
    const client = await member();
    const deletes = (body?: object): Promise<Answered> => client.ask('DELETE', '/api/v1/me', body);
    const [, still] = [(later += HOUR), await me(client)]; // the link was confirmed long ago
    expect(still).toMatchObject({ kind: 'account', fresh: false });
    expect(await deletes()).toMatchObject(refused(403, 'proof-needed'));
    expect(await deletes({ old: 'a wrong one' })).toMatchObject(refused(403, 'wrong-old-password'));
    expect(await me(client)).toMatchObject({ id: still['id'], kind: 'account' });
    expect((await deletes({ old: password })).status).toBe(200);
    expect((await logIn(visitor(), email)).status).toBe(401);
  });

  it('without a password is deleted after a fresh link only', async () => {
    const client = await server.client();
    await client.post('/api/v1/mail-link', { email });
    await open(client, await post.linkTo(email));
    later += HOUR;
    const deletes = (): Promise<Answered> =>
      client.ask('DELETE', '/api/v1/me', { old: 'anything' });
    expect(await deletes()).toMatchObject(refused(403, 'proof-needed'));
    await client.post('/api/v1/mail-link', { email });
    await open(client, await post.linkTo(email, 2));
    expect((await deletes()).status).toBe(200);
  });

  it('whose password was just changed is not deleted by who had shown the one before', async () => {
    const [client, thief] = [await member(), visitor()];
    await logIn(thief, email);
    const changePerson = server.store.changePerson.bind(server.store);
    const written = vi.spyOn(server.store, 'changePerson');
    written.mockImplementationOnce(async (...args) => {
      await setPassword(client, { password: 'another word', old: password });
      return changePerson(...args);
    });
    const answer = await thief.ask('DELETE', '/api/v1/me', { old: password });
    written.mockRestore();
    expect(answer).toMatchObject(refused(403, 'proof-needed'));
    expect((await logIn(visitor(), email, 'another word')).status).toBe(200);
  });

  it('that is deleted holds up nobody: running games are left to a bot, other seats are free', async () => {
    const [anna, dora] = [await server.client(), await server.client()];
    const [running, waiting] = [await gatherAndStart([anna, dora]), await gather([anna, dora])];
    await anna.post(`/api/v1/tables/${running}/proposal`, { kind: 'pause', seen: 0 });
    expect((await dora.ask('DELETE', '/api/v1/me')).status).toBe(200);
    const table = await until(
      () => anna.get<ServerTable>(`/api/v1/tables/${running}`),
      ({ seats }) => seats[1].resigned,
    );
    expect(table).toMatchObject({ paused: true }); // only she had not answered
    await anna.post(`/api/v1/tables/${running}/proposal`, { kind: 'abandon', seen: 0 });
    expect(await anna.get(`/api/v1/tables/${running}`)).toMatchObject({ status: 'abandoned' });
    const free = await until(
      () => anna.get<ServerTable>(`/api/v1/tables/${waiting}`),
      ({ seats }) => seats[1].person === undefined,
    );
    expect(free.status).toBe('gathering');
  });
});
