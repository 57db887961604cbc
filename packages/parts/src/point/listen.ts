/** How long a finger must stay to ask instead of doing, and a mouse to ask anew or for nothing more. */
const MOMENT = 500;
/** As far as a finger trembles. */
const STILL = 10;

/** Whoever listens to pointing: mouse, fingers and keys say the same. */
export type Listener = {
  holds(element: Element): boolean;
  /** Pointed at, or at nothing any more. */
  point(element: Element | undefined, how: 'mouse' | 'finger' | 'keys'): void;
  press(element: Element): void;
  /** Does what is told stay, until something else is asked for on purpose? */
  isPinned(): boolean;
};

type Ears = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

const closest = (target: EventTarget | null, selector: string): Element | undefined =>
  (target instanceof Element ? target.closest(selector) : undefined) ?? undefined;
const inStrip = (target: EventTarget | null): boolean =>
  closest(target, '[data-pointed]') !== undefined;
/** What does something of its own when it is pressed. */
const isControl = (target: EventTarget | null): boolean =>
  closest(target, 'button, a, label, input, summary') !== undefined;
function pieceAt(to: Listener, target: EventTarget | null): Element | undefined {
  const element = closest(target, '[data-piece]');
  return element !== undefined && to.holds(element) ? element : undefined;
}

/** Something later, or not at all. */
class Later {
  #timer: ReturnType<typeof setTimeout> | undefined;
  does(what: () => void): void {
    this.stop();
    this.#timer = setTimeout(what, MOMENT);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}

function mouse(to: Listener, later: Later): Ears {
  let place = '';
  return {
    pointerover: ({ pointerType, clientX, clientY, target }) => {
      if (pointerType === 'touch') return;
      later.stop();
      const before = place;
      place = `${clientX} ${clientY}`;
      // Something has come to lie under a pointer that rests: nobody is pointing at it.
      if (place === before || inStrip(target)) return;
      const piece = pieceAt(to, target);
      // What is told stays on the way to the rule in the strip: beside all pieces for a moment.
      if (to.isPinned() || piece === undefined) later.does(() => to.point(piece, 'mouse'));
      else to.point(piece, 'mouse');
    },
    pointerleave: ({ pointerType }) => {
      if (pointerType === 'touch') return; // a finger is lifted when it has asked
      later.stop();
      if (!to.isPinned()) later.does(() => to.point(undefined, 'mouse'));
    },
  };
}

/** A finger that stays asks; then lifting it does nothing more. */
function finger(to: Listener, later: Later): Ears & { readonly asked: () => boolean } {
  let asked = false;
  let from = { clientX: 0, clientY: 0 };
  return {
    asked: () => asked,
    pointerdown: (event) => {
      asked = false;
      from = event;
      const piece = pieceAt(to, event.target);
      if (event.pointerType !== 'touch' || piece === undefined) return;
      later.does(() => {
        asked = true;
        to.point(piece, 'finger');
      });
    },
    pointermove: ({ pointerType, clientX, clientY }) => {
      const far = Math.hypot(clientX - from.clientX, clientY - from.clientY);
      if (pointerType === 'touch' && far > STILL) later.stop();
    },
    pointerup: ({ pointerType }) => {
      if (pointerType === 'touch') later.stop();
    },
    pointercancel: () => later.stop(),
    contextmenu: (event) => {
      if (asked) event.preventDefault();
    },
  };
}

const keys = (to: Listener): Ears => ({
  focusin: ({ target }) => {
    const byKeys = target instanceof Element && target.matches(':focus-visible');
    if (!byKeys || inStrip(target)) return;
    const piece = pieceAt(to, target);
    if (piece !== undefined || !to.isPinned()) to.point(piece, 'keys');
  },
  keydown: (event) => {
    if (event.key === 'Escape') to.point(undefined, 'mouse');
    const piece = pieceAt(to, event.target);
    if (piece === undefined || piece !== event.target || isControl(piece)) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    to.press(piece);
  },
});

/** Whoever has pressed a piece by hand confirms with Enter: that is for the decision, not for the piece. */
function handsBack(root: Element): void {
  root.querySelector<HTMLElement>('form.decision')?.focus({ preventScroll: true });
}

/** Listens to all that happens inside an element. It works on the page: nothing is drawn for it. */
export function listens(root: Element, to: Listener): () => void {
  const later = new Later();
  const { asked, ...touch } = finger(to, later);
  const ears: Ears = {
    ...mouse(to, later),
    ...touch,
    ...keys(to),
    click: (event) => {
      const piece = pieceAt(to, event.target);
      if (asked()) {
        event.preventDefault();
        event.stopPropagation();
      } else if (piece === undefined) {
        if (!inStrip(event.target)) to.point(undefined, 'mouse');
      } else if (isControl(event.target)) to.point(piece, 'mouse');
      else {
        to.press(piece);
        handsBack(root);
      }
    },
  };
  // Each is given its own event; before what lies inside, so that a finger that asked presses nothing.
  const all = Object.entries(ears) as [string, EventListener][];
  for (const [type, ear] of all) root.addEventListener(type, ear, type === 'click');
  return () => {
    later.stop();
    for (const [type, ear] of all) root.removeEventListener(type, ear, type === 'click');
  };
}
