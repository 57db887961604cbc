import type { Attachment } from 'svelte/attachments';
import type { Table } from '../table/index.js';

/** Where panels lie beside the table and something follows below them. */
const BESIDE = '(min-width: 761px)';
/** What is left below a panel and is lower shows hardly anything. */
const LEAST = 140;
/** As much of its column: what waited for a tall panel, unseen, is seen again. */
const MOST = 0.73;

/**
 * For the box that panels lie in: as long as others decide it is as high as one's own panel was, so
 * that nothing below it slides under a hand that has just pressed a button there.
 */
export function keepsPlace(table: Table): Attachment<HTMLElement> {
  return (box) => {
    let height = 0;
    /** One's own panel stands there: it may be asked for some time before, when it is fetched. */
    const stands = (): boolean =>
      table.deciding !== undefined && box.querySelector('form') !== null;
    const sized = new ResizeObserver(() => {
      const { height: drawn } = box.getBoundingClientRect();
      if (stands() && drawn > 0) height = drawn;
    });
    sized.observe(box);
    const kept = (): number => {
      const { clientHeight: column = height } = box.parentElement ?? {};
      return column - height < LEAST ? Math.min(height, MOST * column) : height;
    };
    const place = (): void => {
      const waits = table.past === undefined && !stands();
      const high = waits && height > 0 && matchMedia(BESIDE).matches ? `${kept()}px` : '';
      if (box.style.minHeight !== high) box.style.minHeight = high;
    };
    $effect(place);
    const comes = new MutationObserver(place);
    comes.observe(box, { childList: true });
    const letGo = (): void => {
      box.style.minHeight = '';
    };
    addEventListener('resize', letGo);
    return () => {
      sized.disconnect();
      comes.disconnect();
      removeEventListener('resize', letGo);
    };
  };
}
