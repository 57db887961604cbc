import { writeGameFile } from '@hustings/kernel';
import type { Table } from '../table/index.js';

/** Hands a game to the browser as a file that everyone can read. */
export async function saveFile(table: Table): Promise<void> {
  const file = await table.file();
  if (file === undefined) return;
  const text = writeGameFile(file);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `hustings-${table.id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
