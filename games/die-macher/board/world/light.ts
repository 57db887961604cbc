/**
 * What belongs together lights up: whoever points at a party, a state, a topic or a rule sees all
 * its pieces. Pieces carry `data-party`, `data-state`, `data-topic`, `data-phase`; what is lit
 * carries `data-lit`. It works on the page alone, so that pointing never draws the table anew.
 */
const kinds = ['topic', 'party', 'state', 'phase'] as const;

type Named = { readonly kind: (typeof kinds)[number]; readonly name: string };

/** The nearest thing with a name around an element; a piece of a party in a state is the party's. */
function nameOf(element: Element): Named | undefined {
  const piece = element.closest<HTMLElement>(kinds.map((kind) => `[data-${kind}]`).join(','));
  if (piece === null) return undefined;
  const kind = kinds.find((one) => piece.dataset[one] !== undefined);
  return kind === undefined ? undefined : { kind, name: piece.dataset[kind] ?? '' };
}

/** How long one must stay on a line of the log before the table answers: most only pass over it. */
const MOMENT = 500;

export function lights(root: HTMLElement): () => void {
  let lit: Named | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let place = '';
  function show(next: Named | undefined): void {
    clearTimeout(later);
    if (lit?.kind === next?.kind && lit?.name === next?.name) return;
    lit = next;
    for (const old of root.querySelectorAll('[data-lit]')) old.removeAttribute('data-lit');
    if (next === undefined) delete root.dataset['lights'];
    else root.dataset['lights'] = next.kind;
    if (next === undefined) return;
    const pieces = root.querySelectorAll(`[data-${next.kind}="${CSS.escape(next.name)}"]`);
    for (const piece of pieces) piece.setAttribute('data-lit', '');
  }
  /** Something has come to lie under a pointer that rests: nobody is pointing at it. */
  function rests({ clientX, clientY }: PointerEvent): boolean {
    const before = place;
    place = `${clientX} ${clientY}`;
    return place === before;
  }
  function point(event: PointerEvent): void {
    const { target } = event;
    const named = !rests(event) && target instanceof Element ? nameOf(target) : undefined;
    const passing = target instanceof Element && target.closest('.lines') !== null;
    show(passing ? undefined : named);
    if (passing && named !== undefined) later = setTimeout(() => show(named), MOMENT);
  }
  const focus = (event: FocusEvent): void =>
    show(event.target instanceof Element ? nameOf(event.target) : undefined);
  const leave = (): void => show(undefined);
  root.addEventListener('pointerover', point);
  root.addEventListener('focusin', focus);
  root.addEventListener('pointerleave', leave);
  root.addEventListener('focusout', leave);
  return () => {
    clearTimeout(later);
    root.removeEventListener('pointerover', point);
    root.removeEventListener('focusin', focus);
    root.removeEventListener('pointerleave', leave);
    root.removeEventListener('focusout', leave);
  };
}
