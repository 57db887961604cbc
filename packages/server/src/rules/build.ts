import { createHash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import { isRecord, type Game } from '@hustings/kernel';

/**
 * The rules of a game as code that needs nothing else (scripts/build-rules.mjs): the game with the
 * kernel it was built with. It is kept with the games, so that they can be finished under the rules
 * they began with when this program has newer ones.
 */
export type Build = {
  readonly game: string;
  readonly rules: string;
  readonly sha256: string;
  readonly code: string;
};

/** The contracts between builds and this program that are understood here. */
const CONTRACT = 1;

/** What the server asks of a game. A build that lacks one of these is not for us. */
const methods = [
  'readOptions',
  'setup',
  'decisions',
  'isOver',
  'form',
  'read',
  'write',
  'apply',
  'submit',
  'sample',
  'clone',
  'view',
  'determinize',
  'events',
  'result',
  'hash',
] as const satisfies readonly (keyof Game)[];

export const nameOf = ({ game, rules }: Pick<Build, 'game' | 'rules'>): string =>
  `${game}@${rules}`;

export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** The game in a build, or why there is none. */
export function openBuild(build: Build): Game | string {
  if (hashOf(build.code) !== build.sha256) return 'its code is not what was kept';
  const game = gameIn(build.code, nameOf(build));
  if (typeof game === 'string') return game;
  const same = game.id === build.game && game.rules.rules === build.rules;
  return same ? game : `it holds ${nameOf({ game: game.id, rules: game.rules.rules })}`;
}

/** A build from code of whatever game, or what is wrong with it. */
export function buildFrom(code: string): Build | string {
  const game = gameIn(code, 'rules');
  if (typeof game === 'string') return game;
  return { game: game.id, rules: game.rules.rules, sha256: hashOf(code), code };
}

function gameIn(code: string, name: string): Game | string {
  let given: unknown;
  try {
    const run = compileFunction(`${code}\nreturn hustingsRules;`, [], { filename: `${name}.js` });
    given = (run as () => unknown)();
  } catch (error) {
    return `it can't be run (${error instanceof Error ? error.message : String(error)})`;
  }
  if (!isRecord(given) || given['contract'] !== CONTRACT)
    return 'it was built for another version of this program';
  const game = given['game'];
  return isGame(game) ? game : 'there is no game in it that this program can run';
}

/** Made by another copy of the kernel: it is known by what it can do, not by its class. */
function isGame(value: unknown): value is Game {
  if (!isRecord(value) || !isRecord(value['rules'])) return false;
  if (typeof value['id'] !== 'string' || typeof value['rules']['rules'] !== 'string') return false;
  return methods.every((name) => typeof value[name] === 'function');
}
