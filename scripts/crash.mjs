// The long version of packages/server/test/crash.test.ts: 50 kills on each store, then 200 games
// on two and on three processes. `npm run crash -- [kills] [games] [moves between two kills]`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kills = '50', games = '200', moves = '45'] = process.argv.slice(2);

/** One part of it; ends this process if it fails. */
function run(title, tests, environment) {
  console.log(`\n── ${title}`);
  const begun = performance.now();
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'packages/server/test/crash.test.ts'];
  const { status } = spawnSync(process.execPath, [...args, '-t', tests], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HUSTINGS_CRASH: '1', ...environment },
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (status !== 0) process.exit(status ?? 1);
}

for (const store of ['sqlite', 'postgres']) {
  run(`${kills} times kill -9 on ${store}`, `under load on ${store}`, {
    HUSTINGS_KILLS: kills,
    HUSTINGS_MOVES: moves,
    HUSTINGS_TOGETHER: '10',
  });
}
for (const processes of ['2', '3']) {
  run(`${games} games on ${processes} processes`, 'several processes', {
    HUSTINGS_GAMES: games,
    HUSTINGS_PROCESSES: processes,
  });
}
