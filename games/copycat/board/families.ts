import type { CardEffect, Colour, Tables } from '../rules/index.js';

const byColour: Readonly<Record<Colour, string>> = {
  purple: 'f-workers',
  blue: 'f-cards',
  yellow: 'o-coins',
  'yellow-green': 'o-coins',
  green: 'o-points',
  grey: 'f-again',
  red: 'f-bolt',
};
const byEffect: Partial<Record<CardEffect, string>> = { keepHand: 'f-hand' };

/** The sign of what a card gives, beside the figure of its effect. */
export const familyOf = ({ effectOf, colourOf }: Tables, card: number): string =>
  byEffect[effectOf[card]] ?? byColour[colourOf[card]];
