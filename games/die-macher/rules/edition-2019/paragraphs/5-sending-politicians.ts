import { Assignment, NONE } from '@hustings/kernel';
import { electionAt, stateCount } from './10.6-states-electing.js';
import { stateWord } from '../names.js';
import { politicians } from './6.5-table-of-politicians.js';
import { fromStart } from '../turn-order.js';
import { boardFor } from '../../world/index.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { ask, decision, forEach, procedure } from '../words.js';

const notInCabinet = reason('not-in-cabinet', 'M19-5.2');
const sentTwice = reason('sent-twice', 'M19-5.2');

/** 5.1: up to one politician to each state, face down; 5.3: all of the round in one turn. */
const sendPoliticians = decision(
  'sendPoliticians',
  new Assignment<State>({
    slots: stateCount,
    slotWord: (s, _seat, n) => stateWord(s, n),
    size: politicians.length,
    word: (_s, _slot, politician) => politicians[politician].id,
    fits: (s, seat, _slot, politician) =>
      (s.cabinet[seat] >> politician) & 1 ? undefined : notInCabinet,
    joins: (_s, _seat, move, slot) => (move.indexOf(move[slot]) < slot ? sentTwice : undefined),
    alike: true,
    optional: true,
    hides: notInCabinet,
  }),
  (s, seat, move, out) => {
    const elections: number[] = [];
    for (let n = 0; n < move.length; n++) {
      if (move[n] === NONE) continue;
      boardFor(s, electionAt(s, n)).sent[seat] = move[n];
      s.cabinet[seat] &= ~(1 << move[n]);
      elections.push(electionAt(s, n));
    }
    const cards = move.filter((politician) => politician !== NONE);
    out?.push({ type: 'politiciansSent', seat, elections, secret: { seat, cards } });
  },
);

export const sendingPoliticians = procedure(
  '5 sending politicians',
  forEach(
    'seat',
    fromStart,
    ask('seat', sendPoliticians, (s, seat) => s.cabinet[seat] !== 0),
  ),
);
