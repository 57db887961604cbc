/** Runs in the page: points at every piece in turn; gives those that say nothing, and how many there are. */
export async function silent(): Promise<{ all: number; dumb: string[] }> {
  const pieces = [...document.querySelectorAll('[data-piece]')];
  const dumb: string[] = [];
  for (const [i, piece] of pieces.entries()) {
    const init = { bubbles: true, clientX: i + 1, clientY: i + 1, pointerType: 'mouse' };
    piece.dispatchEvent(new PointerEvent('pointerover', init));
    await new Promise((done) => setTimeout(done));
    const told = document.querySelector('[data-pointed] b')?.textContent ?? '';
    const rule = document.querySelector('[data-pointed] button');
    if (told.trim() === '' || rule === null) dumb.push(piece.outerHTML.slice(0, 120));
  }
  return { all: pieces.length, dumb };
}

/** Runs in the page: texts of the board that belong to no piece. */
export function mute(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.parentElement;
    if (at === null || (node.textContent ?? '').trim() === '') continue;
    if (!at.checkVisibility({ visibilityProperty: true }) || at.closest('.sr') !== null) continue;
    if (at.closest('[data-piece]') === null) found.push((node.textContent ?? '').trim());
  }
  return [...new Set(found)];
}
