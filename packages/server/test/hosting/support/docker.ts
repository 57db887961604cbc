import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../support/until.js';
import { environmentOf as composed, readCompose, type Variables } from './compose.js';
import { commandOf, environmentOf, only, readDockerfile } from './dockerfile.js';
import type { Instead, StandIn } from './pretend.js';
import { Running } from './process.js';

/**
 * `docker compose` without Docker: the server is started as compose.yaml and the Dockerfile say, from
 * what is built in a folder, with its volume in a temporary one and a PostgreSQL of the test instead
 * of the container's. The image itself is built by image.journey.test.ts.
 */
export class Docker {
  #server: Running | undefined;
  #env: Variables = {};
  #data = '';

  constructor(
    private readonly project: string,
    private readonly port: number,
    private readonly databaseUrl: string,
  ) {}

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get runs(): boolean {
    return this.#server !== undefined;
  }

  readonly standIn: StandIn = async (args, cwd) => {
    const [compose, file, name, verb, ...rest] = args;
    if (compose !== 'compose' || file !== '--file') throw new Error(args.join(' '));
    const said = rest.join(' ');
    if (verb === 'up' && said === '--detach --build --wait') return this.#up(join(cwd, name));
    if (verb === 'exec' && rest[0] === 'hustings') return this.#exec(rest.slice(1));
    if (verb === 'cp') return this.#copy(rest[0], join(cwd, rest[1]));
    if (verb === 'logs' && said === '--tail 100 hustings') return { out: this.#server?.said ?? '' };
    throw new Error(args.join(' '));
  };

  async #up(file: string): Promise<Instead> {
    const { hustings } = (await readCompose(file)).services;
    const image = readDockerfile(
      await readFile(join(this.project, hustings.build?.dockerfile ?? ''), 'utf8'),
    );
    const runs = image[image.length - 1];
    this.#data = await mkdtemp(join(tmpdir(), 'hustings-volume-'));
    const asked = { ...environmentOf(runs), ...(await composed(file, hustings)) };
    if (!/^postgres:\/\/hustings:\w+@postgres\/hustings$/.test(asked['DATABASE_URL'] ?? ''))
      throw new Error('the database is not the one of the service postgres');
    this.#env = {
      PATH: process.env['PATH'] ?? '',
      ...asked,
      HUSTINGS_PORT: String(this.port), // where 8080 is meant
      HUSTINGS_HOST: '127.0.0.1', // where the container is meant
      HUSTINGS_DATA: this.#data,
      DATABASE_URL: this.databaseUrl,
    };
    const [command, ...args] = commandOf(only(runs, 'CMD'));
    this.#server = new Running(command, args, { cwd: this.project, env: this.#env });
    const health = commandOf(only(runs, 'HEALTHCHECK'));
    await until(
      () => new Running(health[0], health.slice(1), { cwd: this.project, env: this.#env }).ended,
      (code) => code === 0,
    );
    return {};
  }

  #exec(command: readonly string[]): Instead {
    const set = Object.entries(this.#env).map(([name, value]) => `${name}=${value}`);
    return { run: ['env', ...set, ...command.map((word) => this.#here(word))], real: true };
  }

  async #copy(from: string, to: string): Promise<Instead> {
    const [service, path] = from.split(':');
    if (service !== 'hustings') throw new Error(service);
    await cp(this.#here(path), to);
    return {};
  }

  #here(path: string): string {
    return path.replace(/^\/data\//, `${this.#data}/`);
  }

  async end(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
    if (this.#data !== '') await rm(this.#data, { recursive: true, force: true });
  }
}
