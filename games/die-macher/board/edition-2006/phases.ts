import type { GameEvent } from '@hustings/kernel';
import type { Entry } from '@hustings/parts/table';
import type { DecisionKind, Event } from '../../rules/edition-2006/index.js';
import type { Moment } from '../world/moment.js';

const MEDIA = 5;
const POLLS = 7;
const VOTES = 8;
/** The phase in which a state elects. */
export const ELECTION = 9;
const CONTRIBUTIONS = 10;

/** The phase that a decision belongs to; where there are several, the one it is asked in first. */
const phases: Readonly<Record<DecisionKind, number>> = {
  preliminary: 0,
  bid: 1,
  bidAgain: 1,
  nameFirstPlayer: 1,
  exchangeCards: 2,
  changeProgram: 2,
  layCabinet: 3,
  useCabinet: 3,
  approach: 4,
  answerOffer: 4,
  buyMedia: MEDIA,
  swapOpinion: MEDIA,
  placeMeetings: 6,
  bidForPoll: POLLS,
  publishPoll: POLLS,
  convertMeetings: VOTES,
  moveMedia: ELECTION,
  carryOpinion: ELECTION,
  contribute: CONTRIBUTIONS,
};

/** The phase of a position: 0 before round 1, else 1 to 10. */
export const phaseOf = (at: string): number =>
  Math.min(CONTRIBUTIONS, Number(/^(\d+)/.exec(at)?.[1] ?? CONTRIBUTIONS));

/** By move: the round, 0 before the first, and the phase in which it was made. */
export function phasesOf(entries: readonly Entry[]): Moment[] {
  let round = 0;
  let phase = 0;
  return entries.map(({ kind, events }) => {
    const own = phases[kind as DecisionKind] ?? phase; // entry 0 was asked by nobody
    // After the polls an opinion is swapped by a majority of votes, not by media.
    phase = kind === 'swapOpinion' && (phase === POLLS || phase === VOTES) ? VOTES : own;
    const made = { round: Math.max(round, phase > 0 ? 1 : 0), phase };
    for (const event of events as readonly Event[]) {
      if (event.type === 'roundBegan') round = event.round;
    }
    return made;
  });
}

/** What an event begins in the middle of a move: what is told after it belongs there. */
export function begunBy(raw: GameEvent, events: readonly GameEvent[]): Partial<Moment> | undefined {
  const event = raw as Event; // a log of this game holds its events
  switch (event.type) {
    // Where an election follows, its meetings are turned into votes for it.
    case 'meetingsConverted':
      return (events as readonly Event[]).some(
        (other) => other.type === 'electionHeld' && other.election === event.election,
      )
        ? { phase: ELECTION }
        : undefined;
    case 'tilesReturned':
      return { phase: phases.approach };
    case 'auctionOpened':
      return { phase: POLLS };
    case 'electionHeld':
      return { phase: ELECTION };
    case 'stateLeft':
    case 'acceptedDice':
    case 'refusalsShown':
      return { phase: CONTRIBUTIONS };
    case 'roundBegan':
      return { round: event.round, phase: phases.bid };
    default:
      return undefined;
  }
}
