/**
 * Runs in the page: every word that goes on in the next line in its middle, where nothing says that it
 * may: neither a soft hyphen nor a mark within it. Names that people gave themselves are as long as they
 * are. The function is sent to the page on its own.
 */
export function torn(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const rectsOf = (node: Node, from: number, to: number): readonly DOMRect[] => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  const wraps = (rects: readonly DOMRect[]): boolean =>
    rects.some(({ top }) => top >= rects[0].bottom - 1);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.parentElement;
    if (at === null || at.closest('script, style, option, [translate="no"]') !== null) continue;
    const text = node.textContent ?? '';
    if (!wraps(rectsOf(node, 0, text.length))) continue;
    if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (rectsOf(node, 0, text.length)[0].width <= 1.5) continue; // said, but not shown
    for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      // Behind a soft hyphen the hyphen itself counts as the first letter's: its last box is its own.
      const first = rectsOf(node, index, index + 1).at(-1);
      const last = rectsOf(node, index + word.length - 1, index + word.length).at(-1);
      if (first === undefined || last === undefined || !wraps([first, last])) continue;
      const { className, tagName } = at;
      found.add(`torn: '${word}' in ${tagName.toLowerCase()}.${className}: '${text.trim()}'`);
    }
  }
  return [...found];
}
