import type { FormOption, Refusal } from '@hustings/kernel';
import type { WhyNot } from '@hustings/parts/cannot';
import type { WorldTable } from '../table.svelte.js';

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
