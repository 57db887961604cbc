import { NONE, One, PASS, reason } from '@hustings/kernel';
import { markersIn, mediaMajority, plainlyLacks } from '../../world/index.js';
import { data } from '../data.js';
import { electionAt, stateCount, statesFromLast } from '../elections.js';
import { stateWord } from '../names.js';
import { fromFirst } from '../seats.js';
import { boardFor, boardNow, type Board, type State } from '../state.js';
import { canSwap, swapOpinion } from '../swap.js';
import { ask, bind, decision, forEach, procedure, untilAllPass, when } from '../words.js';

const price = data.mediaCost;

const noMarker = reason<State>('no-media-marker', 'M06-5.1');
const noSpot = reason<State>('no-free-spot', 'M06-5.1', () => ({ spots: data.mediaSpots }));
const noMoney = reason<State>('too-little-money', 'M06-5.1', (s, seat) => ({
  money: s.money[seat],
}));

/** 0.10: a state may hold more than five from the preliminary stage. */
const isFull = (board: Board): boolean => markersIn(board.media) >= data.mediaSpots;

/** 5.1: one marker onto a free spot of any state still to elect, or pass. */
const buyMedia = decision(
  'buyMedia',
  new One<State>({
    size: stateCount,
    word: stateWord,
    why: (s, seat, n) => {
      if (isFull(boardFor(s, electionAt(s, n)))) return noSpot;
      if (s.mediaSupply[seat] === 0) return noMarker;
      return s.money[seat] < price ? noMoney : undefined;
    },
    pass: true,
  }),
  (s, seat, n, out) => {
    if (n === PASS) {
      out?.push({ type: 'passed', seat, kind: 'buyMedia' });
      return;
    }
    const election = electionAt(s, n);
    s.money[seat] -= price;
    s.mediaSupply[seat]--;
    boardFor(s, election).media[seat]++;
    out?.push({ type: 'mediaBought', seat, election, paid: price });
  },
);

/** 5.1: passed over only for reasons that everyone can see. */
function mayBuy(s: State, seat: number): boolean {
  if (s.mediaSupply[seat] === 0 || plainlyLacks(s, seat, price)) return false;
  for (let n = 0; n < stateCount(s); n++) {
    if (!isFull(boardFor(s, electionAt(s, n)))) return true;
  }
  return false;
}

/** 5.3: strictly more markers than every other player. */
const controlling = (s: State): number => mediaMajority(boardNow(s).media);

export const media = procedure(
  '5 media',
  untilAllPass('seat', 'passes', fromFirst, ask('seat', buyMedia, mayBuy)),
  forEach(
    'election',
    statesFromLast,
    when(
      (s) => controlling(s) !== NONE,
      bind('seat', controlling, ask('seat', swapOpinion, canSwap)),
    ),
  ),
);
