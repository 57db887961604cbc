import type { ElectionOutcome, Event, View } from '../../rules/edition-2019/index.js';
import { data } from '../../rules/edition-2019/index.js';
import { agreement, boardOf } from '../../rules/world/index.js';
import type { Stage } from '@hustings/parts/table';
import { courseOf, type Course } from '../world/course.js';
import { standing } from './position.js';

/** One party on election night. */
export type Night = {
  readonly seat: number;
  /** Votes before the rallies were transformed, what these added, and the total. */
  readonly before: number;
  readonly sum: { rallies: number; trend: number; match: number; votes: number } | undefined;
  readonly total: number;
  readonly points: number;
  readonly bonus: number;
  readonly standing: number;
};

export type ElectionStory = {
  readonly election: number;
  readonly state: number;
  readonly outcome: ElectionOutcome;
  readonly night: readonly Night[];
  /** The party that looks for partners, and how near each of them is. */
  readonly leader: number;
  readonly partners: readonly { seat: number; alike: number; together: number }[];
  readonly moved: readonly number[];
};

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

/** Someone who is asked to govern together, and how it ends. */
export type Asked = {
  readonly seat: number;
  readonly together: number;
  readonly yes: boolean;
  /** When it is asked. */
  readonly at: number;
};

/** When what arrives on election night: after the bars, who is asked one after the other. */
export type NightCourse = Course & {
  readonly asked: readonly Asked[];
  readonly headline: number;
  readonly media: number;
};

/** From one question to the next, in seconds. */
const ASKING = 0.9;

/** The bars rise, the line waits, then one is asked after the other. */
export function nightOf({ night, outcome, partners }: ElectionStory): NightCourse {
  const seeks = outcome.kind === 'coalition' || outcome.kind === 'none';
  const last = partners.findIndex(({ together }) => together >= threshold);
  const tried = seeks ? partners.slice(0, last < 0 ? partners.length : last + 1) : [];
  const course = courseOf(
    night.map(({ total }) => total),
    tried.length === 0 ? 0 : ASKING * (tried.length + 1),
  );
  const asked = tried.map(({ seat, together }, i) => ({
    seat,
    together,
    yes: together >= threshold,
    at: course.verdict + ASKING * (i + 1),
  }));
  return { ...course, asked, headline: course.points - 0.2, media: course.points + 0.8 };
}

export const threshold = data.electionBonus.threshold;
