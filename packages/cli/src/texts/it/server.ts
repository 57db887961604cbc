import type { Formats } from '@hustings/texts';
import type { ServerTexts } from '../report-texts.js';
import { counts } from './counts.js';

/** Italian: the server and its games, and games that are written. */
export const server = (f: Formats<'it'>): ServerTexts => {
  const n = f.number;
  const count = counts(f);
  return {
    keptIn: (where) => `hustings: le partite sono conservate in ${where}`,
    listening: (address, onTerminal) =>
      `hustings: in ascolto su ${address}${onTerminal ? ' (Ctrl+C per terminare)' : ''}`,
    rows: (rows) => f.plural(rows, { one: '# riga', other: '# righe' }),
    recorded: (games, folder) => `${count.games(games)} in ${folder}`,
    laidOut: (title) => `${title} è pronto: npm test`,
    noRules: 'nessuna',
    notKept: 'non conservate',
    kilobytes: (size) => `${n(size)} kB`,
    running: (tables) => `${n(tables)} in corso`,
    current: 'attuali',
    status: {
      gathering: 'in attesa',
      playing: 'in corso',
      over: 'terminata',
      abandoned: 'abbandonata',
    },
    table: (id, title, status, rules) =>
      `${id}${title === '' ? '' : ` (${title})`}, ${status}, ${rules}`,
    moved: (table, to, only) => `${table}: ${only ? 'può passare' : 'passa'} a ${to}`,
    stays: (table, to, where, what) => `${table}: resta; con ${to} è diverso ${where}: ${what}`,
    atEntry: (number) => `alla voce ${n(number)}`,
    atStart: 'all’inizio',
    atEnd: 'alla fine',
    movedInAll: (moved, stayed, only) =>
      `${count.tables(moved)} ${only ? 'da portare' : f.plural(moved, { one: 'portato', other: 'portati' })} alle nuove regole, ${n(stayed)} no`,
  };
};
