import type { Course } from '@hustings/kernel';
import type { LessonTexts } from '@hustings/texts';
import { getContext, setContext, type Component } from 'svelte';
import type { Area } from '../texts/index.js';

export type Theme = 'system' | 'light' | 'dark';
/** How fast bots move, from what can be followed at leisure to no pause at all. */
export const paces = ['slow', 'normal', 'quick', 'at-once'] as const;
export type Pace = (typeof paces)[number];
export const sounds = ['off', 'soft', 'on'] as const;
export type Sound = (typeof sounds)[number];
/** How well bots play, where one does not choose each. */
export const strengths = ['gentle', 'even', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** What someone likes. Whatever changes is a signal. */
export type Likes = {
  readonly theme: Theme;
  /** How bots move. */
  readonly pace: Pace;
  /** Is the text view preferred to the pictures? */
  readonly text: boolean;
  /** Words beside the pictures. */
  readonly labels: boolean;
  /** Is what an election would give now told beforehand? */
  readonly forecast: boolean;
  /** The table whose lesson has been ended. */
  readonly lessonEnded: string;
  /** What is heard when it is one's turn, or time runs out. */
  readonly sound: Sound;
  readonly vibrates: boolean;
  /** A notice when it is one's turn and the page is hidden. */
  readonly notices: boolean;
  /** Questions in which one passes unasked where nothing else goes: `GAME KIND`. */
  readonly passing: readonly string[];
  readonly strength: Strength;
};

export type Settings = Likes & { set(change: Partial<Likes>): void };

/** Another page of ours, and what the way there is called. */
export type Way = { readonly path: string; readonly label: string };

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
  /** Where one chooses the language; it shows nothing where there is but one. */
  readonly languages: Component;
  /** What someone is called who gave no name. */
  readonly person: string;
  /** A game's book of rules as Markdown; nothing where it brought none. */
  book(game: string): Promise<string | undefined>;
  /** What draws the pictures of a game's book; nothing where it brought none. */
  figures(game: string): Promise<DrawFigure | undefined>;
  /** Where a rule of a game is compared with other rules; nothing where it is not. */
  compared(game: string, rule: string): Promise<Way | undefined>;
  /** A game's lesson with its words; nothing where it brought none. */
  lesson(game: string): Promise<BroughtLesson | undefined>;
  /** Lets the sound be heard that is set. */
  hear(): void;
  /** Asks the browser whether notices may be shown; says whether they may. */
  askNotices(): Promise<boolean>;
};

/** A lesson whose words have been fetched. */
export type BroughtLesson = { readonly course: Course; readonly words: Area<LessonTexts> };

/** Draws the picture of this name there; what is given back takes it away. */
export type DrawFigure = (at: Element, name: string, context: Map<unknown, unknown>) => () => void;

const KEY = Symbol('frame');
export const provideFrame = (frame: Frame): Frame => setContext(KEY, frame);
export const useFrame = (): Frame => getContext<Frame>(KEY);
