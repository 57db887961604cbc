import { One, PASS, reason, type Out, type Reason } from '@hustings/kernel';
import { markersIn } from './media-majority.js';
import { plainlyLacks, type Purses } from './passed-over.js';
import { boardFor, type Boards } from './ring.js';

type Spots = { media: number[] };
type MediaTable = Purses & { mediaSupply: number[] } & Boards<Spots>;

type MediaEvent =
  | { type: 'passed'; seat: number; kind: 'buyMedia' }
  | { type: 'mediaBought'; seat: number; election: number; paid: number };

/** Why no marker can be bought: every edition has words for it. */
export type MediaRefusal = 'no-media-marker' | 'no-free-spot' | 'too-little-money';

const because = <S>(code: MediaRefusal, rule: string, values?: Reason<S>['values']): Reason<S> =>
  reason(code, rule, values);

/** What an edition says of buying media, and how it counts the states still to elect. */
type Terms<S> = {
  readonly price: number;
  /** Spots in a state; more markers may lie there from before, but then none can be bought. */
  readonly spots: number;
  /** The paragraph that says what it takes. */
  readonly rule: string;
  readonly stateCount: (s: S) => number;
  readonly electionAt: (s: S, n: number) => number;
  readonly stateWord: (s: S, n: number) => string;
};

/** One media marker onto a free spot of any state still to elect, or pass. */
export function buyingMedia<S extends MediaTable>(terms: Terms<S>) {
  const { price, spots, rule, stateCount, electionAt, stateWord } = terms;
  const noMarker = because<S>('no-media-marker', rule);
  const noSpot = because<S>('no-free-spot', rule, () => ({ spots }));
  const noMoney = because<S>('too-little-money', rule, (s, seat) => ({
    price,
    money: s.money[seat],
  }));
  const isFull = (s: S, n: number): boolean =>
    markersIn(boardFor<Spots>(s, electionAt(s, n)).media) >= spots;

  return {
    shape: new One<S>({
      size: stateCount,
      word: stateWord,
      why: (s, seat, n) => {
        if (isFull(s, n)) return noSpot;
        if (s.mediaSupply[seat] === 0) return noMarker;
        return s.money[seat] < price ? noMoney : undefined;
      },
      pass: true,
    }),

    buy: (s: S, seat: number, n: number, out: Out<MediaEvent>): void => {
      if (n === PASS) {
        out?.push({ type: 'passed', seat, kind: 'buyMedia' });
        return;
      }
      const election = electionAt(s, n);
      s.money[seat] -= price;
      s.mediaSupply[seat]--;
      boardFor<Spots>(s, election).media[seat]++;
      out?.push({ type: 'mediaBought', seat, election, paid: price });
    },

    /** Passed over only for reasons that everyone can see. */
    mayBuy: (s: S, seat: number): boolean => {
      if (s.mediaSupply[seat] === 0 || plainlyLacks(s, seat, price)) return false;
      for (let n = 0; n < stateCount(s); n++) if (!isFull(s, n)) return true;
      return false;
    },
  };
}
