export * from './steady.js';
