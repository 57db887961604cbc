import { draft } from './0.10-draft.js';
import { programs } from './0.11-program.js';
import { startPositions } from './0.14-start-positions.js';
import { startPlayer } from './1-start-player.js';
import { partyPrograms } from './2-party-programs.js';
import { media } from './3-media.js';
import { rallies } from './4-rallies.js';
import { sendingPoliticians } from './5-sending-politicians.js';
import { politiciansActions } from './6-politicians-actions.js';
import { mediaInfluence } from './7-media-influence.js';
import { pollAuctions } from './8-poll-auctions.js';
import { ralliesIntoVotes } from './9a-rallies-into-votes.js';
import { elections } from './9b-election.js';
import { money } from './9c-money.js';
import { nextRound } from './9d-next-round.js';
import { end } from './9e-end.js';
import { inOrder, repeatWhile } from '../words.js';

/** The phases of a round, as the rulebook lists them; the end (9e) is all that follows the last 9c. */
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
