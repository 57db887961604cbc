/** The loop variables of the sequence of play, in the order in which every state lists them. */
export const variables = ['seat', 'passes', 'election', 'partner', 'winner'] as const;

/**
 * seat: whose turn · passes: passes in a row (phase 5) · election: the state whose turn it is ·
 * partner: who is asked to join a coalition · winner: who takes rewards.
 */
export type Variable = (typeof variables)[number];
