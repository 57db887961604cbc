import type { Formats } from '@hustings/texts';
import type { CountTexts } from '../report-texts.js';

export const counts = (f: Formats<'it'>): CountTexts => ({
  decisions: (n) => f.plural(n, { one: '# decisione', other: '# decisioni' }),
  files: (n) => f.plural(n, { one: '# file', other: '# file' }),
  games: (n) => f.plural(n, { one: '# partita', other: '# partite' }),
  moves: (n) => f.plural(n, { one: '# mossa', other: '# mosse' }),
  players: (n) => f.plural(n, { one: '# giocatore', other: '# giocatori' }),
  positions: (n) => f.plural(n, { one: '# posizione', other: '# posizioni' }),
  reasons: (n) => f.plural(n, { one: '# motivo', other: '# motivi' }),
  tables: (n) => f.plural(n, { one: '# tavolo', other: '# tavoli' }),
});
