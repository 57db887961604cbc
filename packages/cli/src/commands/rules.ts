import type { Build, Store } from '@hustings/server';
import type { AnyGame } from '@hustings/games';
import { readBuild, writeBuilds } from '../builds.js';
import { command, type Context } from '../command.js';
import { text, texts } from '../flags.js';
import { writeJson } from '../io.js';
import { dataFlag, withStore } from '../store.js';
import { columns } from '../text.js';
import { isWrong } from '../wrong.js';

export const rulesCommand = command({
  name: 'rules',
  summary: ({ commands }) => commands.rules.summary,
  about: ({ commands }) => commands.rules.about,
  flags: {
    data: dataFlag,
    add: texts('file', ({ flags }) => flags.add),
    save: text('folder', ({ flags }) => flags.save),
  },
  run: async ({ data, add, save, json }, context) => {
    const read = add.map(readBuild);
    const odd = read.find(isWrong);
    if (odd !== undefined) return odd;
    const builds = read.flatMap((one) => (isWrong(one) ? [] : [one]));
    return withStore(data, { alone: false }, async (store) => {
      await Promise.all(builds.map((build) => store.putBuild(build, Date.now())));
      if (builds.length > 0) await store.resumeJobs(); // games that waited for these rules go on
      if (save !== undefined) writeBuilds(save, await everyBuild(store));
      await list(store, context, json);
      return 0;
    });
  },
});

async function everyBuild(store: Store): Promise<Build[]> {
  const kept = await store.listBuilds();
  const all = await Promise.all(kept.map(({ game, rules }) => store.readBuild(game, rules)));
  return all.filter((build) => build !== undefined);
}

type Line = {
  readonly game: string;
  readonly rules: string;
  /** Are they those of this version of the program? */
  readonly current: boolean;
  /** None: they are not kept. */
  readonly sha256: string | undefined;
  readonly size: number | undefined;
  /** Tables that are not over, and all tables, under these rules. */
  readonly running: number;
  readonly tables: number;
};

async function list(store: Store, { io, games, words }: Context, json: boolean): Promise<void> {
  const { server, count } = words.texts;
  const lines = await linesOf(store, games);
  if (json) return writeJson(io, { rules: lines });
  const rows = lines.map(({ game, rules, current, size, running, tables }) => [
    `${game} ${rules}`,
    size === undefined ? server.notKept : server.kilobytes(Math.round(size / 1000)),
    count.tables(tables),
    server.running(running),
    current ? server.current : '',
  ]);
  await io.write(`${rows.length === 0 ? server.noRules : columns(rows)}\n`);
}

async function linesOf(store: Store, games: readonly AnyGame[]): Promise<Line[]> {
  const [kept, running, all] = await Promise.all([
    store.listBuilds(),
    store.rulesOf(['playing']),
    store.rulesOf(['gathering', 'playing', 'over', 'abandoned']),
  ]);
  const pairs = new Map(
    [...kept, ...all].map(({ game, rules }) => [`${game} ${rules}`, { game, rules }]),
  );
  return [...pairs.values()].map(({ game, rules }) => {
    const same = (one: { game: string; rules: string }): boolean =>
      one.game === game && one.rules === rules;
    const build = kept.find(same);
    return {
      game,
      rules,
      current: games.some((one) => one.id === game && one.rules.rules === rules),
      sha256: build?.sha256,
      size: build?.size,
      running: running.find(same)?.count ?? 0,
      tables: all.find(same)?.count ?? 0,
    };
  });
}
