import { counted, fill, Subject, type Names } from '@hustings/kernel';
import { cardTitles, officeTitles } from './phrases.js';
import {
  actionOf,
  coinsOf,
  DOCTORATE,
  effectOf,
  figureOf,
  kindOf,
  officeFigureOf,
  officeWord,
  pointsOf,
} from './tables.js';
import type { CopycatView } from './view.js';

export function cardName(card: number): string {
  const title = cardTitles[kindOf[card]];
  return card === DOCTORATE ? title : `${title} ${card}`;
}

/** An office by what it does; equal ones are told apart by a letter, as in files. */
export function officeName(office: number): string {
  const title = fill(officeTitles[actionOf[office]], { n: officeFigureOf[office] });
  const letter = /\d([a-z])$/.exec(officeWord(office));
  return letter === null ? title : `${title} ${letter[1].toUpperCase()}`;
}

export const cardNames = (cards: readonly number[]): string =>
  cards.length === 0 ? 'none' : cards.map(cardName).join(', ');

/** What a card does, in a few words (CC-7). */
export function cardEffect(card: number): string {
  const figure = figureOf[card];
  switch (effectOf[card]) {
    case 'coins':
      return counted(coinsOf[card], 'coin');
    case 'points':
      return counted(pointsOf[card], 'point');
    case 'draw':
      return `draw up to ${counted(figure, 'card')}`;
    case 'placeAnother':
      return 'place one more worker this turn';
    case 'placeOnOccupied':
      return 'you may place on an office with another player’s worker';
    case 'workers':
      return `${counted(figure, 'more worker')} this round`;
    case 'removeForWorker':
      return 'remove a hand card from the game for 1 more worker';
    case 'drawPerCoin':
      return 'pay coins, draw a card for each';
    case 'doubleCoins':
      return 'doubles your coins';
    case 'either':
      return `${counted(coinsOf[card], 'coin')} or ${counted(pointsOf[card], 'point')}`;
    case 'doubleMarkers':
      return 'doubles the points of your markers';
    case 'reuseWorker':
      return 'one of your workers uses its office again';
    case 'copyCard':
      return 'does what another card in your play area does';
    case 'keepHand':
      return 'keep your unused hand cards for the next round';
    case 'pointsPerCoinAtPurchase':
      return 'when bought: turn coins into as many points';
    case 'nothing':
      return 'does nothing';
  }
}

/** When a card does it: most belong to one phase (CC-7). */
export function cardPhase(card: number): string {
  switch (effectOf[card]) {
    case 'coins':
    case 'points':
    case 'doubleCoins':
    case 'either':
    case 'doubleMarkers':
    case 'keepHand':
      return 'buying phase';
    case 'reuseWorker':
    case 'copyCard':
      return 'action or buying phase';
    case 'pointsPerCoinAtPurchase':
    case 'nothing':
      return '';
    default:
      return 'action phase';
  }
}

/** What a worker can do in an office (CC-8). */
export function officeEffect(office: number): string {
  const n = officeFigureOf[office];
  switch (actionOf[office]) {
    case 'draw':
      return `draw up to ${counted(n, 'card')}`;
    case 'exchange':
      return `exchange up to ${counted(n, 'hand card')}`;
    case 'coins':
      return counted(n, 'coin');
    case 'buy':
      return `buy up to ${counted(n, 'card')}`;
    case 'specialBuy':
      return 'close up and refill the street, then buy 1 card';
    case 'removeForCoin':
      return `remove up to ${counted(n, 'hand card')} from the game, 1 coin each`;
    case 'points':
      return counted(n, 'point');
    case 'reuseCard':
      return 'use a card of your play area a second time';
  }
}

/** A card with what it does: "Sauna 20 (draw up to 2 cards)". */
export const explained = (card: number): string => `${cardName(card)} (${cardEffect(card)})`;

export const playerName = (names: Names, seat: number): string => names[seat] ?? `Seat ${seat + 1}`;

/** A player as the subject of a sentence; whoever reads it is "you". */
export const playerSubject = (view: CopycatView, names: Names, seat: number): Subject =>
  Subject.player(playerName(names, seat), seat === view.position.viewer);
