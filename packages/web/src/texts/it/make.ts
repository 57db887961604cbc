import type { Formats } from '@hustings/texts';
import type { MakeTexts } from '../texts.js';

/** Italian: making a table in this browser. */
export const make = (f: Formats): MakeTexts => ({
  title: 'Crea un tavolo',
  where: 'Dove',
  here: 'In questo browser',
  online: 'Online',
  game: 'Il gioco',
  which: 'Gioco',
  chairs: 'Posti',
  chairsTitle: 'I posti',
  people: 'Chi gioca',
  against: 'Io contro i bot',
  hotseat: 'In più su questo schermo',
  peopleSay:
    'Contro i bot: il primo posto è tuo. In più: lo schermo passa di mano in mano, e a ogni passaggio i segreti restano coperti. Qui sotto puoi cambiare ogni posto.',
  chair: (n: number) => `Posto ${f.number(n)}`,
  levels: {
    intern: 'Stagista',
    organiser: 'Organizzatore',
    strategist: 'Stratega',
    chancellor: 'Cancelliere',
  },
  whoOf: (n: number) => `Chi siede al posto ${f.number(n)}`,
  atScreen: 'Qui',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `Quanto gioca bene ${name} al posto ${f.number(n)}`,
  levelSay:
    'Stagista: gioca a istinto e sbaglia. Organizzatore: va a buon senso. Stratega: conta ogni punto. Cancelliere: gioca intere partite nella testa, e ci mette un momento.',
  plainSay: 'A questo gioco nessun bot è stato ancora addestrato: fanno una mossa lecita a caso.',
  partyOf: (n: number) => `Partito del posto ${f.number(n)}`,
  nameOf: (n: number) => `Nome al posto ${f.number(n)}`,
  file: (option: string) => `File per ${f.quoted(option)}`,
  noFile: 'Scegli un file; viene controllato subito.',
  example: 'La nostra come file, da cui partire',
  fits: (file: string) => `${f.quoted(file)} va bene: tutti al tavolo giocano con questo.`,
  start: 'Inizia',
  yourTable: 'Il tuo tavolo',
  dealt: 'Partito a sorte',
  sum: (game: string, seats: number, people: number) =>
    `${game}, ${f.plural(seats, { one: '# posto', other: '# posti' })}: ${f.plural(people, {
      one: 'tu',
      other: '# persone a questo schermo',
    })}${seats > people ? ` e ${f.plural(seats - people, { one: '# bot', other: '# bot' })}` : ''}.`,
});
