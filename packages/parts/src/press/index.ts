export { folds } from './fold.js';
export { ANSWERS, guardsPresses, MOMENT } from './press.js';
export { keepsPlace } from './place.svelte.js';
