import { migrate, type Moved } from '@hustings/server';
import { command } from '../command.js';
import { text, truth } from '../flags.js';
import { writeJson } from '../io.js';
import { dataFlag, withStore } from '../store.js';
import { count } from '../text.js';

export const migrateCommand = command({
  name: 'migrate',
  summary: 'move tables to the current rules, where all that happened would have happened the same',
  about: [
    'The log of each table that is under other rules is played again under those of this version:',
    'options, cards dealt, every move and every move taken back. If every position is the same, the',
    'table goes on under the new rules; nothing else of it changes. If not, it stays, and the first',
    'difference is told. On SQLite the server must not run; on PostgreSQL it may. Exit code 0: no',
    'table is left under other rules. 1: some are.',
  ].join('\n'),
  flags: {
    data: dataFlag,
    game: text('ID', 'only tables of this game'),
    rules: text('VERSION', 'only tables under these rules'),
    'dry-run': truth('only say what would be done'),
  },
  run: ({ data, game, rules, 'dry-run': dryRun, json }, { io, games }) =>
    withStore(data, { alone: true }, async (store) => {
      const wish = {
        ...(game === undefined ? {} : { game }),
        ...(rules === undefined ? {} : { rules }),
        dryRun,
        now: Date.now(),
      };
      const all: Moved[] = [];
      for await (const one of migrate(store, new Map(games.map((it) => [it.id, it])), wish)) {
        all.push(one);
        if (!json) await io.write(`${movedText(one, dryRun)}\n`);
      }
      const stay = all.filter(({ differs }) => differs !== undefined).length;
      const go = all.length - stay;
      const done = dryRun ? 'can be moved' : 'moved';
      if (json) await writeJson(io, { dryRun, moved: go, stayed: stay, tables: all });
      else await io.write(`${count(go, 'table')} ${done}, ${stay} not\n`);
      return stay === 0 ? 0 : 1;
    }),
});

function movedText({ id, title, status, game, from, to, differs }: Moved, dryRun: boolean): string {
  const name = `${id}${title === '' ? '' : ` (${title})`}, ${status}, ${game} ${from}`;
  if (differs === undefined) return `${name}: ${dryRun ? 'can be moved' : 'moved'} to ${to}`;
  const { at, what } = differs;
  const where = typeof at === 'number' ? `at entry ${at}` : `at the ${at}`;
  return `${name}: stays; under ${to} it differs ${where}: ${what}`;
}
