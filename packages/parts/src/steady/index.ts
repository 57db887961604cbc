export { kept, steady } from './steady.js';
export * from './flags.svelte.js';
export * from './parted.svelte.js';
export * from './settled.svelte.js';
