export { default as Watch } from './Watch.svelte';
