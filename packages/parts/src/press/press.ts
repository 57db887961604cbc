/** As long as two presses are one double click to most hands, in milliseconds. */
const MOMENT = 500;
/** As far as a hand that rests may stray, in pixels. */
const REACH = 16;

/** What answers to a press; a press beside all of it is taken for one on the piece itself. */
export const ANSWERS =
  'a, button, input, label, select, summary, textarea, [role=button], [data-piece], dialog';

type Point = { readonly clientX: number; readonly clientY: number };
type Press = Point & { readonly at: number; readonly on: Element | undefined };

const near = (a: Point, b: Point): boolean =>
  Math.abs(a.clientX - b.clientX) <= REACH && Math.abs(a.clientY - b.clientY) <= REACH;
const same = (a: Point | undefined, b: Point): boolean =>
  a?.clientX === b.clientX && a.clientY === b.clientY;
function answering({ target }: Event): Element | undefined {
  return target instanceof Element ? (target.closest(ANSWERS) ?? target) : undefined;
}
function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}

/**
 * A second press never does something else: when an act exchanges what lies under a hand that rests,
 * the hand has not meant what lies there now. What has come by itself answers a moment later. Whoever
 * moves means what they move to, and the same thing may be pressed as fast as one likes.
 */
class Guard {
  #last: Press | undefined;
  #under: (Point & { readonly on: Element | undefined }) | undefined;
  /** When something else came to lie under a pointer that rests. */
  #came = -Infinity;
  #stray = false;
  #entered: { readonly at: number; readonly on: EventTarget | null } | undefined;

  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const { clientX, clientY } = event;
    const on = answering(event);
    if (same(this.#under, event)) {
      if (this.#under?.on !== on) this.#came = performance.now();
    } else {
      this.#came = -Infinity;
      if (this.#last !== undefined && !near(this.#last, event)) this.#last = undefined;
    }
    this.#under = { clientX, clientY, on };
  }

  press(event: PointerEvent): void {
    const { clientX, clientY } = event;
    const at = performance.now();
    const on = answering(event);
    const last = this.#last;
    const second = last !== undefined && at - last.at < MOMENT && near(last, event);
    this.#stray = (second && last.on !== on) || at - this.#came < MOMENT;
    if (this.#stray) this.stop(event);
    else this.#last = { clientX, clientY, at, on };
  }

  /** What follows a press that was not meant is not meant either. Keys press without a pointer. */
  follow(event: MouseEvent): void {
    if (this.#stray && event.detail > 0) this.stop(event);
  }

  /** Enter, held or struck twice, confirms once: the next question is not what was read. */
  key(event: KeyboardEvent): void {
    if (event.key !== 'Enter') {
      this.#entered = undefined;
      return;
    }
    const at = performance.now();
    const last = this.#entered;
    const again = last !== undefined && at - last.at < MOMENT && last.on !== event.target;
    if ((event.repeat && !isText(event.target)) || again) this.stop(event);
    else this.#entered = { at, on: event.target };
  }

  stop(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** Guards every press on a page; gives the way to end it. */
export function guardsPresses(page: Document): () => void {
  const guard = new Guard();
  const ended = new AbortController();
  const how = { capture: true, signal: ended.signal };
  page.addEventListener('pointerover', (event) => guard.over(event), how);
  page.addEventListener('pointerdown', (event) => guard.press(event), how);
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const)
    page.addEventListener(type, (event) => guard.follow(event), how);
  page.addEventListener('keydown', (event) => guard.key(event), how);
  return () => ended.abort();
}
