export { default as Waiting } from './Waiting.svelte';
