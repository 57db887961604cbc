import { manifestOf } from '@hustings/games';
import type { Board, InWords, Marks } from '@hustings/parts/table';
import { words } from '@hustings/parts/words';

/** What is fetched of a game to show a table of it, and to tell of it. */
export type Faces = {
  readonly marks: Marks | undefined;
  readonly inWords: InWords | undefined;
};

/** How the seats of a game are told apart. */
export async function marksOf(game: string): Promise<Marks | undefined> {
  const marks = await manifestOf(game)?.marks?.();
  await marks?.need();
  return marks;
}

/** How a game is told in words. */
export async function inWordsOf(game: string): Promise<InWords | undefined> {
  const [found] = await Promise.all([manifestOf(game)?.inWords?.(), words.need()]);
  await found?.need();
  return found;
}

export async function facesOf(game: string): Promise<Faces> {
  const [marks, inWords] = await Promise.all([marksOf(game), inWordsOf(game)]);
  return { marks, inWords };
}

/** What draws a game; nothing for those that are played in words. */
export async function boardOf(game: string): Promise<Board | undefined> {
  const board = await manifestOf(game)?.board?.();
  await board?.need();
  return board;
}
