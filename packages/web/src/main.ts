import '@hustings/parts/styles';
import { read } from '@hustings/parts/texts';
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
 * taken over; any other is empty, and waits for the words that are wanted. Where they can't be had
 * all is read in English, which is kept for use without a network.
 */
async function begin(place: HTMLElement): Promise<void> {
  const isDrawn = place.hasChildNodes();
  await (isDrawn ? readDrawn() : readWished());
  const isThere = await ready(location.pathname).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await read('en');
    await ready(location.pathname);
  }
  if (isDrawn && isThere) hydrate(App, { target: place });
  else {
    place.replaceChildren();
    mount(App, { target: place });
  }
  if (isDrawn) await readWished();
}

// Only what was built is kept for use without a network; in development files change too often.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
