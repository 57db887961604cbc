import type { Answer, Game, View } from './game.js';
import type { GameEvent, Out } from './event.js';
import type { Position } from './flow.js';
import { canonical, isInteger, isRecord, type Json } from './json.js';
import type { Options } from './options.js';
import { commitment, isSeed, type Seed } from './random.js';
import { isRefusal, refused, type Refusal } from './refusal.js';

/** One move of the log: who answered which decision how, and the state's hash afterwards. */
export type LoggedMove = Answer & { readonly seat: number; readonly hash: string };

/** One entry of a log. Nothing is ever taken out of it: taking back is an entry as well. */
export type LogEntry =
  | (LoggedMove & { readonly type: 'move' })
  | {
      readonly type: 'undo';
      readonly seat: number;
      /** How many moves remain. */
      readonly to: number;
      /** Did all have to agree? */
      readonly consent: boolean;
      readonly hash: string;
    };

/**
 * A game as a file: everything needed to play it again, move by move. Moves are in words, so that
 * a person can read it and a later version can still understand it. See docs/game-file.md.
 */
export type GameFile = {
  readonly format: 'hustings-game';
  readonly version: 1;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  /** Published before the first card. */
  readonly commitment: string;
  /** Shown when the game is over; without it a file can be kept but not replayed. */
  readonly seed: Seed | null;
  readonly start: string;
  readonly moves: readonly LoggedMove[];
};

/** Where a replay went wrong: before the first move (0) or at a move (counted from 1). */
export type ReplayFault = { readonly move: number; readonly refusal: Refusal };

/** Plays a file again and checks it all: commitment, every move's legality, every hash. */
export function replay<S extends Position, E extends GameEvent>(
  game: Game<S, View, E>,
  file: GameFile,
  upTo = file.moves.length,
  watch?: (state: S, move: LoggedMove, events: E[]) => void,
): S | ReplayFault {
  const state = replayStart(game, file);
  if (isRefusal(state)) return { move: 0, refusal: state };
  for (let i = 0; i < Math.min(upTo, file.moves.length); i++) {
    const move = file.moves[i];
    const events: E[] | undefined = watch === undefined ? undefined : [];
    const refusal = replayMove(game, state, move, events);
    if (refusal !== undefined) return { move: i + 1, refusal };
    if (watch !== undefined && events !== undefined) watch(state, move, events);
  }
  return state;
}

function replayStart<S extends Position, E extends GameEvent>(
  game: Game<S, View, E>,
  file: GameFile,
): S | Refusal {
  if (file.game !== game.id) return refused('other-game', { game: file.game });
  if (file.rules !== game.rules.rules) {
    return refused('other-rules', { file: file.rules, here: game.rules.rules });
  }
  if (file.seed === null) return refused('seed-not-shown');
  if (commitment(file.seed) !== file.commitment) return refused('commitment-broken');
  const options = game.readOptions(file.options, file.seats);
  if (isRefusal(options)) return options;
  const state = game.setup(options, file.seats, file.seed);
  return game.hash(state) === file.start ? state : refused('hash-differs');
}

function replayMove<S extends Position, E extends GameEvent>(
  game: Game<S, View, E>,
  state: S,
  { seat, kind, move, hash }: LoggedMove,
  out: Out<E>,
): Refusal | undefined {
  const refusal = game.submit(state, seat, { kind, move }, out);
  if (refusal !== undefined) return refusal;
  return game.hash(state) === hash ? undefined : refused('hash-differs');
}

export function isFault(value: unknown): value is ReplayFault {
  return isRecord(value) && 'refusal' in value && 'move' in value;
}

/** A file from outside: its form only; whether it is true shows in the replay. */
export function readGameFile(raw: unknown): GameFile | Refusal {
  if (!isRecord(raw)) return refused('not-a-game-file');
  const { format, version, game, rules, seats, options, seed, start, moves } = raw;
  if (format !== 'hustings-game') return refused('not-a-game-file');
  if (version !== 1) {
    return refused('unknown-file-version', { version: isInteger(version) ? version : '?' });
  }
  const named = [game, rules, start, raw['commitment']].every((word) => typeof word === 'string');
  if (!named || !isInteger(seats) || !isRecord(options)) return refused('not-a-game-file');
  if (seed !== null && !isSeed(seed)) return refused('not-a-seed');
  if (!Array.isArray(moves)) return refused('not-a-game-file');
  const odd = moves.findIndex((move) => !isLoggedMove(move));
  if (odd >= 0) return refused('not-a-move', { move: odd + 1 });
  return raw as GameFile; // every field has just been checked
}

function isLoggedMove(raw: unknown): boolean {
  return (
    isRecord(raw) &&
    isInteger(raw['seat']) &&
    typeof raw['kind'] === 'string' &&
    typeof raw['hash'] === 'string' &&
    raw['move'] !== undefined
  );
}

/** The file as text: one move to a line, so that two files can be compared by eye. */
export function writeGameFile(file: GameFile): string {
  const { moves, ...head } = file;
  const lines = Object.entries(head).map(
    ([key, value]) => ` "${key}": ${JSON.stringify(value)},\n`,
  );
  const rows = moves.map((move) => `  ${canonicalMove(move)}`);
  return `{\n${lines.join('')} "moves": [\n${rows.join(',\n')}\n ]\n}\n`;
}

function canonicalMove({ seat, kind, move, hash }: LoggedMove): string {
  const words = JSON.stringify(move satisfies Json);
  return `{"seat": ${seat}, "kind": ${canonical(kind)}, "move": ${words}, "hash": "${hash}"}`;
}
