export * from './markup.js';
export * from './paragraph.js';
export { default as Rule } from './Rule.svelte';
