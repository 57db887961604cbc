import { data, type ElectionOutcome } from '../../rules/edition-2019/index.js';
import { courseOf, type Course } from '../world/course.js';

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
