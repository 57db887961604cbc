/**
 * So many of the same. A list made by `new Array(n)` counts as one with holes for ever, and so do
 * its copies; states are copied and read so often that this can be felt.
 */
export function filled<T>(count: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

/** A list of one entry a seat, copied. Written out it is faster, for so few, than any loop. */
export function copyOfSeats<T>(list: readonly T[]): T[] {
  switch (list.length) {
    case 2:
      return [list[0], list[1]];
    case 3:
      return [list[0], list[1], list[2]];
    case 4:
      return [list[0], list[1], list[2], list[3]];
    case 5:
      return [list[0], list[1], list[2], list[3], list[4]];
    default:
      return list.slice();
  }
}

/** Puts numbers into rising order, in place: quicker than any sort for the few there are of anything. */
export function rising(numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i];
    let at = i;
    for (; at > 0 && numbers[at - 1] > number; at--) numbers[at] = numbers[at - 1];
    numbers[at] = number;
  }
  return numbers;
}
