import { writeGameFile } from '@hustings/kernel';
import type { Session } from './session.svelte.js';

/** Hands a game to the browser as a file that everyone can read. */
export async function saveFile(session: Session): Promise<void> {
  const file = await session.file();
  if (file === undefined) return;
  const text = writeGameFile(file);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `hustings-${session.id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
