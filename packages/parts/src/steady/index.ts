export * from './steady.js';
export * from './settled.svelte.js';
