import type { Refusal } from '@hustings/kernel';
import { BrokenPromise, fuzz, provePromises, type Finding } from '@hustings/proving';
import { choiceFlags, choiceLine, choices, choiceText, manyFlags, type Choice } from '../choose.js';
import { command, type Context } from '../command.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { progress } from '../progress.js';
import { addFuzzed, addProof, type Fuzzed, type Proof } from '../proofs.js';
import { count, whole } from '../text.js';
import { isWrong } from '../wrong.js';

export const proveCommand = command({
  name: 'prove',
  summary: "prove by random games and hostile input that games keep the kernel's promises",
  about: 'Exit code 1: a promise is broken. Then it says which, where, and how to see it again.',
  flags: {
    ...manyFlags,
    options: choiceFlags.options,
    games: integer('random games for each', { min: 0, max: 10_000_000, standard: 1000 }),
    inputs: integer('hostile inputs for each', { min: 0, max: 100_000_000, standard: 100_000 }),
    seed: text('TEXT', 'the same text gives the same games (prove)'),
    from: integer('the number of the first game', { min: 0, max: 10_000_000, standard: 0 }),
    look: integer('one of so many positions is looked at from all sides', {
      min: 1,
      max: 1_000_000,
      standard: 200,
    }),
  },
  run: async ({ json, game, players, options, seed = 'prove', ...rest }, context) => {
    const all = choices(context.games, { game, players, options });
    if (isWrong(all)) return all;
    const proved: Proved[] = [];
    const speakers = await Promise.all(all.map(({ game: one }) => context.speech(one)));
    for (const [i, choice] of all.entries()) {
      const says = (refusal: Refusal): string => speakers[i].refusal(refusal);
      const found = prove(choice, { seed, ...rest, says }, context);
      proved.push(found);
      // oxlint-disable-next-line no-await-in-loop -- each is told before the next begins
      if (!json) await context.io.write(provedText(found));
    }
    if (json) await writeJson(context.io, { proved: proved.map(facts) });
    return proved.some(({ finding }) => finding !== undefined) ? 1 : 0;
  },
});

type Wanted = {
  readonly games: number;
  readonly inputs: number;
  readonly seed: string;
  readonly from: number;
  readonly look: number;
  readonly says: (refusal: Refusal) => string;
};

type Proved = {
  readonly choice: Choice;
  readonly promises: Proof | undefined;
  readonly fuzzed: Fuzzed | undefined;
  /** The first promise that is broken, and the flags that find it again. */
  readonly finding: (Finding & { readonly again: string }) | undefined;
};

/** Work is done in pieces, so that the bar moves. */
const GAMES = 50;
const INPUTS = 5000;

function prove(choice: Choice, wanted: Wanted, { io }: Context): Proved {
  const { game, seats, options } = choice;
  const { seed, look: heavyEvery } = wanted;
  const total = wanted.games + wanted.inputs / 100; // an input takes about so much less time
  const bar = progress(io, Math.ceil(total), `${game.id}, ${count(seats, 'player')}`);
  let promises: Proof | undefined;
  let fuzzed: Fuzzed | undefined;
  try {
    for (let done = 0; done < wanted.games; done += GAMES) {
      const games = Math.min(GAMES, wanted.games - done);
      const from = wanted.from + done;
      const proof = provePromises(game, {
        seats,
        options,
        seed,
        heavyEvery,
        from,
        games,
      });
      promises = addProof(promises, proof);
      bar.at(done + games);
    }
    for (let done = 0; done < wanted.inputs; done += INPUTS) {
      const inputs = Math.min(INPUTS, wanted.inputs - done);
      const more = fuzz(game, {
        seats,
        options,
        seed: done === 0 ? seed : `${seed} ${done}`,
        inputs,
        says: wanted.says,
      });
      fuzzed = addFuzzed(fuzzed, more);
      bar.at(wanted.games + Math.floor((done + inputs) / 100));
    }
    return { choice, promises, fuzzed, finding: undefined };
  } catch (error) {
    if (!(error instanceof BrokenPromise)) throw error;
    const played = (promises?.games ?? 0) === wanted.games;
    const finding = { ...error.finding, again: againLine(choice, error.finding, played) };
    return { choice, promises, fuzzed, finding };
  } finally {
    bar.end();
  }
}

function facts({ choice: { game, seats, options }, ...found }: Proved): object {
  return { game: game.id, players: seats, options, ...found };
}

function provedText({ choice, promises, fuzzed, finding }: Proved): string {
  const lines = [choiceText(choice)];
  if (promises !== undefined) lines.push(...promisesText(promises));
  if (fuzzed !== undefined) lines.push(fuzzedText(fuzzed));
  lines.push(finding === undefined ? '  every promise is kept' : findingText(finding));
  return `${lines.join('\n')}\n`;
}

function fuzzedText({ refused, codes, saves }: Fuzzed): string {
  const reasons = count(Object.keys(codes).length, 'reason');
  return (
    `  ${whole(refused)} hostile inputs refused for ${reasons}, ` +
    `${whole(saves)} changed states loaded or refused`
  );
}

function promisesText({ games, decisions, questions, missed, worlds, files }: Proof): string[] {
  const heavy = Object.values(questions).reduce((sum, visits) => sum + visits.heavy, 0);
  const lines = [
    `  ${count(games, 'game')}, ${count(decisions, 'decision')}, ${count(files, 'file')} replayed`,
    `  ${count(heavy, 'position')} looked at from all sides, ${whole(worlds.made)} worlds made`,
  ];
  return missed.length === 0 ? lines : [...lines, `  never looked at: ${missed.join(', ')}`];
}

function againLine(choice: Choice, { seed, round }: Finding, fuzzing: boolean): string {
  const which = fuzzing ? `--games 0 --inputs ${INPUTS}` : `--from ${round} --games 1 --look 1`;
  return `prove ${choiceLine(choice)} --seed '${seed}' ${which}`;
}

function findingText({
  seed,
  round,
  move,
  at,
  wrong,
  again,
}: NonNullable<Proved['finding']>): string {
  return [
    `  BROKEN: ${wrong}`,
    `  with seed '${seed}' in game ${round} after move ${move}, at ${at}`,
    `  again: hustings ${again}`,
  ].join('\n');
}
