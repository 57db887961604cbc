export { default as Ladder } from './Ladder.svelte';
export { default as Waiting } from './Waiting.svelte';
