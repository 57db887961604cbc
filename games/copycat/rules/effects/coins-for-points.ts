import { Amount, One } from '@hustings/kernel';
import { coinsLeft, gainCoins } from '../coins-and-points.js';
import { reasons } from '../reasons.js';
import { topOf, type State } from '../state.js';
import { tablesOf } from '../tables.js';
import { decision } from '../words.js';
import { anythingGoes, zero } from './among.js';

const COIN = 0;
const gains = ['coin', 'points'] as const;

/** CC-7.14: chosen at each use anew. */
export const coinOrPoints = decision(
  'coinOrPoints',
  new One<State>({ size: gains.length, word: (_state, gain) => gains[gain], why: anythingGoes }),
  (state, seat, gain, out) => {
    const { card } = topOf(state);
    state.pending.pop();
    out?.push({ type: 'chose', seat, gain: gains[gain] });
    const { coinsOf, pointsOf } = tablesOf(state);
    if (gain === COIN) gainCoins(state, coinsOf[card]);
    else state.account.cardPoints += pointsOf[card];
  },
);

/** CC-3.5: any number of coins for as many points, scored at once. */
export const coinsForDoctorate = decision(
  'coinsForDoctorate',
  new Amount<State>({
    min: zero,
    max: (state) => coinsLeft(state.account),
    tooLow: reasons.numberTooLow,
    tooHigh: reasons.tooManyCoins,
  }),
  (state, seat, coins, out) => {
    state.pending.pop();
    const player = state.players[seat];
    state.account.spent += coins;
    player.score += coins;
    player.fromDoctorates += coins;
    out?.push({ type: 'doctorate', seat, points: coins });
  },
);
