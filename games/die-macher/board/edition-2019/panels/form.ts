import type { FormOption } from '@hustings/kernel';
import type { MacherTable } from '../table.svelte.js';

/** The options of the open choice, as the rules list them. */
export function optionsOf(table: MacherTable): readonly FormOption[] {
  const { form } = table.session;
  return form?.shape === 'one' || form?.shape === 'some' ? form.options : [];
}

/** Why an option of the open choice is refused, as a sentence; nothing when it is open. */
export function whyNot(table: MacherTable, word: string): string | undefined {
  const refusal = optionsOf(table).find((option) => option.word === word)?.refusal;
  return refusal === undefined ? undefined : table.says(refusal);
}
