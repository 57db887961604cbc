import { One, PASS, reason } from '@hustings/kernel';
import { markersIn, plainlyLacks } from '../../world/index.js';
import { data } from '../data.js';
import { electionAt, stateCount } from '../elections.js';
import { stateWord } from '../names.js';
import { fromStart } from '../seats.js';
import { boardFor, type Board, type State } from '../state.js';
import { ask, decision, procedure, untilAllPass } from '../words.js';

const price = data.mediaCost;

const noMarker = reason<State>('no-media-marker', 'M19-3.3');
const noSpot = reason<State>('no-free-spot', 'M19-3.3', () => ({ spots: data.mediaSpots }));
const noMoney = reason<State>('too-little-money', 'M19-3.3', (s, seat) => ({
  price,
  money: s.money[seat],
}));

const isFull = (board: Board): boolean => markersIn(board.media) >= data.mediaSpots;

/** 3.1: one media marker onto a free spot of any state, or pass. */
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

/** 3.4: passed over only for reasons that everyone can see. */
function mayBuy(s: State, seat: number): boolean {
  if (s.mediaSupply[seat] === 0 || plainlyLacks(s, seat, price)) return false;
  for (let n = 0; n < stateCount(s); n++) {
    if (!isFull(boardFor(s, electionAt(s, n)))) return true;
  }
  return false;
}

/** 3.2: passing does not bar a later purchase. */
export const media = procedure(
  '3 media',
  untilAllPass('seat', 'passes', fromStart, ask('seat', buyMedia, mayBuy)),
);
