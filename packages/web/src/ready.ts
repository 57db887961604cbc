import { fronts } from './games/fronts.svelte.js';
import { needPosters } from './games/poster.svelte.js';

/** All that must be there before a page is drawn; the front page is drawn with its pictures. */
export async function ready(path: string): Promise<void> {
  await Promise.all([fronts.need(), path === '/' ? needPosters() : undefined]);
}
