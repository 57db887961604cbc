import { copycat } from '@hustings/games/copycat/rules';
import { dieMacher2006 } from '@hustings/games/die-macher/rules/edition-2006';
import { dieMacher2019 } from '@hustings/games/die-macher/rules/edition-2019';
import type { Game } from '@hustings/kernel';

/** Every game, its own types forgotten as in the server. */
export const games: readonly Game[] = [
  dieMacher2019 as unknown as Game,
  dieMacher2006 as unknown as Game,
  copycat as unknown as Game,
];

export const [dieMacher] = games;
