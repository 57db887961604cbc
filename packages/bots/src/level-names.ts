/** From gentle to strong; `random` is not a level but a yardstick. */
export const levels = ['intern', 'organiser', 'strategist', 'chancellor'] as const;
export type Level = (typeof levels)[number] | 'random';

export const isLevel = (word: string): word is Level =>
  word === 'random' || levels.some((level) => level === word);
