import { markup } from './markup.js';

const book = async (): Promise<string> =>
  (await import('../../../../docs/rules/die-macher-2019.md?raw')).default;

/** The rules of Die Macher 2019 as markup. */
export async function wholeBook(): Promise<string> {
  return markup(await book());
}

/** The blocks of the rules that carry this rule's id. */
export async function paragraph(id: string): Promise<string | undefined> {
  const blocks = (await book()).split(/\n\n+/);
  const found = blocks.filter((block) => new RegExp(`${id}(?![0-9.]*[0-9])`).test(block));
  return found.length === 0 ? undefined : markup(found.join('\n\n'));
}
