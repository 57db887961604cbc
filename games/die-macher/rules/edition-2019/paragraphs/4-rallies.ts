import { Allocation } from '@hustings/kernel';
import { boardFor, plainlyLacks } from '../../world/index.js';
import { data } from '../data.js';
import { electionAt, firstElection, stateCount } from './10.6-states-electing.js';
import { stateWord } from '../names.js';
import { fromStart } from '../turn-order.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { ask, decision, forEach, procedure } from '../words.js';

const full = reason('state-full', 'M19-4.2', () => ({ most: data.ralliesPerState }));
const tooMany = reason('too-few-rallies', 'M19-4.2', (s, seat) => ({
  rallies: s.rallySupply[seat],
}));
const tooDear = reason('too-little-money', 'M19-4.1', (s, seat) => ({
  money: s.money[seat],
}));

/** 4.1: what newly placed rallies cost in one state. */
export const rallyCost = (rallies: number): number => data.rallyCosts[rallies];

/** 4.2: a full state takes no more. */
const room = (s: State, seat: number, n: number): number =>
  data.ralliesPerState - boardFor(s, electionAt(s, n)).rallies[seat];

/** 4.1: any number of states in one turn, each priced by the rallies newly placed there. */
const placeRallies = decision(
  'placeRallies',
  new Allocation<State>({
    slots: stateCount,
    word: stateWord,
    most: room,
    price: data.rallyCosts,
    budget: (s, seat) => s.money[seat],
    supply: (s, seat) => s.rallySupply[seat],
    full,
    tooDear,
    tooMany,
  }),
  (s, seat, rallies, out) => {
    let paid = 0;
    for (let n = 0; n < rallies.length; n++) {
      boardFor(s, electionAt(s, n)).rallies[seat] += rallies[n];
      s.rallySupply[seat] -= rallies[n];
      paid += rallyCost(rallies[n]);
    }
    s.money[seat] -= paid;
    out?.push({
      type: 'ralliesPlaced',
      seat,
      first: firstElection(s),
      rallies: rallies.slice(),
      paid,
    });
  },
);

function mayPlace(s: State, seat: number): boolean {
  if (s.rallySupply[seat] === 0 || plainlyLacks(s, seat, rallyCost(1))) return false;
  for (let n = 0; n < stateCount(s); n++) if (room(s, seat, n) > 0) return true;
  return false;
}

export const rallies = procedure(
  '4 rallies',
  forEach('seat', fromStart, ask('seat', placeRallies, mayPlace)),
);
