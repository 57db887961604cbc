export { draft, type Draft } from './draft.js';
export { default as FormView } from './FormView.svelte';
export { default as TextView } from './TextView.svelte';
