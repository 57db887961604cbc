import { readFileSync } from 'node:fs';
import { wrong, type Wrong } from './wrong.js';

/** A text from a file; a sentence if there is none to read. */
export function readText(path: string): string | Wrong {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    return wrong((t) => t.wrong.unreadable(path, code));
  }
}
