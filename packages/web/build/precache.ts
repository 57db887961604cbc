import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const house = fileURLToPath(new URL('../../../', import.meta.url));
const source = fileURLToPath(new URL('../src/sw.js', import.meta.url));

const published = readdirSync(new URL('../public/', import.meta.url)).map((name) => `/${name}`);

/** A file of a language: its folder, or itself, is called by its tag. */
const OF_LANGUAGE = /\/([a-z]{2})(?:\/[^?]*)?\.(?:ts|md)(?:\?|$)/;

/** The language of a source; English for all that has none. Folders above the house say nothing. */
export function languageOf(module: string, root = house): string {
  const path = relative(root, module).replaceAll('\\', '/');
  return OF_LANGUAGE.exec(path)?.[1] ?? 'en';
}

/** Pages come by their addresses, and not by the names of their files. */
const PAGES = /^(index\..*|manifest\..+\.webmanifest)$/;

/**
 * What is kept in every browser. Languages other than English are kept by whoever reads them, when
 * they are fetched (sw.js).
 */
function isForEverybody(file: Rollup.OutputAsset | Rollup.OutputChunk): boolean {
  const { fileName } = file;
  if (fileName.endsWith('.map') || fileName.startsWith('.vite/') || PAGES.test(fileName))
    return false;
  return file.type !== 'chunk' || languageOf(file.facadeModuleId ?? '') === 'en';
}

/** Writes the service worker, with the list of every file that the build made. */
export function precache(): Plugin {
  return {
    name: 'hustings-precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
        .filter(isForEverybody)
        .map(({ fileName }) => `/${fileName}`);
      const list = ['/', ...published, ...files].sort();
      const version = createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 12);
      const text = readFileSync(source, 'utf8')
        .replace('__VERSION__', version)
        .replace('[/* __FILES__ */]', JSON.stringify(list));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
    },
  };
}
