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

type Points = { readonly cards: number; readonly offices: number; readonly markers: number };

/** CC-3.6: what would be scored now. What is declined goes off cards, offices, markers in turn. */
export function pointsToScore(player: Player, account: Account): Points {
  const { cardPoints, officePoints, declined } = account;
  const ofCards = Math.min(declined, cardPoints);
  const ofOffices = Math.min(declined - ofCards, officePoints);
  return {
    cards: cardPoints - ofCards,
    offices: officePoints - ofOffices,
    markers: markerPoints(player, account) - (declined - ofCards - ofOffices),
  };
}

/** CC-3.1, CC-5.1: all but the markers themselves; their doubling is the effect of a card. */
export function declinablePoints(player: Player, account: Account): number {
  return allPoints(player, account) - player.markers;
}

export function allPoints(player: Player, account: Account): number {
  return account.cardPoints + account.officePoints + markerPoints(player, account);
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
