import { manifestOf } from '@hustings/games';
import type { Board, Marks } from '@hustings/parts/table';
import type { Area } from '@hustings/parts/texts';
import { words } from '@hustings/parts/words';
import type { Speaker } from '@hustings/texts';
import { speakerOf } from '../texts/speakers.js';

/** What is fetched of a game to show a table of it, and to tell of it. */
export type Faces = {
  readonly marks: Marks | undefined;
  readonly speaker: Area<Speaker> | undefined;
};

/** How the seats of a game are told apart. */
export async function marksOf(game: string): Promise<Marks | undefined> {
  const marks = await manifestOf(game)?.marks?.();
  await marks?.need();
  return marks;
}

export async function facesOf(game: string): Promise<Faces> {
  const speaker = speakerOf(game);
  const [marks] = await Promise.all([marksOf(game), words.need(), speaker?.need()]);
  return { marks, speaker };
}

/** What draws a game; nothing for those that are played in words. */
export async function boardOf(game: string): Promise<Board | undefined> {
  const board = await manifestOf(game)?.board?.();
  await board?.need();
  return board;
}
