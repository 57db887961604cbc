import type { Refusal } from '@hustings/kernel';
import { BrokenPromise, fuzz, provePromises, type Finding } from '@hustings/proving';
import { choiceFlags, choiceLine, choices, choiceText, manyFlags, type Choice } from '../choose.js';
import { command, type Context } from '../command.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { progress } from '../progress.js';
import { addFuzzed, addProof, type Fuzzed, type Proof } from '../proofs.js';
import type { CliTexts } from '../texts/index.js';
import type { Words } from '../words.js';
import { isWrong } from '../wrong.js';

export const proveCommand = command({
  name: 'prove',
  summary: ({ commands }) => commands.prove.summary,
  about: ({ commands }) => commands.prove.about,
  flags: {
    ...manyFlags,
    options: choiceFlags.options,
    games: integer(({ flags }) => flags.randomGames, { min: 0, max: 10_000_000, standard: 1000 }),
    inputs: integer(({ flags }) => flags.inputs, { min: 0, max: 100_000_000, standard: 100_000 }),
    seed: text('text', ({ flags }) => flags.seed('prove')),
    from: integer(({ flags }) => flags.from, { min: 0, max: 10_000_000, standard: 0 }),
    look: integer(({ flags }) => flags.look, {
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
      if (!json) await context.io.write(provedText(found, context.words));
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

type ProveTexts = CliTexts['prove'];

/** Work is done in pieces, so that the bar moves. */
const GAMES = 50;
const INPUTS = 5000;

function prove(choice: Choice, wanted: Wanted, { io, words }: Context): Proved {
  const { game, seats, options } = choice;
  const { seed, look: heavyEvery } = wanted;
  const total = wanted.games + wanted.inputs / 100; // an input takes about so much less time
  const bar = progress(io, Math.ceil(total), (done, of) =>
    words.texts.progress.proving(done, of, game.id, seats),
  );
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

function provedText({ choice, promises, fuzzed, finding }: Proved, words: Words): string {
  const say = words.texts.prove;
  const lines = [
    ...(promises === undefined ? [] : promisesText(promises, say)),
    ...(fuzzed === undefined ? [] : [fuzzedText(fuzzed, say)]),
    ...(finding === undefined ? [say.kept] : findingText(finding, say)),
  ].map((line) => `  ${line}`);
  return `${[choiceText(choice, words), ...lines].join('\n')}\n`;
}

const fuzzedText = ({ refused, codes, saves }: Fuzzed, say: ProveTexts): string =>
  say.fuzzed(refused, Object.keys(codes).length, saves);

function promisesText(proof: Proof, say: ProveTexts): string[] {
  const { games, decisions, questions, missed, worlds, files } = proof;
  const heavy = Object.values(questions).reduce((sum, visits) => sum + visits.heavy, 0);
  const lines = [say.played(games, decisions, files), say.looked(heavy, worlds.made)];
  return missed.length === 0 ? lines : [...lines, say.missed(missed)];
}

function againLine(choice: Choice, { seed, round }: Finding, fuzzing: boolean): string {
  const which = fuzzing ? `--games 0 --inputs ${INPUTS}` : `--from ${round} --games 1 --look 1`;
  return `prove ${choiceLine(choice)} --seed '${seed}' ${which}`;
}

function findingText(finding: NonNullable<Proved['finding']>, say: ProveTexts): string[] {
  const { seed, round, move, at, wrong, again } = finding;
  return [say.broken(wrong), say.where(seed, round, move, at), say.again(`hustings ${again}`)];
}
