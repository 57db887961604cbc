import { fronts } from './games/fronts.svelte.js';
import { needPosters } from './games/poster.svelte.js';
import { needHome } from './pages/home.svelte.js';
import { front } from './texts/areas.js';

/** All that must be there before a page is drawn; the front page is drawn with its pictures. */
export async function ready(path: string): Promise<void> {
  await Promise.all([
    front.need(),
    fronts.need(),
    ...(path === '/' ? [needHome(), needPosters()] : []),
  ]);
}
