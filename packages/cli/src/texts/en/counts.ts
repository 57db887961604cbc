import type { Formats } from '@hustings/texts';
import type { CountTexts } from '../report-texts.js';

export const counts = (f: Formats<'en'>): CountTexts => ({
  decisions: (n) => f.plural(n, { one: '# decision', other: '# decisions' }),
  files: (n) => f.plural(n, { one: '# file', other: '# files' }),
  games: (n) => f.plural(n, { one: '# game', other: '# games' }),
  moves: (n) => f.plural(n, { one: '# move', other: '# moves' }),
  players: (n) => f.plural(n, { one: '# player', other: '# players' }),
  positions: (n) => f.plural(n, { one: '# position', other: '# positions' }),
  reasons: (n) => f.plural(n, { one: '# reason', other: '# reasons' }),
  tables: (n) => f.plural(n, { one: '# table', other: '# tables' }),
});
