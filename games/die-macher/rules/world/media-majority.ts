import { NONE } from '@hustings/kernel';

/** The seat with strictly more media markers than every other one; a tie: nobody. */
export function mediaMajority(markers: readonly number[]): number {
  let leader = NONE;
  let most = 0;
  for (let seat = 0; seat < markers.length; seat++) {
    if (markers[seat] > most) {
      most = markers[seat];
      leader = seat;
    } else if (markers[seat] === most) leader = NONE;
  }
  return leader;
}

export function markersIn(markers: readonly number[]): number {
  let sum = 0;
  for (let seat = 0; seat < markers.length; seat++) sum += markers[seat];
  return sum;
}
