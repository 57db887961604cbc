export * from './evaluate.js';
export * from './evolution.js';
