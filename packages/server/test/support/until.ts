/** Looks again and again until it is so; there is a limit, far beyond what is ever needed. */
export async function until<T>(
  look: () => Promise<T>,
  isSo: (value: T) => boolean,
  limitMs = 40_000,
): Promise<T> {
  const end = performance.now() + limitMs;
  for (;;) {
    const value = await look();
    if (isSo(value)) return value;
    if (performance.now() > end)
      throw new Error(`still not so: ${JSON.stringify(value)?.slice(0, 2000)}`);
    await new Promise((resolve) => void setTimeout(resolve, 25));
  }
}
