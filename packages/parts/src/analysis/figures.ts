import { apart, wholes } from '../shares/index.js';
import type { Analysis, Entry, Weighed } from '../table/index.js';

/** A move after which somebody's chance to win was another one. */
export type Turn = { readonly number: number; readonly by: number };

const TURNS = 3;
/** Two turning points are not neighbours: one move of a row stands for it. */
const APART = 8;

/** The moves that changed most for a seat, in the order of the game. */
export function turningPoints({ chances }: Pick<Analysis, 'chances'>, seat: number): Turn[] {
  const turns = chances
    .slice(1)
    .map((shares, i): Turn => ({ number: i + 1, by: shares[seat] - chances[i][seat] }));
  const found: Turn[] = [];
  for (const turn of turns.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    if (found.length === TURNS) break;
    if (found.every(({ number }) => Math.abs(number - turn.number) >= APART)) found.push(turn);
  }
  // Said as the difference of the figures that are shown.
  return found
    .toSorted((a, b) => a.number - b.number)
    .map(({ number }) => {
      const [before, after] = [number - 1, number].map((one) => wholes(chances[one])[seat]);
      return { number, by: apart(before, after) };
    });
}

/** What a decision was worth against the best other one that was tried. */
export const worthOf = ({ win, other }: Weighed): number =>
  other === undefined ? 0 : win - other.win;
/** The same as it is said, beside both chances in whole percents. */
export const worthSaid = ({ win, other }: Weighed): number =>
  other === undefined ? 0 : apart(other.win, win);

/** Less than this is a trifle. */
const LEAST = 0.01;
/** So many standard errors, or less, may be chance of the trials. */
const ERRORS = 2;
const SHOWN = 2;
const isSure = (one: Weighed): boolean =>
  Math.abs(worthOf(one)) > Math.max(LEAST, ERRORS * (one.doubt ?? 0));

/** A seat's best and worst decisions, the best and the worst first; only what is beyond its error. */
export function decisionsOf(
  { weighed }: Pick<Analysis, 'weighed'>,
  seat: number,
): { readonly best: readonly Weighed[]; readonly worst: readonly Weighed[] } {
  const own = weighed.filter((one) => one.seat === seat && isSure(one));
  const sorted = own.toSorted((a, b) => worthOf(b) - worthOf(a) || a.number - b.number);
  return {
    best: sorted.filter((one) => worthOf(one) > 0).slice(0, SHOWN),
    worst: sorted
      .filter((one) => worthOf(one) < 0)
      .slice(-SHOWN)
      .reverse(),
  };
}

/** What made a seat's chance what it became: the even chance, skill and luck add up to `end`. */
export type Parts = {
  readonly even: number;
  readonly skill: number;
  readonly luck: number;
  readonly end: number;
};

/**
 * Skill: one's decisions against those of a Strategist. Luck: all else, cards and other people. In whole
 * percents, so that what is read adds up.
 */
export function partsOf(
  { chances, weighed }: Pick<Analysis, 'chances' | 'weighed'>,
  seat: number,
): Parts {
  const skill = weighed
    .filter((one) => one.seat === seat)
    .reduce((sum, { win, choice }) => sum + (choice === undefined ? 0 : win - choice.win), 0);
  const whole = (share: number): number => Math.round(share * 100) / 100;
  const [even, own, end] = [1 / (chances[0]?.length ?? 1), skill, chances.at(-1)?.[seat] ?? 0].map(
    whole,
  );
  return { even, skill: own, luck: whole(end - even - own), end };
}

/** What chance did to a seat at a move: what came of it, less what was to be expected. */
export function strokeAt(
  { chances, weighed }: Pick<Analysis, 'chances' | 'weighed'>,
  number: number,
  seat: number,
): number {
  const expected = weighed.find((one) => one.number === number)?.expected[seat];
  if (expected === undefined) return 0;
  return chances[number][seat] - chances[number - 1][seat] - expected;
}

/** Was something shown with a move that was nobody's doing? Of what was decided chance is no cause. */
type Shows = (number: number) => boolean;

/** What made a move a turning point: one's own choice, chance, or others. */
export type Kind = 'choice' | 'same' | 'chance' | 'others';

/** A decision that is blamed for it is not put down to chance as well. */
export function kindAt(
  analysis: Pick<Analysis, 'chances' | 'weighed'>,
  number: number,
  seat: number,
  shows: Shows,
): Kind | undefined {
  const one = analysis.weighed.find((each) => each.number === number);
  if (one === undefined) return undefined;
  const { chances } = analysis;
  const by = chances[number][seat] - chances[number - 1][seat];
  const own = one.seat === seat && one.choice !== undefined ? one.win - one.choice.win : 0;
  if (by < 0 && own < by / 2) return 'choice';
  const stroke = shows(number) ? strokeAt(analysis, number, seat) : 0;
  if (Math.abs(stroke) > Math.abs(by) / 2) return 'chance';
  if (one.seat !== seat) return 'others';
  return one.choice === undefined ? 'same' : 'choice';
}

/** The moves whose outcome did most to a seat that nobody could expect, the most first. */
export function strokesOf(
  analysis: Pick<Analysis, 'chances' | 'weighed'>,
  seat: number,
  shows: Shows,
): Turn[] {
  return analysis.weighed
    .filter(({ number }) => shows(number))
    .map(({ number }): Turn => ({ number, by: strokeAt(analysis, number, seat) }))
    .filter(({ by }) => Math.abs(by) > LEAST)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.number - b.number)
    .slice(0, SHOWN);
}

/** The entry of the log that each move which counts is told in: what was taken back is not one. */
export const counting = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(
    ({ number, undone, kind }) =>
      number > 0 && undone !== true && kind !== '' && kind !== 'takeBack',
  );
