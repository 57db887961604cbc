import type { Attachment } from 'svelte/attachments';
import type * as Air from './fly.js';

/** More than these are not one move but another table: nothing of it is on its way. */
const MOST = 12;

let expected = false;
let flights: Air.Flight[] = [];
let air: Promise<typeof Air> | undefined;

/**
 * A move was told, and is about to be drawn. Pieces that are drawn because of it are then seen on their
 * way, from whoever moved (`data-home`) to where they lie; what did not change is not looked at.
 */
export function moved(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  expected = true;
  requestAnimationFrame(() => {
    const all = flights;
    expected = false;
    flights = [];
    if (all.length === 0 || all.length > MOST) return;
    air ??= import('./fly.js');
    // Who can't fetch it sees the pieces where they lie.
    air.then(({ fly }) => fly(all)).catch(() => (air = undefined));
  });
}

/** Whatever is on its way is there. */
export function land(): void {
  void air?.then(({ landAll }) => landAll());
}

const lay = new WeakMap<Element, string | undefined>();
/** A place, and the mark of whose piece lies there: one that has just come is seen on its way. */
export const arrives =
  (mark: string | undefined): Attachment =>
  (place) => {
    if (expected && mark !== undefined && lay.get(place) !== mark)
      flights.push({ mark, to: place.querySelector(':scope > .mark') ?? place });
    lay.set(place, mark);
  };

const held = new WeakMap<Element, number>();
/** A row of places that fill up from the first on; those that were filled just now are. */
export const fills =
  (mark: string, count: number): Attachment =>
  (row) => {
    const before = held.get(row) ?? count;
    held.set(row, count);
    if (!expected || count <= before) return;
    for (const to of [...row.children].slice(before, count)) flights.push({ mark, to });
  };
