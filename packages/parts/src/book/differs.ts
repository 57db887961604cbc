/** The rules that a text names. */
export const rulesIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\b[A-Z]+\d*-\d+(?:\.\d+)*\b/g));

/** Rules that another book compares, and where that is. */
export type Comparison = { readonly address: string; readonly rules: ReadonlySet<string> };

/** Behind each rule of a book that is another elsewhere stands the way to the comparison, once. */
export function compared(html: string, { address, rules }: Comparison, label: string): string {
  const left = new Set(rules);
  return html.replace(/<code>([^<]+)<\/code>/g, (code, id: string) =>
    left.delete(id)
      ? `${code} <a class="differs" href="/rules/${address}#${id}">${label}</a>`
      : code,
  );
}
