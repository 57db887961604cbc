import type { Component } from 'svelte';

let found = $state.raw<Component | undefined>();

/** The front page, as soon as it is there: no table waits for it. */
export const homePage = (): Component | undefined => found;

export async function needHome(): Promise<void> {
  found ??= (await import('./Home.svelte')).default;
}
