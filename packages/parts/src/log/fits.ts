/** Which line goes first where they do not all have room: what does not matter, the oldest of it. */
const spared = (lines: readonly HTMLElement[]): HTMLElement | undefined =>
  lines.find(({ dataset }) => dataset['matters'] !== 'true') ?? lines[0];

/**
 * For a list that may be no higher than it is: as many lines as have room stand in it, whole and in their
 * order; the rest waits in the log.
 */
export function fits(list: HTMLElement): () => void {
  const fit = (): void => {
    const lines = [...list.children].filter((line) => line instanceof HTMLElement);
    for (const line of lines) line.hidden = false;
    const shown = (): HTMLElement[] => lines.filter(({ hidden }) => !hidden);
    while (list.scrollHeight > list.clientHeight && shown().length > 1) {
      const gone = spared(shown());
      if (gone !== undefined) gone.hidden = true;
    }
  };
  const sized = new ResizeObserver(fit);
  sized.observe(list);
  const changed = new MutationObserver(fit);
  changed.observe(list, { childList: true, characterData: true, subtree: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
