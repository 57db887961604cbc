import type { Formats } from '@hustings/texts';
import type { KeptTexts } from '../texts.js';

/** Polish: the games that are kept in this browser. */
export const kept = (f: Formats<'pl'>): KeptTexts => ({
  remove: (game: string, time: number) => `Usuń: ${game}, ${f.when(time)}`,
  removed: (game: string) => `${game}: gra usunięta.`,
  undo: 'Cofnij',
  continue: 'Kontynuuj',
  look: 'Zobacz wynik',
  more: (n: number) =>
    f.plural(n, {
      one: 'jeszcze # rozgrywka',
      few: 'jeszcze # rozgrywki',
      many: 'jeszcze # rozgrywek',
      other: 'jeszcze # rozgrywki',
    }),
  when: (time: number) => f.when(time),
  moves: (n: number) =>
    `${f.plural(n, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' })} łącznie`,
  over: (winners: readonly string[]) => `Koniec. Zwycięstwo: ${f.list(winners)}.`,
  overYours: 'Koniec. Wygrywasz.',
  turn: 'Twój ruch.',
  lesson: 'lekcja',
  line: (n: number) => `od ruchu ${f.number(n)} innej rozgrywki`,
  watched: 'same boty',
  openFile: 'Otwórz grę z\u00a0pliku',
  noGame: 'To nie jest rozgrywka z\u00a0Hustings albo plik jest niepełny.',
});
