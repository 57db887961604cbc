import { getContext, setContext } from 'svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'at-once' | 'unhurried';

/** What someone likes. Whatever changes is a signal. */
export type Likes = {
  readonly theme: Theme;
  /** How bots move. */
  readonly pace: Pace;
  /** Is the text view preferred to the pictures? */
  readonly text: boolean;
  /** Words beside the pictures. */
  readonly labels: boolean;
  /** The table whose lesson has been ended. */
  readonly lessonEnded: string;
};

export type Settings = Likes & { set(change: Partial<Likes>): void };

/** What boards and parts may ask of the page they stand on. */
export type Frame = {
  readonly settings: Settings;
  /** Goes to another page of ours. */
  go(path: string): void;
  /** Changes the address of where one is, without a new step in the history. */
  mark(path: string): void;
  /** What a game is called. */
  title(game: string): string;
  /** Whether it can be drawn; else it is played in words. */
  isDrawn(game: string): boolean;
  /** What someone is called who gave no name. */
  readonly person: string;
  /** A game's book of rules as Markdown; nothing where it brought none. */
  book(game: string): Promise<string | undefined>;
};

const KEY = Symbol('frame');
export const provideFrame = (frame: Frame): Frame => setContext(KEY, frame);
export const useFrame = (): Frame => getContext<Frame>(KEY);
