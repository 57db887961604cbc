import { Game, shuffle, type Options, type Random } from '@hustings/kernel';
import { copycat, data, DOCTORATE, type CopycatState } from '../rules/index.js';
import { setup } from '../rules/0-setup.js';

/**
 * Copycat from the middle of a game: all cards of periods I to IV are in the players' decks, most
 * offices are open, the Doctorates come next and scores are near the end. Random players hardly
 * ever get there by themselves, and it is here that effects meet.
 */
function crowded(options: Options, seats: number, random: Random): CopycatState {
  const state = setup(options, seats, random);
  state.round = data.end.rounds - 3;
  while (state.offices.length < firstCount(seats) + state.round + 1) {
    state.offices.push(state.officeStack.pop() ?? 0);
  }
  const pool = shuffle(
    random,
    [...state.street, ...state.supply].filter((card) => card !== DOCTORATE),
  );
  const sold = pool.splice(0, pool.length - data.street.spaces - 6);
  state.street = pool.splice(0, data.street.spaces);
  state.supply = [...pool, ...new Array<number>(seats).fill(DOCTORATE)];
  sold.forEach((card, i) => state.players[i % seats].draw.push(card));
  for (const player of state.players) {
    shuffle(random, player.draw);
    player.score = 70;
    player.before = 70;
    player.fromCards = 70;
  }
  return state;
}

function firstCount(seats: number): number {
  return [0, 0, 10, 12, 14][seats];
}

/** Supply in order of periods is a habit of the game, not of this table: worlds follow the habit. */
export const crowdedCopycat = new Game({ ...copycat.rules, setup: crowded });
