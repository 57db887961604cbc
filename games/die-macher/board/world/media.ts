import { NONE } from '@hustings/kernel';
import { mediaMajority } from '../../rules/world/index.js';

/** How many markers a state has room for, in both editions. */
const SPOTS = 5;

export type MediaLead = { readonly seat: number; readonly most: number; readonly next: number };

/** Who leads the media with how many against how many; nobody when tied or empty. */
export function mediaLead(media: readonly number[]): MediaLead | undefined {
  const seat = mediaMajority(media);
  if (seat === NONE) return undefined;
  const others = media.filter((_, other) => other !== seat);
  return { seat, most: media[seat], next: Math.max(0, ...others) };
}

/** The spots of a state: whose marker stands on each, seat by seat; NONE is free. */
export function spotsOf(media: readonly number[]): number[] {
  const spots = media.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  return Array.from({ length: SPOTS }, (_, i) => spots[i] ?? NONE);
}
