export { default as HandOver } from './HandOver.svelte';
