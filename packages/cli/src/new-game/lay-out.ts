import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quoted, wrong, type Wrong } from '../wrong.js';
import type { Naming } from './naming.js';

/** The files of a small complete game, with places for its names. */
const templates = fileURLToPath(new URL('../../templates/new-game/', import.meta.url));

/** As people know it. */
const REGISTRY = 'games/registry.ts';

/** Lays out a game in the folder of the games and enters it in the registry; says what it wrote. */
export function layOut(games: string, naming: Naming): readonly string[] | Wrong {
  const { id, name } = naming;
  const registry = join(games, 'registry.ts');
  const entries = readFileSync(registry, 'utf8');
  if (existsSync(join(games, id))) return wrong((t) => t.wrong.folderThere(`games/${id}`));
  if (new RegExp(`\\b${name}\\b`).test(entries)) {
    return wrong((t) => t.wrong.wordTaken(REGISTRY, quoted(name)));
  }
  const entered = withGame(entries, naming);
  if (entered === undefined) return wrong((t) => t.wrong.noList(REGISTRY));
  const files = templateFiles().map((file) => {
    const text = readFileSync(join(templates, file), 'utf8');
    const path = join(id, file.slice(0, -ENDING.length));
    mkdirSync(dirname(join(games, path)), { recursive: true });
    writeFileSync(join(games, path), filledIn(text, naming));
    return join('games', path);
  });
  writeFileSync(registry, entered);
  return [...files, join('games', 'registry.ts')];
}

const ENDING = '.txt';

const templateFiles = (): string[] =>
  readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .sort();

/** A template with the names in their places. */
function filledIn(text: string, { id, name, title, rule }: Naming): string {
  const key = id.includes('-') ? `'${id}'` : id; // as it stands before a colon
  return text
    .replaceAll('__id__', id)
    .replaceAll('__key__', key)
    .replaceAll('__name__', name)
    .replaceAll('__title__', title)
    .replaceAll('__RULE__', rule);
}

/** The registry with one game more: its import after the last one, its line at the end of the list. */
function withGame(registry: string, { id, name }: Naming): string | undefined {
  const imports = [...registry.matchAll(/^import .* from '\.\/[^/]+\/game\.js';\n/gm)];
  const last = imports.at(-1);
  const list = /^export const games: .*= \[\n(?:.*\n)*?(?=\];)/m.exec(registry);
  if (last === undefined || list === null || last.index > list.index) return undefined;
  const [head, rest] = [last.index + last[0].length, list.index + list[0].length];
  return [
    registry.slice(0, head),
    `import { ${name} } from './${id}/game.js';\n`,
    registry.slice(head, rest),
    `  ${name},\n`,
    registry.slice(rest),
  ].join('');
}
