import type { Formats } from '@hustings/texts';
import type { ServerTexts } from '../report-texts.js';
import { counts } from './counts.js';

const done = (only: boolean): string => (only ? 'can be moved' : 'moved');

/** English: the server and its games, and games that are written. */
export const server = (f: Formats<'en'>): ServerTexts => {
  const n = f.number;
  const count = counts(f);
  return {
    keptIn: (where) => `hustings: the games are kept in ${where}`,
    listening: (address, onTerminal) =>
      `hustings: listening on ${address}${onTerminal ? ' (Ctrl+C ends it)' : ''}`,
    rows: (rows) => f.plural(rows, { one: '# row', other: '# rows' }),
    recorded: (games, folder) => `${count.games(games)} in ${folder}`,
    laidOut: (title) => `${title} is laid out: npm test`,
    noRules: 'none',
    notKept: 'not kept',
    kilobytes: (size) => `${n(size)} kB`,
    running: (tables) => `${n(tables)} running`,
    current: 'current',
    status: { gathering: 'gathering', playing: 'playing', over: 'over', abandoned: 'abandoned' },
    table: (id, title, status, rules) =>
      `${id}${title === '' ? '' : ` (${title})`}, ${status}, ${rules}`,
    moved: (table, to, only) => `${table}: ${done(only)} to ${to}`,
    stays: (table, to, where, what) => `${table}: stays; under ${to} it differs ${where}: ${what}`,
    atEntry: (number) => `at entry ${n(number)}`,
    atStart: 'at the start',
    atEnd: 'at the end',
    movedInAll: (moved, stayed, only) => `${count.tables(moved)} ${done(only)}, ${n(stayed)} not`,
  };
};
