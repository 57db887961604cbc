import type { Options } from '@hustings/kernel';
import type { ClockRules, NewTable, UndoPolicy, Visibility } from '@hustings/protocol';

/** A table as it is being thought up: every choice as the page shows it. */
export type Wish = {
  readonly title: string;
  readonly visibility: Visibility;
  readonly password: string;
  readonly spectators: 'now' | 'later' | 'none';
  readonly pace: 'live' | 'correspondence' | 'none';
  /** Minutes and seconds when live, days and hours by correspondence. */
  readonly live: { readonly bank: number; readonly increment: number };
  readonly post: { readonly bank: number; readonly increment: number };
  readonly undo: UndoPolicy;
  readonly rated: boolean;
};

export const firstWish: Wish = {
  title: '',
  visibility: 'open',
  password: '',
  spectators: 'now',
  pace: 'live',
  live: { bank: 30, increment: 30 },
  post: { bank: 3, increment: 12 },
  undo: 'free',
  rated: false,
};

const LATER = 10;
const SECOND = 1000;
const HOUR = 3_600_000;

export function clockOf({ pace, live, post }: Wish): ClockRules | undefined {
  if (pace === 'none') return undefined;
  if (pace === 'live') {
    return { kind: pace, bank: live.bank * 60 * SECOND, increment: live.increment * SECOND };
  }
  return { kind: pace, bank: post.bank * 24 * HOUR, increment: post.increment * HOUR };
}

/** Without a clock nobody has to come to an end. */
export const canBeRated = ({ pace }: Wish): boolean => pace !== 'none';

/**
 * The table as the server is asked for it; of the chairs from the second on, each is a bot of a level
 * or open.
 */
export function asked(
  game: string,
  options: Options,
  wish: Wish,
  others: readonly (string | undefined)[],
): NewTable {
  const clock = clockOf(wish);
  const { title, visibility, password, undo } = wish;
  return {
    game,
    options,
    visibility,
    undo,
    rated: wish.rated && canBeRated(wish),
    title: title.trim(),
    seats: [{ mine: true }, ...others.map((bot) => (bot === undefined ? {} : { bot }))],
    ...(visibility === 'password' ? { password } : {}),
    spectators: {
      allowed: wish.spectators !== 'none',
      delay: wish.spectators === 'later' ? LATER : 0,
    },
    ...(clock === undefined ? {} : { clock }),
  };
}
