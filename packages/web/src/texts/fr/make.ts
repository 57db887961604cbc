import type { Formats } from '@hustings/texts';
import type { MakeTexts } from '../texts.js';

/** French: making a table in this browser. */
export const make = (f: Formats): MakeTexts => ({
  title: 'Créer une table',
  where: 'Où',
  here: 'Sur cet appareil',
  online: 'En ligne',
  game: 'Le jeu',
  which: 'Jeu',
  chairs: 'Places',
  chairsTitle: 'Les places',
  people: 'Qui joue',
  against: 'Moi contre des bots',
  hotseat: 'Plusieurs sur cet écran',
  peopleSay:
    'Contre des bots\u00a0: tu prends la première place. À plusieurs\u00a0: on se passe l’écran, et un écran de passage cache ce qui est secret. Chaque place peut être modifiée ci-dessous.',
  chair: (n: number) => `Place ${f.number(n)}`,
  levels: {
    intern: 'Stagiaire',
    organiser: 'Organisateur',
    strategist: 'Stratège',
    chancellor: 'Chancelier',
  },
  whoOf: (n: number) => `Qui occupe la place ${f.number(n)}`,
  atScreen: 'Ici',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `Niveau de jeu, place ${f.number(n)}\u00a0: ${name}`,
  levelSay:
    'Stagiaire\u00a0: joue à l’instinct et se trompe. Organisateur\u00a0: suit des règles simples. Stratège\u00a0: compte chaque point. Chancelier\u00a0: joue des parties dans sa tête, ce qui prend un moment.',
  plainSay:
    'Personne n’a encore appris ce jeu aux bots\u00a0: ils jouent n’importe quel coup permis.',
  partyOf: (n: number) => `Parti de la place ${f.number(n)}`,
  nameOf: (n: number) => `Nom à la place ${f.number(n)}`,
  start: 'Commencer',
  yourTable: 'Ta table',
  dealt: 'Parti au hasard',
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
    }${seats > people ? ` et ${f.plural(seats - people, { one: '# bot', other: '# bots' })}` : ''}.`,
});
