/** What happens at the table, as data. Cards and offices are numbers (see tables.ts). */
export type Event =
  | { readonly type: 'round'; readonly round: number }
  | {
      readonly type: 'drew';
      readonly seat: number;
      readonly count: number;
      readonly secret: { readonly seat: number; readonly cards: readonly number[] };
    }
  | { readonly type: 'shuffled'; readonly seat: number; readonly count: number }
  | {
      readonly type: 'bids';
      /** By seat. */
      readonly cards: readonly number[];
      readonly order: readonly number[];
    }
  | { readonly type: 'played'; readonly seat: number; readonly card: number }
  | {
      readonly type: 'placed';
      readonly seat: number;
      readonly office: number;
      readonly markers: number;
    }
  | { readonly type: 'used'; readonly seat: number; readonly office: number }
  | { readonly type: 'usedAgain'; readonly seat: number; readonly office: number }
  | { readonly type: 'reused'; readonly seat: number; readonly card: number }
  | { readonly type: 'copied'; readonly seat: number; readonly card: number }
  | { readonly type: 'declined'; readonly seat: number; readonly what: string }
  | { readonly type: 'recruited'; readonly seat: number; readonly workers: number }
  | { readonly type: 'exchanged'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: 'removed'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: 'paid'; readonly seat: number; readonly coins: number }
  | { readonly type: 'turnEnded'; readonly seat: number; readonly passed: boolean }
  | { readonly type: 'laidOut'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: 'chose'; readonly seat: number; readonly gain: 'coin' | 'points' }
  | {
      readonly type: 'bought';
      readonly seat: number;
      readonly card: number;
      /** From 1, as on the board. */
      readonly space: number;
      readonly price: number;
      readonly withIt: readonly number[];
    }
  | { readonly type: 'doctorate'; readonly seat: number; readonly points: number }
  | { readonly type: 'streetFilled'; readonly street: readonly number[] }
  | { readonly type: 'kept'; readonly seat: number; readonly count: number }
  | {
      readonly type: 'scored';
      readonly seat: number;
      readonly cards: number;
      readonly offices: number;
      readonly markers: number;
      readonly score: number;
    }
  | { readonly type: 'markersLaid'; readonly offices: readonly number[] }
  | { readonly type: 'officeOpened'; readonly office: number }
  | { readonly type: 'unsold'; readonly cards: readonly number[] };
