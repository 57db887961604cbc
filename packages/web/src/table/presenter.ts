import { spoken, type Presenter } from './told.js';

/** Games without words of their own: moves are told by the decision they answer. */
const plain: Presenter = {
  party: () => undefined,
  label: () => '',
  lines: () => [],
  word: spoken,
};

export async function presenter(game: string): Promise<Presenter> {
  if (game === 'die-macher-2019') return (await import('../die-macher/presenter.js')).dieMacher;
  if (game === 'die-macher-2006') return (await import('../text/older.js')).older;
  return plain;
}
