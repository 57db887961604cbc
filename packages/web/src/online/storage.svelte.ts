/** Why the server can neither read nor write for now. */
export type StorageTrouble = 'storage-away' | 'storage-full';

const isTrouble = (code: string): code is StorageTrouble =>
  code === 'storage-away' || code === 'storage-full';

/** Troubles of the server that pass: whatever is asked is worth asking again. */
const passing: ReadonlySet<string> = new Set(['storage-away', 'storage-full', 'busy']);

export const passes = (code: string): boolean => passing.has(code);

/** Whether the server can reach what it writes to, as far as this page has been told. */
class Storage {
  /** Why it can't just now. */
  trouble = $state<StorageTrouble | undefined>();

  /** What was asked was refused for now. */
  fail(code: string): void {
    if (isTrouble(code)) this.trouble = code;
  }

  /** Something was read or written. */
  work(): void {
    this.trouble = undefined;
  }
}

export const storage = new Storage();
