export { folds } from './fold.js';
export { ANSWERS, guardsPresses } from './press.js';
export { keepsPlace } from './place.svelte.js';
