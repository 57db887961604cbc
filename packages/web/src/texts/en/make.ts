import type { Formats } from '@hustings/texts';

/** English: making a table in this browser. */
export const make = (f: Formats) => ({
  title: 'Make a table',
  where: 'Where',
  here: 'On this device',
  online: 'Online',
  game: 'The game',
  which: 'Game',
  chairs: 'Chairs',
  chairsTitle: 'The chairs',
  people: 'Who plays',
  against: 'I against bots',
  hotseat: 'Several on this screen',
  peopleSay:
    'Against bots: you take the first chair. Several: the screen is passed on, and a hand-over hides what is secret. Any chair can be changed below.',
  chair: (n: number) => `Chair ${f.number(n)}`,
  levels: {
    intern: 'Intern',
    organiser: 'Organiser',
    strategist: 'Strategist',
    chancellor: 'Chancellor',
  },
  whoOf: (n: number) => `Who sits on chair ${f.number(n)}`,
  atScreen: 'Here',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `How well ${name} on chair ${f.number(n)} plays`,
  levelSay:
    'Intern: plays by feel and errs. Organiser: by rule of thumb. Strategist: counts every point. Chancellor: plays games in its head, and takes a moment.',
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
  dealt: 'Party dealt',
  sum: (game: string, seats: number, people: number) =>
    `${game}, ${f.plural(seats, { one: '# chair', other: '# chairs' })}: ${f.plural(people, {
      one: 'you',
      other: '# people on this screen',
    })}${seats > people ? ` and ${f.plural(seats - people, { one: '# bot', other: '# bots' })}` : ''}.`,
});
