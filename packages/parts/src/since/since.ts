import { w } from '../words/index.js';

/** What stands at a figure that is another since one's last decision; nothing at the others. */
export type SinceYou = { readonly 'data-since'?: string; readonly title?: string };

/**
 * Marks a figure that has changed since one's own last decision, until the next one: a corner of ink
 * (`styles`), and by how much it has changed for whoever points at it.
 */
export const sinceYou = (by: string | undefined): SinceYou =>
  by === undefined ? {} : { 'data-since': by, title: w().table.sinceYou(by) };
