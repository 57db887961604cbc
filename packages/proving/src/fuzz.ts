import {
  below,
  canonical,
  isRefusal,
  seedFrom,
  sfc,
  type Answer,
  type Game,
  type GameEvent,
  type Json,
  type Move,
  type Position,
  type Random,
  type Refusal,
  type View,
} from '@hustings/kernel';
import { keepsItsWords } from './checks/deciding.js';
import { anyOf, brief, difference, notPlain } from './data.js';
import { BrokenPromise } from './finding.js';
import { hostileMoves, mutated, mutatedText, nonsense } from './hostile.js';
import { anySeat, playOn } from './play.js';
import { standardOptions } from './promises.js';
import type { Wrong } from './spot.js';

export type Fuzzing = {
  readonly seats: number;
  readonly seed: string;
  /** So many submissions that are refused. */
  readonly inputs: number;
  readonly options?: unknown;
  /** The number of the first random game, to see one of many again. */
  readonly from?: number;
  /** How the game words a refusal, where it has words: then each must have a sentence. */
  readonly says?: Says;
};

type Says = (refusal: Refusal) => string;

export type Fuzzed = {
  readonly refused: number;
  /** How often each refusal was given. */
  readonly codes: Readonly<Record<string, number>>;
  /** Submissions that happened to be legal, and were. */
  readonly legal: number;
  readonly positions: number;
  /** Saved states with something changed that were loaded or refused. */
  readonly saves: number;
};

type Submission = { readonly seat: unknown; readonly answer: unknown };

const SUBMISSIONS = 40;
const SAVES = 4;
const LISTED = 500;

/**
 * Malformed, foreign, late and cheating submissions at positions of random games: each must get a
 * refusal, with a sentence where there are words, or be legal; none may throw or change anything.
 */
export function fuzz<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  fuzzing: Fuzzing,
): Fuzzed {
  const options = standardOptions(game, fuzzing);
  const kinds = game.program.questions.map((question) => question.decision.kind);
  const lexicon: Lexicon = new Map(kinds.map((kind) => [kind, new Set<string>()]));
  const count: Count = { refused: 0, positions: 0, legal: 0, saves: 0, codes: {} };
  for (let round = fuzzing.from ?? 0; count.refused < fuzzing.inputs; round++) {
    const seed = seedFrom(`fuzz ${fuzzing.seed} ${round}`);
    const random = sfc(seed, 'simulation 0');
    const state = game.simulate(options, fuzzing.seats, seed);
    for (
      let move = 0;
      count.refused < fuzzing.inputs;
      move += playOn(game, state, random, gap(random))
    ) {
      const place = { round, move, at: state.flow.at };
      const where = { game: game.id, seats: fuzzing.seats, options, seed: fuzzing.seed, ...place };
      const fail: Fail = (wrong, cause) => {
        throw new BrokenPromise({ by: 'fuzz', ...where, wrong }, cause);
      };
      const notes: Notes = { count, fail, says: fuzzing.says };
      submitMany(game, state, lexicon, random, notes);
      loadMany(game, state, random, notes);
      count.positions++;
      if (game.isOver(state)) break;
    }
  }
  return count;
}

function gap(random: Random): number {
  return 1 + below(random, 12);
}

type Count = { -readonly [K in keyof Fuzzed]: Fuzzed[K] } & { codes: Record<string, number> };
type Fail = (wrong: string, cause?: unknown) => never;
type Notes = { readonly count: Count; readonly fail: Fail; readonly says: Says | undefined };

function submitMany<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  lexicon: Lexicon,
  random: Random,
  { count, fail, says }: Notes,
): void {
  const text = JSON.stringify(state);
  const made = Array.from({ length: SUBMISSIONS }, () =>
    hostileSubmission(game, state, lexicon, random),
  );
  for (const submission of made) {
    const outcome = attempt(() => submit(game, state, submission, says), submission, fail);
    if (typeof outcome === 'string') fail(outcome);
    else if (outcome === undefined) count.legal++;
    else {
      count.refused++;
      count.codes[outcome.refused] = (count.codes[outcome.refused] ?? 0) + 1;
    }
  }
  const now = JSON.stringify(state);
  if (now !== text) fail(`a refused move changes the state: ${difference(text, now)}`);
}

function loadMany<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  random: Random,
  { count, fail, says }: Notes,
): void {
  const text = JSON.stringify(state);
  for (let i = 0; i < SAVES; i++) {
    const save = mutatedText(text, random);
    const wrong = attempt(() => load(game, save, says), save, fail);
    if (wrong !== undefined) fail(wrong);
    count.saves++;
  }
}

function attempt<T>(act: () => T, input: unknown, fail: Fail): T {
  try {
    return act();
  } catch (cause) {
    return fail(`${shown(input)} throws: ${String(cause)}`, cause);
  }
}

/** A refusal as it should be, nothing for a legal move, or what is wrong. */
function submit<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  { seat, answer }: Submission,
  says: Says | undefined,
): Refusal | Wrong {
  const read = game.read(state, seat, answer);
  if (!isRefusal(read)) return isLegal(game, state, seat as number, read);
  const again = game.submit(state, seat, answer);
  if (canonical(again) !== canonical(read)) return `refused in two ways: ${brief(read)}`;
  return isProper(read, says) ?? read;
}

function isProper(refusal: Refusal, says: Says | undefined): Wrong {
  const { refused, rule, values } = refusal;
  if (refused === '' || rule === '') return `a refusal without code or rule: ${brief(refusal)}`;
  const odd = notPlain(values, 'values');
  if (odd !== undefined) return `refusal '${refused}': ${odd}`;
  const said = says?.(refusal);
  if (said === refused || said === '') return `refusal '${refused}' has no sentence`;
  return /undefined|NaN/.test(said ?? '')
    ? `refusal '${refused}' lacks a value: ${said}`
    : undefined;
}

/** What was read is a legal move: listed, if all are listed; and it can be carried out. */
function isLegal<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  seat: number,
  move: Move,
): Wrong {
  const wrong = keepsItsWords(game, state, seat, move);
  if (wrong !== undefined) return wrong;
  const listed = game.legal(state, seat, LISTED);
  if (listed.length < LISTED && !listed.some((one) => String(one) === String(move))) {
    return `illegal move ${brief(game.write(state, seat, move))} is accepted`;
  }
  const next = game.clone(state);
  game.apply(next, seat, move);
  const broken = game.broken(next);
  if (broken === undefined) return undefined;
  return `after ${brief(game.write(state, seat, move))} '${broken}' does not hold`;
}

/** A saved state with something changed is refused with a sentence, or keeps the invariants. */
function load<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  save: unknown,
  says: Says | undefined,
): Wrong {
  const state = game.load(save);
  if (isRefusal(state)) return isProper(state, says);
  const broken = game.broken(state);
  return broken === undefined ? undefined : `a state was loaded in which '${broken}' does not hold`;
}

function hostileSubmission<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  lexicon: Lexicon,
  random: Random,
): Submission {
  const kinds = [...lexicon.keys()];
  if (game.isOver(state)) return { seat: 0, answer: { kind: anyOf(kinds, random), move: 'pass' } };
  const seat = anySeat(state, random);
  const right: Answer = game.write(state, seat, game.sample(state, seat, random));
  const heard = listen(lexicon, right);
  switch (below(random, 9)) {
    case 0:
      return { seat: wrongSeat(state, random), answer: right };
    case 1:
      return { seat, answer: nonsense(random) };
    case 2:
      return { seat, answer: mutated(right, random) };
    case 3:
      return { seat, answer: { kind: anyOf([...kinds, ''], random), move: right.move } };
    case 4:
      return { seat, answer: { kind: right.kind, move: nonsense(random) } };
    case 5:
      return { seat, answer: { kind: right.kind, move: mutated(right.move, random) } };
    case 6:
      return { seat, answer: { kind: right.kind, move: reworded(right.move, heard, random) } };
    default: {
      const [, guess] = hostileMoves(game, state, seat, random, 2);
      return { seat, answer: { kind: right.kind, move: guess } };
    }
  }
}

/** The words heard so far in legal answers to each kind of decision. */
type Lexicon = ReadonlyMap<string, Set<string>>;

/** Learns the words of an answer; gives all words heard in answers of its kind. */
function listen(lexicon: Lexicon, { kind, move }: Answer): readonly string[] {
  const words = lexicon.get(kind) ?? new Set();
  for (const word of JSON.stringify(move).match(/"[^"]*"/g) ?? []) words.add(word.slice(1, -1));
  return [...words];
}

/** Another word of the game in the place of one of these, as a player might try. */
function reworded(move: Json, heard: readonly string[], random: Random): Json {
  if (typeof move === 'string') return anyOf(heard, random);
  if (typeof move === 'number') return below(random, 2 * move + 3);
  if (typeof move !== 'object' || move === null) return move;
  if (Array.isArray(move)) return move.map((part: Json) => reworded(part, heard, random));
  const fields = Object.entries(move).map(([key, part]) => [key, reworded(part, heard, random)]);
  return Object.fromEntries(fields) as Json;
}

/** Another seat, or no seat at all. */
function wrongSeat(state: Position, random: Random): unknown {
  const others = [...state.sealed.keys()].filter((seat) => ((state.flow.owed >> seat) & 1) === 0);
  if (others.length > 0 && below(random, 2) === 0) return anyOf(others, random);
  const outside = [-1, state.sealed.length, 31, 32, 33, 64, 2 ** 32, 0.5, -0, '0', [0], NaN, null];
  return below(random, 2) === 0 ? anyOf(outside, random) : nonsense(random);
}

function shown(input: unknown): string {
  try {
    return brief(input);
  } catch {
    return 'something that can not be written as JSON';
  }
}
