import type { Formats } from '@hustings/texts';
import type { WrongTexts } from '../wrong-texts.js';

/** Words that one types stand after one another, as they are typed. */
const typed = (words: readonly string[]): string => words.join(', ');

export const wrong = (f: Formats<'fr'>): WrongTexts => ({
  noCommand: 'Quelle commande\u202f? Voir hustings --help.',
  noSuchCommand: (given) => `La commande ${given} n’existe pas. Voir hustings --help.`,
  noSuchFlag: (given, command) =>
    `l’option ${given} n’existe pas. Voir hustings ${command} --help.`,
  noSuchLanguage: (given, there) =>
    `la langue ${given} n’existe pas ici\u202f; il y a\u00a0: ${typed(there)}.`,
  argumentMissing: (argument) => `il manque ${argument}.`,
  tooManyArguments: (given) => `${given} est un argument de trop.`,
  needsValue: (flag) => `${flag} demande une valeur.`,
  takesNoValue: (flag) => `${flag} ne prend pas de valeur.`,
  givenTimes: (flag, times) => `${flag} est donnée ${f.number(times)} fois.`,
  // As they are to be typed: without separators.
  notANumber: (flag, min, max, given) =>
    `${flag} doit être un nombre entier de ${min} à ${max}, pas ${given}.`,
  notAViewer: (seats, given) =>
    `--viewer est une place de 1 à ${seats}, spectator ou all, pas ${given}.`,

  noSuchGame: (given, there) =>
    `le jeu ${given} n’existe pas ici\u202f; il y a\u00a0: ${typed(there)}.`,
  wrongPlayers: (game, min, max, given) =>
    `${game} se joue de ${min} à ${max} joueurs, pas à ${given}.`,
  notAnOption: (given) => `${given} n’est pas une option\u202f; écris NOM=VALEUR.`,
  optionTwice: (name) => `l’option ${name} est donnée deux fois.`,
  noSuchOption: (game, given, there) =>
    `${game} n’a pas d’option ${given}\u202f; il a\u00a0: ${typed(there)}.`,
  optionOfSeats: (name, dealt, seats, words) =>
    `l’option ${name} vaut ${dealt}, ou ${seats} mots différents joints par + parmi\u00a0: ${typed(words)}.`,

  unreadable: (path, code) => `${path} est illisible (${code}).`,
  notJson: 'Ce n’est pas du JSON.',
  inFile: (path, why) => `${path}\u00a0: ${why}`,
  noRules: (path, why) => `${path} ne contient pas de règles\u00a0: ${why}.`,
  otherSum: (path, sums) => `${path} n’est pas le fichier que nomme ${sums} à côté.`,
  movesInFile: (moves) =>
    f.plural(moves, { one: 'le fichier a # coup.', other: 'le fichier a # coups.' }),
  faultAt: (path, move, why) => `${path}\u00a0: coup ${f.number(move)}\u00a0: ${why}`,
  gameOver: 'la partie est terminée.',
  nothingToDecide: (seat) => `la place ${f.number(seat)} n’a rien à décider à ce moment.`,

  queueMissing: 'il manque --queue\u00a0: l’URL d’un PostgreSQL.',
  notBots: (levels, given) => `--bots se compose de ${typed(levels)} ou random, pas ${given}.`,
  notALevel: (levels) => `--level est l’un de ${typed(levels)}.`,
  noBots: (game) => `aucun bot ne connaît encore ${game}.`,
  noNet: (game) => `aucun réseau ne regarde encore ${game}.`,
  noTrainingTime: 'combien de temps\u202f? Dis --hours, --minutes ou --games.',
  nothingCounted: (game) => `Rien n’est encore compté dans ${game}.`,

  gameThere: (id) => `il y a déjà un jeu ${id}.`,
  folderThere: (folder) => `il y a déjà un dossier ${folder}.`,
  wordTaken: (registry, word) =>
    `${registry} utilise déjà le mot ${word}\u202f; choisis un autre nom.`,
  noList: (registry) => `${registry} n’a pas de liste de jeux à compléter.`,
  notAName: (given, longest, example) =>
    `${given} ne peut pas nommer un jeu\u00a0: minuscules, chiffres et tirets simples, une lettre d’abord, ${longest} caractères au plus, par exemple ${example}.`,
  reserved: (given) => `${given} a un sens dans le code\u202f; choisis un autre nom.`,
  notATitle: (given, longest) =>
    `${given} ne peut pas être un titre\u00a0: lettres, chiffres, espaces et les signes «\u00a0,:.!?&’–-\u00a0», ${longest} caractères au plus.`,

  noData: (folder) => `il n’y a pas de parties d’un serveur dans ${folder}.`,
  notBuilt: (folder) =>
    `il n’y a pas de copie construite dans ${folder}\u00a0: lance-y d’abord npm run build.`,
});
