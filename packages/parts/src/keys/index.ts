export { default as KeyList } from './KeyList.svelte';
export { default as Keys } from './Keys.svelte';
