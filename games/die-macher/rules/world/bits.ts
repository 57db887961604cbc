/** Small sets, of seats for instance, are kept as the bits of a number. */

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The seats with the highest figure, as bits; `among` limits who is looked at. */
export function highest(figures: readonly number[], among = -1): number {
  let most = -1;
  let seats = 0;
  for (let seat = 0; seat < figures.length; seat++) {
    if (!((among >> seat) & 1) || figures[seat] < most) continue;
    seats = figures[seat] > most ? 1 << seat : seats | (1 << seat);
    most = figures[seat];
  }
  return seats;
}
