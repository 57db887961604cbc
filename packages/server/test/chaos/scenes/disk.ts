import type { Kind } from '../cast.js';
import type { Disk } from '../disk.js';
import type { Scene } from '../scene.js';
import { until } from '../../support/until.js';
import { isReady } from './ready.js';

type Size = {
  readonly times: number;
  readonly together: number;
  readonly kinds: readonly Kind[];
};

/** The disk is full under load, and freed again. */
export const fullDisk = (disk: Disk, size: Size): Scene => ({
  title: `the disk full and freed, ${size.times} times (sqlite)`,
  store: 'sqlite',
  kinds: size.kinds,
  together: size.together,
  place: () => Promise.resolve(disk.place),
  trouble: async ({ servers: [server], patience, wrong, figure }) => {
    figure('by', disk.how);
    for (let i = 0; i < size.times; i++) {
      await patience.more(size.together * 3);
      await disk.fill(server.pid);
      await patience.during(async () => {
        const no = await until(
          () => isReady(server),
          (ready) => !ready,
          20_000,
        ).catch(() => true);
        if (no) wrong('/readyz goes on saying yes while the disk is full');
      });
      await disk.free(server.pid);
      await patience.during(() =>
        until(
          () => isReady(server),
          (ready) => ready,
        ),
      );
    }
    await patience.more(size.together * 3);
    figure('times', size.times);
  },
});
