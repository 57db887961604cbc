export { default as Stage } from './Stage.svelte';
