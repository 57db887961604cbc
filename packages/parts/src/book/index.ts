export { default as Book } from './Book.svelte';
export { markup } from './markup.js';
export * from './paragraph.js';
export { searchBook, wordsIn, type Found } from './search.js';
export { default as Rule } from './Rule.svelte';
