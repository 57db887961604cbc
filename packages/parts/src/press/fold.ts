import type { Attachment } from 'svelte/attachments';
import { ANSWERS } from './press.js';

/** So far a finger draws, in pixels, before it means more than a press. */
const DRAWN = 24;

/** A sheet that folds at the edge of a small screen. */
export type Fold = {
  /** Folded, with something to unfold. */
  readonly isFolded: () => boolean;
  readonly turn: () => void;
};

const closest = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * For the box of a sheet with a grip (`aria-expanded`): folded, it opens wherever it is pressed or drawn
 * up, and its grip draws it down again. What shows must keep its own gestures to itself (`touch-action`).
 */
export function folds({ isFolded, turn }: Fold): Attachment<HTMLElement> {
  return (box) => {
    let from: number | undefined;
    const press = (event: MouseEvent): void => {
      if (isFolded() && closest(event, ANSWERS) === null) turn();
    };
    const down = (event: PointerEvent): void => {
      const held = isFolded() || closest(event, '[aria-expanded]') !== null;
      from = event.pointerType === 'touch' && held ? event.clientY : undefined;
    };
    const up = ({ clientY }: PointerEvent): void => {
      if (from === undefined) return;
      const drawn = isFolded() ? from - clientY : clientY - from;
      from = undefined;
      if (drawn > DRAWN) turn();
    };
    box.addEventListener('click', press);
    box.addEventListener('pointerdown', down);
    box.addEventListener('pointerup', up);
    return () => {
      box.removeEventListener('click', press);
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('pointerup', up);
    };
  };
}
