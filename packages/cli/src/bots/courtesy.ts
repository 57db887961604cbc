import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

const LAST = constants.priority.PRIORITY_LOW;
/** What a whole process is called 'below normal' for. */
const STEPS_BACK = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * The thread that calls this lets others go first, so that whoever looks at a table is not kept waiting
 * by bots where cores are few. Only Linux has priorities for a thread of its own, and only where it may
 * see itself; elsewhere all stay equal, which is slower and not wrong.
 */
export function letOthersGoFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(LAST, getPriority(thread) + STEPS_BACK));
  } catch {
    // A machine without /proc, or one that forbids it.
  }
}
