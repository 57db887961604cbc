// Writes every message of every catalogue with sample values, all languages side by side, for
// whoever reads them: proof.html. Says which messages can't be said with the samples.
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { keysFor, root, samplesFor, shelves } from './shelves.mjs';

const target = `${root}proof.html`;

const isOdd = ({ says, fails }) =>
  fails !== undefined || says.some((text) => /undefined|NaN|\[object/.test(text));

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

function table(name, languages, columns) {
  const paths = [...columns.get('en').keys()];
  const cell = (language, path) =>
    (columns.get(language).get(path) ?? ['—']).map((text) => `<p>${escaped(text)}</p>`).join('');
  const rows = paths.map(
    (path) =>
      `<tr><th>${escaped(path)}</th>${languages.map((one) => `<td lang="${one}">${cell(one, path)}</td>`).join('')}</tr>`,
  );
  const heads = languages.map((one) => `<th>${one}</th>`).join('');
  return `<h2>${escaped(name)} (${paths.length})</h2><table><tr><th></th>${heads}</tr>${rows.join('\n')}</table>`;
}

const server = await createServer({
  configFile: `${root}packages/web/vite.config.ts`,
  root,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const load = (path) => server.ssrLoadModule(`${root}${path}`);
  const { fetchTexts, languagesOf, messagesOf } = await load('packages/texts/src/index.ts');
  /** One catalogue in all its languages; says what of it can't be said. */
  async function proofOf([name, shelf]) {
    const languages = languagesOf(shelf);
    const like = await fetchTexts(shelf, 'en');
    const keys = await keysFor(name, load);
    const read = async (language) =>
      messagesOf(await fetchTexts(shelf, language), samplesFor(name), { like, keys });
    const all = await Promise.all(languages.map(read));
    for (const { path, says, fails } of all.flat().filter(isOdd)) {
      console.error(`proof: ${name}, ${path}: ${fails ?? says[0]}`);
      process.exitCode = 1;
    }
    const columns = new Map(
      languages.map((language, i) => [
        language,
        new Map(all[i].map(({ path, says }) => [path, says])),
      ]),
    );
    return { count: columns.get('en').size, html: table(name, languages, columns) };
  }
  const named = [...(await shelves(load))].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = await Promise.all(named.map(proofOf));
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const style =
    'body{font:15px/1.4 sans-serif;margin:2em}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.3em .6em;vertical-align:top;text-align:left}th{font-weight:400;color:#555}p{margin:0 0 .3em}';
  writeFileSync(
    target,
    `<!doctype html><meta charset="utf-8"><title>Proof</title><style>${style}</style>${parts.map(({ html }) => html).join('\n')}`,
  );
  console.log(`proof: ${count} messages in ${parts.length} catalogues, written to proof.html`);
} finally {
  await server.close();
}
