/** From gentle to strong: the only list of them. */
export const levels = [
  'volunteer',
  'intern',
  'delegate',
  'organiser',
  'adviser',
  'strategist',
  'chancellor',
] as const;
/** A level that people are offered. */
export type Offered = (typeof levels)[number];
/** The levels that err as people do, each in its own way. */
export type Erring = Exclude<Offered, 'strategist' | 'chancellor'>;
/** The highest levels make use of all that their seat was told since the game began. */
export const remembers = (level: string): boolean =>
  level === 'strategist' || level === 'chancellor';
/**
 * No levels but yardsticks: any legal move, and the two highest levels as they are without anything
 * learned, which later ones are measured by.
 */
export const yardsticks = ['random', 'strategist-1', 'chancellor-1'] as const;
export type Level = Offered | (typeof yardsticks)[number];

export const isLevel = (word: string): word is Level =>
  [...levels, ...yardsticks].some((level) => level === word);

/** Between a level and a temperament, where both are one word. */
const WITH = '+';

/** A bot as one word: its level, and what temperament it has, if any. */
export const botWord = (level: string, temper: string | undefined): string =>
  temper === undefined ? level : `${level}${WITH}${temper}`;

/** What such a word says. */
export function botFrom(word: string): { readonly level: string; readonly temper?: string } {
  const at = word.indexOf(WITH);
  return at < 0 ? { level: word } : { level: word.slice(0, at), temper: word.slice(at + 1) };
}
