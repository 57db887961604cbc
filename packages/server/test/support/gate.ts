/** Something that waits until it is let through. */
export type Gate = { readonly open: () => void; readonly opened: Promise<void> };

export function gate(): Gate {
  const made: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => (made.open = resolve));
  return { open: () => made.open?.(), opened };
}
