import type { Formats } from '@hustings/texts';
import type { CliTexts } from '../texts.js';
import { bench, measured } from './bench.js';
import { commands, flags, help, values } from './help.js';
import { reports } from './reports.js';
import { server } from './server.js';
import { wrong } from './wrong.js';

/** Polish: the command line. */
export const texts = (f: Formats<'pl'>): CliTexts => ({
  help,
  commands,
  flags: flags(f),
  values,
  wrong: wrong(f),
  ...reports(f),
  ...measured(f),
  bench: bench(f),
  server: server(f),
});
