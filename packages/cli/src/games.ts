import { copycat } from '@hustings/copycat';
import { dieMacher2006 } from '@hustings/die-macher/edition-2006';
import { dieMacher2019 } from '@hustings/die-macher/edition-2019';
import { anyGame, type AnyGame } from './any-game.js';

/** Every game there is. A new game is one more line here. */
export const games: readonly AnyGame[] = [
  anyGame(dieMacher2019),
  anyGame(dieMacher2006),
  anyGame(copycat),
];
