import { afterEach, describe, expect, it } from 'vitest';
import { Client, type Answered } from './support/client.js';
import { dieMacher, gather, startServer, type TestServer } from './support/server.js';

let server: TestServer;
afterEach(() => server.end());

/** How many of these visitors, each known by what proxies wrote of them, were let in. */
async function letIn(forwarded: readonly string[], path = '/api/v1/games'): Promise<number> {
  let inside = 0;
  for (const header of forwarded) {
    const headers = header === '' ? {} : { 'x-forwarded-for': header };
    const answer = await fetch(server.base + path, { headers });
    await answer.text();
    if (answer.status === 200) inside++;
  }
  return inside;
}

const times = (count: number, make: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => make(i));

describe('behind proxies', () => {
  it('what a visitor writes into X-Forwarded-For does not make them someone else', async () => {
    server = await startServer({ trustProxy: 1, ratePerMinute: 5 });
    expect(await letIn(times(60, (i) => `198.51.100.${i}, 203.0.113.7`))).toBeLessThan(30);
    expect(await letIn(times(10, (i) => `203.0.113.7, 198.51.100.${i}`))).toBe(10);
  });

  it('as many proxies are believed as there are', async () => {
    server = await startServer({ trustProxy: 2, ratePerMinute: 5 });
    expect(await letIn(times(60, (i) => `10.0.0.${i}, 203.0.113.7, 192.0.2.1`))).toBeLessThan(30);
    expect(await letIn(times(10, (i) => `10.0.0.1, 203.0.113.${i + 10}, 192.0.2.1`))).toBe(10);
  });

  it('without a proxy nothing is believed', async () => {
    server = await startServer({ ratePerMinute: 5 });
    expect(await letIn(times(60, (i) => `203.0.113.${i}`))).toBeLessThan(30);
  });

  it('someone with a whole network of IPv6 is one visitor', async () => {
    server = await startServer({ trustProxy: 1, ratePerMinute: 5 });
    expect(await letIn(times(60, (i) => `2001:db8:1:2::${i.toString(16)}`))).toBeLessThan(30);
    expect(await letIn(times(10, (i) => `2001:db8:1:${i + 10}::1`))).toBe(10);
  });
});

describe('the password of a table', () => {
  const tables = '/api/v1/tables';

  /** A table with a password, and how many of these guesses at it were looked at. */
  async function locked(word: string) {
    const owner = await server.client();
    const seats = [{ mine: true }, {}, {}];
    const wish = { game: dieMacher.id, seats, visibility: 'password', password: word };
    const { id } = await owner.post<{ id: string }>(tables, wish);
    const join = (client: Client, password: string, from: string): Promise<Answered> =>
      client.ask('POST', `${tables}/${id}/join`, { password }, { 'x-forwarded-for': from });
    return { id, join };
  }

  it('can not be found by trying from one address, at this table or another', async () => {
    server = await startServer({ trustProxy: 1 });
    const [one, two] = [await locked('1234'), await locked('sesame')];
    const [guesser, friend] = [await server.client(), await server.client()];
    expect((await one.join(friend, '1234', '192.0.2.1')).status).toBe(200); // what is right is not counted
    const guesses = await Promise.all(
      times(30, (i) => String(1220 + i)).map((word) => one.join(guesser, word, '192.0.2.1')),
    );
    expect(guesses.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10);
    expect(guesses.some(({ status }) => status === 200)).toBe(false);
    expect(await two.join(guesser, 'sesame', '192.0.2.1')).toMatchObject({
      status: 429,
      body: { error: { code: 'enough-guesses' } },
    });
    expect((await two.join(guesser, 'sesame', '192.0.2.2')).status).toBe(200);
  });

  it('can not be found by trying from many addresses either', async () => {
    server = await startServer({ trustProxy: 1 });
    const { join } = await locked('1234');
    const guesser = await server.client();
    const guesses = times(70, (i) => `198.51.100.${i}`);
    const answers = await Promise.all(guesses.map((from) => join(guesser, 'wrong', from)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(60);
    expect((await join(guesser, '1234', '192.0.2.9')).status).toBe(429);
  });
});

describe('limits', () => {
  it('are narrow for what takes long: passwords of tables, and games from files', async () => {
    server = await startServer({ ratePerMinute: 60, trustProxy: 1 });
    const client = await server.client();
    const seats = [{ mine: true }, {}, {}];
    const wish = { game: dieMacher.id, seats, visibility: 'password', password: 'sesame' };
    const { body } = await client.ask('POST', '/api/v1/tables', wish);
    const { id } = body as { id: string };
    const join = `/api/v1/tables/${id}/join`;
    const often = { status: 429, body: { error: { code: 'too-often' } } };
    for (const [i, [path, asked]] of [
      ['/api/v1/tables', wish] as const,
      [join, { password: 'sesame' }] as const,
      ['/api/v1/games/import', {}] as const,
    ].entries()) {
      const from = { 'x-forwarded-for': `192.0.2.${i + 1}` };
      for (let n = 0; n < 2; n++)
        expect((await client.ask('POST', path, asked, from)).status).not.toBe(429);
      expect(await client.ask('POST', path, asked, from)).toMatchObject(often);
    }
    const plain = { game: dieMacher.id, seats };
    const from = { 'x-forwarded-for': '192.0.2.1' };
    expect((await client.ask('POST', '/api/v1/tables', plain, from)).status).toBe(200);
  });

  it('keep one network from filling the lobby with tables, whoever it says it is', async () => {
    server = await startServer({ ratePerMinute: 600, trustProxy: 1 });
    const wish = { game: dieMacher.id, seats: [{ mine: true }, {}, {}] };
    const make = async (from: string): Promise<number> => {
      const header = { 'x-forwarded-for': from };
      return (await new Client(server.base).ask('POST', '/api/v1/tables', wish, header)).status;
    };
    const made: number[] = [];
    for (let n = 0; n < 45; n++) made.push(await make(`2001:db8::${n + 1}`));
    expect(made.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30);
    expect(made.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await make('192.0.2.1')).toBe(200);
    // A game from a file is a table too, and a large one.
    const file = await new Client(server.base).ask(
      'POST',
      '/api/v1/games/import',
      {},
      {
        'x-forwarded-for': '2001:db8::1',
      },
    );
    expect(file.status).toBe(429);
  });

  it('count a rematch that is closed and asked for again among the tables, and not who comes to it', async () => {
    server = await startServer({ ratePerMinute: 100 }); // five tables at once
    const [anna, ben] = [await server.client(), await server.client()];
    const over = await gather([anna, ben]);
    const record = await server.store.readTable(over);
    if (record === undefined) throw new Error('no table');
    const doc = { ...record.doc, status: 'over' } as const;
    await server.store.commit({ ...record, doc, at: server.context.now() });
    const again = (client: Client): Promise<Answered> =>
      client.ask('POST', `/api/v1/tables/${over}/rematch`);
    const statuses: number[] = [];
    while (statuses.length < 10) {
      const { status, body } = await again(anna);
      statuses.push(status);
      if (status !== 200) break;
      const { id } = body as { id: string };
      for (let n = 0; n < 2; n++) expect(await again(ben)).toMatchObject({ status, body }); // it is there
      for (const one of [ben, anna]) await one.post(`/api/v1/tables/${id}/quit`);
    }
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('lock nobody out when the clock of the system is set back', async () => {
    let step = 0;
    server = await startServer({ ratePerMinute: 100 }, { now: () => Date.now() + step });
    const client = await server.client();
    const line = await client.socket();
    step = -600_000;
    expect((await client.ask('GET', '/api/v1/me')).status).toBe(200);
    expect(await line.ask({ type: 'ping' })).toMatchObject({ type: 'ok' });
    await line.close();
  });

  it('count files of the client apart: a class that comes at once gets them all', async () => {
    server = await startServer({ ratePerMinute: 1 });
    expect(
      await letIn(
        times(50, () => ''),
        '/',
      ),
    ).toBe(50);
    expect(await letIn([''])).toBe(1); // and can ask for something then
    expect(
      await letIn(
        times(200, () => ''),
        '/',
      ),
    ).toBeLessThan(200);
  });

  it('never hold up who asks whether the server lives', async () => {
    server = await startServer({ ratePerMinute: 5 });
    expect(await letIn(times(60, () => ''))).toBeLessThan(30);
    expect(
      await letIn(
        times(60, () => ''),
        '/healthz',
      ),
    ).toBe(60);
    expect(
      await letIn(
        times(60, () => ''),
        '/readyz',
      ),
    ).toBe(60);
  });
});

async function figures(
  address: string,
  authorization?: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await fetch(address, { headers });
  return { status: answer.status, text: await answer.text() };
}

describe('figures', () => {
  it('are not there unless they were asked for', async () => {
    server = await startServer();
    expect((await figures(`${server.base}/metrics`)).status).toBe(404);
  });

  it('are for who has the token', async () => {
    const metricsToken = '1234567890123456';
    server = await startServer({ metricsToken });
    const address = `${server.base}/metrics`;
    expect((await figures(address)).status).toBe(401);
    expect((await figures(address, `Bearer ${metricsToken}x`)).status).toBe(401);
    const found = await figures(address, `Bearer ${metricsToken}`);
    expect(found.status).toBe(200);
    expect(found.text).toContain('hustings_moves_total');
  });

  it('are at a port of their own, and nothing else is', async () => {
    server = await startServer({ metricsPort: 0 });
    const address = /figures are at (\S+\/metrics)/.exec(server.logged.join(''))?.[1] ?? '';
    expect((await figures(address)).text).toContain('hustings_moves_total');
    expect((await figures(address.replace('metrics', 'api/v1/games'))).status).toBe(404);
    expect((await figures(`${server.base}/metrics`)).status).toBe(404);
  });
});
