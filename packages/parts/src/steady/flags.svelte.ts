import { untrack } from 'svelte';

class Flag {
  on = $state(false);
}

/**
 * Which of many words are meant: a yes or no for each, and each a signal of its own, so that whoever asks
 * for one word is not asked again when others change. To be called while a component is made.
 */
export function flags(
  words: readonly string[],
  read: () => readonly string[],
): (word: string) => boolean {
  const all = new Map(words.map((word) => [word, new Flag()] as const));
  let now: readonly string[] = [];
  const set = (next: readonly string[]): void => {
    for (const word of [...now, ...next]) {
      const flag = all.get(word);
      if (flag !== undefined) flag.on = next.includes(word);
    }
    now = next;
  };
  set(untrack(read));
  $effect.pre(() => {
    const next = read();
    untrack(() => set(next));
  });
  return (word) => all.get(word)?.on ?? read().includes(word);
}
