export type { LogLine } from './line.js';
export { fits } from './fits.js';
export { default as Log } from './Log.svelte';
export { newsOf } from './news.js';
export {
  doneSoFar,
  newestFirst,
  newestLines,
  seatOf,
  seatsOf,
  toldOf,
  type Told,
  type Telling,
} from './told.js';
