import { allPoints, coinsLeft } from './coins-and-points.js';
import { cardsToDraw } from './piles.js';
import { redsLeftOf } from './red-cards.js';
import { noAccount, type Account, type State } from './state.js';
import { priceOn } from './street.js';
import { tablesOf, type Tables } from './tables.js';

/**
 * What a player would have: for screens and for bots. They work on a state; whoever has only a view
 * makes one from it (`determinize`): what they ask for is the same in every such state.
 */
export type Preview = { readonly coins: number; readonly points: number; readonly rights: number };

/** Is it this player's phase 3? Then the account is theirs. */
function isBuying(state: State, seat: number): boolean {
  return state.phase === 3 && state.now.seat === seat;
}

/** Coins, rights to buy and points that count already; markers are points too. */
export function countedNow(state: State, seat: number): Preview {
  return sumUp(state, seat, accountOf(state, seat));
}

/**
 * The same, were the whole hand laid out in phase 3 now, and no card or office used a second time.
 * A coin-or-points card counts as its coin.
 */
export function wouldHave(state: State, seat: number): Preview {
  const account = accountOf(state, seat);
  const tables = tablesOf(state);
  for (const card of state.players[seat].hand) addCard(tables, account, card);
  return sumUp(state, seat, account);
}

function sumUp(state: State, seat: number, account: Account): Preview {
  const points = allPoints(state.players[seat], account);
  return { coins: coinsLeft(account), points, rights: account.rights };
}

/** The running account; before phase 3 one with the offices not yet used. */
function accountOf(state: State, seat: number): Account {
  if (isBuying(state, seat)) return { ...state.account };
  const account = noAccount();
  const { actionOf, officeFigureOf } = tablesOf(state);
  const { workers, worked } = state.players[seat];
  workers.forEach((office, i) => {
    if (worked[i] > 0) return;
    const figure = officeFigureOf[office];
    const action = actionOf[office];
    if (action === 'coins') account.coins += figure;
    if (action === 'points') account.officePoints += figure;
    if (action === 'buy' || action === 'specialBuy') account.rights += figure;
  });
  return account;
}

function addCard(tables: Tables, account: Account, card: number): void {
  const { coinsOf, pointsOf, effectOf, figureOf } = tables;
  if (coinsOf[card] > 0) account.coins += coinsOf[card];
  else account.cardPoints += pointsOf[card];
  if (effectOf[card] === 'doubleCoins') account.gardenParties += figureOf[card];
  if (effectOf[card] === 'doubleMarkers') account.campaignTrails += figureOf[card];
}

export type Offer = {
  /** With the surcharge of the space. */
  readonly price: number;
  /** The red cards that would come along. */
  readonly reds: readonly number[];
  /** Coins that the player lacks, with what counts already. */
  readonly missing: number;
};

/** The card on a space for a player; nothing if it can't be bought. */
export function offerOn(state: State, seat: number, space: number): Offer | undefined {
  const price = priceOn(state, space);
  if (price === undefined) return undefined;
  const missing = Math.max(0, price - countedNow(state, seat).coins);
  return { price, reds: redsLeftOf(state, space), missing };
}

export type Gain = {
  readonly coins: number;
  readonly points: number;
  /** Cards to draw, workers to recruit, placements and elbows in the turn. */
  readonly draws: number;
  readonly workers: number;
  readonly placements: number;
  readonly elbows: number;
};

/**
 * What a hand card would bring this player now, in the phase that is on, used once: Garden Party by
 * the coins that count already, Campaign Trail by the markers collected.
 */
export function cardBrings(state: State, seat: number, card: number): Gain {
  const none: Gain = { coins: 0, points: 0, draws: 0, workers: 0, placements: 0, elbows: 0 };
  const tables = tablesOf(state);
  const { cardIsOf, colourOf } = tables;
  if (state.phase === 2)
    return cardIsOf.actions[card] ? { ...none, ...inTurn(state, seat, card) } : none;
  if (!cardIsOf.buying[card] || colourOf[card] === 'grey') return none;
  const before = accountOf(state, seat);
  const after = { ...before };
  addCard(tables, after, card);
  const [was, is] = [sumUp(state, seat, before), sumUp(state, seat, after)];
  return { ...none, coins: is.coins - was.coins, points: is.points - was.points };
}

function inTurn(state: State, seat: number, card: number): Partial<Gain> {
  const player = state.players[seat];
  const { effectOf, figureOf } = tablesOf(state);
  const figure = figureOf[card];
  const workers = Math.min(figure, player.reserve);
  switch (effectOf[card]) {
    case 'draw':
      return { draws: Math.min(figure, cardsToDraw(player)) };
    case 'workers':
      return { workers };
    case 'removeForWorker': // CC-7.5: another card has to go for it
      return player.hand.some((other) => other !== card) ? { workers } : {};
    case 'placeAnother':
      return { placements: figure };
    case 'placeOnOccupied':
      return { elbows: figure };
    default:
      return {};
  }
}
