import { data } from '../data.js';

const { min: LEAST, max: MOST } = data.popularity;

/** Popularity so much higher or lower; it stops at the ends of its scale (3.3). */
export const popularityMoved = (popularity: number, by: number): number =>
  Math.max(LEAST, Math.min(MOST, popularity + by));

/** A shadow cabinet card: what it costs and what its owner may do with it; 0 or false: not that. */
export type CabinetCard = {
  readonly id: string;
  readonly cost: number;
  readonly telephone: boolean;
  readonly votes: number;
  readonly keyIssue: boolean;
  readonly media: boolean;
  readonly popularity: number;
  /** How far it lowers another party, as a negative figure. */
  readonly other: number;
};

function figure(actions: readonly string[], verb: string): number {
  const word = actions.find((action) => action.startsWith(verb));
  return word === undefined ? 0 : Number(word.slice(verb.length));
}

export const cabinet: readonly CabinetCard[] = data.cabinet.map((card) => {
  const actions: readonly string[] = card.actions;
  return {
    id: card.id,
    cost: card.cost,
    telephone: card.telephone,
    votes: figure(actions, 'votes'),
    keyIssue: actions.includes('keyIssue'),
    media: actions.includes('media'),
    popularity: figure(actions, 'popularity'),
    other: figure(actions, 'other'),
  };
});
