import type { Table } from '../table/index.js';

/**
 * Hands on the address of a moment: nothing when it lies in the clipboard. Where a page may not write
 * there, as on an address without https, it is the address, to be shown and copied by hand.
 */
export async function copyLink(
  table: Pick<Table, 'share'>,
  at: number,
): Promise<string | undefined> {
  const address = `${location.origin}${await table.share(at)}`;
  try {
    await navigator.clipboard.writeText(address);
    return undefined;
  } catch {
    return address;
  }
}
