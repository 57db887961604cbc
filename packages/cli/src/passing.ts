/**
 * Events that show everybody something which no view keeps, as a card that is looked at and goes
 * back at once: by game, for the proofs, which otherwise take such an event for a leak.
 */
export const passing: Readonly<Record<string, readonly string[]>> = {
  copycat: ['laidOut'],
};
