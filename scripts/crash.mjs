// The long version of packages/server/test/crash.test.ts: 50 kills on each store, then 200 games
// on two and on three processes. `npm run crash`; takes a while.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(environment) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'packages/server/test/crash.test.ts'];
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const kills = process.argv[2] ?? '50';
const games = process.argv[3] ?? '200';
run({
  HUSTINGS_KILLS: kills,
  HUSTINGS_TOGETHER: '6',
  HUSTINGS_GAMES: games,
  HUSTINGS_PROCESSES: '2',
});
run({ HUSTINGS_KILLS: '0', HUSTINGS_GAMES: games, HUSTINGS_PROCESSES: '3' });
