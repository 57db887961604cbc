import { writeGameFile } from '@hustings/kernel';
import { engine } from '../engine/client.js';

/** Hands the open game to the browser as a file that everyone can read. */
export async function saveFile(id: string): Promise<void> {
  const text = writeGameFile(await engine.file());
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `hustings-${id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
