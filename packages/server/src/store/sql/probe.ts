import { randomBytes } from 'node:crypto';
import type { Home } from '../home.js';
import { writeOne } from './write.js';

/** About as much as a move writes, and nothing that could be made smaller on the way. */
const PROBE_BYTES = 3000;

/** Writes one row over and over, and waits until it is on the disk. */
export function probe(home: Home): Promise<void> {
  const filler = randomBytes(PROBE_BYTES).toString('base64');
  return writeOne(
    home,
    home.db
      .insertInto('probe')
      .values({ id: 'probe', filler })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ filler }))
      .compile(),
  );
}
