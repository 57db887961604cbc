import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A process as nobody else ever is: which start of the machine, whose numbers (each container has
 * its own), its number, and when it began. A number alone comes again, in a container at every start.
 */
export type Life = {
  readonly boot: string;
  readonly numbers: string;
  readonly pid: number;
  readonly began: string;
};

/** None where the system does not tell. */
export function ownLife(): Life | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const numbers = readlinkSync('/proc/self/ns/pid');
    const { pid } = process;
    const began = beginningOf(pid);
    return began === undefined ? undefined : { boot, numbers, pid, began };
  } catch {
    return undefined;
  }
}

/** False also where it can't be seen from here. */
export function isAlive({ boot, numbers, pid, began }: Life): boolean {
  const own = ownLife();
  return own?.boot === boot && own.numbers === numbers && beginningOf(pid) === began;
}

/** In ticks since the machine started: the 22nd field, the second being a name in parentheses. */
function beginningOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
