export type * from './board.js';
export type * from './table.js';
