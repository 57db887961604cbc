import type { Formats } from '@hustings/texts';

/** English: the games that are kept in this browser. */
export const kept = (f: Formats<'en'>) => ({
  remove: (game: string, time: number) => `Delete ${game}, ${f.when(time)}`,
  removed: (game: string) => `${game} is deleted.`,
  undo: 'Undo',
  continue: 'Continue',
  look: 'Look at the result',
  more: (n: number) => f.plural(n, { one: '# more game', other: '# more games' }),
  when: (time: number) => f.when(time),
  moves: (n: number) =>
    f.plural(n, { one: '# move by all together', other: '# moves by all together' }),
  over: (winners: readonly string[]) => `Finished. ${f.list(winners)} won.`,
  overYours: 'Finished. You won.',
  turn: 'It is your turn.',
  lesson: 'lesson',
  line: (n: number) => `from move ${f.number(n)} of another game`,
  watched: 'only bots',
  openFile: 'Open a game from a file',
  noGame: 'That is no game of ours, or it is not whole.',
});
