export { sinceYou, type SinceYou } from './since.js';
