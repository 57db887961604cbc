import type { FormOption, Refusal } from '@hustings/kernel';
import type { WhyNot } from '@hustings/parts/cannot';
import type { Piece } from '../pieces.js';
import type { WorldCampaign, WorldTable } from '../table.svelte.js';

/** The options of the open choice, as the rules list them. */
export function optionsOf(table: WorldTable): readonly FormOption[] {
  const { form } = table.session;
  return form?.shape === 'one' || form?.shape === 'some' ? form.options : [];
}

/** Why an option of the open choice is refused; nothing when it is open. */
export const refusalOf = (table: WorldTable, word: string): Refusal | undefined =>
  optionsOf(table).find((option) => option.word === word)?.refusal;

/** The same as it is answered. */
export const whyNot = (table: WorldTable, word: string): WhyNot | undefined =>
  table.answers(refusalOf(table, word));

/** The state in which a piece is one's own markers there. */
export function ownMarkers<Campaign extends WorldCampaign>(
  table: { readonly you: number; readonly campaigns: readonly Campaign[] },
  piece: Piece,
): Campaign | undefined {
  return piece.on === 'figure' && piece.figure === 'held' && piece.seat === table.you
    ? table.campaigns.find(({ code }) => code === piece.code)
    : undefined;
}
