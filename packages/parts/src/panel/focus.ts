/** A new panel begins at its top, however far the one before it was scrolled. */
export function beginsAtTop(element: HTMLElement): void {
  if (element.parentElement !== null) element.parentElement.scrollTop = 0;
}

/** Whoever decided last has lost the focus with what is gone: it comes to what stands there now. */
export function takesFocus(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
