import type { Formats } from '@hustings/texts';
import type { KeptTexts } from '../texts.js';

/** French: the games that are kept in this browser. */
export const kept = (f: Formats<'fr'>): KeptTexts => ({
  remove: (game: string, time: number) => `Supprimer ${game}, ${f.when(time)}`,
  removed: (game: string) => `${game}\u00a0: partie supprimée.`,
  undo: 'Annuler',
  continue: 'Continuer',
  look: 'Voir le résultat',
  more: (n: number) => f.plural(n, { one: '# autre partie', other: '# autres parties' }),
  when: (time: number) => f.when(time),
  moves: (n: number) =>
    f.plural(n, {
      one: '# coup en tout',
      other: '# coups en tout',
    }),
  over: (winners: readonly string[]) => `Terminée. Victoire\u00a0: ${f.list(winners)}.`,
  overYours: 'Terminée. Tu as gagné.',
  turn: 'À toi de jouer.',
  lesson: 'leçon',
  line: (n: number) => `à partir du coup ${f.number(n)} d’une autre partie`,
  watched: 'que des bots',
  openFile: 'Ouvrir une partie depuis un fichier',
  noGame: 'Ce n’est pas une partie d’ici, ou elle est incomplète.',
});
