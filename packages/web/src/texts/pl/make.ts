import type { Formats } from '@hustings/texts';
import type { MakeTexts } from '../texts.js';
import { levels } from './levels.js';

/** Polish: making a table in this browser. */
export const make = (f: Formats<'pl'>): MakeTexts => ({
  title: 'Nowy stół',
  where: 'Gdzie',
  here: 'Na tym urządzeniu',
  online: 'Online',
  game: 'Gra',
  which: 'Gra',
  chairs: 'Miejsca',
  people: 'Kto gra',
  against: 'Ja i\u00a0boty',
  hotseat: 'Kilka osób na tym ekranie',
  sits: 'Kto gdzie siedzi',
  sitsSay: (min: number, max: number) =>
    `od ${f.number(min)} do ${f.number(max)} miejsc, ludzie i\u00a0boty w\u00a0dowolnym składzie`,
  asPrinted: 'jak w\u00a0instrukcji, jeśli nic nie zmienisz',
  columns: { party: 'Partia', name: 'Nick', where: 'Gdzie', how: 'Jak' },
  youHere: 'Ty, tutaj',
  youSay: 'Zaczynasz grę, kiedy chcesz.',
  hereSay: 'Ekran wędruje z\u00a0rąk do rąk; to, co tajne, pozostaje zakryte.',
  byLink: 'Wolne',
  linkSay: 'Kto przyjdzie, wybiera nick i\u00a0siada.',
  levelSays: {
    volunteer: 'gra dla zabawy i\u00a0patrzy tylko na siebie',
    intern: 'gra na wyczucie i\u00a0się myli',
    delegate: 'zna grę, ale czasem coś przeoczy',
    organiser: 'gra na zdrowy rozum',
    adviser: 'liczy dobrze, rzadko się myli',
    strategist: 'liczy każdy punkt',
    chancellor: 'rozgrywa w\u00a0głowie całe gry i\u00a0potrzebuje chwili',
  },
  around: (chairs: readonly string[]) => `Miejsca wokół stołu: ${f.list(chairs)}`,
  places: { here: 'tutaj', link: 'wolne', bot: 'bot' },
  share: (names: readonly string[]) => `Wspólny ekran: ${f.list(names)}.`,
  alone: 'Gra zostaje w\u00a0tej przeglądarce.',
  ready: (names: readonly string[]) => `Już przy stole: ${f.list(names)}.`,
  waits: (n: number) =>
    f.plural(n, {
      one: '# miejsce jest wolne.',
      few: '# miejsca są wolne.',
      many: '# miejsc jest wolnych.',
      other: '# miejsca jest wolne.',
    }),
  chair: (n: number) => `Miejsce ${f.number(n)}`,
  levels,
  whoOf: (n: number) => `Kto siedzi na miejscu ${f.number(n)}`,
  atScreen: 'Tutaj',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `Poziom: ${name}, miejsce ${f.number(n)}`,
  temperOf: (n: number, name: string) => `Usposobienie: ${name}, miejsce ${f.number(n)}`,
  /** What the two lists of a bot are about. */
  level: 'Siła',
  temper: 'Usposobienie',
  /** A bot without a temperament of its own. */
  calm: 'Opanowany',
  plainSay: 'Tej gry nikt jeszcze botów nie nauczył: wykonują losowe dozwolone ruchy.',
  partyOf: (n: number) => `Partia na miejscu ${f.number(n)}`,
  nameOf: (n: number) => `Nick na miejscu ${f.number(n)}`,
  /** Where a file is chosen for an option, called by its name. */
  file: (option: string) => `Plik: ${option}`,
  noFile: 'Wybierz plik; sprawdzimy go od razu.',
  example: 'Nasza lista jako plik, na początek',
  fits: (file: string) => `${f.quoted(file)} pasuje: wszyscy przy stole grają według tego pliku.`,
  start: 'Zaczynamy',
  yourTable: 'Twój stół',
  dealt: 'Losowa',
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
        ? ` i\u00a0${f.plural(seats - people, { one: '#\u00a0bot', few: '#\u00a0boty', many: '#\u00a0botów', other: '#\u00a0bota' })}`
        : ''
    }.`,
});
