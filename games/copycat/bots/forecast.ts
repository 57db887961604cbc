import {
  data,
  DOCTORATE,
  NO_CARD,
  tablesOf,
  wouldHave,
  type CopycatState,
  type Player,
  type Tables,
} from '../rules/index.js';
import type { Figures } from './parameters.js';

const { surcharge, spaces } = data.street;

/** Rounds after this one, as far as the leader's points tell. */
export function roundsLeft(s: CopycatState, p: Figures): number {
  let best = 0;
  for (const { score } of s.players) best = Math.max(best, score);
  const byPoints = (data.end.points - best) / p.pace;
  return Math.max(0, Math.min(data.end.rounds - s.round, byPoints));
}

/** Worth of a coin that can be spent. */
export function coinWorth(p: Figures, left: number): number {
  return p.coinAtEnd + (p.coin * left) / (left + p.coinHalf);
}

/** Worth of using a card once. */
export function useWorth(tables: Tables, p: Figures, left: number, card: number): number {
  const { effectOf, coinsOf, pointsOf, figureOf } = tables;
  switch (effectOf[card]) {
    case 'coins':
      return coinsOf[card] * coinWorth(p, left);
    case 'points':
      return pointsOf[card];
    case 'either':
      return Math.max(coinsOf[card] * coinWorth(p, left), pointsOf[card]);
    case 'draw':
      return figureOf[card] * p.drawn;
    case 'workers':
      return figureOf[card] * p.worker;
    case 'removeForWorker':
      return p.worker + p.removal;
    case 'placeAnother':
    case 'placeOnOccupied':
    case 'drawPerCoin':
    case 'doubleCoins':
    case 'doubleMarkers':
    case 'reuseWorker':
    case 'copyCard':
    case 'keepHand':
      return p[effectOf[card]];
    case 'pointsPerCoinAtPurchase':
    case 'nothing':
      return 0;
  }
}

/** A deck as a whole: how many cards, and what using each of them once is worth. */
export type Deck = { size: number; worth: number };

export function deckOf(tables: Tables, p: Figures, left: number, player: Player): Deck {
  const deck: Deck = { size: 0, worth: 0 };
  count(tables, deck, p, left, player.draw);
  count(tables, deck, p, left, player.hand);
  count(tables, deck, p, left, player.area);
  count(tables, deck, p, left, player.temporary);
  count(tables, deck, p, left, player.discard);
  return deck;
}

function count(
  tables: Tables,
  deck: Deck,
  p: Figures,
  left: number,
  cards: readonly number[],
): void {
  deck.size += cards.length;
  for (let i = 0; i < cards.length; i++) deck.worth += useWorth(tables, p, left, cards[i]);
}

/** What a deck brings in the rounds to come. */
function deckWorth(p: Figures, left: number, { size, worth }: Deck): number {
  return size === 0 ? 0 : (left * Math.min(size, p.cardsUsed) * worth) / size;
}

/** What one card more, or a red one, changes in the rounds to come. */
export function cardGain(
  tables: Tables,
  p: Figures,
  left: number,
  deck: Deck,
  card: number,
): number {
  const more = { size: deck.size + 1, worth: deck.worth + useWorth(tables, p, left, card) };
  return p.delay * (deckWorth(p, left, more) - deckWorth(p, left, deck));
}

/** What a card less changes. */
export function removalGain(
  tables: Tables,
  p: Figures,
  left: number,
  deck: Deck,
  card: number,
): number {
  if (deck.size <= p.cardsUsed) return -useWorth(tables, p, left, card);
  const less = { size: deck.size - 1, worth: deck.worth - useWorth(tables, p, left, card) };
  return deckWorth(p, left, less) - deckWorth(p, left, deck);
}

/** What a purchase is worth, with the red cards that come along; coins go into a Doctorate. */
export function purchase(
  s: CopycatState,
  p: Figures,
  left: number,
  deck: Deck,
  space: number,
  coins: number,
): { worth: number; price: number } {
  const tables = tablesOf(s);
  const card = s.street[space];
  const printed = card === NO_CARD ? undefined : tables.printedPriceOf[card];
  if (printed === undefined) return { worth: -1, price: Infinity };
  const price = printed + surcharge[space];
  let worth = card === DOCTORATE ? coins - price : cardGain(tables, p, left, deck, card);
  for (let before = 0; before < space; before++) {
    const red = s.street[before];
    if (red !== NO_CARD && tables.colourOf[red] === 'red')
      worth += cardGain(tables, p, left, deck, red);
  }
  return { worth, price: card === DOCTORATE ? coins : price };
}

/** What coins and rights to buy bring: the best card for each right, one after the other. */
export function buyWorth(
  s: CopycatState,
  p: Figures,
  left: number,
  deck: Deck,
  coins: number,
  rights: number,
  without = 0,
): number {
  let sum = 0;
  let taken = without;
  let purse = coins;
  for (let right = 0; right < rights; right++) {
    let best = 0;
    let at = -1;
    let paid = 0;
    for (let space = 0; space < spaces; space++) {
      if ((taken >> space) & 1 || s.street[space] === NO_CARD) continue;
      const { worth, price } = purchase(s, p, left, deck, space, purse);
      if (price > purse || worth <= best) continue;
      best = worth;
      at = space;
      paid = price;
    }
    if (at < 0) break;
    taken |= 1 << at;
    purse -= paid;
    sum += best;
  }
  return sum;
}

/** Has this seat still to buy and score in this round? */
function isToScore(s: CopycatState, seat: number): boolean {
  if (s.phase < 3) return true;
  if (s.phase > 3) return false;
  return s.order.indexOf(seat) >= s.order.indexOf(s.now.seat);
}

/** What a seat will still make of this round. */
export function roundWorth(s: CopycatState, p: Figures, left: number, seat: number): number {
  const tables = tablesOf(s);
  const player = s.players[seat];
  const { coins, points, rights } = wouldHave(s, seat);
  const deck = deckOf(tables, p, left, player);
  let worth = points + buyWorth(s, p, left, deck, coins, rights);
  worth += 0.1 * coins;
  if (s.phase < 3) {
    if (!player.passed) worth += p.worker * player.free;
    for (const card of player.hand) {
      if (tables.coinsOf[card] + tables.pointsOf[card] === 0)
        worth += useWorth(tables, p, left, card);
    }
  }
  for (let i = 0; i < player.workers.length; i++) {
    if (player.worked[i] === 0) worth += laterWorth(s, p, player.workers[i]);
  }
  return worth;
}

function laterWorth(s: CopycatState, p: Figures, office: number): number {
  const { actionOf, officeFigureOf } = tablesOf(s);
  const figure = officeFigureOf[office];
  switch (actionOf[office]) {
    case 'draw':
      return s.phase < 3 ? p.officeDraw * figure : 0;
    case 'exchange':
      return s.phase < 3 ? p.officeExchange * figure : 0;
    case 'removeForCoin':
      return p.officeRemove * figure;
    case 'reuseCard':
      return p.officeReuse;
    default:
      return 0;
  }
}

/** The points each seat is expected to end with. */
export function forecast(s: CopycatState, p: Figures): number[] {
  const left = s.flow.owed === 0 ? 0 : roundsLeft(s, p);
  return s.players.map((player, seat) => {
    const deck = deckOf(tablesOf(s), p, left, player);
    const now = s.flow.owed !== 0 && isToScore(s, seat) ? roundWorth(s, p, left, seat) : 0;
    return player.score + now + deckWorth(p, left, deck);
  });
}

/** The forecast of one seat in parts: scored, this round, and what its deck will bring. */
export function account(s: CopycatState, seat: number, p: Figures): Record<string, number> {
  const over = s.flow.owed === 0;
  const left = over ? 0 : roundsLeft(s, p);
  return {
    scored: s.players[seat].score,
    round: !over && isToScore(s, seat) ? roundWorth(s, p, left, seat) : 0,
    deck: deckWorth(p, left, deckOf(tablesOf(s), p, left, s.players[seat])),
  };
}
