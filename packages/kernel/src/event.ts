/**
 * What happened, as data: the log is rendered from it in any language and animations play it.
 * All fields are public except `secret`, which only the seat it names may see.
 */
export type GameEvent = {
  readonly type: string;
  readonly secret?: { readonly seat: number } & object;
};

/** Told by the kernel: a seat has answered a decision that stays sealed until all have. */
export type Decided = { readonly type: 'decided'; readonly seat: number; readonly kind: string };

/**
 * Where events go, a list for instance. Nobody listening costs nothing: `out?.push(…)` then builds no
 * object. Who takes all events of a game also takes those of a part of it.
 */
export type Out<E> = { readonly push: (event: E) => unknown } | undefined;

/** The events as one viewer may see them. */
export function eventsFor(events: readonly GameEvent[], viewer: number): GameEvent[] {
  return events.map((event) => {
    if (event.secret === undefined || event.secret.seat === viewer) return event;
    const { secret: _hidden, ...open } = event;
    return open;
  });
}
