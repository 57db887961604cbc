import type { Formats } from '@hustings/texts';
import type { MakeTexts } from '../texts.js';
import { levels } from './levels.js';

/** French: making a table in this browser. */
export const make = (f: Formats<'fr'>): MakeTexts => ({
  title: 'Créer une table',
  where: 'Où',
  here: 'Sur cet appareil',
  online: 'En ligne',
  game: 'Le jeu',
  which: 'Jeu',
  chairs: 'Places',
  people: 'Qui joue',
  against: 'Moi contre des bots',
  hotseat: 'Plusieurs sur cet écran',
  sits: 'Qui prend place',
  sitsSay: (min: number, max: number) =>
    `de ${f.number(min)} à ${f.number(max)} places, humains et bots comme tu veux`,
  asPrinted: 'comme dans le livret, si tu ne changes rien',
  columns: { party: 'Parti', name: 'Nom', where: 'Où', how: 'Comment' },
  youHere: 'Toi, ici',
  youSay: 'Tu commences la partie quand tu veux.',
  hereSay: 'On se passe l’écran\u202f; un cache protège ce qui est secret.',
  byLink: 'Libre',
  linkSay: 'Qui vient choisit un nom et prend place.',
  levelSays: {
    volunteer: 'joue pour le plaisir et ne regarde que son jeu',
    intern: 'joue à l’instinct et se trompe',
    delegate: 'connaît le jeu, mais oublie des choses',
    organiser: 'joue avec bon sens',
    adviser: 'calcule bien et se trompe rarement',
    strategist: 'compte chaque point',
    chancellor: 'joue des parties entières dans sa tête, ce qui prend un moment',
  },
  around: (chairs: readonly string[]) => `Places autour d’une table\u00a0: ${f.list(chairs)}`,
  places: { here: 'ici', link: 'libre', bot: 'bot' },
  share: (names: readonly string[]) => `${f.list(names)} se partagent cet écran.`,
  alone: 'La partie est conservée dans ce navigateur.',
  ready: (names: readonly string[]) => `Déjà à table\u00a0: ${f.list(names)}.`,
  waits: (n: number) =>
    f.plural(n, {
      one: '# place est libre.',
      other: '# places sont libres.',
    }),
  chair: (n: number) => `Place ${f.number(n)}`,
  levels,
  whoOf: (n: number) => `Qui occupe la place ${f.number(n)}`,
  atScreen: 'Ici',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `Niveau de jeu, place ${f.number(n)}\u00a0: ${name}`,
  temperOf: (n: number, name: string) => `Tempérament, place ${f.number(n)}\u00a0: ${name}`,
  /** What the two lists of a bot are about. */
  level: 'Force',
  temper: 'Tempérament',
  /** A bot without a temperament of its own. */
  calm: 'Posé',
  plainSay:
    'Personne n’a encore appris ce jeu aux bots\u00a0: ils jouent n’importe quel coup permis.',
  partyOf: (n: number) => `Parti de la place ${f.number(n)}`,
  nameOf: (n: number) => `Nom à la place ${f.number(n)}`,
  start: 'Commencer',
  yourTable: 'Ta table',
  dealt: 'Au hasard',
  /** Where a file is chosen for an option, called by its name. */
  file: (option: string) => `Fichier pour ${f.quoted(option)}`,
  noFile: 'Choisis un fichier\u202f; il est vérifié aussitôt.',
  example: 'Notre liste en fichier, pour commencer',
  fits: (file: string) => `${f.quoted(file)} convient\u00a0: toute la table joue avec.`,
  sum: (game: string, seats: number, people: number) =>
    `${game}, ${f.plural(seats, { one: '# place', other: '# places' })}\u00a0: ${
      // French counts nobody as one.
      people === 1
        ? 'toi'
        : f.plural(people, { one: '# personne sur cet écran', other: '# personnes sur cet écran' })
    }${seats > people ? ` et ${f.plural(seats - people, { one: '#\u00a0bot', other: '#\u00a0bots' })}` : ''}.`,
});
