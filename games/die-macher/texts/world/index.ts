export * from './cards.js';
export type * from './texts.js';
