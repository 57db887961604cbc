import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Decisions a second of the bench's small game, written by hand, on the machine and day for which
 * the client's times are meant (docs/bench.md, 15 November 2026).
 */
const USUAL = 3_796_067;
/** No machine is so slow that more would be forgiven. */
const MOST = 2;

const bench = (file: string): string =>
  new URL(`../../../cli/dist/bench/${file}`, import.meta.url).href;
const kernel = new URL('../../../kernel/dist/index.js', import.meta.url).href;

/** Plays that game for a second, in a process of its own, and prints its decisions a second. */
const code = `
  const { baseline } = await import(${JSON.stringify(bench('baseline.js'))});
  const { seedFrom, sfc } = await import(${JSON.stringify(kernel)});
  const random = sfc(seedFrom('machine'), 'bot 0');
  let number = 0;
  const play = (milliseconds) => {
    const begun = process.cpuUsage();
    let decisions = 0;
    let spent = 0;
    while (spent < milliseconds * 1000) {
      for (let i = 0; i < 50; i++) {
        decisions += baseline.playOut(baseline.setup(seedFrom('machine ' + number++)), random);
      }
      const { user, system } = process.cpuUsage(begun);
      spent = user + system;
    }
    return decisions / (spent / 1e6);
  };
  play(500);
  console.log(play(500));
`;

/**
 * How many times slower the machine is now than it was then, measured in computing time beside the
 * client's: the same machine is a third slower on some days, and that is not the client's doing.
 */
export function slowness(): number {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  });
  return Math.min(MOST, Math.max(1, USUAL / Number(said)));
}
