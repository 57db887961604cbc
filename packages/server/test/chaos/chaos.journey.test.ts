import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlace } from '../support/homes.js';
import { startPostgres, type Postgres } from '../support/postgres.js';
import { partsOf } from './parts.js';
import { ServerProcess } from './process.js';

/** `npm run chaos` (scripts/chaos.mjs) asks for more than a test does. */
const asked = process.env;
const size = asked['CHAOS_SIZE'] === 'long' ? 'long' : 'short';
const most = asked['CHAOS_KILLS'] === undefined ? undefined : Number(asked['CHAOS_KILLS']);
const names = asked['CHAOS_PARTS']?.split(',');
const seed = asked['CHAOS_SEED'] ?? String(Date.now());
const file = asked['CHAOS_REPORT'];
const LIMIT_MS = size === 'long' ? 3 * 3_600_000 : 600_000;

const chosen = partsOf(size, most).filter(({ name }) => names?.includes(name) ?? true);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('after all that can happen, nothing is lost, told twice, or left over', () => {
  it.each(chosen)(
    '$name',
    async ({ name, run }) => {
      const report = await run({ seed, postgres, thorough: size === 'long' });
      const figures = Object.entries(report.figures).map(([what, figure]) => `${what} ${figure}`);
      console.log(`${name}: ${report.title}, seed ${seed}: ${figures.join(', ')}`);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, ...report })}\n`);
      expect(report.wrong).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('asked to stop', () => {
  it('the server ends what is under way and leaves with 0', async () => {
    const place = await newPlace();
    const server = await ServerProcess.at(place);
    try {
      await server.start();
      const { headers } = await fetch(`${server.base}/api/v1/me`);
      expect(headers.get('set-cookie')).toContain('hustings=');
      expect(await server.stop()).toBe(0);
    } finally {
      await server.kill();
      await place.remove();
    }
  });
});
