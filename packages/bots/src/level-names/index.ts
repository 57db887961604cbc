/** From gentle to strong: the only list of them. */
export const levels = ['intern', 'organiser', 'strategist', 'chancellor'] as const;
/** A level that people are offered. */
export type Offered = (typeof levels)[number];
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
