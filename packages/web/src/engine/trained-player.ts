import { knowledgeOf } from '@hustings/games';
import type { Player } from './player.js';
import { quickPlayer } from './quick-player.js';

/** The level that plays well without thinking long: who named no other gets this one. */
const STANDARD = 'strategist';
/** Only the Chancellor searches; it may take so much longer than the others. */
const PATIENCE = 5;

/** The bots of the arena, fetched when first needed. */
export const trainedPlayer: Player = {
  async choose(game, view, seat, random, budget) {
    const { botOf, decide } = await import('@hustings/bots');
    const knowledge = await knowledgeOf(game.id);
    if (knowledge === undefined) return quickPlayer.choose(game, view, seat, random, budget);
    const level = budget.level ?? STANDARD;
    const limit = budget.milliseconds * PATIENCE;
    const time =
      level === 'chancellor'
        ? { milliseconds: { limit, clock: () => performance.now() } }
        : { simulations: 1 };
    return decide(botOf(knowledge, level), view, random, time);
  },
};
