export type { Key, PartsTexts } from './en.js';
export { w, words } from './words.svelte.js';
export { spoken } from './spoken.js';
