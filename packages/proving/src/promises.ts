import {
  below,
  coded,
  isFault,
  isRefusal,
  Match,
  readGameFile,
  replay,
  seedFrom,
  sfc,
  writeGameFile,
  type Answer,
  type Game,
  type GameEvent,
  type Options,
  type Position,
  type Random,
  type Seed,
  type View,
} from '@hustings/kernel';
import { deciding } from './checks/deciding.js';
import { ending } from './checks/ending.js';
import { saving } from './checks/saving.js';
import { sealing } from './checks/sealed.js';
import { secrets, type Reshuffle } from './checks/secrets.js';
import { telling } from './checks/telling.js';
import { difference, partsOf } from './data.js';
import { BrokenPromise } from './finding.js';
import { anySeat } from './play.js';
import type { Spot, Worlds, Wrong } from './spot.js';

export type Proving<S extends Position> = {
  readonly seats: number;
  readonly games: number;
  /** If a question was not looked at in these games, others follow until it was, so many in all. */
  readonly most?: number;
  readonly seed: string;
  readonly options?: unknown;
  /** The number of the first game, to see one of many again. */
  readonly from?: number;
  /** One of so many positions is looked at from all sides; rare questions more often. */
  readonly heavyEvery?: number;
  /** So many positions of a question are looked at for sure, and as many again whenever it was met e times as often. */
  readonly heavyFirst?: number;
  /** One of so many games is also played as a match, exported and replayed from its file. */
  readonly fileEvery?: number;
  /** A game with more decisions than this does not end. */
  readonly longest?: number;
  /** Instead of the game's own list of events that show what no view keeps. */
  readonly passing?: readonly string[];
  /** Besides worlds made from views: everything hidden from a viewer reshuffled by other means. */
  readonly reshuffle?: Reshuffle<S>;
};

export type Proof = {
  readonly games: number;
  readonly decisions: number;
  readonly longestGame: number;
  /** Positions met at each question, and how many of them were looked at from all sides. */
  readonly questions: Readonly<Record<string, Visits>>;
  /** Questions of the game at which no position was looked at. */
  readonly missed: readonly string[];
  readonly worlds: Readonly<Worlds>;
  readonly files: number;
};

type Visits = { met: number; heavy: number };

/** Plays random games and checks every promise on the way; throws `BrokenPromise` at the first. */
export function provePromises<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  proving: Proving<S>,
): Proof {
  const options = standardOptions(game, proving);
  const run = new Run(game, options, proving);
  const { from = 0, games, most = games } = proving;
  for (let round = from; round < from + games; round++) run.play(round);
  for (let round = from + games; round < from + most && run.missed.length > 0; round++) {
    run.play(round);
  }
  return run.proof();
}

/** The options of a test, completed; a test that names wrong ones is wrong itself. */
export function standardOptions<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  { options, seats }: { readonly options?: unknown; readonly seats: number },
): Options {
  const read = game.readOptions(options, seats);
  if (isRefusal(read)) throw new Error(`${game.id}: ${coded(read)}`);
  return read;
}

type Recorded = { readonly seat: number; readonly answer: Answer; hash: string | undefined };

class Run<S extends Position, V extends View, E extends GameEvent> {
  readonly #visits = new Map<string, Visits>();
  readonly #worlds: Worlds = { made: 0, different: 0, moves: 0, telling: 0 };
  #games = 0;
  #decisions = 0;
  #longest = 0;
  #files = 0;

  constructor(
    readonly game: Game<S, V, E>,
    readonly options: Options,
    readonly proving: Proving<S>,
  ) {}

  play(round: number): void {
    const { game, proving } = this;
    const seed = seedFrom(`${proving.seed} ${round}`);
    const place = { move: 0, at: '' };
    let wrong: Wrong;
    let cause: unknown;
    try {
      wrong = this.#playRandom(seed, place) ?? this.#playMatch(round, seed);
    } catch (error) {
      cause = error;
      wrong = `it throws: ${String(error)}`;
    }
    if (wrong !== undefined) {
      const { seats } = proving;
      const where = { game: game.id, seats, options: this.options, seed: proving.seed, round };
      throw new BrokenPromise({ by: 'provePromises', ...where, ...place, wrong }, cause);
    }
    this.#games++;
  }

  /** Questions of the game at which no position was looked at so far. */
  get missed(): readonly string[] {
    const paths = this.game.program.questions.map((question) => question.path);
    return paths.filter((path) => (this.#visits.get(path)?.heavy ?? 0) === 0);
  }

  proof(): Proof {
    const questions = Object.fromEntries(this.#visits);
    return {
      games: this.#games,
      decisions: this.#decisions,
      longestGame: this.#longest,
      questions,
      missed: this.missed,
      worlds: this.#worlds,
      files: this.#files,
    };
  }

  #playRandom(seed: Seed, place: { move: number; at: string }): Wrong {
    const { game, proving } = this;
    const { longest = 20_000 } = proving;
    const dice = sfc(seed, 'simulation 0');
    const random = sfc(seed, 'simulation 1'); // of its own, so that looking closer changes no game
    const state = game.simulate(this.options, proving.seats, seed);
    const moves: Recorded[] = [];
    let { seen } = state.flow;
    for (;;) {
      place.at = state.flow.at;
      place.move = moves.length;
      const broken = game.broken(state);
      if (broken !== undefined) return `'${broken}' does not hold`;
      if (state.flow.seen < seen) return 'the undo barrier falls';
      seen = state.flow.seen;
      const heavy = this.#isHeavy(state, random);
      const wrong = heavy ? this.#look(state, random) : undefined;
      if (wrong !== undefined) return wrong;
      const last = moves.at(-1);
      if (heavy && last !== undefined) last.hash = game.hash(state);
      if (game.isOver(state)) break;
      if (moves.length === longest) return `the game is not over after ${longest} decisions`;
      if (state.flow.owed === 0) return 'nobody owes a decision';
      const seat = anySeat(state, dice);
      const move = game.sample(state, seat, dice);
      moves.push({ seat, answer: game.write(state, seat, move), hash: undefined });
      game.apply(state, seat, move);
    }
    this.#decisions += moves.length;
    this.#longest = Math.max(this.#longest, moves.length);
    return ending(game, state) ?? this.#replayWords(seed, moves, game.hash(state));
  }

  /** Always the first few positions of a question, ever fewer later, and so the rare ones too. */
  #isHeavy(state: S, random: Random): boolean {
    const { heavyEvery = 250, heavyFirst = 6 } = this.proving;
    const visits = this.#visits.get(state.flow.at) ?? { met: 0, heavy: 0 };
    if (visits.met === 0) this.#visits.set(state.flow.at, visits);
    visits.met++;
    const one = Math.max(1, Math.min(heavyEvery, Math.floor(visits.met / heavyFirst)));
    const heavy = below(random, one) === 0;
    if (heavy) visits.heavy++;
    return heavy;
  }

  #look(state: S, random: Random): Wrong {
    const { game } = this;
    const text = JSON.stringify(state);
    const { passing = this.game.rules.passing ?? [], reshuffle } = this.proving;
    const [parts, worlds] = [partsOf(state), this.#worlds];
    const spot: Spot<S, V, E> = { game, state, text, parts, random, worlds, passing };
    const wrong =
      deciding(spot) ?? saving(spot) ?? sealing(spot) ?? telling(spot) ?? secrets(spot, reshuffle);
    if (wrong !== undefined) return wrong;
    const now = JSON.stringify(state);
    return now === text ? undefined : `looking at a state changes it: ${difference(text, now)}`;
  }

  /** The same game again from its moves in words: the same positions. */
  #replayWords(seed: Seed, moves: readonly Recorded[], end: string): Wrong {
    const { game } = this;
    const state = game.simulate(this.options, this.proving.seats, seed);
    for (const [i, { seat, answer, hash }] of moves.entries()) {
      const refusal = game.submit(state, seat, answer);
      if (refusal !== undefined) return `replayed, move ${i + 1} is refused: ${coded(refusal)}`;
      if (hash !== undefined && game.hash(state) !== hash) {
        return `replayed, the position after move ${i + 1} is another`;
      }
    }
    return game.hash(state) === end ? undefined : 'replayed, the end is another';
  }

  /** A real game with its log: taken back here and there, exported, read again and replayed. */
  #playMatch(round: number, seed: Seed): Wrong {
    const { game, proving } = this;
    if (round % (proving.fileEvery ?? 50) !== 0) return undefined;
    const begun = Match.start(game, this.options, proving.seats, seed);
    if (isRefusal(begun)) return `no match: ${coded(begun)}`;
    let match = begun;
    const random = sfc(seed, 'simulation 2');
    const start = game.hash(match.state);
    while (!match.isOver) {
      const seat = anySeat(match.state, random);
      match = match.play(seat, game.sample(match.state, seat, random));
      if (match.undoable(seat) === 0 || below(random, 16) > 0) continue;
      const back = match.withoutLast(seat);
      if (isRefusal(back)) return `undo is refused: ${coded(back)}`;
      if (game.hash(back.state) !== (back.moves.at(-1)?.hash ?? start))
        return 'undo changes a state';
      match = back;
    }
    this.#files++;
    const text = writeGameFile(match.export());
    const file = readGameFile(JSON.parse(text));
    if (isRefusal(file)) return `the exported file is refused: ${coded(file)}`;
    if (writeGameFile(file) !== text) return 'the exported file changes when it is read';
    const again = replay(game, file);
    if (isFault(again)) {
      return `the exported file fails at move ${again.move}: ${coded(again.refusal)}`;
    }
    const [a, b] = [JSON.stringify(match.state), JSON.stringify(again)];
    return a === b ? undefined : `the exported file ends differently: ${difference(a, b)}`;
  }
}
