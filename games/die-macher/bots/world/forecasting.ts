import { accountOfStates, addStates, type States, type World } from './states.js';

/** Points by where they come from. */
export type Account = Readonly<Record<string, number>>;

/** What a seat has or keeps apart from the states, from one source. */
export type Part<S, M, P> = (s: S, m: M, p: P, seat: number) => number;

/** What an edition says of the points to come. */
export type Prospects<S, M, P> = States<S, M, P> & {
  readonly momentOf: (s: S) => M;
  readonly parts: Readonly<Record<string, Part<S, M, P>>>;
  /** What is worked out once before states are looked at. */
  readonly lookOver?: (s: S) => void;
  /** The phase of a moment after the game, and what then counts, seat by seat. */
  readonly over: number;
  readonly finalPoints: (s: S) => Account[];
};

export type Forecasting<S, M, P> = {
  /** The points each seat is expected to end with. */
  readonly forecastWith: (s: S, m: M, p: P) => number[];
  readonly forecast: (s: S, p: P) => number[];
  /** The forecast of one seat in parts: what it has, what it keeps, and each state by its code. */
  readonly account: (s: S, seat: number, p: P) => Account;
};

/** The same sum for every edition: what each seat has or keeps, and what each state promises. */
export function forecastingBy<S extends World, M extends { readonly phase: number }, P>(
  prospects: Prospects<S, M, P>,
): Forecasting<S, M, P> {
  const { momentOf, parts, lookOver, over, finalPoints } = prospects;
  const sources = Object.values(parts);
  const forecastWith = (s: S, m: M, p: P): number[] => {
    if (m.phase === over) return finalPoints(s).map(sum);
    lookOver?.(s);
    const points: number[] = [];
    for (let seat = 0; seat < s.parties.length; seat++) {
      let own = 0;
      for (let i = 0; i < sources.length; i++) own += sources[i](s, m, p, seat);
      points.push(own);
    }
    addStates(prospects, s, m, p, points);
    return points;
  };
  const account = (s: S, seat: number, p: P): Account => {
    const m = momentOf(s);
    if (m.phase === over) return finalPoints(s)[seat];
    lookOver?.(s);
    const own = Object.entries(parts).map(([name, part]) => [name, part(s, m, p, seat)] as const);
    return { ...Object.fromEntries(own), ...accountOfStates(prospects, s, m, p, seat) };
  };
  return { forecastWith, forecast: (s, p) => forecastWith(s, momentOf(s), p), account };
}

const sum = (account: Account): number =>
  Object.values(account).reduce((total, points) => total + points, 0);
