export { default as History } from './History.svelte';
export { default as HistoryBar } from './HistoryBar.svelte';
export { stretchAt, stretchesOf, type Stretch } from './stretches.js';
