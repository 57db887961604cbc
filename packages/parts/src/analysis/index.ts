export { default as Analysis } from './Analysis.svelte';
