import type { ElectionOutcome, Event, View } from '../../rules/edition-2019/index.js';
import { agreement, boardOf } from '../../rules/world/index.js';
import type { Stage } from '@hustings/parts/table';
import type { ElectionStory, Night } from './night.js';
import { standing } from './position.js';

type Converted = Extract<Event, { type: 'ralliesConverted' }>;

/** The elections of a moment, told from its events and from what was seen just before. */
export function storiesOf(stage: Stage): ElectionStory[] {
  const view = stage.before.view as View; // the stage of this game's events
  const events = stage.entry.events as readonly Event[];
  return events.flatMap((event) =>
    event.type === 'electionHeld' ? [story(view, events, event.election, event.outcome)] : [],
  );
}

function story(
  view: View,
  events: readonly Event[],
  election: number,
  outcome: ElectionOutcome,
): ElectionStory {
  const board = view.boards[boardOf(election)];
  const strongest = Math.max(...outcome.votes);
  const leader = outcome.bonus.findIndex((b, seat) => b > 0 && outcome.votes[seat] === strongest);
  const converted = events.filter(
    (event): event is Converted => event.type === 'ralliesConverted' && event.election === election,
  );
  const night = outcome.votes.map((total, seat): Night => {
    const sum = converted.find((event) => event.seat === seat)?.sum;
    return {
      seat,
      sum,
      total,
      before: total - (sum?.votes ?? 0),
      points: outcome.points[seat],
      bonus: outcome.bonus[seat],
      standing: standing(view, seat),
    };
  });
  const partners = view.parties
    .map((_, seat) => ({
      seat,
      alike: agreement(view.programs[leader], view.programs[seat]),
      together: outcome.votes[leader] + outcome.votes[seat],
    }))
    .filter(({ seat }) => seat !== leader)
    .sort((a, b) => b.alike - a.alike || afterStart(view, a.seat) - afterStart(view, b.seat));
  const moved = events.flatMap((event) =>
    event.type === 'mediaPresence' && event.election === election ? [event.seat] : [],
  );
  return { election, state: board.state, outcome, night, leader, partners, moved };
}

/** How far clockwise from the start player a seat is. */
const afterStart = ({ start, parties }: View, seat: number): number =>
  (seat - start + parties.length) % parties.length;

/** The right edge of the chart, for its points table and a coalition; wider on a small screen. */
export function edgeOf(outcome: ElectionOutcome, small: boolean): number {
  if (outcome.kind === 'coalition') return small ? 270 : 236;
  return small ? 170 : 90;
}
