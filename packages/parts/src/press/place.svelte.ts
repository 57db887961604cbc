import type { Attachment } from 'svelte/attachments';
import type { Table } from '../table/index.js';

/** Where panels lie beside the table and something follows below them. */
const BESIDE = '(min-width: 761px)';

/**
 * For the box that panels lie in: as long as others decide it is as high as one's own panel was, so
 * that nothing below it slides under a hand that has just pressed a button there.
 */
export function keepsPlace(table: Table): Attachment<HTMLElement> {
  return (box) => {
    let height = 0;
    const sized = new ResizeObserver(() => {
      const { height: drawn } = box.getBoundingClientRect();
      if (table.deciding !== undefined && drawn > 0) height = drawn;
    });
    sized.observe(box);
    $effect(() => {
      const waits = table.deciding === undefined && table.past === undefined;
      box.style.minHeight = waits && height > 0 && matchMedia(BESIDE).matches ? `${height}px` : '';
    });
    const letGo = (): void => {
      box.style.minHeight = '';
    };
    addEventListener('resize', letGo);
    return () => {
      sized.disconnect();
      removeEventListener('resize', letGo);
    };
  };
}
