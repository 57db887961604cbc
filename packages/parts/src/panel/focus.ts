/** Whoever decided last has lost the focus with what is gone: it comes to what stands there now. */
export function takesFocus(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
