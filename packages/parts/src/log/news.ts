type Line = { readonly matters: boolean };

/** Of what happened so many lines, in its order: what matters before what came later. */
export function newsOf<L extends Line>(told: readonly L[], most: number): readonly L[] {
  const mattering = told.filter(({ matters }) => matters).slice(-most);
  const others = told.filter(({ matters }) => !matters);
  const room = most - mattering.length;
  const kept = new Set([
    ...mattering,
    ...others.slice(others.length - Math.min(room, others.length)),
  ]);
  return told.filter((line) => kept.has(line));
}
