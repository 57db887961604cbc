import type { Formats } from '@hustings/texts';
import type { CommandTexts, FlagTexts, HelpTexts, ValueTexts } from '../help-texts.js';

export const help: HelpTexts = {
  program: 'hustings: a referee for political board games.',
  usage: 'usage: hustings COMMAND …',
  each: 'Each command explains itself: hustings COMMAND --help',
  usageOf: (command, argument) =>
    `usage: hustings ${command} ${argument === undefined ? '' : `${argument} `}[flags]`,
};

export const commands: CommandTexts = {
  games: { summary: 'list the games, their seats and their table options' },
  demo: { summary: 'play one game between players who choose at random, and show how it went' },
  simulate: { summary: 'play many games at random and report what they look like' },
  balance: {
    summary: 'play many games and count what was used, how they ended and who won from where',
  },
  verify: {
    summary: 'replay a game file and check it: moves, hashes and the seed commitment',
    about: [
      'Exit code 0: every move was legal, every position is the recorded one, and the seed is the',
      'one committed to before the first card. 1: not so, and where. 2: no such file.',
    ].join('\n'),
  },
  show: { summary: 'show a position of a game file as text' },
  engine: {
    summary: 'drive any game from any language: requests and answers as lines of JSON',
    about: [
      'Reads one JSON object a line from standard input and answers each with one line on standard',
      'output, until the input ends. For example: {"id": 1, "do": "games"}',
      'docs/engine-protocol.md describes every request.',
    ].join('\n'),
  },
  record: {
    summary: 'record games played at random, to be replayed by every later version',
    about: [
      'Writes DIR/<game>/<players>-<options>-<n>.json, spread over player counts and options, and',
      'the results to DIR/index.json. Recordings of the game that were there before are removed.',
    ].join('\n'),
  },
  prove: {
    summary: "prove by random games and hostile input that games keep the kernel's promises",
    about: 'Exit code 1: a promise is broken. Then it says which, where, and how to see it again.',
  },
  bench: {
    summary: 'measure the speed of the games beside a small game written by hand',
    about: [
      'Every game and number of players works in a thread of its own, never two at once, in turns',
      'with the baseline. Figures are medians; ×n is a figure divided by that of the baseline.',
    ].join('\n'),
  },
  arena: {
    summary: 'let bots play many games against each other and compare them',
    about: (levels) =>
      [
        `Bots are ${levels}, or random. All seatings of the field by rotation are played on`,
        'the same seeds; intervals are 95 %, taking only seeds as independent.',
      ].join('\n'),
  },
  arenaWorker: {
    summary: 'play games that an arena has put into a queue',
    about: 'Start as many as you like, on as many machines as you like.',
  },
  tune: {
    summary: "find better figures for a game's heuristic by self-play",
    about: [
      'An evolution strategy: in each generation candidates near the best figures so far play the',
      'same games against the Organiser and against those figures. The same seed gives the same result.',
      'Games of tuning never occur in an arena: their seeds have another name.',
    ].join('\n'),
  },
  train: {
    summary: 'let a net learn a game by playing against itself, from nothing',
    about: [
      'Temporal differences in self-play. Written to a folder: the weights as a module, the learning',
      'curve as a page, and a checkpoint; the same command goes on from there. With a number of games',
      'instead of a time the same seed gives the same net.',
    ].join('\n'),
  },
  explain: { summary: 'the best moves of a position, with chances, points and reasons' },
  serve: {
    summary: 'run the server: tables, people and games over HTTP and WebSocket',
    about: [
      'Everything is configured by the environment; docs/hosting.md lists the variables. The flags',
      'stand for the most common ones. Ends with SIGTERM or SIGINT, after what is under way and within',
      'ten seconds.',
    ].join('\n'),
  },
  backup: {
    summary: 'write everything the server keeps to one file',
    about: 'The server may go on meanwhile. The file holds secrets: keep it like the data itself.',
  },
  restore: {
    summary: 'fill an empty data folder or database from a backup',
    about: 'SQLite or PostgreSQL, whichever the backup came from. The server must not run yet.',
  },
  rules: {
    summary: 'list the rules that are kept with the games of a server, bring some, save them',
    about: [
      'A game is finished under the rules it began with. The server keeps the rules of every version',
      'of this program that ran on its data; docs/hosting.md says more under Upgrading. What is added',
      'is code that the server will run: add only files that you built or saved yourself.',
    ].join('\n'),
  },
  migrate: {
    summary:
      'move tables to the current rules, where all that happened would have happened the same',
    about: [
      'The log of each table that is under other rules is played again under those of this version:',
      'options, cards dealt, every move and every move taken back. If every position is the same, the',
      'table goes on under the new rules; nothing else of it changes. If not, it stays, and the first',
      'difference is told. On SQLite the server must not run; on PostgreSQL it may. Exit code 0: no',
      'table is left under other rules. 1: some are.',
    ].join('\n'),
  },
  newGame: {
    summary: 'lay out a small complete game in games/NAME, to be made another one',
    about: [
      'NAME is its folder, its id and its address: small letters, digits and hyphens. The game has',
      'rules, texts, a board, a book, bots and tests; docs/writing-a-game.md goes through them.',
    ].join('\n'),
  },
};

export const values: ValueTexts = {
  dir: 'DIR',
  file: 'FILE',
  folder: 'FOLDER',
  id: 'ID',
  language: 'TAG',
  level: 'LEVEL',
  list: 'A,B,…',
  name: 'NAME',
  number: 'N',
  numbers: 'N,…',
  pairs: 'NAME=VALUE,…',
  text: 'TEXT',
  title: 'TITLE',
  url: 'URL',
  version: 'VERSION',
  who: 'WHO',
};

export const flags = (f: Formats<'en'>): FlagTexts => ({
  help: 'show this help',
  json: 'print one JSON object instead of text',
  language: 'the language to be read; HUSTINGS_LANG, or else LANG',

  game: 'which game; hustings games lists them',
  players: 'how many play',
  options: 'table options; a list for each seat is joined by +',
  games: 'how many games',
  onlyGame: 'only this game',
  onlyPlayers: 'only with this many players',

  bots: 'one for each seat; chancellor@50 has 50 ms of its own',
  milliseconds: 'thinking time of a Chancellor for a decision',
  simulations: 'or its trials for a decision (200 if neither is given)',
  measure: 'what times mean; cpu plays in one thread (wall)',
  throughQueue: 'play through a queue on this PostgreSQL, by hustings arena-worker',
  withBalance: 'also report wins by party, start and other traits',
  queue: 'the PostgreSQL that holds the queue',
  idle: 'end after so many seconds without a game',
  generations: 'how many generations',
  candidates: 'candidates in a generation',
  candidateGames: 'games of a candidate in a generation',
  tuneFrom: 'whose figures to begin with: organiser or strategist (organiser)',
  trainHours: 'how long to learn, in hours of computing time',
  trainMinutes: 'and in minutes',
  trainGames: 'or how many games to learn from',
  trainMatches: 'games against Strategists for each point of the curve',
  trainTo: 'where to write (training)',
  trials: 'trials',
  moves: 'how many moves',

  at: 'after this many moves; the last position if not given',
  seat: 'whose decision, from 1; the first who owes one if not given',
  viewer: 'through whose eyes: a seat, spectator or all (spectator)',
  verifyRules: 'verify by the rules in this file (see hustings rules)',
  showRules: 'by the rules in this file (see hustings rules)',
  recordTo: 'where to (fixtures)',

  repeats: 'how often each is measured',
  starts: 'how often it begins with new threads, so that luck of the compiler does not count',
  time: 'milliseconds for each figure',
  write: 'put the table into docs/bench.md',
  against: 'measure a built older checkout beside this one, game by game',
  randomGames: 'random games for each',
  inputs: 'hostile inputs for each',
  from: 'the number of the first game',
  look: 'one of so many positions is looked at from all sides',

  data: 'where the SQLite file lies; HUSTINGS_DATA',
  port: 'port to listen on; HUSTINGS_PORT',
  orphans: 'start also when running games need rules that are not here; HUSTINGS_ORPHANS',
  add: 'keep the rules in this file, as built by another version or saved',
  save: 'write all that are kept to this folder',
  tablesOfGame: 'only tables of this game',
  tablesOfRules: 'only tables under these rules',
  dryRun: 'only say what would be done',

  title: 'what people call it (made of NAME)',
  demoSeed: 'the same text gives the same game; another game each time if not given',
  seed: (standard) => `the same text gives the same games (${standard})`,
  figuresSeed: (standard) => `the same text gives the same figures (${standard})`,
  threads: (cores) => `threads that play (${f.number(cores)})`,
  whoPlays: (levels) => `who plays: ${levels} or random (random)`,
  whoExplains: (levels) => `who explains: ${levels} (chancellor)`,
  standard: (meaning, value) => `${meaning} (${value})`,
});
