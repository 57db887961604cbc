// What scripts that let bots play have in common: every table there is, and how a row is printed.
import { matchSeed } from '@hustings/bots/arena';
import { games, knowledgeOf } from '@hustings/games';

export const percent = (share) => `${(100 * share).toFixed(1)} %`;
export const cells = (...texts) => console.log(`| ${texts.join(' | ')} |`);

/** Every game with every number of players, and what is known there: what was learned, too. */
export async function tables() {
  const found = games.map(async ({ id, rules }) => {
    const game = await rules();
    const { min, max } = game.rules.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    return counts.map(async (seats) => {
      const begun = game.simulate(game.readOptions({}, seats), seats, matchSeed('table', 0));
      return { id, seats, knowledge: await knowledgeOf(id, game.view(begun, 0)) };
    });
  });
  return Promise.all((await Promise.all(found)).flat());
}
