/** The edge of what is last is nothing to be missed, nor is a gap. */
const SLACK = 5;

/** What is last in the panel, above its foot. */
function lastAbove(foot: Element): Element | null {
  const before = foot.previousElementSibling;
  return before?.className.split(' ').includes('gap') === true ? lastAbove(before) : before;
}

/**
 * For the foot of a panel that stays in sight while the panel scrolls: says (`data-more`) whether
 * something lies hidden below it.
 */
export function showsMore(foot: HTMLElement): () => void {
  const ended = new AbortController();
  const look = (): void => {
    const above = lastAbove(foot)?.getBoundingClientRect().bottom ?? 0;
    foot.toggleAttribute('data-more', above > foot.getBoundingClientRect().top + SLACK);
  };
  const sized = new ResizeObserver(look);
  const panel = foot.parentElement;
  for (const box of [foot, panel, panel?.parentElement])
    if (box instanceof Element) sized.observe(box);
  document.addEventListener('scroll', look, {
    capture: true,
    passive: true,
    signal: ended.signal,
  });
  return () => {
    sized.disconnect();
    ended.abort();
  };
}
