import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/sw.js', import.meta.url));

const published = readdirSync(new URL('../public/', import.meta.url)).map((name) => `/${name}`);

/** Writes the service worker, with the list of every file that the build made. */
export function precache(): Plugin {
  return {
    name: 'hustings-precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter(
          (name) => !name.endsWith('.map') && !name.startsWith('.vite/') && name !== 'index.html',
        )
        .map((name) => `/${name}`);
      const list = ['/', ...published, ...files].sort();
      const version = createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 12);
      const text = readFileSync(source, 'utf8')
        .replace('__VERSION__', version)
        .replace('[/* __FILES__ */]', JSON.stringify(list));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
    },
  };
}
