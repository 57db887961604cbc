import type { Out } from '@hustings/kernel';
import { gainCoins } from './coins-and-points.js';
import { drawUpTo } from './7-cards.js';
import type { Event } from './events.js';
import { anyCardToReuse } from './second-uses.js';
import { push, type State } from './state.js';
import { closeAndRefill } from './street.js';
import { tablesOf } from './tables.js';

export function isEmpty(state: State, office: number): boolean {
  const { players } = state;
  for (let i = 0; i < players.length; i++) if (players[i].workers.includes(office)) return false;
  return true;
}

/** What an office does, at the first use and at the second. One case for each kind (CC-8). */
export function doOffice(state: State, seat: number, office: number, out: Out<Event>): void {
  const { account } = state;
  const { actionOf, officeFigureOf } = tablesOf(state);
  const figure = officeFigureOf[office];
  const hasHand = state.players[seat].hand.length > 0;
  switch (actionOf[office]) {
    case 'draw': // CC-8.1
      return drawUpTo(state, seat, figure);
    case 'exchange': // CC-8.2
      if (hasHand) push(state, 'exchangeNumber', figure);
      return;
    case 'coins': // CC-8.3
      return gainCoins(state, figure);
    case 'buy': // CC-8.4
      account.rights += figure;
      return;
    case 'specialBuy': // CC-8.5
      closeAndRefill(state, out);
      account.rights += figure;
      return;
    case 'removeForCoin': // CC-8.6
      if (hasHand) push(state, 'removeNumber', figure);
      return;
    case 'points': // CC-8.7
      account.officePoints += figure;
      return;
    case 'reuseCard': // CC-8.8
      if (anyCardToReuse(state, seat)) push(state, 'reuseCard');
  }
}
