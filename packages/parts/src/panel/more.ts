import { scrollerOf } from './scroller.js';

/** The edge of what is last is nothing to be missed, nor is a gap. */
const SLACK = 3;
/** As high as what lies above the foot fades out. */
const FADE = 34;

/**
 * For a sign in the foot of a panel that stays in sight while the panel scrolls: says (`data-more`)
 * whether something lies hidden below it, whether something has gone below the question
 * (`data-past`), and hides nothing that was just chosen. What stands on the foot (`data-stands`) is not
 * faded: the sign is above it.
 */
export function showsMore(sign: HTMLElement): () => void {
  const foot = sign.parentElement ?? sign;
  const ended = new AbortController();
  const how = { capture: true, passive: true, signal: ended.signal };
  const panel = foot.parentElement;
  /** Only while it is held there: where more follows it in the panel, it lies among the rest. */
  const standing = (): number => {
    const held = panel?.querySelector<HTMLElement>('[data-stands]');
    if (!held) return 0;
    const between = foot.getBoundingClientRect().top - held.getBoundingClientRect().bottom;
    return between > SLACK ? 0 : held.offsetHeight;
  };
  const look = (): void => {
    sign.style.setProperty('--over', `${standing()}px`);
    const before = foot.previousElementSibling;
    const last = before?.className.includes('gap') ? before.previousElementSibling : before;
    const above = last?.getBoundingClientRect().bottom ?? 0;
    sign.toggleAttribute('data-more', above > foot.getBoundingClientRect().top + SLACK);
    const head = panel?.querySelector(':scope > h2');
    const next = head?.nextElementSibling?.getBoundingClientRect().top ?? 0;
    head?.toggleAttribute('data-past', next < head.getBoundingClientRect().bottom - 1);
  };
  /** What unfolds, or makes the foot higher, must not push a choice behind it. */
  const keep = (): void => {
    const label = document.activeElement?.closest<HTMLElement>('.decision label');
    if (label) {
      const above = Math.max(0, parseFloat(getComputedStyle(foot).bottom) || 0);
      label.style.scrollMarginBottom = `${above + foot.offsetHeight + standing() + FADE}px`;
      label.scrollIntoView({ block: 'nearest' });
    }
    look();
  };
  const sized = new ResizeObserver(keep);
  const scrolls = scrollerOf(panel);
  for (const box of [foot, panel, panel?.parentElement, scrolls]) if (box) sized.observe(box);
  // What comes before the panel, as a lesson does, pushes its lines below the foot.
  const pushed = new MutationObserver(look);
  if (scrolls !== undefined) pushed.observe(scrolls, { childList: true });
  document.addEventListener('change', () => requestAnimationFrame(keep), how);
  document.addEventListener('scroll', look, how);
  return () => {
    sized.disconnect();
    pushed.disconnect();
    ended.abort();
  };
}
