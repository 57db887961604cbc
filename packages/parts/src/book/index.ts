export { default as Book } from './Book.svelte';
export { quickCards, type QuickCard } from './cards.js';
export { compared, rulesIn, type Comparison } from './differs.js';
export { markup } from './markup.js';
export * from './paragraph.js';
export { stretchesOf, type Picture, type Stretch } from './pictures.js';
export { searchBook, wordsIn, type Found } from './search.js';
export { default as Rule } from './Rule.svelte';
