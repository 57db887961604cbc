/** A piece that has come to lie somewhere, and the mark of who brought it. */
export type Flight = { readonly mark: string; readonly to: Element };

const SVG = 'http://www.w3.org/2000/svg';
const TIME = 520;
/** How small and how big a piece is on its way. */
const [LEAST, MOST] = [14, 28];
/** Where nobody's home is seen it comes from a little above. */
const ABOVE = 40;

const under = new Set<Animation>();

/** First everything is measured, then drawn: the table is laid out once. */
export function fly(flights: readonly Flight[]): void {
  const measured = flights.map(({ mark, to }) => ({
    mark,
    to,
    at: to.getBoundingClientRect(),
    home: document.querySelector(`[data-home="${CSS.escape(mark)}"]`)?.getBoundingClientRect(),
  }));
  for (const { mark, to, at, home } of measured) {
    if (at.width === 0) continue; // behind another part of the table, on a small screen
    const size = Math.min(MOST, Math.max(LEAST, at.width));
    const [x, y] = [at.x + at.width / 2 - size / 2, at.y + at.height / 2 - size / 2];
    const [dx, dy] =
      home === undefined || home.width === 0 ? [0, -ABOVE] : [home.x + 8 - x, home.y + 8 - y];
    launch(drawn(mark, size, x, y), `translate(${dx}px, ${dy}px) scale(1.3)`);
    under.add(to.animate({ opacity: [0, 0, 1] }, { duration: TIME }));
  }
}

export function landAll(): void {
  for (const way of under) way.finish();
  under.clear();
}

function drawn(mark: string, size: number, x: number, y: number): SVGSVGElement {
  const piece = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#p-${mark}`);
  piece.append(use);
  piece.setAttribute('class', `mark p-${mark}`);
  piece.setAttribute('aria-hidden', 'true');
  piece.dataset['flight'] = mark;
  Object.assign(piece.style, {
    position: 'fixed',
    zIndex: '20',
    pointerEvents: 'none',
    left: `${x}px`,
    top: `${y}px`,
    width: `${size}px`,
    height: `${size}px`,
  });
  return piece;
}

function launch(piece: SVGSVGElement, from: string): void {
  document.body.append(piece);
  const way = piece.animate(
    [
      { transform: from, opacity: 0.5 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: TIME, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  );
  under.add(way);
  way.addEventListener('finish', () => {
    piece.remove();
    under.delete(way);
  });
}
