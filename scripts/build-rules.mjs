// Writes the rules of every game, as they are today, to packages/cli/dist/rules: one file each that
// needs nothing else. `hustings serve` keeps them with its games, so that a later version of this
// program finishes those games under the rules they began with (docs/hosting.md, Upgrading).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../packages/cli/dist/games.js';
import { bundleRules, entryOf } from './bundle-rules.mjs';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const folder = `${packages}/cli/dist/rules`;

const list = `${folder}/SHA256SUMS`;
const before = existsSync(list) ? readFileSync(list, 'utf8') : '';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sums = [];
for (const { id, rules } of games) {
  const code = await bundleRules(await entryOf(id));
  const name = `${id}@${rules.rules}.js`;
  writeFileSync(`${folder}/${name}`, code);
  const sum = `${createHash('sha256').update(code).digest('hex')}  ${name}\n`;
  sums.push(sum);
  if (!before.includes(sum)) console.log(`rules ${name}: ${Math.round(code.length / 1000)} kB`);
}
writeFileSync(list, sums.join('')); // last: what is not named in it was interrupted
