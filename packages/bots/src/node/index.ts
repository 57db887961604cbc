export * from './thinkers.js';
