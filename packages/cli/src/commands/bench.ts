import { Bench, contestants, type Contestant } from '../bench/contestants.js';
import { machine, writeDocument } from '../bench/document.js';
import { reportText, row, rowFacts, summary, type Row } from '../bench/report.js';
import { choiceFlags, choices, manyFlags } from '../choose.js';
import { command } from '../command.js';
import { integer, truth } from '../flags.js';
import { writeJson, type Io } from '../io.js';
import { progress, type Progress } from '../progress.js';
import { median } from '../statistics.js';
import type { Words } from '../words.js';
import { isWrong } from '../wrong.js';

export const benchCommand = command({
  name: 'bench',
  summary: ({ commands }) => commands.bench.summary,
  about: ({ commands }) => commands.bench.about,
  flags: {
    ...manyFlags,
    options: choiceFlags.options,
    repeats: integer(({ flags }) => flags.repeats, { min: 1, max: 100, standard: 5 }),
    time: integer(({ flags }) => flags.time, { min: 1, max: 60_000, standard: 1000 }),
    write: truth(({ flags }) => flags.write),
  },
  run: async ({ repeats, time, write, json, ...wanted }, { io, games, words }) => {
    const chosen = choices(games, wanted);
    if (isWrong(chosen)) return chosen;
    const all = contestants(chosen, wanted.options);
    const { rows, core } = await measureAll(all, repeats, time, progressOn(io, words));
    const { bench } = words.texts;
    if (json) await writeJson(io, { machine: machine(words), core, rows: rowFacts(rows, words) });
    else await io.write(`${machine(words)}\n\n${reportText(rows, words)}`);
    if (core < QUIET) io.warn(`${bench.busy(words.figures.percent(core))}\n`);
    if (write) io.warn(`${bench.written(await writeDocument(rows))}\n`);
    return 0;
  },
});

const progressOn =
  (io: Io, { texts }: Words) =>
  (total: number): Progress =>
    progress(io, total, texts.progress.measurements);

/** Below this share of a core, others were at work too and every figure is too bad. */
const QUIET = 0.95;

/** Turn by turn, so that a disturbance of the machine hits everyone alike. */
async function measureAll(
  all: readonly Contestant[],
  repeats: number,
  time: number,
  bar: (total: number) => Progress,
): Promise<{ rows: Row[]; core: number }> {
  const benches = all.map((contestant) => new Bench(contestant));
  const drawn = bar(benches.length * (repeats + 1));
  const cores: number[] = [];
  let done = 0;
  /* oxlint-disable no-await-in-loop -- two at once would disturb each other */
  for (const bench of benches) {
    await bench.warmUp(time);
    drawn.at(++done);
  }
  for (let turn = 0; turn < repeats; turn++) {
    for (const bench of benches) {
      const { figures, core } = await bench.measure(time);
      cores.push(core);
      bench.figures.push(figures);
      drawn.at(++done);
    }
  }
  /* oxlint-enable no-await-in-loop */
  drawn.end();
  await Promise.all(benches.map((bench) => bench.end()));
  const base = summary(benches[0].figures);
  const rows = benches.map(({ contestant: { name, game }, figures }) =>
    row(name, game, summary(figures), base),
  );
  return { rows, core: median(cores) };
}
