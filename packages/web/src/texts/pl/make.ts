import type { Formats } from '@hustings/texts';
import type { MakeTexts } from '../texts.js';

/** Polish: making a table in this browser. */
export const make = (f: Formats): MakeTexts => ({
  title: 'Nowy stół',
  where: 'Gdzie',
  here: 'Na tym urządzeniu',
  online: 'Online',
  game: 'Gra',
  which: 'Gra',
  chairs: 'Miejsca',
  chairsTitle: 'Miejsca',
  people: 'Kto gra',
  against: 'Ja i\u00a0boty',
  hotseat: 'Kilka osób na tym ekranie',
  peopleSay:
    'Z\u00a0botami: zajmujesz pierwsze miejsce. Kilka osób: ekran podaje się dalej, a\u00a0osłona skrywa to, co tajne. Każde miejsce można zmienić poniżej.',
  chair: (n: number) => `Miejsce ${f.number(n)}`,
  levels: {
    intern: 'Stażysta',
    organiser: 'Organizator',
    strategist: 'Strateg',
    chancellor: 'Kanclerz',
  },
  whoOf: (n: number) => `Kto siedzi na miejscu ${f.number(n)}`,
  atScreen: 'Tutaj',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `Poziom: ${name}, miejsce ${f.number(n)}`,
  levelSay:
    'Stażysta: gra na wyczucie i\u00a0się myli. Organizator: według prostych reguł. Strateg: liczy każdy punkt. Kanclerz: rozgrywa gry w\u00a0głowie i\u00a0potrzebuje chwili.',
  plainSay: 'Tej gry nikt jeszcze botów nie nauczył: wykonują dowolne dozwolone ruchy.',
  partyOf: (n: number) => `Partia na miejscu ${f.number(n)}`,
  nameOf: (n: number) => `Nazwa na miejscu ${f.number(n)}`,
  /** Where a file is chosen for an option, called by its name. */
  file: (option: string) => `Plik: ${option}`,
  noFile: 'Wybierz plik; sprawdzimy go od razu.',
  example: 'Nasza lista jako plik, na początek',
  fits: (file: string) => `${f.quoted(file)} pasuje: wszyscy przy stole grają według tego pliku.`,
  start: 'Zaczynamy',
  yourTable: 'Twój stół',
  dealt: 'Partia losowana',
  sum: (game: string, seats: number, people: number) =>
    `${game}, ${f.plural(seats, {
      one: '# miejsce',
      few: '# miejsca',
      many: '# miejsc',
      other: '# miejsca',
    })}: ${f.plural(people, {
      one: 'Ty',
      few: '# osoby na tym ekranie',
      many: '# osób na tym ekranie',
      other: '# osoby na tym ekranie',
    })}${
      seats > people
        ? ` i\u00a0${f.plural(seats - people, { one: '# bot', few: '# boty', many: '# botów', other: '# bota' })}`
        : ''
    }.`,
});
