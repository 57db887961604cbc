import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** What a database may have beside it; new ones get the mode of the database. */
const beside = ['-wal', '-shm', '-journal'];

/** Makes a folder that is nobody else's; one that is there already stays as its owner made it. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
}

/**
 * Sees to it that nobody else can read a database, before anything is in it. One that is there is
 * not opened: closing it again would take away the locks that this process may have on it.
 */
export function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE_MODE));
  for (const one of [file, ...beside.map((end) => file + end)]) {
    if (existsSync(one)) restrict(one);
  }
}

function restrict(file: string): void {
  try {
    chmodSync(file, FILE_MODE);
  } catch {
    // it belongs to someone else, who lets us use it
  }
}
