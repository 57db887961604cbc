import {
  isRefusal,
  readGameFile,
  seedFrom,
  sfc,
  type Game,
  type GameFile,
  type Position,
} from '@hustings/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Said } from '../src/play/hub.js';
import type { PublicTable } from '../src/table/public.js';
import { playSeat, randomFor, type Client, type Heard } from './support/client.js';
import { games } from './support/games.js';
import { momentsOf } from './support/replays.js';
import { startServer, type TestServer } from './support/server.js';
import { variantsOf } from './support/variants.js';

const all = process.env['HUSTINGS_ALL_VARIANTS'] !== undefined;
const variants = games.flatMap((game) => variantsOf(game, all));

describe.each(variants)('what goes over the wire in $name', ({ game, seats, options }) => {
  let server: TestServer;
  let people: Client[];
  let watcher: Client;
  let file: GameFile;
  let table: PublicTable;
  let seeds: string[];

  beforeAll(async () => {
    server = await startServer();
    people = await Promise.all(Array.from({ length: seats }, (_, i) => server.client(`p${i}`)));
    watcher = await server.client('watcher');
    const places = people.map((_, i) => (i === 0 ? { mine: true } : {}));
    const wish = { game: game.id, seats: places, options };
    const { id } = await people[0].post<{ id: string }>('/api/v1/tables', wish);
    for (const client of people.slice(1)) await client.post(`/api/v1/tables/${id}/join`);
    for (const [i, client] of people.entries()) {
      await client.ask('PUT', `/api/v1/tables/${id}/note`, { text: `note of player ${i}` });
    }
    await people[0].post(`/api/v1/tables/${id}/start`);
    const watching = await watcher.socket();
    await watching.ask({ type: 'watch', table: id });
    const lines = await Promise.all(people.map((client) => client.socket()));
    await Promise.all(
      lines.map((line, seat) => playSeat(line, game, id, seat, randomFor(`secrets ${seat}`))),
    );
    await Promise.all([watching, ...lines].map((line) => line.close()));
    table = await people[0].get<PublicTable>(`/api/v1/tables/${id}`);
    // Not through a client: the file holds everything, and may.
    const answer = await fetch(`${server.base}/api/v1/tables/${id}/file`);
    const read = readGameFile(await answer.json());
    if (isRefusal(read)) throw new Error(read.refused);
    file = read;
    const doc = (await server.store.readTable(id))?.doc;
    seeds = [doc?.serverSeed ?? 'none', doc?.seed ?? 'none'];
  }, 240_000);
  afterAll(() => server.end());

  it('is for each viewer what the rules let them see, and not a field more', () => {
    const moments = momentsOf(game, file);
    const viewers = [...people.map((client, i) => [client, i] as const), [watcher, -1] as const];
    for (const [client, viewer] of viewers) {
      const updates = updatesOf(client);
      expect(updates.length).toBeGreaterThan(1);
      for (const update of updates) {
        const { state } = moments[update.number];
        expect(fieldsOf(update)).toEqual([]);
        expect(update.viewer).toBe(viewer);
        expect(update.view).toEqual(plain(game.view(state, viewer)));
        expect(update.owed).toEqual(game.decisions(state));
        const { form = refusal } = update;
        expect(form).toEqual(formOf(game, state, viewer));
        for (const { number, events } of update.steps) {
          expect(events).toEqual(plain(game.events(moments[number + 1].events, viewer)));
        }
      }
    }
  });

  it('would be the same in any other world that looks the same to the viewer', () => {
    for (const [viewer, client] of people.entries()) {
      const random = sfc(seedFrom('worlds'), 'simulation 1');
      for (const update of updatesOf(client).filter((_, i) => i % 7 === 0)) {
        const world = game.determinize(update.view, random);
        expect(plain(game.view(world, viewer))).toEqual(update.view);
        expect(formOf(game, world, viewer)).toEqual(update.form ?? refusal);
      }
    }
  });

  it('holds no seed before the end, no cookie and no note of another', () => {
    const everyone = [...people, watcher];
    for (const client of everyone) {
      const end = client.received.findIndex((text) => text.includes('"status":"over"'));
      const during = client.received.slice(0, end < 0 ? undefined : end).join('\n');
      for (const seed of seeds) expect(during.includes(seed)).toBe(false);
      const whole = client.received.join('\n');
      const cookies = everyone.filter((other) => other !== client).map(secretPart);
      const notes = people.flatMap((one, i) => (one === client ? [] : [`note of player ${i}`]));
      for (const secret of [...cookies, ...notes]) expect(whole.includes(secret)).toBe(false);
    }
    expect(table.fairness.seed).toBe(seeds[1]); // and after the end it is shown
  });

  it('leaves nothing of it in logs and metrics', async () => {
    const { body } = await watcher.ask('GET', '/metrics');
    const kept = `${server.logged.join('\n')}\n${String(body)}`;
    const hashes = file.moves.map(({ hash }) => hash);
    const cookies = [...people, watcher].map(secretPart);
    for (const secret of [...seeds, ...cookies, ...hashes, table.id, 'note of player']) {
      expect(kept.includes(secret)).toBe(false);
    }
  });

  it('has ids that tell nothing of order or time', async () => {
    const wish = { game: game.id, seats: people.map(() => ({})), options };
    const made = await Promise.all(
      Array.from({ length: 12 }, () => people[0].post<{ id: string }>('/api/v1/tables', wish)),
    );
    const ids = made.map(({ id }) => Buffer.from(id, 'base64url'));
    expect(ids.every((id) => id.length === 16)).toBe(true);
    for (let byte = 0; byte < 16; byte++) {
      expect(new Set(ids.map((id) => id[byte])).size).toBeGreaterThan(3); // no prefix, no counter
    }
  });
});

type UpdateSaid = Extract<Said, { type: 'update' }>;

/** The fields an update may have; a new one has to be thought about here. */
const known = new Set(
  'type table viewer number from steps view owed undoable over clocks form result'.split(' '),
);
const knownOfStep = new Set('number at actor seat type kind events'.split(' '));

/** The fields that are not among them. */
function fieldsOf(update: UpdateSaid): string[] {
  const inSteps = update.steps.flatMap((step) => Object.keys(step));
  return [
    ...Object.keys(update).filter((field) => !known.has(field)),
    ...inSteps.filter((field) => !knownOfStep.has(field)),
  ];
}

/** The token in a cookie, without its name and signature. */
const secretPart = ({ cookie }: Client): string => cookie.split('=')[1].split('.')[0];

/** In place of a form for who owes no decision. */
const refusal = 'no form';

function formOf(game: Game, state: Position, viewer: number): unknown {
  const form = viewer < 0 ? undefined : game.form(state, viewer);
  return form === undefined || isRefusal(form) ? refusal : plain(form);
}

/** As it is after it went through JSON. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

function updatesOf(client: Client): UpdateSaid[] {
  return client.received.flatMap((text) => {
    if (!text.startsWith('{"type":"update"')) return [];
    const said = JSON.parse(text) as Heard;
    return said.type === 'update' ? [said] : [];
  });
}
