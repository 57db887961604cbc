import { appendFile, cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/postgres.js';
import { programPath } from './programs.js';
import { caddyAuthority, caddyfile, nginxConf, type Ports } from './proxies.js';
import { Running } from './process.js';
import { one, readUnit, readVariables, type Unit } from './unit.js';

/**
 * A machine with Debian that is none: its /etc, /opt and /var lie in a temporary folder and its ports
 * are free ones. What runs on it is real: the server as its unit says, Caddy, nginx.
 */
export class Machine {
  /** The people that were added; a service may only run as one of them. */
  readonly users = new Set<string>();
  readonly #services = new Map<string, Running>();
  /** How often each service was started. */
  readonly starts = new Map<string, number>();
  /** What services said that have ended. */
  log = '';

  private constructor(
    readonly folder: string,
    readonly port: number,
    readonly ports: Ports,
    private readonly databasePort: string,
  ) {}

  static async start(databasePort: string): Promise<Machine> {
    const folder = await mkdtemp(join(tmpdir(), 'hustings-machine-'));
    for (const name of ['etc/systemd/system', 'opt', 'var/lib', 'var/backups'])
      await mkdir(join(folder, name), { recursive: true });
    const ports = { http: await freePort(), https: await freePort() };
    return new Machine(folder, await freePort(), ports, databasePort);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Certificates to be believed here. */
  get authorities(): string {
    return join(this.folder, 'authorities.pem');
  }

  /** What a text means on this machine, where folders and ports are others. */
  here(text: string): string {
    return text
      .replaceAll(/(?<![\w.-])\/(etc|opt|var)(?=\/)/g, `${this.folder}/$1`)
      .replaceAll(/\b8080\b/g, String(this.port))
      .replaceAll('@127.0.0.1/', `@127.0.0.1:${this.databasePort}/`)
      .replaceAll('/usr/bin/node', process.execPath);
  }

  /** Whatever was written to /etc speaks of this machine's folders and ports, not of the real ones. */
  async settle(): Promise<void> {
    const etc = join(this.folder, 'etc');
    for (const entry of await readdir(etc, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const text = await readFile(file, 'utf8');
      if (this.here(text) !== text) await writeFile(file, this.here(text));
    }
  }

  #read(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8');
  }

  async startService(name: string): Promise<void> {
    await this.stopService(name);
    this.starts.set(name, (this.starts.get(name) ?? 0) + 1);
    if (name === 'caddy') return this.#startCaddy();
    if (name === 'nginx') return this.#startNginx();
    const unit = readUnit(await this.#read(`etc/systemd/system/${name}.service`));
    if (!unit.all('Service', 'Type').includes('oneshot')) {
      this.#services.set(name, await this.#run(unit));
      return;
    }
    const task = await this.#run(unit);
    const code = await task.ended;
    this.log += task.said;
    if (code !== 0) throw new Error(`${name} failed: ${task.said}`);
  }

  /** A timer needs the service that it starts. */
  async startTimer(name: string): Promise<void> {
    readUnit(await this.#read(`etc/systemd/system/${name}`));
    readUnit(await this.#read(`etc/systemd/system/${name.replace('.timer', '.service')}`));
  }

  async #run(unit: Unit): Promise<Running> {
    const user = one(unit, 'Service', 'User');
    if (!this.users.has(user)) throw new Error(`there is nobody called ${user}`);
    const state = join(this.folder, 'var/lib', one(unit, 'Service', 'StateDirectory'));
    await mkdir(state, { recursive: true, mode: 0o700 });
    const own = unit.all('Service', 'Environment').map((line) => line.split('='));
    const settings = await readFile(one(unit, 'Service', 'EnvironmentFile'), 'utf8');
    const env = {
      PATH: programPath,
      HUSTINGS_PORT: String(this.port), // where 8080 is meant
      ...Object.fromEntries<string>(own.map(([name, value]) => [name, value])),
      ...readVariables(settings),
    };
    const [command, ...args] = one(unit, 'Service', 'ExecStart').split(' ');
    return new Running(command, args, { cwd: one(unit, 'Service', 'WorkingDirectory'), env });
  }

  async #startCaddy(): Promise<void> {
    const file = join(this.folder, 'caddy.running');
    const text = await this.#read('etc/caddy/Caddyfile');
    await writeFile(file, caddyfile(this.ports, this.folder, text));
    const caddy = this.#begin('caddy', ['run', '--adapter', 'caddyfile', '--config', file]);
    await caddy.until(/serving initial configuration/);
    await cp(join(this.folder, caddyAuthority), this.authorities);
  }

  async #startNginx(): Promise<void> {
    this.#begin('nginx', ['-e', 'stderr', '-c', await this.nginxFile()]);
    await appendFile(this.authorities, '');
  }

  /** What nginx reads on this machine. */
  async nginxFile(): Promise<string> {
    const names = await readdir(join(this.folder, 'etc/nginx/conf.d'));
    const sites = await Promise.all(names.map((name) => this.#read(`etc/nginx/conf.d/${name}`)));
    const file = join(this.folder, 'nginx.running');
    await writeFile(file, nginxConf(this.ports, this.folder, sites.join('\n')));
    return file;
  }

  #begin(name: string, args: readonly string[]): Running {
    const env = { PATH: programPath, HOME: this.folder };
    const running = new Running(name, args, { cwd: this.folder, env });
    this.#services.set(name, running);
    return running;
  }

  async stopService(name: string): Promise<void> {
    const service = this.#services.get(name);
    this.#services.delete(name);
    await service?.stop();
    this.log += service?.said ?? '';
  }

  /** What a service has said since it was started. */
  saidBy(name: string): string {
    return this.#services.get(name)?.said ?? '';
  }

  async end(): Promise<void> {
    for (const name of [...this.#services.keys()]) await this.stopService(name);
    await rm(this.folder, { recursive: true, force: true });
  }
}
