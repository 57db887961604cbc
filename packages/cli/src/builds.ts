import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFrom, nameOf, openBuild, type Build } from '@hustings/server/rules';
import type { AnyGame } from '@hustings/games';
import { readText } from './text-file.js';
import { isWrong, wrong, type Wrong } from './wrong.js';

const SUMS = 'SHA256SUMS';

/** Where scripts/build-rules.mjs puts the rules of this version. */
const built = fileURLToPath(new URL('./rules/', import.meta.url));

/** The rules of this version as code; none if they were not built. */
export function builtRules(folder = built): readonly Build[] {
  return [...sumsIn(folder)].map(([file, sha256]) => {
    const [, game, rules] = /^(.+)@(.+)\.js$/.exec(file) ?? [];
    return { game, rules, sha256, code: readFileSync(join(folder, file), 'utf8') };
  });
}

/** Rules from a file, checked against the sums that lie beside it, if any do. */
export function readBuild(path: string): Build | Wrong {
  const code = readText(path);
  if (isWrong(code)) return code;
  const build = buildFrom(code);
  if (typeof build === 'string') return wrong((t) => t.wrong.noRules(path, build));
  const sum = sumsIn(dirname(path)).get(basename(path));
  if (sum !== undefined && sum !== build.sha256) return wrong((t) => t.wrong.otherSum(path, SUMS));
  return build;
}

/** Writes builds with their sums, as scripts/build-rules.mjs does. */
export function writeBuilds(folder: string, builds: readonly Build[]): void {
  mkdirSync(folder, { recursive: true });
  for (const build of builds) writeFileSync(join(folder, fileOf(build)), build.code);
  const lines = builds.map((build) => `${build.sha256}  ${fileOf(build)}\n`);
  writeFileSync(join(folder, SUMS), lines.join(''));
}

const fileOf = (build: Build): string => `${nameOf(build)}.js`;

function sumsIn(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, SUMS);
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)] as const));
}

/** The games, one of them under the rules in a file. */
export function withRules(
  games: readonly AnyGame[],
  path: string | undefined,
): readonly AnyGame[] | Wrong {
  if (path === undefined) return games;
  const build = readBuild(path);
  if (isWrong(build)) return build;
  const game = openBuild(build);
  if (typeof game === 'string') return wrong((t) => t.wrong.noRules(path, game));
  return [game, ...games.filter(({ id }) => id !== game.id)];
}
