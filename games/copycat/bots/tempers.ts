import type { Temper } from '@hustings/bots';
import type { CopycatState, Player } from '../rules/index.js';

const cards = ({ draw, hand, area, temporary, discard }: Player): number =>
  draw.length + hand.length + area.length + temporary.length + discard.length;

const workers = ({ free, workers: placed }: Player): number => free + placed.length;

/** What each likes, in points that it sees there beyond what a position is worth. */
const strength = { worker: 3, card: 2, marker: 0.8 };

/** Temperaments of those who borrow: people, cards, few cards, or what lies on offices. */
export const tempers: Readonly<Record<string, Temper<CopycatState>>> = {
  recruiter: ({ players }, seat) => strength.worker * workers(players[seat]),
  collector: ({ players }, seat) => strength.card * cards(players[seat]),
  minimalist: ({ players }, seat) => -strength.card * cards(players[seat]),
  hunter: ({ players }, seat) => strength.marker * players[seat].markers,
};
