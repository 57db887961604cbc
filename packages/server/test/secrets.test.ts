import {
  canonical,
  isRefusal,
  readGameFile,
  seedFrom,
  sfc,
  type Game,
  type GameFile,
  type Position,
} from '@hustings/kernel';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Said, ServerTable } from '@hustings/protocol';
import { playSeat, randomFor, type Client, type Heard } from './support/client.js';
import { games } from './support/games.js';
import { momentsOf, type Moment } from './support/replays.js';
import { startServer, type TestServer } from './support/server.js';
import { variantsOf, type Variant } from './support/variants.js';

/**
 * Games with all their options, one whole game each: every value of an option beside the usual ones,
 * and in `npm run prove` every number of players with every combination.
 */
const all = inject('extent') > 1;
const variants = games.flatMap((game) => variantsOf(game, all));

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** A whole game over WebSocket, with all that each took in. */
type Recorded = {
  readonly game: Game;
  readonly people: readonly Client[];
  readonly watcher: Client;
  readonly file: GameFile;
  readonly table: ServerTable;
  readonly seeds: readonly string[];
};

async function record({ game, seats, options }: Variant): Promise<Recorded> {
  const people = await Promise.all(Array.from({ length: seats }, (_, i) => server.client(`p${i}`)));
  const watcher = await server.client('watcher');
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
  const table = await people[0].get<ServerTable>(`/api/v1/tables/${id}`);
  // Not through a client: the file holds everything, and may.
  const answer = await fetch(`${server.base}/api/v1/tables/${id}/file`);
  const file = readGameFile(await answer.json());
  if (isRefusal(file)) throw new Error(file.refused);
  const doc = (await server.store.readTable(id))?.doc;
  const seeds = [doc?.serverSeed ?? 'none', doc?.seed ?? 'none'];
  return { game, people, watcher, file, table, seeds };
}

describe('what goes over the wire', () => {
  // Several at once: a game waits for the disk half of its time.
  it.concurrent.each(variants)(
    'in $name is what each may know, and nothing else',
    async (variant) => {
      const recorded = await record(variant);
      expect(oddUpdates(recorded)).toEqual([]);
      expect(otherWorlds(recorded)).toEqual([]);
      expect(leaked(recorded)).toEqual([]);
      expect(await written(recorded)).toEqual([]);
      const { table, seeds } = recorded;
      expect(table.fairness.seed).toBe(seeds[1]); // after the end it is shown
    },
    240_000,
  );

  it('has ids that tell nothing of order or time', async () => {
    const client = await server.client();
    const wish = { game: games[0].id, seats: [{}, {}, {}] };
    const made = await Promise.all(
      Array.from({ length: 12 }, () => client.post<{ id: string }>('/api/v1/tables', wish)),
    );
    const ids = made.map(({ id }) => Buffer.from(id, 'base64url'));
    expect(ids.every((id) => id.length === 16)).toBe(true);
    for (let byte = 0; byte < 16; byte++) {
      expect(new Set(ids.map((id) => id[byte])).size).toBeGreaterThan(3); // no prefix, no counter
    }
  });
});

/** Updates that are not what the rules let their viewer see, or have a field more. */
function oddUpdates({ game, people, watcher, file }: Recorded): string[] {
  const moments = momentsOf(game, file);
  const viewers = [...people.map((client, i) => [client, i] as const), [watcher, -1] as const];
  return viewers.flatMap(([client, viewer]) => {
    const updates = updatesOf(client);
    if (updates.length < 2) return [`viewer ${viewer} was told nothing`];
    return updates.flatMap((update) => {
      const { state } = moments[update.number];
      const { form = refusal } = update;
      const pairs: readonly (readonly [string, unknown, unknown])[] = [
        ['fields', fieldsOf(update), []],
        ['viewer', update.viewer, viewer],
        ['view', update.view, game.view(state, viewer)],
        ['owed', update.owed, game.decisions(state)],
        ['form', form, formOf(game, state, viewer)],
        ['opening', update.opening ?? [], openingOf(game, moments[0], update)],
        ...update.steps.map(({ number, events }) => {
          const seen = game.events(moments[number + 1].events, viewer);
          return [`events of ${number}`, events, seen] as const;
        }),
        ...update.steps.map(({ number, made }) => {
          const { seat, move } = file.moves[number];
          return [`move ${number}`, made ?? hidden, seat === viewer ? move : hidden] as const;
        }),
      ];
      const odd = pairs.filter(([, told, right]) => canonical(told) !== canonical(right));
      return odd.map(([what]) => `viewer ${viewer}, update ${update.number}: ${what}`);
    });
  });
}

/** In place of a move that is somebody else's. */
const hidden = 'not told';

/** What the setup told this viewer, for updates that begin with it. */
const openingOf = (game: Game, { events }: Moment, { from, viewer }: UpdateSaid): unknown =>
  from === 0 ? game.events(events, viewer) : [];

/** Updates that would differ in another world that looks the same to the viewer. */
function otherWorlds({ game, people }: Recorded): string[] {
  return people.flatMap((client, viewer) => {
    const random = sfc(seedFrom('worlds'), 'simulation 1');
    const some = updatesOf(client).filter((_, i) => i % 7 === 0);
    const differ = some.filter((update) => {
      const world = game.determinize(update.view, random);
      const view = canonical(game.view(world, viewer)) === canonical(update.view);
      const form = canonical(formOf(game, world, viewer)) === canonical(update.form ?? refusal);
      return !view || !form;
    });
    return differ.map(({ number }) => `viewer ${viewer}, update ${number}`);
  });
}

/** Seeds before the end, cookies and notes of others, in anything that someone received. */
function leaked({ people, watcher, seeds }: Recorded): string[] {
  const everyone = [...people, watcher];
  return everyone.flatMap((client) => {
    const end = client.received.findIndex((text) => text.includes('"status":"over"'));
    const during = client.received.slice(0, end < 0 ? undefined : end).join('\n');
    const whole = client.received.join('\n');
    const cookies = everyone.filter((other) => other !== client).map(secretPart);
    const notes = people.flatMap((one, i) => (one === client ? [] : [`note of player ${i}`]));
    return [
      ...seeds.filter((seed) => during.includes(seed)),
      ...[...cookies, ...notes].filter((secret) => whole.includes(secret)),
    ];
  });
}

/** Secrets that are in a log or in the metrics. */
async function written({ people, watcher, file, table, seeds }: Recorded): Promise<string[]> {
  const figures = await server.context.metrics.registry.metrics();
  const kept = `${server.logged.join('\n')}\n${figures}`;
  const hashes = file.moves.map(({ hash }) => hash);
  const cookies = [...people, watcher].map(secretPart);
  const secrets = [...seeds, ...cookies, ...hashes, table.id, 'note of player'];
  return secrets.filter((secret) => kept.includes(secret));
}

type UpdateSaid = Extract<Said, { type: 'update' }>;

/** The fields an update may have; a new one has to be thought about here. */
const known = new Set(
  'type table viewer number from opening steps view owed undoable over clocks form result'.split(
    ' ',
  ),
);
const knownOfStep = new Set('number at actor seat type kind made events'.split(' '));

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
  return form === undefined || isRefusal(form) ? refusal : form;
}

function updatesOf(client: Client): UpdateSaid[] {
  return client.received.flatMap((text) => {
    if (!text.startsWith('{"type":"update"')) return [];
    const said = JSON.parse(text) as Heard;
    return said.type === 'update' ? [said] : [];
  });
}
