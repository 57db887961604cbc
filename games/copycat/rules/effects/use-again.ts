import { One, PASS } from '@hustings/kernel';
import { doCard } from '../7-cards.js';
import { doOffice } from '../8-offices.js';
import { reasons } from '../reasons.js';
import { whyNotCopy, whyNotReuse, whyNotReuseWorker } from '../second-uses.js';
import { push, type State } from '../state.js';
import { DOCTORATE, OFFICES, tablesOf } from '../tables.js';
import { decision } from '../words.js';
import { atWork, decline, inArea, word } from './among.js';

/** CC-7.21: the worker uses the action of its office again. */
export const reuseWorker = decision(
  'reuseWorker',
  new One<State>({
    size: OFFICES,
    word: (state, office) => tablesOf(state).officeWords[office],
    why: whyNotReuseWorker,
    pass: true,
    among: atWork,
  }),
  (state, seat, office, out) => {
    state.pending.pop();
    if (office === PASS) return decline(seat, 'reuseWorker', out);
    const player = state.players[seat];
    player.worked[player.workers.indexOf(office)]++;
    out?.push({ type: 'usedAgain', seat, office });
    doOffice(state, seat, office, out);
  },
);

/** CC-7.22: as if the card lay there twice; its own uses are not touched (CC-5.5). */
export const copyCard = decision(
  'copyCard',
  new One<State>({ size: DOCTORATE + 1, word, why: whyNotCopy, pass: true, among: inArea }),
  (state, seat, card, out) => {
    state.pending.pop();
    if (card === PASS) return decline(seat, 'copyCard', out);
    out?.push({ type: 'copied', seat, card });
    doCard(state, seat, card, out);
  },
);

/** CC-8.8: the card is used again and leaves the play area when that is done. */
export const reuseCard = decision(
  'reuseCard',
  new One<State>({
    size: DOCTORATE + 1 + OFFICES,
    word: (state, option) => {
      const { cardWords, officeWords } = tablesOf(state);
      return option <= DOCTORATE ? cardWords[option] : officeWords[option - DOCTORATE - 1];
    },
    why: (state, seat, option) =>
      option <= DOCTORATE ? whyNotReuse(state, seat, option) : reasons.neverAnOffice,
    pass: true,
    among: inArea,
  }),
  (state, seat, card, out) => {
    state.pending.pop();
    if (card === PASS) return decline(seat, 'reuseCard', out);
    const player = state.players[seat];
    player.used[player.area.indexOf(card)]++;
    out?.push({ type: 'reused', seat, card });
    push(state, 'leave', 0, card);
    doCard(state, seat, card, out);
  },
);
