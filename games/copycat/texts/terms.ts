import type { CardKind } from '../rules/index.js';

/** A part of a sum: cards of a kind, offices, and what is added or taken away besides. */
export type Term =
  | { readonly of: 'cards'; readonly kind: CardKind; readonly count: number; readonly sum: number }
  | { readonly of: 'office'; readonly office: number; readonly figure: number }
  /** `more` is what several of them together brought. */
  | {
      readonly of: 'again' | 'aside' | 'removed' | 'more' | 'spent' | 'used' | 'fixed';
      readonly sum: number;
    }
  | { readonly of: 'times'; readonly kind: CardKind; readonly times: number }
  | { readonly of: 'markers'; readonly count: number; readonly times: number };
