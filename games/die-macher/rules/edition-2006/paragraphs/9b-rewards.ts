import { NONE, One, PASS, takeAt, type Order } from '@hustings/kernel';
import {
  NATIONAL_SPACES,
  otherSpace,
  placeInNation,
  whyNotCarry,
} from './9.4-national-opinions.js';
import { opinionWord } from '../names.js';
import { electingBoard, type State } from '../state.js';
import { ask, decision, forEach, procedure, repeatWhile } from '../words.js';

/** 9.3: the winners, the stronger partner first, then the narrow loser. */
const rewarded: Order<State> = {
  first: (s) => (s.won.length === 0 ? NONE : s.won[0]),
  next: (s, current) => {
    if (current === s.lost) return NONE;
    const after = s.won.indexOf(current) + 1;
    return after < s.won.length ? s.won[after] : s.lost;
  },
};

/** 9.3: a second partner carries one opinion, the narrow loser none. */
function beginReward(s: State): void {
  if (s.now.winner === s.lost) s.carries = 0;
  else if (s.now.winner !== s.won[0]) s.carries = 1;
}

/** 9.3: a media marker from this state onto the national space of this round. */
const moveMedia = decision(
  'moveMedia',
  new One<State>({ size: 1, word: () => 'move', why: () => undefined, pass: true }),
  (s, seat, moves, out) => {
    if (moves === PASS) {
      out?.push({ type: 'passed', seat, kind: 'moveMedia' });
      return;
    }
    electingBoard(s).media[seat]--;
    s.presence[seat] |= 1 << (s.round - 1);
    out?.push({ type: 'nationalMedia', seat, round: s.round });
  },
);

/** A carry is an opinion of the state and a national space: opinion × 5 + space. */
const fromOf = (carry: number): number => Math.floor(carry / NATIONAL_SPACES);
const toOf = (carry: number): number => carry % NATIONAL_SPACES;

/** 9.3: one opinion of the state to the national board, or none. */
const carryOpinion = decision(
  'carryOpinion',
  new One<State>({
    size: (s) => electingBoard(s).up * NATIONAL_SPACES,
    word: (s, carry) => `${opinionWord(electingBoard(s), fromOf(carry))} to ${toOf(carry) + 1}`,
    why: (s, _seat, carry) => whyNotCarry(s, electingBoard(s).opinions[fromOf(carry)], toOf(carry)),
    pass: true,
    hides: otherSpace,
  }),
  (s, seat, carry, out) => {
    if (carry === PASS) {
      s.carries = 0;
      out?.push({ type: 'passed', seat, kind: 'carryOpinion' });
      return;
    }
    s.carries--;
    const card = takeFromState(s, fromOf(carry));
    const space = toOf(carry);
    const there = s.nation.opinions[space];
    const how = placeInNation(s, card, space);
    const gone = how === 'replaced' ? there : NONE;
    out?.push({ type: 'opinionCarried', seat, card, space, how, out: gone });
  },
);

/** A key issue marker does not protect from this (3.4); it stays behind. */
function takeFromState(s: State, space: number): number {
  const board = electingBoard(s);
  const card = takeAt(board.opinions, space);
  board.up--;
  if (board.double === space) board.double = NONE;
  else if (board.double > space) board.double--;
  return card;
}

function mayCarry(s: State): boolean {
  if (s.carries === 0) return false;
  const { opinions, up } = electingBoard(s);
  for (let from = 0; from < up; from++) {
    for (let to = 0; to < NATIONAL_SPACES; to++) {
      if (whyNotCarry(s, opinions[from], to) === undefined) return true;
    }
  }
  return false;
}

function endRewards(s: State): void {
  s.won = [];
  s.lost = NONE;
  s.carries = 0;
}

export const rewards = procedure(
  '9b rewards',
  forEach(
    'winner',
    rewarded,
    beginReward,
    ask('winner', moveMedia, (s, seat) => electingBoard(s).media[seat] > 0),
    repeatWhile(mayCarry, ask('winner', carryOpinion)),
  ),
  endRewards,
);
