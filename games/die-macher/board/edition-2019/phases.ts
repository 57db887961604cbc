import type { GameEvent } from '@hustings/kernel';
import type { Entry } from '@hustings/parts/table';
import type { Moment } from '../world/moment.js';
import type { DecisionKind, Event } from '../../rules/edition-2019/index.js';

/** The phase that a decision belongs to; where there are several, the one it is asked in first. */
const phases: Readonly<Record<DecisionKind, number>> = {
  draftPick: 0,
  layProgram: 0,
  completeProgram: 0,
  keepCard: 0,
  startPosition: 0,
  bid: 1,
  raise: 1,
  drawPrograms: 2,
  takeFromDisplay: 2,
  swapPrograms: 2,
  keepProgram: 2,
  buyMedia: 3,
  placeRallies: 4,
  sendPoliticians: 5,
  payPolitician: 6,
  chooseAction: 6,
  placeDouble: 6,
  removeMedia: 6,
  placeMedia: 6,
  shiftOpinion: 7,
  bidForPoll: 8,
  publishPoll: 8,
  convertRallies: 9,
  useDonation: 9,
};
/** What politicians do is also done in phases of its own: then it belongs to theirs. */
const alsoActions: ReadonlySet<string> = new Set<DecisionKind>([
  'drawPrograms',
  'takeFromDisplay',
  'swapPrograms',
  'keepProgram',
  'publishPoll',
]);
const ACTIONS = 6;

/** By move: the round, 0 before the first, and the phase in which it was made. */
export function phasesOf(entries: readonly Entry[]): Moment[] {
  let round = 0;
  let phase = 0;
  return entries.map(({ kind, events }) => {
    const own = phases[kind as DecisionKind] ?? phase; // entry 0 was asked by nobody
    if (!(phase === ACTIONS && alsoActions.has(kind))) phase = own;
    const made = { round: Math.max(round, phase > 0 ? 1 : 0), phase };
    for (const event of events as readonly Event[]) {
      if (event.type === 'roundBegan') round = event.round;
    }
    return made;
  });
}

/** What an event begins in the middle of a move: what is told after it belongs there. */
export function begunBy(raw: GameEvent): Partial<Moment> | undefined {
  const event = raw as Event; // a log of this game holds its events
  switch (event.type) {
    case 'politiciansRevealed':
      return { phase: ACTIONS };
    case 'auctionOpened':
      return { phase: phases.bidForPoll };
    case 'electionHeld':
      return { phase: phases.convertRallies };
    case 'roundBegan':
      return { round: event.round, phase: phases.bid };
    default:
      return undefined;
  }
}
