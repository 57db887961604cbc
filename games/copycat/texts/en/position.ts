import { does, type Formats } from '@hustings/texts';
import type { PositionTexts } from '../texts.js';

/** The position in words. */
export const position = (f: Formats<'en'>): PositionTexts => {
  const n = f.number;
  const cards = (k: number): string => f.plural(k, { one: '# card', other: '# cards' });
  const coins = (k: number): string => f.plural(k, { one: '# coin', other: '# coins' });
  const points = (k: number): string => f.plural(k, { one: '# point', other: '# points' });
  return {
    round: (round, of) => `Round ${n(round)} of ${n(of)}`,
    moment: (round, phase) => `${round}: ${phase}`,
    over: (round) => `${round}: the game is over`,
    order: (names) => `Turn order: ${names.join(', ')}.`,
    end: (most, rounds) =>
      `The game ends with the round in which someone has ${points(most)}, or the last Doctorate is bought; at the latest with round ${n(rounds)}.`,
    actions: (who, placements, free) =>
      `${does(who, 'has', 'have')} the turn: ${f.plural(placements, { one: '# placement', other: '# placements' })} left, ${f.plural(free, { one: '# free worker', other: '# free workers' })}.`,
    buying: (who, purse, rights, scored) =>
      `${does(who, 'has', 'have')} the turn: ${coins(purse)} to spend, ${cards(rights)} to buy, ${points(scored)} so far.`,
    yourCards: 'Your cards',
    hand: (count) => `In your hand: ${cards(count)}`,
    area: 'In your play area',
    temporary: 'In your temporary pile, out of use this round',
    explained: (name, effect, time) => `${name} (${time === '' ? effect : `${effect}; ${time}`})`,
    piles: (draw, discards) => `Draw pile: ${cards(draw)}. Discards: ${discards}.`,
    doctorates: (count) => `Doctorates: ${n(count)}.`,
    offices: 'Offices',
    markerSupply: (count) =>
      `Markers in the supply: ${n(count)}. A marker is a point for who takes it.`,
    officeHeads: ['Office', 'What a worker does there', 'Markers', 'Workers'],
    worker: (name, used) => (used ? `${name} (used)` : name),
    street: 'The street',
    reds: (supply) =>
      `Whoever buys a card takes all Scandals (red cards) on lower spaces along. ${cards(supply)} to come.`,
    streetHeads: ['Card', 'What it does', 'Space', 'Coins'],
    notForSale: 'not for sale',
    players: 'Players',
    playerHeads: [
      'Player',
      'Points',
      'Markers',
      'Free workers',
      'At work',
      'Reserve',
      'Hand',
      'Draw pile',
    ],
    passed: (name) => `${name}, passed`,
    cardsOf: ({ of }) => `Cards ${of}`,
    playArea: (list) => `Play area: ${list}.`,
    otherPiles: (temporary, discards) => `Temporary pile: ${temporary}. Discards: ${discards}.`,
  };
};
