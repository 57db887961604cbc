import { migrate, type Moved } from '@hustings/server';
import { command } from '../command.js';
import { text, truth } from '../flags.js';
import { writeJson } from '../io.js';
import { dataFlag, withStore } from '../store.js';
import type { CliTexts } from '../texts/index.js';

export const migrateCommand = command({
  name: 'migrate',
  summary: ({ commands }) => commands.migrate.summary,
  about: ({ commands }) => commands.migrate.about,
  flags: {
    data: dataFlag,
    game: text('id', ({ flags }) => flags.tablesOfGame),
    rules: text('version', ({ flags }) => flags.tablesOfRules),
    'dry-run': truth(({ flags }) => flags.dryRun),
  },
  run: ({ data, game, rules, 'dry-run': dryRun, json }, { io, games, words }) =>
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
        if (!json) await io.write(`${movedText(one, dryRun, words.texts.server)}\n`);
      }
      const stay = all.filter(({ differs }) => differs !== undefined).length;
      const go = all.length - stay;
      if (json) await writeJson(io, { dryRun, moved: go, stayed: stay, tables: all });
      else await io.write(`${words.texts.server.movedInAll(go, stay, dryRun)}\n`);
      return stay === 0 ? 0 : 1;
    }),
});

function movedText(moved: Moved, dryRun: boolean, say: CliTexts['server']): string {
  const { id, title, status, game, from, to, differs } = moved;
  const table = say.table(id, title, say.status[status], `${game} ${from}`);
  if (differs === undefined) return say.moved(table, to, dryRun);
  return say.stays(table, to, placeText(differs.at, say), differs.what);
}

function placeText(at: NonNullable<Moved['differs']>['at'], say: CliTexts['server']): string {
  if (typeof at === 'number') return say.atEntry(at);
  return at === 'start' ? say.atStart : say.atEnd;
}
