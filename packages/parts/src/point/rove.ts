type Place = { readonly x: number; readonly y: number };

const places: Readonly<Record<string, Place>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
/** Whatever lies beside the way counts so much more than what lies on it. */
const BESIDE = 3;

function middle(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest piece in the direction of an arrow, as they lie on the screen. */
function towards(from: Element, all: readonly HTMLElement[], way: Place): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const piece of all) {
    const { x, y } = middle(piece);
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    if (ahead <= 1 || aside > ahead * BESIDE || ahead + aside * BESIDE >= least) continue;
    best = piece;
    least = ahead + aside * BESIDE;
  }
  return best;
}

/**
 * A region of pieces is one stop of the Tab key; arrows, Home and End go from piece to piece. It
 * works on the page alone, so that walking never draws the table anew.
 */
export function roving(region: HTMLElement): () => void {
  const pieces = (): HTMLElement[] =>
    [...region.querySelectorAll<HTMLElement>('[data-piece][tabindex], button[data-piece]')].filter(
      (piece) => piece.checkVisibility(),
    );
  /** Only one of them is a stop; those that came meanwhile are none. */
  function settle(at?: HTMLElement): void {
    const all = pieces();
    const stop = at ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
    for (const piece of all) {
      const index = piece === stop ? 0 : -1;
      if (piece.tabIndex !== index) piece.tabIndex = index;
    }
  }
  function nextOf(piece: HTMLElement, way: string): HTMLElement | undefined {
    const all = pieces();
    if (way === 'Home') return all[0];
    if (way === 'End') return all.at(-1);
    return towards(piece, all, places[way]);
  }
  function key(event: KeyboardEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches('[data-piece]')) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(event.key in places) && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextOf(target, event.key);
    if (next === undefined) return;
    settle(next);
    next.focus();
  }
  const focus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches('[data-piece]'))
      settle(event.target);
  };
  settle();
  const watch = new MutationObserver(() => settle());
  watch.observe(region, { childList: true, subtree: true });
  region.addEventListener('keydown', key);
  region.addEventListener('focusin', focus);
  return () => {
    watch.disconnect();
    region.removeEventListener('keydown', key);
    region.removeEventListener('focusin', focus);
  };
}
