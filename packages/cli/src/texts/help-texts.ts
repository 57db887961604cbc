/** What a command is for: in one line, and what its help says besides its flags. */
type About = { readonly summary: string; readonly about: string };
type Summary = { readonly summary: string };

/** Every command, as it explains itself. */
export type CommandTexts = {
  readonly games: Summary;
  readonly demo: Summary;
  readonly simulate: Summary;
  readonly balance: Summary;
  readonly verify: About;
  readonly show: Summary;
  readonly engine: About;
  readonly record: About;
  readonly prove: About;
  readonly bench: About;
  readonly arena: Summary & { readonly about: (levels: string) => string };
  readonly arenaWorker: About;
  readonly tune: About;
  readonly train: About;
  readonly explain: Summary;
  readonly serve: About;
  readonly backup: About;
  readonly restore: About;
  readonly rules: About;
  readonly migrate: About;
  readonly newGame: About;
};

/** What is to be written in place of a value, in capitals. */
export type ValueTexts = Readonly<
  Record<
    | 'dir'
    | 'file'
    | 'folder'
    | 'id'
    | 'language'
    | 'level'
    | 'list'
    | 'name'
    | 'number'
    | 'numbers'
    | 'pairs'
    | 'text'
    | 'title'
    | 'url'
    | 'version'
    | 'who',
    string
  >
>;

/** What a flag means. */
export type FlagTexts = Readonly<
  Record<
    // of every command
    | 'help'
    | 'json'
    | 'language'
    // what is played
    | 'game'
    | 'players'
    | 'options'
    | 'games'
    | 'onlyGame'
    | 'onlyPlayers'
    // of bots
    | 'bots'
    | 'milliseconds'
    | 'simulations'
    | 'measure'
    | 'throughQueue'
    | 'withBalance'
    | 'queue'
    | 'idle'
    | 'generations'
    | 'candidates'
    | 'candidateGames'
    | 'tuneFrom'
    | 'trainHours'
    | 'trainMinutes'
    | 'trainGames'
    | 'trainMatches'
    | 'trainTo'
    | 'trials'
    | 'moves'
    // of files and positions
    | 'at'
    | 'seat'
    | 'viewer'
    | 'verifyRules'
    | 'showRules'
    | 'recordTo'
    // of measuring and proving
    | 'repeats'
    | 'starts'
    | 'time'
    | 'write'
    | 'against'
    | 'randomGames'
    | 'inputs'
    | 'from'
    | 'look'
    // of a server
    | 'data'
    | 'port'
    | 'orphans'
    | 'add'
    | 'save'
    | 'tablesOfGame'
    | 'tablesOfRules'
    | 'dryRun'
    // of a new game
    | 'title'
    // the same seeds
    | 'demoSeed',
    string
  >
> & {
  /** The same text gives the same games, or figures; the text that is taken if none is given. */
  readonly seed: (standard: string) => string;
  readonly figuresSeed: (standard: string) => string;
  readonly threads: (cores: number) => string;
  readonly whoPlays: (levels: string) => string;
  readonly whoExplains: (levels: string) => string;
  /** With what is taken where the flag is not given. */
  readonly standard: (help: string, value: number) => string;
};

/** The frame of the help. */
export type HelpTexts = {
  readonly program: string;
  readonly usage: string;
  readonly each: string;
  readonly usageOf: (command: string, argument: string | undefined) => string;
};
