import type { Moment } from './phase-by-colour.js';
import type { Pending, State } from './state.js';

export function momentOf(state: State): Moment {
  if (state.phase === 3) return 'buying';
  return paymentIn(state) === undefined ? 'actions' : 'payment';
}

/** The payment going on. There is never a second one inside it: Fund Raising is no coin source. */
export function paymentIn(state: State): Pending | undefined {
  const { pending } = state;
  for (let i = 0; i < pending.length; i++) if (pending[i].what === 'pay') return pending[i];
  return undefined;
}
