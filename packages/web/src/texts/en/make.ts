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
    'Against bots: you take the first chair. Several: the screen is passed on, and a hand-over hides what is secret.',
  chair: (n: number) => `Chair ${f.number(n)}`,
  levels: {
    intern: 'Intern',
    organiser: 'Organiser',
    strategist: 'Strategist',
    chancellor: 'Chancellor',
  },
  levelOf: (n: number, name: string) => `How well ${name} on chair ${f.number(n)} plays`,
  levelSay:
    'Intern: plays by feel and errs. Organiser: by rule of thumb. Strategist: counts every point. Chancellor: plays games in its head, and takes a moment.',
  partyOf: (n: number) => `Party of chair ${f.number(n)}`,
  nameOf: (n: number) => `Name on chair ${f.number(n)}`,
  start: 'Begin',
  yourTable: 'Your table',
  dealt: 'Party dealt',
  sum: (game: string, seats: number, people: number) =>
    `${game}, ${f.plural(seats, { one: '# chair', other: '# chairs' })}: ${f.plural(people, {
      one: 'you',
      other: '# people on this screen',
    })}${seats > people ? ` and ${f.plural(seats - people, { one: '# bot', other: '# bots' })}` : ''}.`,
});
