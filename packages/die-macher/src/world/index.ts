export * from './media.js';
export * from './opinions.js';
export * from './program.js';
export * from './ring.js';
export * from './topics.js';
export * from './unseen.js';
