import type { Formats } from '@hustings/texts';
import { chanceOf } from '../../words/en.js';

/** English: a game that is over, looked at. */
export const analysis = (f: Formats<'en'>) => ({
  title: 'Chance to win',
  say: (seats: number) =>
    `in %, as reckoned by a Strategist who knew every hand; even chances are ${f.number(Math.round(100 / seats))}% each`,
  chart: (lines: readonly string[]) => `Chance to win after every move. ${lines.join(' ')}`,
  ends: (who: string, first: number, points: number) =>
    `${who} begins with ${chanceOf(f)(first)} and ends with ${f.plural(points, { one: '# point', other: '# points' })}.`,
  points: (points: number) => f.plural(points, { one: '# point', other: '# points' }),
  turning: 'Three turning points',
  inPoints: 'in percentage points',
  where: (round: string, phase: string, move: number) =>
    `${round}, ${phase}, move ${f.number(move)}`,
  whereBefore: (phase: string, move: number) => `Setup, ${phase}, move ${f.number(move)}`,
  move: (move: number) => `Move ${f.number(move)}`,
  by: (share: number) => f.signed(Math.round(share * 100)),
  would: (what: string) => `A Strategist’s choice: ${what}.`,
  same: 'A Strategist would have done the same.',
  chance: 'Nobody could have known how it would come out.',
  others: 'It was not yours to decide.',
  show: 'Show',
  playOn: 'Play on from here',
  decisions: 'Your decisions',
  decisionsOf: (who: string) => `The decisions: ${who}`,
  decisionsSay:
    'in percentage points of the chance to win, against the best other choice. Reckoned from what could be seen then, by playing each choice on to the end of the round: not the figures of the graph, which knows every hand. Only what is surely more than chance.',
  best: 'Best',
  worst: 'Worst',
  next: (what: string, then: number, made: number) =>
    `Next best: ${what}. ${f.begin(chanceOf(f)(then))} instead of ${chanceOf(f)(made)}.`,
  better: (what: string, then: number, made: number) =>
    `Better: ${what}. ${f.begin(chanceOf(f)(then))} instead of ${chanceOf(f)(made)}.`,
  skillAndLuck: 'Skill and luck',
  skill: (share: number) => `${f.signed(Math.round(share * 100))} skill`,
  luck: (share: number) => `${f.signed(Math.round(share * 100))} luck`,
  /** The even chance, skill and luck: what it came to. */
  sum: (even: number, skill: number, luck: number, end: number) => {
    const percents = [even, skill, luck, end].map((share) => Math.round(share * 100));
    const [first, own, chance, all] = percents;
    return `${f.number(first)}\u00a0${f.signed(own)}\u00a0${f.signed(chance)}\u00a0=\u00a0${f.number(all)}`;
  },
  luckSay: (seats: number) =>
    `In percentage points of the chance to win. ${f.number(Math.round(100 / seats))} + skill + luck is 100 for the winner, 0 for the rest. Skill: decisions, against those of a Strategist. Luck: cards, and what the others did.`,
  strokes: 'Chance did most here',
  begins: 'The game is being looked at …',
  weighing: 'Every decision is being weighed.',
  stop: 'Stop',
  stopped: 'Stopped. What was found stays.',
  goOn: 'Go on',
  failed: 'The game could not be looked at here.',
});

/** A language brings the same; what it lacks does not compile. */
export type AnalysisTexts = ReturnType<typeof analysis>;
