export { default as Hint } from './Hint.svelte';
