import type { Formats } from '@hustings/texts';
import type { ServerTexts } from '../report-texts.js';
import { counts } from './counts.js';

/** Polish: the server and its games, and games that are written. */
export const server = (f: Formats<'pl'>): ServerTexts => {
  const n = f.number;
  const count = counts(f);
  return {
    keptIn: (where) => `hustings: gry są przechowywane w\u00a0${where}`,
    listening: (address, onTerminal) =>
      `hustings: nasłuch pod ${address}${onTerminal ? ' (Ctrl+C kończy)' : ''}`,
    rows: (rows) =>
      f.plural(rows, { one: '# wiersz', few: '# wiersze', many: '# wierszy', other: '# wiersza' }),
    recorded: (games, folder) => `${count.games(games)} w\u00a0${folder}`,
    laidOut: (title) => `${title}: gotowe, teraz npm test`,
    noRules: 'brak',
    notKept: 'nieprzechowywane',
    kilobytes: (size) => `${n(size)} kB`,
    running: (tables) => `trwające: ${n(tables)}`,
    current: 'obecne',
    status: {
      gathering: 'zbiera graczy',
      playing: 'trwa',
      over: 'skończony',
      abandoned: 'porzucony',
    },
    table: (id, title, status, rules) =>
      `${id}${title === '' ? '' : ` (${title})`}, ${status}, ${rules}`,
    moved: (table, to, only) => `${table}: ${only ? 'można przenieść' : 'przeniesiony'} na ${to}`,
    stays: (table, to, where, what) => `${table}: zostaje; na ${to} różni się ${where}: ${what}`,
    atEntry: (number) => `we wpisie ${n(number)}`,
    atStart: 'na początku',
    atEnd: 'na końcu',
    movedInAll: (moved, stayed, only) =>
      `${only ? 'do przeniesienia' : 'przeniesione'}: ${count.tables(moved)}, bez zmian: ${n(stayed)}`,
  };
};
