import { allRules, type AnyGame } from '@hustings/games';

/** Every game there is: commands look at all of them. */
export const games: readonly AnyGame[] = await allRules();
