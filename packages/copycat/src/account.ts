import { data } from './data.js';
import { paymentIn } from './moment.js';
import type { Account, Player, State } from './state.js';

const most = data.limits.doublings;

/** CC-3.2: B × (1 + G) + S, less what was paid. */
export function coinsLeft(account: Account): number {
  const times = 1 + Math.min(account.gardenParties, most);
  return account.coins * times + account.fixedCoins - account.spent;
}

/** CC-3.6: markers × (1 + T). */
export function markerPoints(player: Player, account: Account): number {
  return player.markers * (1 + Math.min(account.campaignTrails, most));
}

/** Coins come into the payment going on; in phase 3 into the part of the sum they belong to. */
export function gainCoins(state: State, coins: number): void {
  const payment = paymentIn(state);
  if (payment !== undefined) payment.figure += coins;
  else if (throughAllocationOffice(state)) state.account.fixedCoins += coins;
  else state.account.coins += coins;
}

/** CC-3.2: a card is being used again, and this happens inside that use. */
function throughAllocationOffice(state: State): boolean {
  const { pending } = state;
  for (let i = 0; i < pending.length; i++) if (pending[i].what === 'leave') return true;
  return false;
}
