import { Bench, contestants, type Contestant } from '../bench/contestants.js';
import { machine, writeDocument } from '../bench/document.js';
import { reportText, row, summary, type Row } from '../bench/report.js';
import { choiceFlags, choices, manyFlags } from '../choose.js';
import { command } from '../command.js';
import { integer, truth } from '../flags.js';
import { writeJson, type Io } from '../io.js';
import { progress } from '../progress.js';
import { median } from '../statistics.js';
import { percent } from '../text.js';
import { isWrong } from '../wrong.js';

export const benchCommand = command({
  name: 'bench',
  summary: 'measure the speed of the games beside a small game written by hand',
  about: [
    'Every game and number of players works in a thread of its own, never two at once, in turns',
    'with the baseline. Figures are medians; ×n is a figure divided by that of the baseline.',
  ].join('\n'),
  flags: {
    ...manyFlags,
    options: choiceFlags.options,
    repeats: integer('how often each is measured', { min: 1, max: 100, standard: 5 }),
    time: integer('milliseconds for each figure', { min: 1, max: 60_000, standard: 1000 }),
    write: truth('put the table into docs/bench.md'),
  },
  run: async ({ repeats, time, write, json, ...wanted }, { io, games }) => {
    const chosen = choices(games, wanted);
    if (isWrong(chosen)) return chosen;
    const all = contestants(chosen, wanted.options);
    const { rows, core } = await measureAll(all, repeats, time, io);
    if (json) await writeJson(io, { machine: machine(), core, rows });
    else await io.write(`${machine()}\n\n${reportText(rows)}`);
    if (core < QUIET) io.warn(`The machine was busy: we had ${percent(core)} of a core.\n`);
    if (write) io.warn(`${writeDocument(rows)} is written.\n`);
    return 0;
  },
});

/** Below this share of a core, others were at work too and every figure is too bad. */
const QUIET = 0.95;

/** Turn by turn, so that a disturbance of the machine hits everyone alike. */
async function measureAll(
  all: readonly Contestant[],
  repeats: number,
  time: number,
  io: Io,
): Promise<{ rows: Row[]; core: number }> {
  const benches = all.map((contestant) => new Bench(contestant));
  const bar = progress(io, benches.length * (repeats + 1), 'measurements');
  const cores: number[] = [];
  let done = 0;
  /* oxlint-disable no-await-in-loop -- two at once would disturb each other */
  for (const bench of benches) {
    await bench.warmUp(time);
    bar.at(++done);
  }
  for (let turn = 0; turn < repeats; turn++) {
    for (const bench of benches) {
      const { figures, core } = await bench.measure(time);
      cores.push(core);
      bench.figures.push(figures);
      bar.at(++done);
    }
  }
  /* oxlint-enable no-await-in-loop */
  bar.end();
  await Promise.all(benches.map((bench) => bench.end()));
  const base = summary(benches[0].figures);
  const rows = benches.map(({ contestant: { name, game }, figures }) =>
    row(name, game, summary(figures), base),
  );
  return { rows, core: median(cores) };
}
