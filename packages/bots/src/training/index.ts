export * from './learner.js';
export type { Harvest, RingState } from './ring.js';
export * from './self-play.js';
export * from './training.js';
export { writeWeights } from '../learned/weights.js';
