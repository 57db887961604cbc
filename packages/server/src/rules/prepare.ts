import type { Context } from '../context.js';
import type { Build } from './build.js';
import { orphansOf, orphansText } from './orphans.js';

/**
 * Before a server begins: its rules are kept for the day when they are old, and no running game may
 * be left without its own.
 */
export async function prepareRules(
  { store, shelf, games, config, log, now }: Context,
  builds: readonly Build[] | undefined,
): Promise<void> {
  for (const build of builds ?? []) await store.putBuild(build, now());
  const unkept = [...games.values()].filter(
    ({ id, rules }) =>
      builds?.some((one) => one.game === id && one.rules === rules.rules) === false,
  );
  if (unkept.length > 0) {
    const ids = unkept.map(({ id }) => id);
    log.warn({ games: ids }, 'rules without a build: a later version will not have them');
  }
  const orphans = await orphansOf(store, shelf);
  if (orphans.length === 0) return;
  if (!config.orphans) throw new Error(orphansText(orphans));
  const blocked = orphans.map(({ game, rules, count }) => ({ game, rules, count }));
  log.warn({ blocked }, 'running games are blocked: their rules are not here');
}
