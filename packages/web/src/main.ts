import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import { ready } from './ready.js';
import { settings } from './settings.svelte.js';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';

settings.apply();

async function start(): Promise<void> {
  const target = document.getElementById('app');
  if (target === null) throw new Error('the page has no place for the app');
  await ready(location.pathname);
  // The front page comes drawn (build/front.ts); any other is empty.
  (target.hasChildNodes() ? hydrate : mount)(App, { target });
}
void start();

// Only what was built is kept for use without a network; in development files change too often.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
