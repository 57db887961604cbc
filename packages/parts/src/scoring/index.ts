export type { BarRow, Piece, Runner } from './bars.js';
export { default as Race } from './Race.svelte';
export { ranked } from './ranked.js';
export { default as Sources } from './Sources.svelte';
export { default as Ways } from './Ways.svelte';
