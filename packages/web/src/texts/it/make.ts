import type { Formats } from '@hustings/texts';
import type { MakeTexts } from '../texts.js';
import { levels } from './levels.js';

/** Italian: making a table in this browser. */
export const make = (f: Formats<'it'>): MakeTexts => ({
  title: 'Crea un tavolo',
  where: 'Dove',
  here: 'In questo browser',
  online: 'Online',
  game: 'Il gioco',
  which: 'Gioco',
  chairs: 'Posti',
  people: 'Chi gioca',
  against: 'Io contro i bot',
  hotseat: 'Più persone, uno schermo',
  sits: 'Chi si siede',
  sitsSay: (min: number, max: number) =>
    `da ${f.number(min)} a ${f.number(max)} posti, persone e bot come vuoi`,
  asPrinted: 'come da regolamento, se non cambi nulla',
  columns: { party: 'Partito', name: 'Nome', where: 'Dove', how: 'Come' },
  youHere: 'Tu, qui',
  youSay: 'Inizi la partita quando vuoi.',
  hereSay: 'Lo schermo passa di mano in mano; i segreti restano coperti.',
  byLink: 'Libero',
  linkSay: 'Chi arriva sceglie un nome e si siede.',
  levelSays: {
    volunteer: 'gioca per divertirsi e guarda solo a sé',
    intern: 'gioca d’istinto e sbaglia',
    delegate: 'conosce il gioco, ma qualcosa gli sfugge',
    organiser: 'gioca con buon senso',
    adviser: 'calcola bene e sbaglia di rado',
    strategist: 'conta ogni punto',
    chancellor: 'gioca a mente partite intere e ci mette un momento',
  },
  around: (chairs: readonly string[]) => `Posti attorno a un tavolo: ${f.list(chairs)}`,
  places: { here: 'qui', link: 'libero', bot: 'bot' },
  share: (names: readonly string[]) => `${f.list(names)} condividono questo schermo.`,
  alone: 'La partita resta in questo browser.',
  ready: (names: readonly string[]) => `Già al tavolo: ${f.list(names)}.`,
  waits: (n: number) =>
    f.plural(n, {
      one: '# posto è libero.',
      other: '# posti sono liberi.',
    }),
  chair: (n: number) => `Posto ${f.number(n)}`,
  levels,
  whoOf: (n: number) => `Chi siede al posto ${f.number(n)}`,
  atScreen: 'Qui',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `Quanto gioca bene ${name} al posto ${f.number(n)}`,
  temperOf: (n: number, name: string) => `Temperamento di ${name} al posto ${f.number(n)}`,
  /** What the two lists of a bot are about. */
  level: 'Forza',
  temper: 'Temperamento',
  /** A bot without a temperament of its own. */
  calm: 'Equilibrato',
  plainSay: 'Nessun bot è ancora stato addestrato per questo gioco: fanno mosse lecite a caso.',
  partyOf: (n: number) => `Partito del posto ${f.number(n)}`,
  nameOf: (n: number) => `Nome al posto ${f.number(n)}`,
  file: (option: string) => `File per ${f.quoted(option)}`,
  noFile: 'Scegli un file; viene controllato subito.',
  example: 'La nostra lista come file, da cui partire',
  fits: (file: string) => `${f.quoted(file)} va bene: tutti al tavolo giocano con questo.`,
  start: 'Inizia',
  yourTable: 'Il tuo tavolo',
  dealt: 'A sorte',
  sum: (game: string, seats: number, people: number) =>
    `${game}, ${f.plural(seats, { one: '# posto', other: '# posti' })}: ${f.plural(people, {
      one: 'tu',
      other: '# persone davanti a questo schermo',
    })}${seats > people ? ` e ${f.plural(seats - people, { one: '#\u00a0bot', other: '#\u00a0bot' })}` : ''}.`,
});
