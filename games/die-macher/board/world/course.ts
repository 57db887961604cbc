/** When what arrives on election night, in seconds. */
export type Course = {
  /** By seat: its votes rise, then what it held there turned into votes, the weakest first. */
  readonly votes: readonly number[];
  readonly gains: readonly number[];
  /** All stand: does somebody reach the line? */
  readonly verdict: number;
  /** Those whose votes count together stand on each other. */
  readonly pair: number;
  readonly points: number;
};

const BEGIN = 0.3;
const GAINS = 1.4;
/** From one party to the next. */
const APART = { votes: 0.15, gains: 0.6 };

/** Bars rise from the weakest to the strongest; `open` is how long the line waits for its answer. */
export function courseOf(total: readonly number[], open = 0): Course {
  const rising = total.map((_, seat) => seat).sort((a, b) => total[a] - total[b]);
  const rank = (seat: number): number => rising.indexOf(seat);
  const verdict = GAINS + APART.gains * total.length;
  const pair = verdict + open + 0.2;
  return {
    votes: total.map((_, seat) => BEGIN + APART.votes * rank(seat)),
    gains: total.map((_, seat) => GAINS + APART.gains * rank(seat)),
    verdict,
    pair,
    points: pair + 1,
  };
}

/** What a party's votes come to, in figures alone: below narrow columns the noun stands beside the picture. */
export const inFigures = (
  number: (value: number) => string,
  had: number,
  gain: number,
  total: number,
): string =>
  [
    `${number(had)} + ${number(gain)} = ${number(had + gain)}`,
    ...(had + gain > total ? [number(total)] : []),
  ].join(' → ');
