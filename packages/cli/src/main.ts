import { builtRules } from './builds.js';
import { games } from './games.js';
import { processIo } from './io.js';
import { run } from './run.js';
import { spoken, tongueOf } from './words.js';

// Who reads our output may leave before the end (`| head`); that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const args = process.argv.slice(2);
// A server has to be there at once, also after a crash, and the other commands take long to load.
const commands =
  args[0] === 'serve'
    ? [(await import('./commands/serve.js')).serveCommand]
    : (await import('./commands/all.js')).commands;

process.exitCode = await run(commands, args, {
  io: processIo(),
  games,
  speech: spoken,
  tongue: tongueOf(process.env),
  builds: builtRules,
});
