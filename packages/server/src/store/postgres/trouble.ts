import pg from 'pg';
import { StoreTrouble, type TroubleCode } from '../trouble.js';

/** What the database answers, by the beginning of its code (appendix A of its manual). */
const answers: readonly (readonly [prefix: string, trouble: TroubleCode])[] = [
  ['53100', 'storage-full'], // disk full
  ['53', 'storage-away'], // no memory, too many connections
  ['57', 'storage-away'], // shutting down, starting up, took too long
  ['58', 'storage-away'], // its disk fails
  ['08', 'storage-away'], // connection lost
  ['25006', 'storage-away'], // a copy that only reads has taken its place
  ['55P03', 'busy'], // locked by someone else
  ['40', 'busy'], // two waited for each other
  ['22021', 'unfit-text'],
];

/** Bugs of ours; everything else that is no answer of the database means that there is none. */
const bugs = [TypeError, RangeError, SyntaxError, ReferenceError];

export function troubleOf(error: unknown): Error {
  if (error instanceof StoreTrouble) return error;
  if (error instanceof pg.DatabaseError) {
    const found = answers.find(([prefix]) => error.code?.startsWith(prefix) === true);
    return found === undefined ? error : new StoreTrouble(found[1], { cause: error });
  }
  if (error instanceof Error && bugs.some((bug) => error instanceof bug)) return error;
  return new StoreTrouble('storage-away', { cause: error });
}

/** After this nothing more can be asked on the same connection. */
export function isBroken(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return ['57P', '08'].some((prefix) => error.code?.startsWith(prefix) === true);
}
