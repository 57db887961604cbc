import type { Temper } from '@hustings/bots';
import { tablesOf, type CopycatState, type Player, type Tables } from '../rules/index.js';

const cards = ({ draw, hand, area, temporary, discard }: Player): number =>
  draw.length + hand.length + area.length + temporary.length + discard.length;

/** Workers that the cards of a player bring when each is used once. */
function recruits({ effectOf, figureOf }: Tables, player: Player): number {
  const { draw, hand, area, temporary, discard } = player;
  let sum = 0;
  for (const pile of [draw, hand, area, temporary, discard]) {
    for (const card of pile) {
      const effect = effectOf[card];
      if (effect === 'workers' || effect === 'removeForWorker') sum += figureOf[card];
    }
  }
  return sum;
}

const workers = ({ free, workers: placed }: Player): number => free + placed.length;

/** What each likes, in points that it sees there beyond what a position is worth. */
const strength = { worker: 3, card: 2, marker: 0.8 };

/** Temperaments of those who borrow: people and what brings them, cards, few cards, or what lies on offices. */
export const tempers: Readonly<Record<string, Temper<CopycatState>>> = {
  recruiter: (world, seat) =>
    strength.worker *
    (workers(world.players[seat]) + recruits(tablesOf(world), world.players[seat])),
  collector: ({ players }, seat) => strength.card * cards(players[seat]),
  minimalist: ({ players }, seat) => -strength.card * cards(players[seat]),
  hunter: ({ players }, seat) => strength.marker * players[seat].markers,
};
