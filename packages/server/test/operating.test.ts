import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, variables } from '../src/config.js';
import { lockFolder } from '../src/store/lock.js';
import { backup, restore } from '../src/store/backup.js';
import { openStore } from '../src/store/open.js';
import { newPlace, type Place } from './support/homes.js';
import { startPostgres, type Postgres } from './support/postgres.js';
import { sampleDoc, sampleEntry, samplePerson } from './support/samples.js';
import { startServer, type TestServer } from './support/server.js';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

describe('configuration', () => {
  it('is what docs/hosting.md says, line by line', async () => {
    const text = await readFile(join(docs, 'hosting.md'), 'utf8');
    const [, chapter] = /^## Configuration$(.*?)^## /ms.exec(text) ?? [];
    const rows = (chapter ?? '').split('\n').filter((line) => line.startsWith('| `'));
    const cells = rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
    expect(cells).toEqual(variables.map(({ name, standard, about }) => [name, standard, about]));
  });

  it('says in words which variable is wrong', () => {
    expect(readConfig({ HUSTINGS_PORT: '99999' })).toMatch(/^HUSTINGS_PORT .*\.$/);
    expect(readConfig({ DATABASE_URL: 'mysql://x' })).toMatch(/^DATABASE_URL /);
    expect(readConfig({})).toMatchObject({ port: 8080, noticeDelayMs: 300_000 });
  });

  it('refuses mails whose links would lead nowhere', () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1' };
    expect(readConfig(smtp)).toBe(
      'HUSTINGS_URL is missing: SMTP_URL is given, and links in mails need the address that people use.',
    );
    const url = 'https://play.example.org';
    expect(readConfig({ ...smtp, HUSTINGS_URL: url })).toMatchObject({ url });
  });

  it('takes the address that people use as browsers send it, however it was written', () => {
    const url = 'https://play.example.org';
    for (const written of [url, `${url}/`, `${url}:443`, 'https://Play.Example.ORG'])
      expect(readConfig({ HUSTINGS_URL: written })).toMatchObject({ url });
    expect(readConfig({ HUSTINGS_URL: 'http://localhost:8080' })).toMatchObject({
      url: 'http://localhost:8080',
    });
    expect(readConfig({ HUSTINGS_URL: 'https://mühle.example' })).toMatchObject({
      url: 'https://xn--mhle-0ra.example',
    });
    for (const odd of [`${url}/games`, `${url}?a`, 'play.example.org', 'https://me@example.org'])
      expect(readConfig({ HUSTINGS_URL: odd })).toBe(
        'HUSTINGS_URL must be an address without a path, such as https://play.example.org.',
      );
  });

  it('says so if the web client is not where it was said to be', async () => {
    const place = await newPlace();
    try {
      await expect(startServer({ web: place.data }, { place })).rejects.toThrow(
        `HUSTINGS_WEB: there is no web client in ${place.data}`,
      );
    } finally {
      await place.remove();
    }
  });

  it('takes the port from PORT, unless HUSTINGS_PORT says another', () => {
    expect(readConfig({ PORT: '3000' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
    expect(readConfig({ PORT: '3000', HUSTINGS_PORT: '4000' })).toMatchObject({ port: 4000 });
    expect(readConfig({ PORT: '3000', HUSTINGS_PORT: '' })).toMatchObject({ port: 3000 });
    expect(readConfig({ PORT: '', HUSTINGS_PORT: '' })).toMatchObject({ port: 8080 });
    expect(readConfig({ PORT: 'eighty' })).toMatch(/^PORT .*\.$/);
    expect(readConfig({ PORT: 'eighty', HUSTINGS_PORT: '4000' })).toMatchObject({ port: 4000 });
  });
});

describe('a running server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.end());

  it('tells that it lives and that it is ready', async () => {
    const client = await server.client();
    expect((await client.ask('GET', '/healthz')).body).toEqual({ ok: true });
    expect((await client.ask('GET', '/readyz')).body).toEqual({ ok: true });
  });

  it('describes every request, as OpenAPI and on a page without scripts', async () => {
    const client = await server.client();
    const description = await client.get<{ openapi: string; paths: Record<string, object> }>(
      '/api/docs/openapi.json',
    );
    expect(description.openapi).toMatch(/^3\.1/);
    const paths = Object.keys(description.paths);
    expect(paths).toContain('/api/v1/tables/{id}/moves');
    expect(paths.every((path) => path.startsWith('/api/v1/'))).toBe(true);
    const page = String((await client.ask('GET', '/api/docs')).body);
    expect(page).toContain('/api/v1/tables/{id}/moves');
    expect(page).not.toContain('<script');
  });

  it('keeps its data folder to itself', () => {
    expect(() => lockFolder(server.place.data)).toThrow('another process is using');
  });
});

describe('a backup', () => {
  let postgres: Postgres;
  let places: Place[];
  beforeAll(async () => {
    postgres = await startPostgres();
    places = [await newPlace(), await newPlace(postgres), await newPlace()];
  });
  afterAll(async () => {
    await postgres.stop();
    await Promise.all(places.map((place) => place.remove()));
  });

  it('brings everything from SQLite to PostgreSQL and back', async () => {
    const [sqlite, server, again] = places;
    const store = await openStore(sqlite);
    await store.createPerson(samplePerson('anna', { email: 'anna@example.org' }));
    await store.createTable('t', sampleDoc(), [sampleEntry(0), sampleEntry(1)]);
    await store.writeNote('t', 'anna', 'a note, "quoted"\nand ünïcode');
    await store.secret('key', () => 'secret');
    const build = { game: 'g', rules: '1', sha256: 'h', code: "'use strict';\n// ü" };
    await store.putBuild(build, 5);
    const files = [join(sqlite.data, 'one.gz'), join(sqlite.data, 'two.gz')];
    const rows = await backup(sqlite, files[0]); // while the store is open
    await store.close();
    expect(await restore(server, files[0])).toBe(rows);
    await expect(restore(server, files[0])).rejects.toThrow('already');
    expect(await backup(server, files[1])).toBe(rows);
    expect(await restore(again, files[1])).toBe(rows);
    const back = await openStore(again);
    expect(await back.readEntries('t', 0)).toEqual([sampleEntry(0), sampleEntry(1)]);
    expect((await back.readTable('t'))?.doc).toEqual(sampleDoc());
    expect(await back.readNote('t', 'anna')).toBe('a note, "quoted"\nand ünïcode');
    expect(await back.secret('key', () => 'other')).toBe('secret');
    expect(await back.readBuild('g', '1')).toEqual(build);
    await back.close();
  });
});
