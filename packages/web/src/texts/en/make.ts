import type { Formats } from '@hustings/texts';
import { levels } from './levels.js';

/** English: making a table in this browser. */
export const make = (f: Formats<'en'>) => ({
  title: 'Make a table',
  where: 'Where',
  here: 'On this device',
  online: 'Online',
  game: 'The game',
  which: 'Game',
  chairs: 'Chairs',
  people: 'Who plays',
  against: 'I against bots',
  hotseat: 'Several on this screen',
  sits: 'Who sits down',
  sitsSay: (min: number, max: number) =>
    `${f.number(min)} to ${f.number(max)} chairs, people and bots in any mixture`,
  asPrinted: 'as printed, unless you change it',
  columns: { party: 'Party', name: 'Name', where: 'Where', how: 'How' },
  youHere: 'You, here',
  youSay: 'You begin the game when you like.',
  hereSay: 'The screen is passed on; a cover hides what is secret.',
  byLink: 'Open',
  linkSay: 'Whoever comes picks a name and sits down.',
  levelSays: {
    volunteer: 'plays for fun and looks at nobody else',
    intern: 'plays by feel and errs',
    delegate: 'knows the game and overlooks a thing or two',
    organiser: 'goes by rules of thumb',
    adviser: 'reckons well and rarely slips',
    strategist: 'counts every point',
    chancellor: 'plays games in its head, and takes a moment',
  },
  around: (chairs: readonly string[]) => `Chairs round a table: ${f.list(chairs)}`,
  places: { here: 'here', link: 'open', bot: 'bot' },
  share: (names: readonly string[]) => `${f.list(names)} share this screen.`,
  alone: 'The game is kept in this browser.',
  ready: (names: readonly string[]) =>
    f.plural(names.length, {
      one: `${f.list(names)} is ready.`,
      other: `${f.list(names)} are ready.`,
    }),
  waits: (n: number) =>
    f.plural(n, {
      one: '# chair is free.',
      other: '# chairs are free.',
    }),
  chair: (n: number) => `Chair ${f.number(n)}`,
  levels,
  whoOf: (n: number) => `Who sits on chair ${f.number(n)}`,
  atScreen: 'Here',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `How well ${name} on chair ${f.number(n)} plays`,
  temperOf: (n: number, name: string) => `Temperament of ${name} on chair ${f.number(n)}`,
  /** What the two lists of a bot are about. */
  level: 'Strength',
  temper: 'Temperament',
  /** A bot without a temperament of its own. */
  calm: 'Balanced',
  plainSay: 'Nobody has taught bots this game yet: they make any legal move.',
  partyOf: (n: number) => `Party of chair ${f.number(n)}`,
  nameOf: (n: number) => `Name on chair ${f.number(n)}`,
  /** Where a file is chosen for an option, called by its name. */
  file: (option: string) => `File for ${f.quoted(option)}`,
  noFile: 'Choose a file; it is checked at once.',
  example: 'Our list as a file, to begin with',
  fits: (file: string) => `${f.quoted(file)} fits: everyone at the table plays with it.`,
  start: 'Begin',
  yourTable: 'Your table',
  dealt: 'Dealt',
  sum: (game: string, seats: number, people: number) =>
    `${game}, ${f.plural(seats, { one: '# chair', other: '# chairs' })}: ${f.plural(people, {
      one: 'you',
      other: '# people on this screen',
    })}${seats > people ? ` and ${f.plural(seats - people, { one: '#\u00a0bot', other: '#\u00a0bots' })}` : ''}.`,
});
