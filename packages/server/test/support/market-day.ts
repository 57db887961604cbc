import { fileURLToPath } from 'node:url';
import type { Game } from '@hustings/kernel';
import { bundleRules } from '../../../../scripts/bundle-rules.mjs';
import { buildFrom, openBuild, type Build } from '../../src/rules/build.js';

const toy = fileURLToPath(new URL('../../../kernel/test/toy/game.ts', import.meta.url));

/** The little game of the kernel's tests as it is, and with another rule: what is sold brings more. */
export type Versions = { readonly first: Version; readonly second: Version };
export type Version = { readonly build: Build; readonly game: Game };

export async function marketDay(): Promise<Versions> {
  const code = await bundleRules(
    `import { marketDay as game } from '${toy}'; export const contract = 1; export { game };`,
  );
  const newer = replaced(code, 'const coins = 1 +', 'const coins = 2 +');
  return { first: versionOf(code), second: versionOf(replaced(newer, 'rules: "1"', 'rules: "2"')) };
}

function replaced(code: string, was: string, is: string): string {
  if (code.split(was).length !== 2) throw new Error(`not once in the code: ${was}`);
  return code.replace(was, is);
}

export function versionOf(code: string): Version {
  const build = buildFrom(code);
  if (typeof build === 'string') throw new Error(build);
  const game = openBuild(build);
  if (typeof game === 'string') throw new Error(game);
  return { build, game };
}
