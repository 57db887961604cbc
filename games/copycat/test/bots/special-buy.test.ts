import { expect, it } from 'vitest';
import { botOf, type Knowledge } from '@hustings/bots';
import { knowledgeOf } from '@hustings/games';
import { seedFrom, sfc } from '@hustings/kernel';
import { copycat as game } from '../../rules/index.js';
import { table } from '../table.js';

const STREAMS = 24;

const { state } = table({
  players: 4,
  phase: 3,
  round: 4,
  street: ['–', 'sauna-20', '–', 'scandal-1', '–', 'industrialist-22'],
  A: {
    workers: { 'specialBuy-1': 0, 'coins-3': 0 },
    hand: ['banker-48', 'bonusPayment-45', 'industrialist-31'],
  },
});

/** How far apart the worths are that a Strategist sees in the special buy, by its streams. */
function spreadOf(knowledge: Knowledge): number {
  const bot = botOf(knowledge, 'strategist');
  const view = game.view(state, 0);
  const worths = Array.from({ length: STREAMS }, (_, i) => {
    const opinions = bot.think(view, sfc(seedFrom(`refill ${i}`), 'bot 0'), {}).opinions();
    const words = opinions.map(({ move }) => game.write(state, 0, move).move);
    return opinions[words.indexOf('use specialBuy-1')].worth;
  });
  const mean = worths.reduce((sum, one) => sum + one, 0) / STREAMS;
  return Math.sqrt(worths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / STREAMS);
}

it('CC-8.5 a special buy is judged by what a refill may bring, not by a single one', async () => {
  const knowledge = await knowledgeOf(game.id, game.view(state, 0));
  if (knowledge?.sight === undefined) throw new Error('nothing was learned');
  const single = { ...knowledge, sight: { ...knowledge.sight, samples: () => 1 } };
  expect(spreadOf(single)).toBeGreaterThan(0);
  expect(spreadOf(knowledge)).toBeLessThan(0.7 * spreadOf(single));
});
