import type { Formats } from '@hustings/texts';
import type { KeptTexts } from '../texts.js';

/** German: the games that are kept in this browser. */
export const kept = (f: Formats<'de'>): KeptTexts => ({
  remove: (game: string, time: number) => `${game} löschen, ${f.when(time)}`,
  removed: (game: string) => `${game} ist gelöscht.`,
  undo: 'Rückgängig',
  continue: 'Weiterspielen',
  look: 'Ergebnis ansehen',
  more: (n: number) => f.plural(n, { one: '# weiteres Spiel', other: '# weitere Spiele' }),
  when: (time: number) => f.when(time),
  moves: (n: number) =>
    f.plural(n, { one: '# Zug, alle zusammen', other: '# Züge, alle zusammen' }),
  over: (winners: readonly string[]) => `Beendet. Sieg: ${f.list(winners)}.`,
  overYours: 'Beendet. Du hast gewonnen.',
  turn: 'Du bist am Zug.',
  lesson: 'Lektion',
  line: (n: number) => `ab Zug ${f.number(n)} eines anderen Spiels`,
  watched: 'nur Bots',
  openFile: 'Spiel aus einer Datei öffnen',
  noGame: 'Das ist kein Spiel von hier, oder es ist nicht vollständig.',
});
