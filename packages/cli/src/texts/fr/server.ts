import type { Formats } from '@hustings/texts';
import type { ServerTexts } from '../report-texts.js';
import { counts } from './counts.js';

/** French: the server and its games, and games that are written. */
export const server = (f: Formats<'fr'>): ServerTexts => {
  const n = f.number;
  const count = counts(f);
  return {
    keptIn: (where) => `hustings\u00a0: les parties sont gardées dans ${where}`,
    listening: (address, onTerminal) =>
      `hustings\u00a0: à l’écoute sur ${address}${onTerminal ? ' (Ctrl+C pour arrêter)' : ''}`,
    rows: (rows) => f.plural(rows, { one: '# ligne', other: '# lignes' }),
    recorded: (games, folder) => `${count.games(games)} dans ${folder}`,
    laidOut: (title) => `${title} est prêt\u00a0: npm test`,
    noRules: 'aucune',
    notKept: 'pas gardées',
    kilobytes: (size) => `${n(size)} ko`,
    running: (tables) => `${n(tables)} en cours`,
    current: 'actuelles',
    status: {
      gathering: 'en attente',
      playing: 'en cours',
      over: 'terminée',
      abandoned: 'abandonnée',
    },
    table: (id, title, status, rules) =>
      `${id}${title === '' ? '' : ` (${title})`}, ${status}, ${rules}`,
    moved: (table, to, only) => `${table}\u00a0: ${only ? 'peut passer' : 'passe'} à ${to}`,
    stays: (table, to, where, what) =>
      `${table}\u00a0: reste\u202f; sous ${to}, elle diffère ${where}\u00a0: ${what}`,
    atEntry: (number) => `à l’entrée ${n(number)}`,
    atStart: 'au début',
    atEnd: 'à la fin',
    movedInAll: (moved, stayed, only) =>
      `${only ? 'peuvent passer' : 'passées'}\u00a0: ${count.tables(moved)}\u202f; restent\u00a0: ${n(stayed)}`,
  };
};
