import { One, type Out } from '@hustings/kernel';
import { drawUpTo } from '../7-cards.js';
import type { Event } from '../events.js';
import { useOffice, whyNotUse } from '../phases/2.4-using-a-worker.js';
import { play, whyNotPlay } from '../phases/2.7-playing-a-card.js';
import { topOf, type State } from '../state.js';
import { LAST_CARD, OFFICES, tablesOf } from '../tables.js';
import { decision } from '../words.js';
import { atWork, inHand } from './among.js';

/** Options of a payment: to close it, a card, an office. */
const CLOSE = 0;
const OFFICE = LAST_CARD + 1;

/** CC-7.9: sources of coins one after the other; only then are cards drawn. */
export const pay = decision(
  'pay',
  new One<State>({
    size: OFFICE + OFFICES,
    word: (state, option) => {
      if (option === CLOSE) return 'end payment';
      const { cardWords, officeWords } = tablesOf(state);
      return option < OFFICE ? `play ${cardWords[option]}` : `use ${officeWords[option - OFFICE]}`;
    },
    why: (state, seat, option) => {
      if (option === CLOSE) return undefined;
      return option < OFFICE
        ? whyNotPlay(state, seat, option)
        : whyNotUse(state, seat, option - OFFICE);
    },
    among: {
      count: (state, seat) => 1 + inHand.count(state, seat) + atWork.count(state, seat),
      at: (state, seat, i) => {
        const hand = inHand.count(state, seat);
        if (i === 0) return CLOSE;
        return i <= hand
          ? inHand.at(state, seat, i - 1)
          : OFFICE + atWork.at(state, seat, i - 1 - hand);
      },
    },
  }),
  (state, seat, option, out) => {
    if (option === CLOSE) closePayment(state, seat, out);
    else if (option < OFFICE) play(state, seat, option, out);
    else useOffice(state, seat, option - OFFICE, out);
  },
);

function closePayment(state: State, seat: number, out: Out<Event>): void {
  const { figure } = topOf(state);
  state.pending.pop();
  out?.push({ type: 'paid', seat, coins: figure });
  drawUpTo(state, seat, figure);
}
