/** What can be wrong with a command line, or with what it leads to. */
export type WrongTexts = {
  readonly noCommand: string;
  readonly noSuchCommand: (given: string) => string;
  readonly noSuchFlag: (given: string, command: string) => string;
  readonly noSuchLanguage: (given: string, there: readonly string[]) => string;
  readonly argumentMissing: (argument: string) => string;
  readonly tooManyArguments: (given: string) => string;
  readonly needsValue: (flag: string) => string;
  readonly takesNoValue: (flag: string) => string;
  readonly givenTimes: (flag: string, times: number) => string;
  readonly notANumber: (flag: string, min: number, max: number, given: string) => string;
  readonly notAViewer: (seats: number, given: string) => string;

  readonly noSuchGame: (given: string, there: readonly string[]) => string;
  readonly wrongPlayers: (game: string, min: number, max: number, given: number) => string;
  readonly notAnOption: (given: string) => string;
  readonly optionTwice: (name: string) => string;
  readonly noSuchOption: (game: string, given: string, there: readonly string[]) => string;
  /** An option with a word for each seat. */
  readonly optionOfSeats: (
    name: string,
    dealt: string,
    seats: number,
    words: readonly string[],
  ) => string;

  readonly unreadable: (path: string, code: string) => string;
  readonly notJson: string;
  readonly inFile: (path: string, why: string) => string;
  readonly noRules: (path: string, why: string) => string;
  readonly otherSum: (path: string, sums: string) => string;
  readonly movesInFile: (moves: number) => string;
  /** A file that can't be played up to the place that was asked for. */
  readonly faultAt: (path: string, move: number, why: string) => string;
  readonly gameOver: string;
  readonly nothingToDecide: (seat: number) => string;

  readonly queueMissing: string;
  readonly notBots: (levels: readonly string[], given: string) => string;
  readonly notALevel: (levels: readonly string[]) => string;
  readonly noBots: (game: string) => string;
  readonly noNet: (game: string) => string;
  readonly noTrainingTime: string;
  readonly nothingCounted: (game: string) => string;

  readonly gameThere: (id: string) => string;
  readonly folderThere: (folder: string) => string;
  readonly wordTaken: (registry: string, word: string) => string;
  readonly noList: (registry: string) => string;
  readonly notAName: (given: string, longest: number, example: string) => string;
  readonly reserved: (given: string) => string;
  readonly notATitle: (given: string, longest: number) => string;

  readonly noData: (folder: string) => string;
  readonly notBuilt: (folder: string) => string;
};
