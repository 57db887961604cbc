import { mediaLead } from '../../world/media.js';
import type { MacherTable } from '../table.svelte.js';
import { m } from '../words.svelte.js';

/** Who would lead the media of a state when its markers have changed, in a sentence. */
export function leadAfter(
  table: MacherTable,
  before: readonly number[],
  after: readonly number[],
): string {
  const lead = mediaLead(after);
  if (lead === undefined) return m().media.tie;
  if (lead.seat === table.you) return m().media.lead(lead.most, lead.next);
  const { other, would } = m().media;
  const isStill = mediaLead(before)?.seat === lead.seat;
  return (isStill ? other : would)(table.label(lead.seat), lead.most, lead.next);
}
