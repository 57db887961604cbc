/**
 * Runs in the page: every text that can't be read as it stands, because it is cut off by a box that
 * does not scroll, leaves the page or the card it stands on sideways, or lies on another text. The function is sent to the page
 * on its own. Who is `strict` also minds words of which only the beginning is in sight.
 */
export function cramped(strict = false): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  type Line = { box: Box; text: string; at: Element; layer: Element | null };
  /** Rounding, and letters that reach over their line without harm. */
  const SLACK = 2;

  const within = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right <= left || bottom <= top;
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const isPainted = ({
    backgroundColor,
    borderLeftWidth,
    borderRightWidth,
    display,
  }: CSSStyleDeclaration): boolean =>
    display !== 'inline' &&
    (backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      (borderLeftWidth !== '0px' && borderRightWidth !== '0px'));
  /** What is worked out once for each element: most texts stand in the same boxes. */
  function once<T>(of: (element: Element) => T): (element: Element) => T {
    const known = new Map<Element, T>();
    return (element) => {
      const old = known.get(element);
      if (old !== undefined || known.has(element)) return old as T;
      const value = of(element);
      known.set(element, value);
      return value;
    };
  }
  const looksOf = once((element) => {
    const style = getComputedStyle(element);
    const { display, overflowX, overflowY, position, clipPath } = style;
    const box = element.getBoundingClientRect();
    return { display, overflowX, overflowY, position, clipPath, painted: isPainted(style), box };
  });
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const whereIs = (element: Element): string =>
    [element.parentElement?.parentElement, element.parentElement, element]
      .map((one) => (one instanceof Element ? nameOf(one) : ''))
      .join(' > ');

  /** What hovers over the rest, or lies in front of it. */
  const layerOf = once((element): Element | null => {
    const { position } = looksOf(element);
    const hovers = position === 'fixed' || position === 'sticky' || element.tagName === 'DIALOG';
    if (hovers || element.hasAttribute('data-over')) return element;
    return element.parentElement === null ? null : layerOf(element.parentElement);
  });

  /** Shown only where there is room: it wraps out of sight as a whole. */
  const isSpared = (line: Box, at: Element): boolean => {
    const edge = at.closest('[data-spare]')?.parentElement?.getBoundingClientRect();
    if (edge === undefined) return false;
    return line.top >= edge.bottom - SLACK || line.left >= edge.right - SLACK;
  };

  /** A word of which only the beginning is in sight, because the rest wrapped out of it. */
  function isTorn(node: Node, line: Box): boolean {
    const text = node.textContent ?? '';
    const range = document.createRange();
    const topOf = (i: number): number => {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      return range.getBoundingClientRect().top;
    };
    const first = Array.from(text, (_, i) => i).find((i) => topOf(i) >= line.top - SLACK) ?? 0;
    return first > 0 && /^\p{L}{2}$/u.test(text.slice(first - 1, first + 1));
  }

  /** Said, but not shown: clipped away, or a box of one pixel. */
  const isOnlyHeard = once((element): boolean => {
    const { box, clipPath } = looksOf(element);
    if (clipPath === 'inset(50%)' || (box.width <= 1.5 && box.height <= 1.5)) return true;
    return element.parentElement !== null && isOnlyHeard(element.parentElement);
  });

  /** What of a line can be seen without scrolling; `cut` if scrolling would not show the rest. */
  function visible(line: Box, from: Element): { box: Box; cut: Element | undefined } {
    let box = within(line, line); // plain figures: a rectangle of the page can not be copied
    let [across, down] = [true, true]; // must it still fit, in this direction?
    let badge = false;
    for (let at: Element | null = from; at !== null; at = at.parentElement) {
      const { box: own, painted, ...style } = looksOf(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const gone = {
        across: line.left < own.left - SLACK || line.right > own.right + SLACK,
        down: line.top < own.top - SLACK || line.bottom > own.bottom + SLACK,
      };
      if (across && hides(style.overflowX) && gone.across) return { box, cut: at };
      if (down && hides(style.overflowY) && gone.down) return { box, cut: at };
      // What is painted ends there, and so must what is written on it.
      if (across && !badge && painted && gone.across) return { box, cut: at };
      // A badge hangs over the edge of its card on purpose: it is itself what is written on.
      badge ||= painted && style.position === 'absolute';
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) box = within(box, own);
      if (style.position === 'fixed') break;
    }
    const out = across && (line.right > innerWidth + SLACK || line.left < -SLACK);
    return { box, cut: out ? document.documentElement : undefined };
  }

  const found: string[] = [];
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const at = node.parentElement;
    if (
      at === null ||
      !/[\p{L}\p{N}]/u.test(text) ||
      at.closest('script, style, option, .skip') !== null
    )
      continue;
    if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isOnlyHeard(at)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      if (isSpared(rect, at)) {
        if (strict && isTorn(node, rect)) found.push(`torn: '${text}' in ${whereIs(at)}`);
        continue;
      }
      const { box, cut } = visible(rect, at);
      if (cut !== undefined) {
        found.push(`cut off by ${nameOf(cut)}: '${text}' in ${whereIs(at)}`);
        break;
      }
      const thin = { ...box, top: box.top + rect.height / 4, bottom: box.bottom - rect.height / 4 };
      if (!isEmpty(thin)) lines.push({ box: thin, text, at, layer: layerOf(at) });
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [i, one] of lines.entries()) {
    for (const other of lines.slice(i + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (other.layer !== one.layer || other.at === one.at) continue;
      const common = within(one.box, other.box);
      if (common.right - common.left > SLACK && common.bottom - common.top > SLACK)
        found.push(
          `'${one.text}' lies on '${other.text}': ${whereIs(one.at)}, ${whereIs(other.at)}`,
        );
    }
  }
  return [...new Set(found)];
}
