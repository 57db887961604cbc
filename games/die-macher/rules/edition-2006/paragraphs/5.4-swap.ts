import { One, PASS } from '@hustings/kernel';
import {
  boardNow,
  CARDS,
  differentCard,
  differentCards,
  topicLies,
  topicOf,
} from '../../world/index.js';
import { data } from '../data.js';
import { opinionWord, programWords } from '../names.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { decision } from '../words.js';

const notFaceUp = reason('not-face-up', 'M06-5.4');
const protectedHere = reason('under-key-issue', 'M06-5.4');
const notInReserve = reason('not-in-reserve', 'M06-5.4');
const sameFace = reason('same-card', 'M06-5.4');
const topicThere = reason('topic-lies-there', 'M06-5.4');

/** A swap is a space and a card of the reserve: space × 14 + card. */
const SWAPS = data.opinions.perState * CARDS;
const spaceOf = (swap: number): number => Math.floor(swap / CARDS);
const cardOf = (swap: number): number => swap % CARDS;

/** 5.4: the card removed no longer counts, so its opposite may replace it. */
function whyNotSwap(s: State, space: number, card: number) {
  const board = boardNow(s);
  if (!s.reserve.includes(card)) return notInReserve;
  if (space >= board.up) return notFaceUp;
  if (space === board.double) return protectedHere;
  if (board.opinions[space] === card) return sameFace;
  return topicLies(board, topicOf(card), space) ? topicThere : undefined;
}

/** 5.4: one face-up opinion goes into the reserve, one from there takes its space; or pass. */
export const swapOpinion = decision(
  'swapOpinion',
  new One<State>({
    size: SWAPS,
    word: (s, swap) => `${opinionWord(boardNow(s), spaceOf(swap))}>${programWords[cardOf(swap)]}`,
    why: (s, _seat, swap) => whyNotSwap(s, spaceOf(swap), cardOf(swap)),
    pass: true,
    hides: notInReserve,
    among: {
      count: (s) => data.opinions.perState * differentCards(s.reserve),
      at: (s, _seat, index) => {
        const faces = differentCards(s.reserve);
        return Math.floor(index / faces) * CARDS + differentCard(s.reserve, index % faces);
      },
    },
  }),
  (s, seat, swap, out) => {
    if (swap === PASS) {
      out?.push({ type: 'passed', seat, kind: 'swapOpinion' });
      return;
    }
    const board = boardNow(s);
    const removed = board.opinions[spaceOf(swap)];
    s.reserve[s.reserve.indexOf(cardOf(swap))] = removed;
    board.opinions[spaceOf(swap)] = cardOf(swap);
    const { election } = s.now;
    out?.push({ type: 'opinionSwapped', seat, election, out: removed, in: cardOf(swap) });
  },
);

/** Without a fitting card there is no swap, and nobody is asked. */
export function canSwap(s: State): boolean {
  const { up } = boardNow(s);
  for (const card of s.reserve) {
    for (let space = 0; space < up; space++) {
      if (whyNotSwap(s, space, card) === undefined) return true;
    }
  }
  return false;
}
