import type { Formats } from '@hustings/texts';
import type { KeptTexts } from '../texts.js';

/** Italian: the games that are kept in this browser. */
export const kept = (f: Formats<'it'>): KeptTexts => ({
  remove: (game: string, time: number) => `Elimina ${game}, ${f.when(time)}`,
  removed: (game: string) => `${game}: partita eliminata.`,
  undo: 'Annulla',
  continue: 'Continua',
  look: 'Guarda il risultato',
  more: (n: number) => f.plural(n, { one: '# altra partita', other: '# altre partite' }),
  when: (time: number) => f.when(time),
  moves: (n: number) => f.plural(n, { one: '# mossa in tutto', other: '# mosse in tutto' }),
  over: (winners: readonly string[]) => `Terminata. Vittoria: ${f.list(winners)}.`,
  overYours: 'Terminata. Hai vinto tu.',
  turn: 'Tocca a te.',
  lesson: 'lezione',
  line: (n: number) => `dalla mossa ${f.number(n)} di un’altra partita`,
  watched: 'solo bot',
  openFile: 'Apri una partita da un file',
  noGame: 'Non è una partita di qui, o non è completa.',
});
