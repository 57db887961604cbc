/** From gentle to strong: the only list of them. */
export const levels = ['intern', 'organiser', 'strategist', 'chancellor'] as const;
/** A level that people are offered. */
export type Offered = (typeof levels)[number];
/** `random` is not a level but a yardstick. */
export type Level = Offered | 'random';

export const isLevel = (word: string): word is Level =>
  word === 'random' || levels.some((level) => level === word);
