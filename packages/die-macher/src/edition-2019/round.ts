import { draft } from './phases/0-draft.js';
import { programs } from './phases/0-program.js';
import { startPositions } from './phases/0-start-positions.js';
import { startPlayer } from './phases/1-start-player.js';
import { partyPrograms } from './phases/2-party-programs.js';
import { media } from './phases/3-media.js';
import { rallies } from './phases/4-rallies.js';
import { sendingPoliticians } from './phases/5-sending-politicians.js';
import { politiciansActions } from './phases/6-politicians-actions.js';
import { mediaInfluence } from './phases/7-media-influence.js';
import { pollAuctions } from './phases/8-poll-auctions.js';
import { ralliesIntoVotes } from './phases/9a-rallies-into-votes.js';
import { elections } from './phases/9b-election.js';
import { money } from './phases/9c-money.js';
import { nextRound } from './phases/9d-next-round.js';
import { end } from './phases/9e-end.js';
import { inOrder, repeatWhile } from './words.js';

/** The phases of a round, as the rulebook lists them. */
const round = inOrder(
  startPlayer,
  partyPrograms,
  media,
  rallies,
  sendingPoliticians,
  politiciansActions,
  mediaInfluence,
  pollAuctions,
  ralliesIntoVotes,
  elections,
  money,
  end,
  nextRound,
);

/** The whole game: the rest of the setup, then round after round. */
export const game = inOrder(
  draft,
  programs,
  startPositions,
  repeatWhile((s) => s.ended === 0, round),
);
