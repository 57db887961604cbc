export * from '../level-names.js';
export * from './thinkers.js';
