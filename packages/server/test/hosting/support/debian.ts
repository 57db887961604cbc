import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Postgres } from '../../support/postgres.js';
import type { Machine } from './machine.js';
import { clone } from './project.js';
import { makeCertificate } from './proxies.js';
import type { Instead, StandIns } from './pretend.js';

/** What a package of Debian brings that the commands after it count on. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'ca-certificates': [],
  caddy: ['etc/caddy'],
  certbot: [],
  curl: [],
  git: [],
  nginx: ['etc/nginx/conf.d', 'var/www/html'],
  nodejs: [],
  npm: [],
  postgresql: [],
  ufw: [],
  'unattended-upgrades': [],
};

/**
 * Commands that would change the machine of whoever runs the tests. Each does inside the pretended
 * machine what it can, and refuses what nobody thought of.
 */
export class Debian {
  readonly #installed = new Set<string>();

  constructor(
    private readonly machine: Machine,
    /** Of its superuser. */
    private readonly database: string,
  ) {}

  get standIns(): StandIns {
    return {
      sudo: (args) => this.#sudo(args), // everyone may do everything here
      'apt-get': (args) => this.#aptGet(args), // nothing is installed, only its folders are made
      ufw: (args) => this.#ufw(args),
      adduser: (args) => this.#adduser(args), // added to a list
      install: (args) => this.#install(args), // the real one; files belong to whoever runs the test
      git: (args) => this.#git(args), // a clone comes from this project, and nothing is newer
      systemctl: (args) => this.#systemctl(args),
      journalctl: () => ({ out: this.machine.log + this.machine.saidBy('hustings') }),
      psql: (args) => this.#psql(args), // on a real PostgreSQL of the test
      certbot: (args) => this.#certbot(args), // a certificate that signs itself
      nginx: (args) => this.#nginx(args), // the real one, on other ports
    };
  }

  async #sudo(args: readonly string[]): Promise<Instead> {
    await this.machine.settle();
    if (args[0] !== '-u') return { run: args };
    if (args[1] !== 'postgres') this.#known(args[1]);
    return { run: args.slice(2) };
  }

  async #aptGet(args: readonly string[]): Promise<Instead> {
    const [what, ...names] = args.filter((arg) => !arg.startsWith('--'));
    if (what === 'update') return {};
    if (what !== 'install') throw new Error(`apt-get ${what}`);
    for (const name of names) {
      if (!Object.hasOwn(packages, name)) throw new Error(`a package nobody looked at: ${name}`);
      this.#installed.add(name);
      for (const folder of packages[name])
        await mkdir(join(this.machine.folder, folder), { recursive: true });
    }
    return {};
  }

  #ufw(args: readonly string[]): Instead {
    this.#needs('ufw');
    const rule = args.join(' ');
    if (!/^(allow (OpenSSH|80\/tcp|443)|--force enable)$/.test(rule)) throw new Error(rule);
    return {};
  }

  #adduser(args: readonly string[]): Instead {
    if (!['--system', '--group'].every((flag) => args.includes(flag))) throw new Error(args.join());
    this.machine.users.add(args[args.length - 1]);
    return {};
  }

  #install(args: readonly string[]): Instead {
    const ofWhom = /^--(?:owner|group)=(.*)$/;
    for (const arg of args) {
      const [, name] = ofWhom.exec(arg) ?? [];
      if (name !== undefined && name !== userInfo().username) this.#known(name);
    }
    return { run: ['install', ...args.filter((arg) => !ofWhom.test(arg))], real: true };
  }

  async #git(args: readonly string[]): Promise<Instead> {
    this.#needs('git');
    if (args.join(' ') === 'pull') return { out: 'Already up to date.\n' };
    if (args[0] !== 'clone') throw new Error(args.join(' '));
    await clone(args[2]);
    return {};
  }

  async #systemctl(args: readonly string[]): Promise<Instead> {
    const now = args.includes('--now');
    const [what, ...names] = args.filter((arg) => arg !== '--now');
    for (const name of names) {
      if (['caddy', 'nginx', 'unattended-upgrades'].includes(name)) this.#needs(name);
      if (what === 'stop' || what === 'disable') await this.machine.stopService(name);
      const starts = ['start', 'restart', 'reload'].includes(what) || (what === 'enable' && now);
      if (!starts || name === 'unattended-upgrades') continue;
      if (name.endsWith('.timer')) await this.machine.startTimer(name);
      else await this.machine.startService(name);
    }
    const known = ['start', 'restart', 'reload', 'enable', 'stop', 'disable', 'daemon-reload'];
    if (!known.includes(what)) throw new Error(`systemctl ${what}`);
    return {};
  }

  async #psql(args: readonly string[]): Promise<Instead> {
    this.#needs('postgresql');
    if (args.length !== 2 || args[0] !== '--command') throw new Error(args.join(' '));
    await query(this.database, args[1]);
    return {};
  }

  async #certbot(args: readonly string[]): Promise<Instead> {
    this.#needs('certbot');
    const domain = args[args.indexOf('--domain') + 1];
    const folder = join(this.machine.folder, 'etc/letsencrypt/live', domain);
    const certificate = await makeCertificate(folder, domain);
    await appendFile(this.machine.authorities, await readFile(certificate));
    return {};
  }

  async #nginx(args: readonly string[]): Promise<Instead> {
    if (args.join(' ') !== '-t') throw new Error(args.join(' '));
    const file = await this.machine.nginxFile();
    return { run: ['nginx', '-e', 'stderr', '-t', '-c', file], real: true };
  }

  #needs(name: string): void {
    if (!this.#installed.has(name)) throw new Error(`${name} has not been installed`);
  }

  #known(name: string): void {
    if (!this.machine.users.has(name)) throw new Error(`there is nobody called ${name}`);
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** As Debian leaves it: its superuser is called postgres, and there is nobody else. */
export async function asOnDebian(postgres: Postgres): Promise<URL> {
  const url = new URL(await postgres.database());
  await query(url.href, 'create role postgres login superuser');
  url.username = 'postgres';
  await query(url.href, 'alter role hustings rename to bootstrap');
  url.pathname = '/postgres';
  return url;
}
