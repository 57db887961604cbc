import type { Out } from '@hustings/kernel';
import { gainCoins } from './coins-and-points.js';
import type { Event } from './events.js';
import { cardsToDraw } from './piles.js';
import { anyCardToCopy, anyWorkerToReuse } from './second-uses.js';
import { push, type State } from './state.js';
import { tablesOf } from './tables.js';

/** What a card does, at its first use, at its second, and copied. One case for each kind (CC-7). */
export function doCard(state: State, seat: number, card: number, out: Out<Event>): void {
  const { effectOf, figureOf, coinsOf, pointsOf } = tablesOf(state);
  const figure = figureOf[card];
  switch (effectOf[card]) {
    case 'coins': // CC-7.10 Fatherly Friend, CC-7.11 Industrialist, CC-7.12 Banker
      return gainCoins(state, coinsOf[card]);
    case 'points': // CC-7.15 Local media, CC-7.16 radio, CC-7.17 newspaper, CC-7.18 TV
      state.account.cardPoints += pointsOf[card];
      return;
    case 'draw': // CC-7.6 Sauna, CC-7.7 Lunch, CC-7.8 Keynote
      return drawUpTo(state, seat, figure);
    case 'placeAnother': // CC-7.1 Inside Information
      state.turn.placements += figure;
      return;
    case 'placeOnOccupied': // CC-7.2 Sharpen your Elbows
      state.turn.elbows += figure;
      return;
    case 'workers': // CC-7.3 Small PR, CC-7.4 Big PR
      return recruit(state, seat, figure, out);
    case 'removeForWorker': // CC-7.5 Election Campaign Office
      if (state.players[seat].hand.length > 0) push(state, 'removeForWorker', figure);
      return;
    case 'drawPerCoin': // CC-7.9 Fund Raising
      return push(state, 'pay');
    case 'doubleCoins': // CC-7.13 Garden Party
      state.account.gardenParties += figure;
      return;
    case 'either': // CC-7.14 Wife's Fundraiser
      if (state.phase === 3) push(state, 'coinOrPoints', 0, card);
      else gainCoins(state, coinsOf[card]);
      return;
    case 'doubleMarkers': // CC-7.19 Campaign Trail
      state.account.campaignTrails += figure;
      return;
    case 'reuseWorker': // CC-7.21 Bonus Payment
      if (anyWorkerToReuse(state, seat)) push(state, 'reuseWorker');
      return;
    case 'copyCard': // CC-7.22 Press Secretary
      if (anyCardToCopy(state, seat)) push(state, 'copyCard');
      return;
    case 'keepHand': // CC-7.23 Battle of Wits
      state.account.keeping = true;
      return;
    case 'pointsPerCoinAtPurchase': // CC-7.20 Doctorate: only when bought
    case 'nothing': // CC-7.24 red cards
  }
}

/** The number is said first (CC-5.1); with nothing to draw there is nothing to say. */
export function drawUpTo(state: State, seat: number, most: number): void {
  if (most > 0 && cardsToDraw(state.players[seat]) > 0) push(state, 'drawNumber', most);
}

/** CC-2.5: as many as the reserve has. */
export function recruit(state: State, seat: number, count: number, out: Out<Event>): void {
  const player = state.players[seat];
  const workers = Math.min(count, player.reserve);
  player.reserve -= workers;
  player.free += workers;
  out?.push({ type: 'recruited', seat, workers });
}
