import type { Formats } from '@hustings/texts';
import type { CountTexts } from '../report-texts.js';

export const counts = (f: Formats<'fr'>): CountTexts => ({
  decisions: (n) => f.plural(n, { one: '# décision', other: '# décisions' }),
  files: (n) => f.plural(n, { one: '# fichier', other: '# fichiers' }),
  games: (n) => f.plural(n, { one: '# partie', other: '# parties' }),
  moves: (n) => f.plural(n, { one: '# coup', other: '# coups' }),
  players: (n) => f.plural(n, { one: '# joueur', other: '# joueurs' }),
  positions: (n) => f.plural(n, { one: '# position', other: '# positions' }),
  reasons: (n) => f.plural(n, { one: '# raison', other: '# raisons' }),
  tables: (n) => f.plural(n, { one: '# table', other: '# tables' }),
});
