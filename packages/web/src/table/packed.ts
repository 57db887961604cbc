import {
  isRecord,
  isRefusal,
  readGameFile,
  type Json,
  type LoggedMove,
  type Options,
} from '@hustings/kernel';
import { isGameId } from '../engine/games.js';
import type { AnnotatedFile, Chair, Remark, SavedGame } from '../engine/tables.js';

/**
 * A game packed into a link, so that it opens in any browser: what it follows from and its moves,
 * compressed. Hashes are left out, for nothing can be made smaller that looks like chance; whoever
 * opens it plays all of it again and refuses what the rules refuse.
 */
type Packed = {
  readonly v: 1;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly seed: string;
  readonly names: readonly string[];
  readonly moves: readonly (readonly [seat: number, kind: string, move: Json])[];
  /** What was written about its moments. */
  readonly remarks?: readonly Remark[];
};

export async function pack(file: AnnotatedFile, names: readonly string[]): Promise<string> {
  const { game, rules, options, seed } = file;
  const moves = file.moves.map(({ seat, kind, move }) => [seat, kind, move] as const);
  const { remarks } = file;
  const plain: Packed = { v: 1, game, rules, options, seed: seed ?? '', names, moves };
  const packed = remarks === undefined ? plain : { ...plain, remarks };
  const squeezed = new Blob([JSON.stringify(packed)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** More than any game unpacks to: a link that would fill the memory is no game. */
const MOST_BYTES = 2_000_000;

/** The game in a link, ready to be kept; nothing where there is none. */
export async function unpack(text: string): Promise<SavedGame | undefined> {
  try {
    const packed: unknown = JSON.parse(await stretched(text));
    return isPacked(packed) ? savedFrom(packed, await idOf(text)) : undefined;
  } catch {
    return undefined; // cut off on its way, or never one of ours
  }
}

async function stretched(text: string): Promise<string> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let found = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    found += decoder.decode(part.value, { stream: true });
    if (found.length > MOST_BYTES) throw new Error('too much for a game');
  }
  return found + decoder.decode();
}

/** The game in a file, ready to be kept; nothing where there is none, or its seed is not told. */
export async function fromFile(
  text: string,
  names: readonly string[],
): Promise<SavedGame | undefined> {
  try {
    const raw: unknown = JSON.parse(text);
    const file = readGameFile(raw);
    if (isRefusal(file) || file.seed === null || !isGameId(file.game)) return undefined;
    const { game, rules, options, seed } = file;
    const moves = file.moves.map(({ seat, kind, move }) => [seat, kind, move] as const);
    const seated = names.slice(0, file.seats);
    const remarks = isRecord(raw) && areRemarks(raw['remarks']) ? { remarks: raw['remarks'] } : {};
    return savedFrom(
      { v: 1, game, rules, options, seed, names: seated, moves, ...remarks },
      await idOf(text),
    );
  } catch {
    return undefined; // no JSON is no game file either
  }
}

/** The same link is the same game, however often it is opened. */
async function idOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return `link-${hex.join('').slice(0, 12)}`;
}

function isPacked(raw: unknown): raw is Packed {
  if (!isRecord(raw) || raw['v'] !== 1) return false;
  const words = ['game', 'rules', 'seed'].every((name) => typeof raw[name] === 'string');
  const { options, names, moves } = raw;
  return (
    words &&
    isRecord(options) &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string') &&
    Array.isArray(moves) &&
    moves.every(
      (move) => Array.isArray(move) && move.length === 3 && typeof move[1] === 'string',
    ) &&
    (raw['remarks'] === undefined || areRemarks(raw['remarks']))
  );
}

const areRemarks = (raw: unknown): raw is readonly Remark[] =>
  Array.isArray(raw) &&
  raw.every(
    (one) => isRecord(one) && Number.isInteger(one['moment']) && typeof one['text'] === 'string',
  );

function savedFrom(
  { game, rules, options, seed, names, moves, remarks }: Packed,
  id: string,
): SavedGame {
  const now = Date.now();
  const chairs = names.map((name, seat): Chair => ({
    name: name.slice(0, 40),
    by: seat === 0 ? 'person' : 'bot',
  }));
  const logged = moves.map(([seat, kind, move]): LoggedMove => ({ seat, kind, move, hash: '' }));
  return {
    id,
    game,
    rules,
    options,
    seed,
    chairs,
    moves: logged,
    created: now,
    updated: now,
    result: undefined,
    owed: [],
    at: '',
    ...(remarks === undefined ? {} : { remarks }),
  };
}
