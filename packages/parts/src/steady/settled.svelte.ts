import { untrack } from 'svelte';
import { kept } from './steady.js';

/**
 * What hardly ever changes while a game goes on, though it is read from what does. One effect looks
 * whether it has; a move then asks nothing of the many who read it. To be called while a component
 * is made.
 */
export function settled<T>(read: () => T): () => T {
  let now = $state.raw(untrack(read));
  $effect.pre(() => {
    now = kept(
      untrack(() => now),
      read(),
    );
  });
  return () => now;
}
