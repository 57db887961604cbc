import type { Formats } from '@hustings/texts';
import type { ServerTexts } from '../report-texts.js';
import { counts } from './counts.js';

const done = (only: boolean): string => (only ? 'umstellbar' : 'umgestellt');

/** German: the server and its games, and games that are written. */
export const server = (f: Formats<'de'>): ServerTexts => {
  const n = f.number;
  const count = counts(f);
  return {
    keptIn: (where) => `hustings: Die Spiele liegen in ${where}`,
    listening: (address, onTerminal) =>
      `hustings: erreichbar unter ${address}${onTerminal ? ' (Strg+C beendet)' : ''}`,
    rows: (rows) => f.plural(rows, { one: '# Zeile', other: '# Zeilen' }),
    recorded: (games, folder) => `${count.games(games)} in ${folder}`,
    laidOut: (title) => `${title} ist angelegt: npm test`,
    noRules: 'keine',
    notKept: 'nicht aufbewahrt',
    kilobytes: (size) => `${n(size)} kB`,
    running: (tables) => `${n(tables)} laufend`,
    current: 'heutige',
    status: {
      gathering: 'im Warteraum',
      playing: 'läuft',
      over: 'beendet',
      abandoned: 'abgebrochen',
    },
    table: (id, title, status, rules) =>
      `${id}${title === '' ? '' : ` (${title})`}, ${status}, ${rules}`,
    moved: (table, to, only) => `${table}: ${done(only)} auf ${to}`,
    stays: (table, to, where, what) =>
      `${table}: bleibt; unter ${to} ist es anders ${where}: ${what}`,
    atEntry: (number) => `bei Eintrag ${n(number)}`,
    atStart: 'am Anfang',
    atEnd: 'am Ende',
    movedInAll: (moved, stayed, only) => `${count.tables(moved)} ${done(only)}, ${n(stayed)} nicht`,
  };
};
