import type { WorldFigures } from './figures.js';

/** At least so much, softened by how uncertain it is. */
export function softened(least: number, figure: number, spread: number): number {
  if (spread < 0.05) return figure > least ? figure : least;
  const x = (figure - least) / spread;
  return x > 8 ? figure : least + spread * Math.log1p(Math.exp(x));
}

/** Worth of 1,000 € with so many rounds of spending left, from none to many. */
export function moneyWorthOf(p: WorldFigures, rounds: number, none: number, many: number): number {
  switch (rounds) {
    case 0:
      return none;
    case 1:
      return p.money1;
    case 2:
      return p.money2;
    case 3:
      return p.money3;
    case 4:
      return p.money4;
    case 5:
      return p.money5;
    default:
      return many;
  }
}

/** Pieces a party is expected to bring yet, with so many turns to place them. */
export function piecesToCome(p: WorldFigures, turns: number): number {
  switch (turns) {
    case 0:
      return 0;
    case 1:
      return p.pieces1;
    case 2:
      return p.pieces2;
    case 3:
      return p.pieces3;
    default:
      return p.pieces4;
  }
}

/** Worth of a purse at so much for each thousand, and less for those beyond a comfortable sum. */
export const comfortable = (p: WorldFigures, each: number, sum: number): number =>
  each * (sum <= p.purse ? sum : p.purse + (sum - p.purse) * p.beyondPurse);

/** What keeping a card of the cabinet is worth, if it can still be laid. */
export const holding = (p: WorldFigures, cost: number): number => p.hold + p.holdPrice * cost;

/** The worth of the cards in hand (as bits): the more, the more often one can still be laid. */
export function handWorth(
  p: WorldFigures,
  cards: readonly { readonly cost: number }[],
  hand: number,
  uses: number,
): number {
  if (uses === 0) return 0;
  let worth = 0;
  for (let one = 0; one < cards.length; one++) {
    if ((hand >> one) & 1) worth += holding(p, cards[one].cost);
  }
  return worth * (uses / (uses + 1));
}

/** How uncertain the votes of a state are that elects so many rounds from now. */
export const voteSpread = (p: WorldFigures, rounds: number): number =>
  p.voteSpread + rounds * p.voteSpreadPerRound;
