import { allRules } from '@hustings/games';
import type { Game } from '@hustings/kernel';

/** Every game, its own types forgotten as in the server. */
export const games: readonly Game[] = await allRules();

export const [dieMacher] = games;
