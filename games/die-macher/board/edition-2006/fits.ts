import { attitudeOf, topicOf, type Program } from '../../rules/world/index.js';

/** Whether a program holds a card (1), its opposite (−1) or neither. */
export const fit = (program: Readonly<Program>, card: number): number =>
  program[topicOf(card)] * attitudeOf(card);

/** How a card is drawn in a panel: framed or struck out, as on the board. */
export const liked = (program: Readonly<Program>, card: number): string => {
  const fits = fit(program, card);
  return fits > 0 ? 'lit' : fits < 0 ? 'struck' : '';
};
