import type { Table } from '../table/index.js';

/**
 * Hands on the address of a moment: true when it lies in the clipboard. Where a page may not write
 * there, as on an address without https, it is shown, to be copied by hand.
 */
export async function copyLink(
  table: Pick<Table, 'share'>,
  at: number,
  label: string,
): Promise<boolean> {
  const address = `${location.origin}${await table.share(at)}`;
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    prompt(label, address);
    return false;
  }
}
