import type { Home, Statement } from '../home.js';

/** For a write that stands alone. */
export async function writeOne(home: Home, statement: Statement): Promise<void> {
  await home.atomically({ writes: [statement] });
}
