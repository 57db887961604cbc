const FIRST_WAIT = 400;
/** With what chance adds it is four seconds: after an outage a page is back within five. */
const LONGEST_WAIT = 3200;

/** How long to wait before trying again: twice as long each time, and not all pages at the same moment. */
export function waitBefore(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + Math.random() / 2);
}
