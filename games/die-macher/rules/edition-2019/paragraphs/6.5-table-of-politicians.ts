import { data } from '../data.js';

/** 6.5: the table of politicians is in `data.ts`; here it is read. */

/** What a politician's action does. */
export type Verb =
  | 'double'
  | 'trend'
  | 'media'
  | 'votes'
  | 'othersTrend'
  | 'base'
  | 'poll'
  | 'program';

export type Action = {
  /** As in the data, `trend+1` or `double!`: how a decision names it. */
  readonly word: string;
  readonly verb: Verb;
  readonly figure: number;
  /** Its bit among the actions marked `!`, done once in a state; 0 for the others. */
  readonly once: number;
};

const onceOrder: readonly Verb[] = ['double', 'media', 'othersTrend'];

function readAction(word: string): Action {
  const parts = /^([a-zA-Z]+)([+-]\d+)?(!)?$/.exec(word);
  if (parts === null) throw new Error(`no such action: ${word}`);
  const verb = parts[1] as Verb; // the data names no others; `perform` is exhaustive over them
  const once = parts[3] === undefined ? 0 : 1 << onceOrder.indexOf(verb);
  return { word, verb, figure: Number(parts[2] ?? 0), once };
}

/** Every different action of the edition; politicians refer to them by place. */
export const actions: readonly Action[] = [
  ...new Set(data.politicians.flatMap((one) => [one.main, ...one.secondary])),
].map(readAction);

const place = (word: string): number => actions.findIndex((action) => action.word === word);

export type Politician = {
  readonly id: string;
  readonly cost: number;
  /** Places of its actions: the main one alone, then the secondary ones. */
  readonly parts: readonly (readonly number[])[];
};

export const politicians: readonly Politician[] = data.politicians.map((one) => ({
  id: one.id,
  cost: one.cost,
  parts: [[place(one.main)], one.secondary.map(place)],
}));

/** The politicians that the data gives to both lengths of the game, or to seven elections alone; bits. */
export const politiciansOf = (game: (typeof data.politicians)[number]['game']): number =>
  data.politicians.reduce((bits, one, i) => (one.game === game ? bits | (1 << i) : bits), 0);
