/** The loop variables of the sequence of play, in the order in which every state lists them. */
export const variables = ['pick', 'seat', 'passes', 'election', 'part', 'holder'] as const;

/**
 * pick: which of the four draft picks · seat: whose turn · passes: passes in a row (phase 3) ·
 * election: the state whose turn it is · part: a politician's main (0) or secondary action (1) ·
 * holder: who uses a poll or changes a program.
 */
export type Variable = (typeof variables)[number];
