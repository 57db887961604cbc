import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from '../support/homes.js';

const run = promisify(execFile);

/** A disk that can be full. */
export type Disk = {
  readonly how: string;
  readonly place: Place;
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
};

const SIZE = '24m';

/**
 * A small disk in memory, where we may mount one. Elsewhere no file of the process may grow beyond
 * what the database has: to the database that is an error of another name.
 */
export async function smallDisk(): Promise<Disk> {
  const data = await mkdtemp(join(tmpdir(), 'hustings-disk-'));
  const remove = (): Promise<void> => rm(data, { recursive: true, force: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', data]);
  } catch {
    return limitedFiles({ data, remove });
  }
  const filler = join(data, 'filler');
  return {
    how: `a file system of ${SIZE}B`,
    place: {
      data,
      remove: async () => {
        await run('umount', ['-l', data]);
        await remove();
      },
    },
    fill: async () => {
      for (let piece = 1 << 20; piece >= 1;) {
        const fits = await appendFile(filler, Buffer.alloc(piece)).then(
          () => true,
          () => false, // full
        );
        if (!fits) piece >>= 1;
      }
    },
    free: () => rm(filler),
  };
}

const limit = (pid: number, bytes: string): Promise<unknown> =>
  run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

function limitedFiles(place: Place): Disk {
  return {
    how: 'a limit to the size of files',
    place,
    fill: async (pid) => {
      const { size } = await stat(join(place.data, 'hustings.db-wal'));
      await limit(pid, String(size));
    },
    free: async (pid) => void (await limit(pid, 'unlimited')),
  };
}
