import type { Ahead } from '@hustings/protocol';

/** What someone has decided ahead, and for which occasion: it holds there and nowhere else. */
export type Order = Ahead & {
  /** The path of the question it answers. */
  readonly at: string;
  /** The loops around it that do not say who is asked: which election, which part of it. */
  readonly around: Readonly<Record<string, number>>;
  /** It was carried out at least once. */
  readonly played?: true;
};
