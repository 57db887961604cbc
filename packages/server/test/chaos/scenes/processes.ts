import type { Kind } from '../cast.js';
import type { Scene } from '../scene.js';

type Size = {
  readonly rounds: number;
  /** For how long one is paused; 0: until the others have taken some moves. */
  readonly seconds: number;
  readonly together: number;
  readonly kinds: readonly Kind[];
};

/** Three processes on one PostgreSQL: one is killed, one stands still for a while and goes on. */
export const processes = (size: Size): Scene => ({
  title: `3 processes, one killed, one paused ${size.seconds === 0 ? 'for a moment' : `for ${size.seconds} s`}`,
  store: 'postgres',
  processes: 3,
  kinds: size.kinds,
  together: size.together,
  trouble: async ({ servers, dice, patience, figure }) => {
    for (let round = 0; round < size.rounds; round++) {
      const first = dice.below(3);
      const [killed, paused] = [servers[first], servers[(first + 1) % 3]];
      await patience.more(size.together * 3);
      paused.signal('SIGSTOP');
      await killed.kill();
      await patience.during(() => patience.rest(size.seconds * 1000));
      await patience.more(size.together * 3); // the third goes on
      paused.signal('SIGCONT');
      await patience.more(size.together);
      await patience.during(() => killed.start());
    }
    await patience.more(size.together * 3);
    figure('kills', size.rounds);
    figure('pauses', size.rounds);
  },
});
