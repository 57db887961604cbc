// A line for each language that has its file here, written by npm run languages.
export { card as en } from './en.js';
export { card as de } from './de.js';
export { card as fr } from './fr.js';
export { card as it } from './it.js';
export { card as pl } from './pl.js';
