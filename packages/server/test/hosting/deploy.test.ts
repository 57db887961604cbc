import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { interpolate, type Compose } from './support/compose.js';
import { commandOf, only, readDockerfile } from './support/dockerfile.js';
import { has } from './support/programs.js';
import { root } from './support/project.js';

/**
 * The files of deploy/ as linters see them, and what docs/hosting.md promises of them. That they work
 * is shown by document.journey.test.ts, which starts what they say, and by image.journey.test.ts.
 */
const deploy = join(root, 'deploy');

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'hustings-deploy-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const read = (name: string): Promise<string> => readFile(join(deploy, name), 'utf8');

async function written(name: string, text: string): Promise<string> {
  await writeFile(join(scratch, name), text);
  return join(scratch, name);
}

/** Whether a program was content, and what it said. */
function asked(command: string, ...args: string[]): Promise<{ good: boolean; said: string }> {
  const env = { ...process.env, HOME: scratch };
  return new Promise((resolve) => {
    execFile(command, args, { env }, (error, stdout, stderr) =>
      resolve({ good: error === null, said: (stdout + stderr).trim() }),
    );
  });
}

describe('the Dockerfile', () => {
  it('has nothing that a linter finds', async () => {
    expect(validate(await read('Dockerfile'))).toEqual([]);
    expect(validate('FROM node AS\nEXPSE 1\n')).toHaveLength(2);
  });

  it('makes an image that runs as an ordinary user and says when it is not well', async () => {
    const stages = readDockerfile(await read('Dockerfile'));
    const runs = stages[stages.length - 1];
    expect(only(runs, 'USER').words).toEqual(['1000:1000']);
    expect(commandOf(only(runs, 'HEALTHCHECK'))).toEqual(['node', 'deploy/health.mjs']);
    expect(only(runs, 'STOPSIGNAL').words).toEqual(['SIGTERM']);
    expect(only(runs, 'VOLUME').words).toEqual(['/data']);
  });
});

/** Everyone is to reach Caddy, whatever the interface. */
const lint = (file: string) =>
  asked(
    process.execPath,
    join(root, 'node_modules/dclint/bin/dclint.cjs'),
    ...[file, '--max-warnings', '0', '--disable-rule', 'no-unbound-port-interfaces'],
  );

async function compose(): Promise<Compose> {
  const variables = { HUSTINGS_DOMAIN: 'games.example.net', POSTGRES_PASSWORD: 'x' };
  return parse(interpolate(await read('compose.yaml'), variables)) as Compose;
}

describe('compose.yaml', () => {
  it('has nothing that a linter finds', async () => {
    expect(await lint(join(deploy, 'compose.yaml'))).toEqual({ good: true, said: '' });
    const any = (await read('compose.yaml')).replace('caddy:2.11.4-alpine', 'caddy');
    expect(await lint(await written('compose.yaml', any))).toMatchObject({ good: false });
  });

  it('gives nobody more than they need', async () => {
    const { services, networks } = await compose();
    expect(Object.keys(services)).toEqual(['caddy', 'hustings', 'postgres']);
    for (const service of Object.values(services)) {
      expect(service).toMatchObject({
        ...{ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' },
        security_opt: ['no-new-privileges:true'],
      });
    }
    const { caddy, hustings, postgres } = services;
    expect([hustings.ports, postgres.ports]).toEqual([undefined, undefined]);
    expect([hustings.cap_add, postgres.cap_add]).toEqual([undefined, undefined]);
    expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(postgres.networks).toEqual(['back']);
    expect(networks['back']?.internal).toBe(true);
    expect(hustings.tmpfs).toEqual(['/tmp']);
    expect(hustings.depends_on?.['postgres']?.condition).toBe('service_healthy');
  });

  it('does not start without a domain and a password', async () => {
    const text = await read('compose.yaml');
    expect(() => interpolate(text, { POSTGRES_PASSWORD: 'x' })).toThrow('the domain');
    expect(() => interpolate(text, { HUSTINGS_DOMAIN: 'x' })).toThrow('the password');
  });
});

describe('the units of systemd', () => {
  it.runIf(has('systemd-analyze'))('have nothing that systemd finds', async () => {
    const names = ['hustings.service', 'hustings-backup.service', 'hustings-backup.timer'];
    const units = await Promise.all(
      names.map(async (name) => {
        const text = (await read(name)).replaceAll('/opt/hustings', root); // where it is here
        return written(name, text);
      }),
    );
    expect(await asked('systemd-analyze', 'verify', ...units)).toEqual({ good: true, said: '' });
    const odd = (await readFile(units[0], 'utf8')).replace('Restart=', 'Reestart=');
    const { said } = await asked('systemd-analyze', 'verify', await written('odd.service', odd));
    expect(said).toContain('Reestart');
  });
});

describe('the web server in front', () => {
  it.runIf(has('caddy'))('finds nothing wrong with its file', async () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config'];
    expect(await asked('caddy', ...args, join(deploy, 'Caddyfile'))).toMatchObject({ good: true });
    const odd = await written('Caddyfile', `${await read('Caddyfile')}\nnonsense {`);
    expect(await asked('caddy', ...args, odd)).toMatchObject({ good: false });
  });
});
