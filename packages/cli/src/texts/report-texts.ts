/** A table of figures: what its columns show. Names of measures are short. */
type Heads<N extends string> = Readonly<Record<N, string>>;

/** Things by their number. */
export type CountTexts = Readonly<
  Record<
    'decisions' | 'files' | 'games' | 'moves' | 'players' | 'positions' | 'reasons' | 'tables',
    (n: number) => string
  >
>;

/** What of how many is done, while one waits. */
export type ProgressTexts = {
  readonly games: (done: number, of: number) => string;
  readonly measurements: (done: number, of: number) => string;
  /** Proving a game with so many players; what is done has no name. */
  readonly proving: (done: number, of: number, game: string, players: number) => string;
};

/** Seats, positions and results of any game. */
export type GameTexts = {
  /** A game, how many play it, and its options as one would type them. */
  readonly choice: (game: string, players: number, options: string) => string;
  readonly listed: (id: string, title: string, min: number, max: number) => string;
  /** An option with one value, or with one for each seat. */
  readonly optionOne: (values: readonly string[], standard: string) => string;
  readonly optionOfSeats: (dealt: string, values: readonly string[]) => string;
  readonly seat: (seat: number) => string;
  readonly seatCalled: (seat: string, name: string) => string;
  readonly spectator: string;
  readonly asks: (seat: string, question: string) => string;
  readonly over: string;
  readonly total: string;
  readonly win: (names: readonly string[]) => string;
  readonly shownAt: (title: string, players: number, move: number, of: number) => string;
};

export type DemoTexts = {
  readonly title: (game: string, seed: string) => string;
  readonly rounds: string;
  readonly after: (moves: number) => string;
  readonly points: string;
};

export type SimulateTexts = {
  readonly title: (game: string, players: number, games: number, seed: string) => string;
  /** Decisions made, in how many seconds, and how many of them and of games in one. */
  readonly speed: (
    decisions: number,
    seconds: string,
    perSecond: number,
    gamesPerSecond: number,
  ) => string;
  readonly heads: Heads<'mean' | 'sd' | 'min' | 'median' | 'max' | 'wins'>;
  readonly quantile: (percent: number) => string;
  readonly decisions: string;
  readonly score: string;
  readonly seat: (seat: number) => string;
  readonly sources: string;
};

export type BalanceTexts = {
  readonly title: (
    game: string,
    players: number,
    bots: string,
    games: number,
    seed: string,
  ) => string;
  readonly winnersScore: string;
  readonly wins: string;
  readonly perGame: (table: string) => string;
};

export type ArenaTexts = {
  readonly title: (
    game: string,
    players: number,
    games: number,
    seeds: number,
    seed: string,
    budget: string,
  ) => string;
  readonly trials: (n: number) => string;
  readonly milliseconds: (n: number) => string;
  readonly heads: Heads<
    'bot' | 'seats' | 'wins' | 'interval' | 'score' | 'p50' | 'p99' | 'longest' | 'over' | 'skill'
  >;
  readonly overOf: (over: number, decisions: number) => string;
  readonly winsBySeat: string;
  readonly traits: Heads<'seat' | 'times' | 'wins' | 'interval' | 'score'>;
  readonly sources: Heads<'source' | 'winner' | 'all'>;
  readonly played: (games: number) => string;
};

export type TrainTexts = {
  readonly point: (games: number, percent: string) => string;
};

export type TuneTexts = {
  readonly generation: (generation: number, fitness: string) => string;
};

export type ExplainTexts = {
  readonly title: (move: number, seat: number, question: string) => string;
  readonly heads: Heads<'move' | 'wins' | 'points' | 'lead' | 'reasons'>;
};

export type VerifyTexts = {
  /** The verdict on a file. */
  readonly of: (path: string, verdict: string) => string;
  readonly failsBefore: (why: string) => string;
  readonly failsAt: (move: number, seat: number, kind: string, why: string) => string;
  readonly unfinished: string;
  readonly scores: (scores: readonly number[]) => string;
  readonly holds: (game: string, players: number, moves: number, end: string) => string;
};

export type ProveTexts = {
  readonly kept: string;
  readonly fuzzed: (refused: number, reasons: number, saves: number) => string;
  readonly played: (games: number, decisions: number, files: number) => string;
  readonly looked: (positions: number, worlds: number) => string;
  readonly missed: (paths: readonly string[]) => string;
  readonly broken: (wrong: string) => string;
  readonly where: (seed: string, game: number, move: number, at: string) => string;
  readonly again: (command: string) => string;
};

export type BenchTexts = {
  readonly machine: (model: string, cores: number, node: string) => string;
  readonly unknownModel: string;
  readonly baseline: string;
  readonly heads: Heads<
    | 'game'
    | 'decisions'
    | 'clone'
    | 'view'
    | 'determinize'
    | 'replay'
    | 'verify'
    | 'bytes'
    | 'worstList'
    | 'worstSample'
  >;
  readonly allMet: string;
  readonly missed: string;
  readonly miss: (contestant: string, miss: string) => string;
  readonly misses: {
    readonly decisions: (found: number, wanted: number) => string;
    readonly clone: (found: string, wanted: number) => string;
    readonly replay: (found: string, wanted: number) => string;
    readonly bytes: (found: number, wanted: number) => string;
    readonly worstCall: (found: number, wanted: number) => string;
  };
  /** Above a table of times in per cent of those of another checkout; its heads. */
  readonly beside: (folder: string) => string;
  readonly besideHeads: readonly [string, string, string, string, string, string];
  readonly busy: (share: string) => string;
  readonly written: (path: string) => string;
  readonly machineIs: (machine: string) => string;
};

export type ServerTexts = {
  readonly keptIn: (where: string) => string;
  readonly listening: (address: string, onTerminal: boolean) => string;
  readonly rows: (n: number) => string;
  readonly recorded: (games: number, folder: string) => string;
  readonly laidOut: (title: string) => string;
  readonly noRules: string;
  readonly notKept: string;
  readonly kilobytes: (n: number) => string;
  readonly running: (tables: number) => string;
  readonly current: string;
  readonly status: Readonly<Record<'gathering' | 'playing' | 'over' | 'abandoned', string>>;
  readonly table: (id: string, title: string, status: string, rules: string) => string;
  readonly moved: (table: string, to: string, only: boolean) => string;
  readonly stays: (table: string, to: string, where: string, what: string) => string;
  readonly atEntry: (number: number) => string;
  readonly atStart: string;
  readonly atEnd: string;
  readonly movedInAll: (moved: number, stayed: number, only: boolean) => string;
};
