import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../support/client.js';
import { freePort, startPostgres, type Postgres } from '../support/postgres.js';
import { until } from '../support/until.js';
import { asOnDebian, Debian } from './support/debian.js';
import { Docker } from './support/docker.js';
import { chaptersOf, readDocument, type Block, type Chapter } from './support/document.js';
import { Machine } from './support/machine.js';
import { pretend, type Pretended, type StandIn } from './support/pretend.js';
import { Running } from './support/process.js';
import { has } from './support/programs.js';
import { clone, linkModules, takeOverBuilds } from './support/project.js';
import { Story } from './support/story.js';
import { Terminal } from './support/terminal.js';

/**
 * Runs every command of docs/hosting.md, in order, as someone would who follows it. The word behind
 * `sh` says where:
 *
 * - `run`: in a fresh copy of the project, to the end.
 * - `serve`: the same, and it goes on: a server, until the next one or until it is `stopped`.
 * - `stopped`: like `run`, after the server was stopped with Ctrl+C.
 * - `debian`: on a machine with Debian, pretended (support/debian.ts says what is replaced).
 * - `docker`: in the project, with Docker pretended (support/docker.ts).
 *
 * A block of any other kind fails. Everywhere `npm ci` links what is installed here instead of asking
 * the network (that it works is shown by .ci/run in a fresh clone), and what was built here of the same
 * sources is taken over; 8080, 80 and 443 are free ports.
 * Whenever a server comes up it must hand out the web client, have the game that was played on it before,
 * to the last card, and play on.
 */
const chapters = await readDocument('hosting.md');

let scratch: string;
let project: string;
let postgres: Postgres;
let debians: Postgres;
let machine: Machine;
let docker: Docker;
let port: number;
let database: string;
let onProject: Pretended;
let onMachine: Pretended;
let inProject: Terminal;
let atMachine: Terminal;
let server: Running | undefined;
const projectStory = new Story();
const machineStory = new Story();
const dockerStory = new Story();

const npm: StandIn = async (args, cwd) => {
  if (args.join(' ') !== 'ci') return { run: ['npm', ...args], real: true };
  await linkModules(cwd);
  await takeOverBuilds(cwd);
  return {};
};

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'hustings-document-'));
  project = join(scratch, 'hustings');
  await clone(project);
  [port, postgres, debians] = await Promise.all([freePort(), startPostgres(), startPostgres()]);
  database = await postgres.database();
  const superuser = await asOnDebian(debians);
  machine = await Machine.start(superuser.port);
  docker = new Docker(project, await freePort(), await postgres.database());
  onProject = await pretend({ npm, docker: docker.standIn });
  onMachine = await pretend({ npm, ...new Debian(machine, superuser.href).standIns });
  // The domain is this machine, and who signs its certificates is believed.
  const curl = `connect-to = "games.example.net:443:127.0.0.1:${machine.ports.https}"\ncacert = "${machine.authorities}"\n`;
  await writeFile(join(onMachine.env['HOME'] ?? '', '.curlrc'), curl);
  inProject = await Terminal.open(project, { ...onProject.env, HUSTINGS_PORT: String(port) });
  atMachine = await Terminal.open(machine.folder, onMachine.env);
});

afterAll(async () => {
  await server?.stop('SIGINT');
  await docker.end();
  await inProject.close();
  await atMachine.close();
  await machine.end();
  await Promise.all([onProject.end(), onMachine.end(), postgres.stop(), debians.stop()]);
  await rm(scratch, { recursive: true, force: true });
});

const here = (text: string): string =>
  text.replaceAll(/postgres:\/\/\S+@127\.0\.0\.1\/hustings/g, database);

async function stop(): Promise<void> {
  await server?.stop('SIGINT');
  server = undefined;
}

/** Every way to run a block. */
const ways: Readonly<Record<string, (text: string) => Promise<void>>> = {
  run: async (text) => void (await inProject.run(here(text))),
  serve: async (text) => {
    await stop();
    const env = { ...onProject.env, HUSTINGS_PORT: String(port) };
    server = new Running('bash', ['-euc', here(text)], { cwd: project, env });
    await server.until(/listening on/);
    await look(`http://127.0.0.1:${port}`, projectStory);
  },
  stopped: async (text) => {
    await stop();
    await inProject.run(here(text));
  },
  debian: async (text) => {
    const before = machine.starts.get('hustings') ?? 0;
    await atMachine.run(machine.here(text));
    if ((machine.starts.get('hustings') ?? 0) > before) await look(machine.base, machineStory);
  },
  docker: async (text) => {
    const before = docker.runs;
    await inProject.run(text);
    if (docker.runs && !before) await look(docker.base, dockerStory);
  },
};

/** A server that someone can play on, where everything is as it was left. */
async function look(base: string, story: Story): Promise<void> {
  const client = new Client(base);
  await until(
    () => client.ask('GET', '/readyz').catch(() => undefined),
    (answer) => answer?.status === 200,
  );
  const page = await client.ask('GET', '/');
  expect(String(page.body)).toContain('<script type="module"');
  await story.goOn(base);
}

const needs: Readonly<Record<string, readonly string[]>> = {
  debian: ['caddy', 'nginx', 'curl', 'openssl'],
  docker: ['openssl'],
};

const isKnown = ({ language, how }: Block): boolean =>
  language === 'sh' ? Object.hasOwn(ways, how) : language === 'text';

/** The blocks that nobody would run. */
function strangers(all: readonly Chapter[]): string[] {
  const unknown = all.flatMap(({ blocks }) => blocks).filter((block) => !isKnown(block));
  return unknown.map(({ line, language, how }) => `line ${line}: \`${language} ${how}\``);
}

describe('docs/hosting.md', () => {
  it('has no block that is not run', () => {
    expect(strangers(chapters)).toEqual([]);
    expect(strangers(chaptersOf('## A\n```sh\nnpm ci\n```\n'))).toHaveLength(1);
    expect(strangers(chaptersOf('## A\n```sh skip\nnpm ci\n```\n'))).toHaveLength(1);
    expect(strangers(chaptersOf('## A\n```bash run\nnpm ci\n```\n'))).toHaveLength(1);
  });

  for (const { title, blocks } of chapters.filter((chapter) => chapter.blocks.length > 0)) {
    const programs = [...new Set(blocks.flatMap(({ how }) => needs[how] ?? []))];
    it.runIf(has(...programs))(
      `${title}: every command does what it should`,
      { timeout: 600_000 },
      async () => {
        for (const { how, text } of blocks) await expect(ways[how](text)).resolves.toBeUndefined();
      },
    );
  }

  it.runIf(has(...needs['debian']))(
    'leaves games behind that go on to their end, and replay to their hashes',
    { timeout: 600_000 },
    async () => {
      await ways['serve']('HUSTINGS_DATA=data-again npx hustings serve');
      await expect(projectStory.end(`http://127.0.0.1:${port}`)).resolves.toBeUndefined();
      await expect(machineStory.end(machine.base)).resolves.toBeUndefined();
      await expect(dockerStory.end(docker.base)).resolves.toBeUndefined();
    },
  );
});
