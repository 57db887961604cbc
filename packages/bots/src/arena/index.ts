export { endure, enduranceTable, withinBudget } from './endurance.js';
export * from './match.js';
export * from './play.js';
export * from './statistics.js';
export * from './table.js';
export * from '../tune/index.js';
