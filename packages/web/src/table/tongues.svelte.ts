import { read, tongue } from '@hustings/parts/texts';
import { isTongue, type Tongue } from '@hustings/texts';
import { untrack } from 'svelte';
import type { Session } from './session.svelte.js';

const KEY = 'hustings-tongues';

/**
 * What each person at a shared screen reads. Who comes for the first time reads on in what is being
 * read; whoever chooses, chooses for themselves.
 */
export class Tongues {
  readonly #own: Map<number, Tongue>;
  #seat = -1;

  constructor(kept: readonly (readonly [number, Tongue])[] = []) {
    this.#own = new Map(kept);
  }
  get kept(): readonly (readonly [number, Tongue])[] {
    return [...this.#own];
  }
  /** Someone sits there and reads this: gives what they would rather read, if that is something else. */
  at(seat: number, reading: Tongue): Tongue | undefined {
    const own = this.#own.get(seat);
    const comes = seat !== this.#seat;
    this.#seat = seat;
    if (comes && own !== undefined && own !== reading) return own;
    this.#own.set(seat, reading);
    return undefined;
  }
}

/** At a screen that several people share each reads their own language. To be called while a table is made. */
export function eachReads(session: Session): void {
  let tongues: Tongues | undefined;
  $effect(() => {
    const { people, handover, now, id } = session;
    const seat = handover ?? now?.viewer ?? -1;
    const reading = tongue();
    if (people.length < 2 || !people.includes(seat)) return;
    untrack(() => {
      tongues ??= new Tongues(recalled(id));
      const rather = tongues.at(seat, reading);
      if (rather === undefined) keep(id, tongues.kept);
      else void read(rather).catch(() => undefined); // what can't be fetched is not read
    });
  });
}

type Kept = { readonly id: string; readonly tongues: readonly (readonly [number, Tongue])[] };

/** What was kept of this table: only the last shared one is remembered. */
function recalled(id: string): Kept['tongues'] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>; // as `keep` wrote it
    if (kept.id !== id) return [];
    return (kept.tongues ?? []).filter(([, tag]) => isTongue(tag));
  } catch {
    return [];
  }
}
function keep(id: string, tongues: Kept['tongues']): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, tongues } satisfies Kept));
  } catch {
    // A browser that keeps nothing asks again after loading.
  }
}
