import { Allocation } from '@hustings/kernel';
import { boardFor, plainlyLacks } from '../../world/index.js';
import { data } from '../data.js';
import { electionAt, stateCount } from './0.13-election-order.js';
import { stateWord } from '../names.js';
import { reason } from '../reasons.js';
import { fromFirst } from '../turn-order.js';
import type { State } from '../state.js';
import { ask, decision, forEach, procedure } from '../words.js';

const price = data.meetingCost;

const full = reason('no-room-for-meetings', 'M06-6.1', () => ({
  turn: data.meetingsPerStateAndTurn,
  most: data.meetingsPerState,
}));
const tooMany = reason('too-few-meetings', 'M06-6.1', (s, seat) => ({
  meetings: s.meetingSupply[seat],
}));
const tooDear = reason('too-little-money', 'M06-6.1', (s, seat) => ({
  money: s.money[seat],
}));

/** At most four new ones in a state, at most ten of a party. */
const room = (s: State, seat: number, n: number): number =>
  Math.min(
    data.meetingsPerStateAndTurn,
    data.meetingsPerState - boardFor(s, electionAt(s, n)).meetings[seat],
  );

/** 6.1: any number of states in one turn, 1,000 € apiece. */
const placeMeetings = decision(
  'placeMeetings',
  new Allocation<State>({
    slots: stateCount,
    word: stateWord,
    most: room,
    price: Array.from({ length: data.meetingsPerStateAndTurn + 1 }, (_, n) => n * price),
    budget: (s, seat) => s.money[seat],
    supply: (s, seat) => s.meetingSupply[seat],
    full,
    tooDear,
    tooMany,
  }),
  (s, seat, meetings, out) => {
    let placed = 0;
    for (let n = 0; n < meetings.length; n++) {
      boardFor(s, electionAt(s, n)).meetings[seat] += meetings[n];
      placed += meetings[n];
    }
    s.meetingSupply[seat] -= placed;
    s.money[seat] -= placed * price;
    out?.push({ type: 'meetingsPlaced', seat, meetings: meetings.slice(), paid: placed * price });
  },
);

function mayPlace(s: State, seat: number): boolean {
  if (s.meetingSupply[seat] === 0 || plainlyLacks(s, seat, price)) return false;
  for (let n = 0; n < stateCount(s); n++) if (room(s, seat, n) > 0) return true;
  return false;
}

export const meetings = procedure(
  '6 meetings',
  forEach('seat', fromFirst, ask('seat', placeMeetings, mayPlace)),
);
