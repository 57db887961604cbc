const ZERO = 48;
const LETTER_A = 97;

/** The rulebook's number of the phase in which a question is asked; 9.1 and so on within phase 9. */
export function numberOfPhase(at: string): number {
  const digit = at.charCodeAt(0) - ZERO;
  return digit === 9 ? 9 + (at.charCodeAt(1) - LETTER_A) / 10 : digit;
}

/** The kind of decision that a question asks for. */
export const kindOf = (at: string): string => at.slice(at.lastIndexOf('/') + 1);

/** The seats from the one whose turn it is to the last in order, as bits. */
export function seatsFrom(seat: number, first: number, seats: number): number {
  const turn = (seat - first + seats) % seats;
  let bits = 0;
  for (let step = turn; step < seats; step++) bits |= 1 << ((first + step) % seats);
  return bits;
}

export const everySeat = (seats: number): number => (1 << seats) - 1;
