import type { Fuzzed, Proof } from '@hustings/proving';

/** Proofs made in pieces, put together. */
export function addProof(before: Proof | undefined, more: Proof): Proof {
  if (before === undefined) return more;
  const paths = [...new Set([before, more].flatMap((proof) => Object.keys(proof.questions)))];
  const none = { met: 0, heavy: 0 };
  const questions = paths.map((path) => {
    const [a, b] = [before.questions[path] ?? none, more.questions[path] ?? none];
    return [path, { met: a.met + b.met, heavy: a.heavy + b.heavy }] as const;
  });
  return {
    games: before.games + more.games,
    decisions: before.decisions + more.decisions,
    longestGame: Math.max(before.longestGame, more.longestGame),
    questions: Object.fromEntries(questions),
    missed: before.missed.filter((path) => more.missed.includes(path)),
    worlds: {
      made: before.worlds.made + more.worlds.made,
      different: before.worlds.different + more.worlds.different,
      moves: before.worlds.moves + more.worlds.moves,
      telling: before.worlds.telling + more.worlds.telling,
    },
    files: before.files + more.files,
  };
}

export function addFuzzed(before: Fuzzed | undefined, more: Fuzzed): Fuzzed {
  if (before === undefined) return more;
  const codes: Record<string, number> = { ...before.codes };
  for (const [code, n] of Object.entries(more.codes)) codes[code] = (codes[code] ?? 0) + n;
  return {
    refused: before.refused + more.refused,
    codes,
    legal: before.legal + more.legal,
    positions: before.positions + more.positions,
    saves: before.saves + more.saves,
  };
}

export type { Fuzzed, Proof };
