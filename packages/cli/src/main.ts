import { commands } from './commands/all.js';
import { games } from './games.js';
import { processIo } from './io.js';
import { run } from './run.js';

// Who reads our output may leave before the end (`| head`); that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(commands, process.argv.slice(2), { io: processIo(), games });
