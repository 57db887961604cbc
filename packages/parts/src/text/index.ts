export { draft, type Draft } from './draft.js';
export { default as FormView } from './FormView.svelte';
export { speechFor, type Speech } from './speech.js';
export { default as TextView } from './TextView.svelte';
