export * from './ahead.js';
