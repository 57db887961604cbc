/**
 * Jobs of one lane wait for each other, and never for those of another: whoever lets our calls hang
 * holds up no game.
 */
export type Lane = 'play' | 'notices' | 'calls';

/** In which lane a job is done. */
export const laneOf = {
  bot: 'play',
  clock: 'play',
  schedule: 'play',
  farewell: 'play',
  result: 'play',
  notice: 'notices',
  push: 'calls',
  webhook: 'calls',
  mail: 'calls',
} as const satisfies Readonly<Record<string, Lane>>;

export type JobKind = keyof typeof laneOf;
