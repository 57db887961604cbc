/**
 * `now`, made of the parts of `before` that say the same. Whoever draws only what is another object
 * than before then leaves alone what has not changed.
 */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (!isData(before) || !isData(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  const made = (Array.isArray(now) ? [] : {}) as Record<string, unknown>; // a list has keys too
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const value = now[key];
    made[key] = typeof value === 'object' ? kept(before[key], value) : value;
    same &&= Object.is(made[key], before[key]) && key in before;
  }
  return (same ? before : made) as T; // what says the same as a T is one
}

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  isData(value) && !Array.isArray(value);

/** The same function, whose answers keep what they share with the answer before. */
export function steady<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => (last = kept(last, make()));
}
