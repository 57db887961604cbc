export { default as Pointed } from './Pointed.svelte';
export { Pointing, type Play } from './pointing.svelte.js';
export { roving } from './rove.js';
export type { Said } from './said.js';
