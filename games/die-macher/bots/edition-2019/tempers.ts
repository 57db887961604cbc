import {
  electionAt,
  mediaMajority,
  stateCount,
  type State,
} from '../../rules/edition-2019/index.js';
import { agreement, BOARDS } from '../../rules/world/index.js';
import { bitsIn } from '../world/sight.js';
import { tempersBy } from '../world/tempers.js';
import { votesNow } from './sight.js';

export const tempers = tempersBy<State>(
  {
    stateCount,
    electionAt,
    media: (s, election, seat) => s.boards[election % BOARDS].media[seat],
    majority: (s, election) => mediaMajority(s.boards[election % BOARDS].media),
    votes: votesNow,
    presence: (s, seat) => bitsIn(s.presence[seat]),
    money: (s, seat) => s.money[seat] + s.earned[seat],
    agreement: (s, seat) =>
      s.programs.reduce(
        (sum, other, at) => (at === seat ? sum : sum + agreement(s.programs[seat], other)),
        0,
      ),
    ties: () => 0, // coalitions are made by programs alone
  },
  {
    media: 4,
    majority: 4,
    presence: 4,
    money: 0.3,
    agreement: 2.5,
    ties: 0,
    couple: 6,
    idle: -0.25,
    heap: 80,
  },
);
