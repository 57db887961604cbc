import { builtRules } from './builds.js';
import { commandsFor } from './commands/all.js';
import { games } from './games.js';
import { processIo } from './io.js';
import { run } from './run.js';
import { spoken, tongueOf } from './words.js';

// Who reads our output may leave before the end (`| head`); that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const args = process.argv.slice(2);
const commands = await commandsFor(args[0]);

process.exitCode = await run(commands, args, {
  io: processIo(),
  games,
  speech: spoken,
  tongue: tongueOf(process.env),
  builds: builtRules,
});
