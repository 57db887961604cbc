import { besideOf, besideText, type Beside } from '../bench/beside.js';
import { Bench, contestants, workerIn, type Contestant } from '../bench/contestants.js';
import { machine, writeDocument } from '../bench/document.js';
import { reportText, row, rowFacts, summary, type Row } from '../bench/report.js';
import { choiceFlags, choices, manyFlags } from '../choose.js';
import { command } from '../command.js';
import { integer, text, truth } from '../flags.js';
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
    starts: integer(({ flags }) => flags.starts, { min: 1, max: 100, standard: 1 }),
    time: integer(({ flags }) => flags.time, { min: 1, max: 60_000, standard: 1000 }),
    write: truth(({ flags }) => flags.write),
    against: text('folder', ({ flags }) => flags.against),
  },
  run: async ({ repeats, starts, time, write, against, json, ...wanted }, { io, games, words }) => {
    const chosen = choices(games, wanted);
    if (isWrong(chosen)) return chosen;
    const other = against === undefined ? undefined : workerIn(against);
    if (isWrong(other)) return other;
    const all = contestants(chosen, wanted.options);
    const measured = await measureAll(all, other, { repeats, starts, time }, progressOn(io, words));
    const { rows, beside, core } = measured;
    const { bench } = words.texts;
    if (json) {
      const facts = { machine: machine(words), core, rows: rowFacts(rows, words) };
      await writeJson(io, against === undefined ? facts : { ...facts, against, beside });
    } else {
      await io.write(`${machine(words)}\n\n${reportText(rows, words)}`);
      if (against !== undefined) await io.write(`\n${besideText(beside, against, words)}`);
    }
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

type Plan = { readonly repeats: number; readonly starts: number; readonly time: number };

type Measured = {
  readonly rows: readonly Row[];
  readonly beside: readonly Beside[];
  readonly core: number;
};

/** Turn by turn, so that a disturbance of the machine hits everyone alike. */
async function measureAll(
  all: readonly Contestant[],
  other: URL | undefined,
  { repeats, starts, time }: Plan,
  bar: (total: number) => Progress,
): Promise<Measured> {
  const pairs = all.map((contestant) => ({
    here: new Bench(contestant),
    there: other === undefined ? undefined : new Bench(contestant, other),
  }));
  const benches = pairs.flatMap(({ here, there }) => (there === undefined ? here : [here, there]));
  const drawn = bar(starts * benches.length * (repeats + 1));
  const cores: number[] = [];
  let done = 0;
  /* oxlint-disable no-await-in-loop -- two at once would disturb each other */
  for (let start = 0; start < starts; start++) {
    for (const bench of benches) {
      await bench.begin(time);
      drawn.at(++done);
    }
    for (let turn = 0; turn < repeats; turn++) {
      for (const bench of benches) {
        cores.push(await bench.measure(time));
        drawn.at(++done);
      }
    }
    await Promise.all(benches.map((bench) => bench.end()));
  }
  /* oxlint-enable no-await-in-loop */
  drawn.end();
  const base = summary(pairs[0].here.figures);
  return {
    rows: pairs.map(({ here: { contestant, figures } }) =>
      row(contestant.name, contestant.game, summary(figures), base),
    ),
    beside: pairs.flatMap(({ here, there }) =>
      there === undefined ? [] : besideOf(here.contestant.name, here.figures, there.figures),
    ),
    core: median(cores),
  };
}
