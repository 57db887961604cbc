import { NONE } from '@hustings/kernel';
import {
  electionAt,
  mediaMajority,
  stateCount,
  type State,
} from '../../rules/edition-2006/index.js';
import { agreement, BOARDS } from '../../rules/world/index.js';
import { bitsIn } from '../world/sight.js';
import { tempersBy } from '../world/tempers.js';
import { votesNow } from './sight.js';

const tilesOf = (s: State, seat: number): number =>
  s.boards.reduce((sum, { tiles }) => sum + ((tiles >> seat) & 1), 0);

export const tempers = tempersBy<State>(
  {
    stateCount,
    electionAt,
    media: (s, election, seat) => s.boards[election % BOARDS].media[seat],
    majority: (s, election) => mediaMajority(s.boards[election % BOARDS].media),
    votes: votesNow,
    presence: (s, seat) => bitsIn(s.presence[seat]),
    money: (s, seat) => s.money[seat],
    agreement: (s, seat) =>
      s.programs.reduce(
        (sum, other, at) => (at === seat ? sum : sum + agreement(s.programs[seat], other)),
        0,
      ),
    ties: (s, seat) => tilesOf(s, seat) + (s.partners[seat] === NONE ? 0 : 1),
  },
  {
    media: 6,
    majority: 6,
    presence: 6,
    money: 0.5,
    agreement: 3,
    ties: 6,
    couple: 8,
    idle: -0.4,
    heap: 120,
  },
);
