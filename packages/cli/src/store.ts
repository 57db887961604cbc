import { hasData, openStore, readConfig, type Store } from '@hustings/server';
import type { Exit } from './command.js';
import { text } from './flags.js';
import { reported, wrong, type Wrong } from './wrong.js';

export const dataFlag = text('folder', ({ flags }) => flags.data);

/**
 * Does something with the data of a server; what goes wrong is said in a sentence. `alone`: not
 * while a server uses the same folder. On PostgreSQL nobody needs to be alone.
 */
export async function withStore(
  data: string | undefined,
  { alone }: { readonly alone: boolean },
  work: (store: Store) => Promise<Exit>,
): Promise<Exit | Wrong> {
  const config = readConfig({
    ...process.env,
    ...(data === undefined ? {} : { HUSTINGS_DATA: data }),
  });
  if (typeof config === 'string') return reported(config);
  if (!hasData(config)) return wrong((t) => t.wrong.noData(config.data));
  try {
    const store = await openStore(config, alone ? 'alone' : 'shared');
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    return reported(error);
  }
}
