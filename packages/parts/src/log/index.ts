export type { LogLine } from './line.js';
export { default as Log } from './Log.svelte';
export { newestFirst, newestLines, seatOf, toldOf, type Told, type Telling } from './told.js';
