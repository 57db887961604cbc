export type { LogLine } from './line.js';
export { default as Log } from './Log.svelte';
