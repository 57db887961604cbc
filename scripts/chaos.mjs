// Everything that can happen to a server, at length: the long form of packages/server/test/chaos.
//
//   npm run chaos                             all of it, an hour on two quiet cores
//   npm run chaos -- --parts kills-sqlite     one part, or several with commas between them
//   npm run chaos -- --kills 50 --seed 7      another number of kills under load; a run again
//   npm run chaos -- --report FILE            keeps the figures, and adds them to those of earlier parts
//   npm run chaos -- --report FILE --markdown the same, and all of FILE goes into docs/chaos.md
//   npm run chaos -- --report FILE --markdown --parts none
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    parts: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
    report: { type: 'string' },
    markdown: { type: 'boolean', default: false },
  },
});
const scratch = mkdtempSync(join(tmpdir(), 'hustings-chaos-'));
const report = values.report ?? join(scratch, 'report');

/** Plays the parts; each adds a line to the report. */
function play() {
  if (values.parts === 'none') return 0;
  const test = 'packages/server/test/chaos/chaos.journey.test.ts';
  // The flag stands last: it would take the path for its value.
  const args = ['node_modules/vitest/vitest.mjs', 'run', test, '--disable-console-intercept'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHAOS_SIZE: 'long',
      CHAOS_SEED: values.seed,
      CHAOS_REPORT: report,
      ...(values.parts === undefined ? {} : { CHAOS_PARTS: values.parts }),
      ...(values.kills === undefined ? {} : { CHAOS_KILLS: values.kills }),
    },
  });
  return status ?? 1;
}

const columns = ['games', 'moves', 'updates', 'reconnects', 'memory', 'descriptors', 'connections'];
const number = (value) => (typeof value === 'number' ? value.toLocaleString('en') : value);

/** One line of the table: what has a column of its own, and then the rest. */
function row({ title, wrong, figures }) {
  const { seconds, ...rest } = figures;
  const besides = Object.entries(rest)
    .filter(([name]) => !columns.includes(name) && name !== 'listeners')
    .map(([name, value]) => `${name}: ${number(value)}`);
  const own = columns.map((name) => number(figures[name] ?? ''));
  return [title, besides.join('; '), ...own, String(wrong.length), `${seconds} s`];
}

function table(lines) {
  const heads = ['what', 'figures', ...columns, 'found wrong', 'took'];
  const rows = [heads, heads.map(() => '---'), ...lines.map(row)];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function sums(lines) {
  const sum = (name) => lines.reduce((all, { figures }) => all + (Number(figures[name]) || 0), 0);
  const wrong = lines.reduce((all, line) => all + line.wrong.length, 0);
  return (
    `${number(sum('kills'))} kills, ${number(sum('games'))} games, ` +
    `${number(sum('moves'))} acknowledged moves, ${number(sum('updates'))} updates heard by ` +
    `${number(sum('listeners'))} listeners; ${wrong} things found wrong.`
  );
}

/** Puts the figures into docs/chaos.md, where the old ones are. */
function write(lines) {
  const file = join(root, 'docs/chaos.md');
  const [head, , tail] = readFileSync(file, 'utf8').split(/<!-- figures(?: end)? -->/);
  const day = new Date().toISOString().slice(0, 10);
  const load = Math.round(loadavg()[0]);
  const where = `${day}, ${cpus().length} cores, Node ${process.versions.node}, load average ${load}.`;
  const text = `\n\n${where} ${sums(lines)}\n\n${table(lines)}\n\n`;
  writeFileSync(file, `${head}<!-- figures -->${text}<!-- figures end -->${tail}`);
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', file], {
    cwd: root,
  });
}

const status = play();
const lines = existsSync(report)
  ? readFileSync(report, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  : [];
console.log(`\n${table(lines)}\n\n${sums(lines)} Seed ${values.seed}.`);
for (const { name, seed, wrong } of lines)
  for (const text of wrong) console.log(`${name}, seed ${seed}: ${text}`);
if (values.markdown) write(lines);
rmSync(scratch, { recursive: true, force: true });
process.exitCode = status;
