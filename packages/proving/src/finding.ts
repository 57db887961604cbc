/** What went wrong, and where to find it again. */
export type Finding = {
  readonly by: 'provePromises' | 'fuzz';
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** The number of the random game and of the move in it that comes next. */
  readonly round: number;
  readonly move: number;
  readonly at: string;
  readonly wrong: string;
};

/** A promise that a game does not keep. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';

  constructor(
    readonly finding: Finding,
    cause?: unknown,
  ) {
    super(told(finding), { cause });
  }
}

function told(found: Finding): string {
  const { by, game, seats, options, seed, round, move, at, wrong } = found;
  const where = `${game}, ${seats} seats, ${JSON.stringify(options)}, game ${round}, move ${move}`;
  const how = by === 'fuzz' ? 'inputs: 1000' : 'games: 1, heavyEvery: 1';
  const again = `${by}(…, { seed: ${JSON.stringify(seed)}, from: ${round}, ${how}, … })`;
  return `${wrong}\n  ${where}, at '${at}'\n  again: ${again}`;
}
