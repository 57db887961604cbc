export * from './bot.js';
export * from './games.js';
export { searchBot } from './chancellor.js';
export { heuristicBot } from './heuristic.js';
export * from './knowledge.js';
export * from './lead.js';
export * from './levels.js';
export type { SearchSettings } from './search-settings.js';
export { winChances } from './win-chance.js';
