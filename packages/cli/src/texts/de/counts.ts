import type { Formats } from '@hustings/texts';
import type { CountTexts } from '../report-texts.js';

export const counts = (f: Formats<'de'>): CountTexts => ({
  decisions: (n) => f.plural(n, { one: '# Entscheidung', other: '# Entscheidungen' }),
  files: (n) => f.plural(n, { one: '# Datei', other: '# Dateien' }),
  games: (n) => f.plural(n, { one: '# Spiel', other: '# Spiele' }),
  moves: (n) => f.plural(n, { one: '# Zug', other: '# Züge' }),
  players: (n) => f.plural(n, { one: '# Person', other: '# Personen' }),
  positions: (n) => f.plural(n, { one: '# Stellung', other: '# Stellungen' }),
  reasons: (n) => f.plural(n, { one: '# Grund', other: '# Gründe' }),
  tables: (n) => f.plural(n, { one: '# Tisch', other: '# Tische' }),
});
