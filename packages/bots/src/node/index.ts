export * from '../level-names/index.js';
export * from './thinkers.js';
