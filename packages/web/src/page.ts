import { games } from '@hustings/games';
import { tongue } from '@hustings/parts/texts';
import { gameTitle } from './games/fronts.svelte.js';
import { t } from './texts/shell.js';

/** What a page says of itself to those who list, keep or install it. */
export const pageDescription = (): string => t().description(games.map(({ id }) => gameTitle(id)));

/** The card by which the client is installed, in the language being read. */
export const cardAddress = (tag: string = tongue()): string =>
  tag === 'en' ? '/manifest.webmanifest' : `/manifest.${tag}.webmanifest`;
