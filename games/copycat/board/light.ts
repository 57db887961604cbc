import { data, NO_CARD, tablesOf, type CopycatView } from '../rules/index.js';
import { workersIn } from './house.js';
import { inReach, priceOn, redsLeftOf } from './outlook.js';
import type { Piece } from './pieces.js';

/** Offices that coins or buys come from. */
const paying: ReadonlySet<string> = new Set(['coins', 'buy', 'specialBuy', 'removeForCoin']);

const office = (number: number): Piece => ({ on: 'office', office: number });
const hand = (card: number): Piece => ({ on: 'hand', card });
const street = (space: number): Piece => ({ on: 'street', space });

/** The pieces that have to do with one that is pointed at: they light up with it. */
export function litWith(view: CopycatView, piece: Piece, coins: number): Piece[] {
  const own = view.players[view.position.viewer];
  if (own === undefined) return [];
  const { actionOf, coinsOf, effectOf, officeFigureOf } = tablesOf(view);
  const cards = own.hand ?? [];
  const coinCards = cards.filter((card) => coinsOf[card] > 0 || effectOf[card] === 'doubleCoins');
  const offices = (of: (action: string) => boolean): Piece[] =>
    own.workers.filter((one) => of(actionOf[one])).map(office);
  switch (piece.on) {
    case 'street': {
      if (view.street[piece.space] === NO_CARD || priceOn(view, piece.space) === undefined)
        return [];
      const along = redsLeftOf(view, piece.space).map(street);
      return [...along, ...coinCards.map(hand), ...offices((action) => paying.has(action))];
    }
    case 'office': {
      const there = workersIn(view, piece.office);
      // Whoever works there, and where else they do.
      if (there.length > 0)
        return there.flatMap(({ seat }): Piece[] => [
          { on: 'player', seat },
          ...view.players[seat].workers.map(office),
        ]);
      if (actionOf[piece.office] !== 'coins') return [];
      const near = new Set(inReach(view, coins));
      return inReach(view, coins + officeFigureOf[piece.office])
        .filter((space) => !near.has(space))
        .map(street);
    }
    case 'player':
      return view.players[piece.seat].workers.map(office);
    case 'track':
      return [];
    default:
      return actedOn(view, piece.card);
  }

  function actedOn({ phase }: CopycatView, card: number): Piece[] {
    switch (effectOf[card]) {
      case 'doubleCoins':
        return [
          ...cards.filter((one) => coinsOf[one] > 0).map(hand),
          ...offices((action) => action === 'coins' || action === 'removeForCoin'),
        ];
      case 'drawPerCoin':
        return phase < 3
          ? [...coinCards.map(hand), ...offices((action) => action === 'coins')]
          : [];
      case 'reuseWorker':
        return own.workers
          .filter((_, i) => own.worked[i] > 0 && own.worked[i] < data.limits.uses)
          .map(office);
      case 'copyCard':
        return own.area
          .filter((one) => one !== card && effectOf[one] !== 'copyCard')
          .map((one): Piece => ({ on: 'area', card: one }));
      default:
        return [];
    }
  }
}
