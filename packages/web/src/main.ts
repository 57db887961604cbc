import '@hustings/parts/styles';
import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import { readDrawn, readWished } from './language.js';
import { ready } from './ready.js';
import { settings } from './settings.svelte.js';

settings.apply();
const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
void begin(target);

/**
 * The front page comes drawn, in the language its reader is known to want (build/front.ts), and is
 * taken over; any other is empty, and waits.
 */
async function begin(place: HTMLElement): Promise<void> {
  const isDrawn = place.hasChildNodes() && (await readDrawn());
  if (!isDrawn) place.replaceChildren();
  await ready(location.pathname);
  if (isDrawn) hydrate(App, { target: place });
  await readWished();
  if (!isDrawn) mount(App, { target: place });
}

// Only what was built is kept for use without a network; in development files change too often.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
