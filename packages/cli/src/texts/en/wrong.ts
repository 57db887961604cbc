import type { Formats } from '@hustings/texts';
import type { WrongTexts } from '../wrong-texts.js';

/** Words that one types stand after one another, as they are typed. */
const typed = (words: readonly string[]): string => words.join(', ');

export const wrong = (f: Formats<'en'>): WrongTexts => ({
  noCommand: 'Which command? See hustings --help.',
  noSuchCommand: (given) => `There is no command ${given}. See hustings --help.`,
  noSuchFlag: (given, command) => `there is no flag ${given}. See hustings ${command} --help.`,
  noSuchLanguage: (given, there) => `there is no language ${given}; there are: ${typed(there)}.`,
  argumentMissing: (argument) => `${argument} is missing.`,
  tooManyArguments: (given) => `${given} is one argument too many.`,
  needsValue: (flag) => `${flag} needs a value.`,
  takesNoValue: (flag) => `${flag} takes no value.`,
  givenTimes: (flag, times) => `${flag} is given ${f.number(times)} times.`,
  // As they are to be typed: without commas.
  notANumber: (flag, min, max, given) =>
    `${flag} must be a whole number from ${min} to ${max}, not ${given}.`,
  notAViewer: (seats, given) =>
    `--viewer is a seat from 1 to ${seats}, spectator or all, not ${given}.`,

  noSuchGame: (given, there) => `there is no game ${given}; there are: ${typed(there)}.`,
  wrongPlayers: (game, min, max, given) => `${game} is for ${min} to ${max} players, not ${given}.`,
  notAnOption: (given) => `${given} is not an option; write NAME=VALUE.`,
  optionTwice: (name) => `option ${name} is given twice.`,
  noSuchOption: (game, given, there) => `${game} has no option ${given}; it has: ${typed(there)}.`,
  optionOfSeats: (name, dealt, seats, words) =>
    `option ${name} is ${dealt}, or ${seats} different words joined by + of: ${typed(words)}.`,

  unreadable: (path, code) => `${path} can't be read (${code}).`,
  notJson: 'This is not JSON.',
  inFile: (path, why) => `${path}: ${why}`,
  noRules: (path, why) => `${path} does not hold rules: ${why}.`,
  otherSum: (path, sums) => `${path} is not the file that ${sums} beside it names.`,
  movesInFile: (moves) =>
    f.plural(moves, { one: 'the file has # move.', other: 'the file has # moves.' }),
  faultAt: (path, move, why) => `${path}: move ${f.number(move)}: ${why}`,
  gameOver: 'the game is over.',
  nothingToDecide: (seat) => `seat ${f.number(seat)} has nothing to decide there.`,

  queueMissing: '--queue is missing: the URL of a PostgreSQL.',
  notBots: (levels, given) => `--bots is made of ${typed(levels)} or random, not ${given}.`,
  notALevel: (levels) => `--level is one of ${typed(levels)}.`,
  noBots: (game) => `no bot knows ${game} yet.`,
  noNet: (game) => `no net looks at ${game} yet.`,
  noTrainingTime: 'how long? Say --hours, --minutes or --games.',
  nothingCounted: (game) => `Nothing is counted in ${game} yet.`,

  gameThere: (id) => `there is a game ${id} already.`,
  folderThere: (folder) => `there is a folder ${folder} already.`,
  wordTaken: (registry, word) => `${registry} uses the word ${word} already; choose another name.`,
  noList: (registry) => `${registry} has no list of games to add to.`,
  notAName: (given, longest, example) =>
    `${given} can't name a game: small letters, digits and single hyphens, a letter first, at most ${longest} of them, such as ${example}.`,
  reserved: (given) => `${given} means something in code; choose another name.`,
  notATitle: (given, longest) =>
    `${given} can't be a title: letters, digits, spaces and , : . ! ? & ’ – -, at most ${longest} of them.`,

  noData: (folder) => `there are no games of a server in ${folder}.`,
  notBuilt: (folder) => `there is no built checkout in ${folder}: run npm run build there first.`,
});
