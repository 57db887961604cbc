export { area, read, tongue, type Area } from './area.svelte.js';
