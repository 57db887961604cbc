/** What scrolls around an element, or the element itself where it does. */
export function scrollerOf(of: Element | null): HTMLElement | undefined {
  for (let box = of; box !== null; box = box.parentElement) {
    if (box instanceof HTMLElement && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  }
  return undefined;
}
