/** What went wrong, and where to find it again. */
export type Finding = {
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
  const { game, seats, options, seed, round, move, at, wrong } = found;
  const where = `${game}, ${seats} seats, ${JSON.stringify(options)}, game ${round}, move ${move}`;
  const again = `{ seed: ${JSON.stringify(seed)}, from: ${round}, games: 1, heavyEvery: 1, … }`;
  return `${wrong}\n  ${where}, at '${at}'\n  again with ${again}`;
}
