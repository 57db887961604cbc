import { gameTitle } from '../games/fronts.svelte.js';
import { t } from '../texts/shell.js';
import { turn } from '../turn.svelte.js';
import type { Session } from './session.svelte.js';

/** Whoever has waited so long is called; before that one still looks at the table. In milliseconds. */
const LONG = 2000;

/**
 * Tells whoever waited that it is their turn: title and icon of the page at once, a sound, a shake
 * and, where the page is hidden, a notice. What is rarely needed is fetched when it is.
 */
export function callsFor(session: Session): void {
  let waits: number | undefined;
  $effect(() => {
    const yours = session.deciding !== undefined || session.handover !== undefined;
    turn.yours = yours;
    if (!yours) {
      waits ??= session.now === undefined ? undefined : performance.now();
      return;
    }
    if (waits !== undefined && (document.hidden || performance.now() - waits > LONG))
      void call(session);
    waits = undefined;
  });
  $effect(() => () => (turn.yours = false));
}

async function call(session: Session): Promise<void> {
  const { sound, shake, notice } = await import('./signals.js');
  sound('turn');
  shake('turn');
  if (document.hidden) await notice(session.id, t().yourTurn, gameTitle(session.now?.game ?? ''));
}
