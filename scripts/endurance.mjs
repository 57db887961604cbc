// npm run endurance: 1,000 whole games for every game and level of bots, without a refused move, an
// exception or a move over budget (a Chancellor's is two trials).
// npm run endurance -- copycat      only the tests whose names contain this
// Environment: HUSTINGS_GAMES (1000).
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('vitest/package.json');
const vitest = path.join(path.dirname(manifest), 'vitest.mjs');
const words = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    'packages/bots/test/games.test.ts',
    '--reporter=verbose',
    ...(words.length > 0 ? ['-t', words.join(' ')] : []),
  ],
  { stdio: 'inherit', env: { HUSTINGS_GAMES: '1000', ...process.env } },
);
process.exit(status ?? 1);
