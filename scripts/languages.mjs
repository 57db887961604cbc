// Writes the lines by which the files of a language are found. A line for English is written by
// hand, wherever something comes in several languages; those of its siblings follow from what lies
// beside it:
//
//   en: async () => (await import('./en/front.js')).front,
//   de: async () => (await import('./de/front.js')).front,   // because there is a folder de/
//
// So a language is its files alone, and bundlers, Node and the compiler see plain imports: a file
// or a word that is missing does not compile. `--check` writes nothing and fails if it would.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `en: … import('./en/front.js')…` or `export { card as en } from './en.js';`, of any language. */
const entry =
  /^(\s*|export \{ \w+ as )([a-z]{2})(: .*import\('| \} from ')(\.{1,2}\/(?:[^'/]+\/)*)\2((?:\.js|\/)[^']*'.*)$/;
/** A file of English that is fetched. */
const fetched = /import\('\.{1,2}\/(?:[^'/]+\/)*en(?:\.js|\/)/;

/** Every source below a folder that may fetch files of languages. */
function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) => {
    const path = `${folder}/${one.name}`;
    if (one.isDirectory())
      return ['dist', 'node_modules', 'test'].includes(one.name) ? [] : sourcesIn(path);
    return /\.(ts|svelte)$/.test(one.name) ? [path] : [];
  });
}

/** The languages, besides English, that lie beside a folder `en` or a file `en.ts`. */
function siblings(place, rest) {
  const there = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
  return there
    .filter((one) => (rest.startsWith('/') ? one.isDirectory() : /^[a-z]{2}\.ts$/.test(one.name)))
    .map(({ name }) => name.replace(/\.ts$/, ''))
    .filter((tag) => /^[a-z]{2}$/.test(tag) && tag !== 'en')
    .sort();
}

/** A source with the lines of all languages that are there. */
function written(path, text) {
  const lines = text.split('\n').flatMap((line) => {
    const [found, head, tag, middle, base, rest] = entry.exec(line) ?? [];
    if (found === undefined) {
      if (fetched.test(line)) throw new Error(`${path}: write on one line of its own: ${line}`);
      return [line];
    }
    if (tag !== 'en') return []; // written again after English, if it is still there
    const tags = siblings(join(root, dirname(path), base), rest);
    return ['en', ...tags].map((one) => `${head}${one}${middle}${base}${one}${rest}`);
  });
  return lines.join('\n');
}

const isCheck = process.argv.includes('--check');
for (const path of ['packages', 'games'].flatMap(sourcesIn)) {
  const text = readFileSync(join(root, path), 'utf8');
  const wanted = written(path, text);
  if (wanted === text) continue;
  if (isCheck) {
    console.error(`languages: ${path} does not name the languages that are there`);
    process.exitCode = 1;
  } else {
    writeFileSync(join(root, path), wanted);
    console.log(`languages: ${path}`);
  }
}
