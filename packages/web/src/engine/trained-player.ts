import type { Player } from './player.js';
import { quickPlayer } from './quick-player.js';

/** The bots of the arena, of the level that plays well without thinking long; fetched when first needed. */
export const trainedPlayer: Player = {
  async choose(game, view, seat, random, budget) {
    const { botOf, decide, knowledgeOf } = await import('@hustings/bots');
    const knowledge = knowledgeOf(game.id);
    if (knowledge === undefined) return quickPlayer.choose(game, view, seat, random, budget);
    return decide(botOf(knowledge, 'strategist'), view, random, { simulations: 1 });
  },
};
