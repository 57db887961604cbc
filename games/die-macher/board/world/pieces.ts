/** The figures of a party in a state, as its column reads downwards. */
export type Figure =
  | 'votes'
  /** Its place among equal votes. */
  | 'pile'
  | 'talk'
  | 'held'
  | 'trend'
  | 'match'
  | 'factor'
  | 'gain'
  | 'worth';

/** Everything on the table that can be pointed at. */
export type Piece =
  | { readonly on: 'state' | 'fit' | 'ifNow' | 'scale' | 'media'; readonly code: string }
  | { readonly on: 'opinion' | 'spot' | 'slot'; readonly code: string; readonly place: number }
  /** Of nobody: the words before all of them. */
  | {
      readonly on: 'figure';
      readonly code: string;
      readonly seat: number;
      readonly figure: Figure;
    }
  | { readonly on: 'party' | 'alike'; readonly seat: number; readonly code?: string }
  /** What a party has beside its program, by its picture; the figure of one's own money is what pays. */
  | { readonly on: 'has'; readonly seat: number; readonly what: string; readonly pays?: true }
  /** A card of a program, of the opinions to be had: no two are alike. */
  | { readonly on: 'program'; readonly seat: number; readonly card: number }
  | { readonly on: 'opinionOffer'; readonly card: number }
  /** A card in one's hand or of a display, by its place: others may be like it. */
  | { readonly on: 'hand' | 'offer'; readonly card: number; readonly place: number }
  | { readonly on: 'display'; readonly of: 'offer' | 'opinionOffer' }
  | { readonly on: 'poll' }
  /** A space of the national board; NONE: all of it. */
  | { readonly on: 'space'; readonly space: number }
  /** Media in the nation: the spot of an election, or all of them, of which it is the one of this round. */
  | { readonly on: 'presence'; readonly election: number; readonly all?: true }
  | { readonly on: 'phase'; readonly phase: number }
  | { readonly on: 'round'; readonly round: number };
