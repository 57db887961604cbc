import { below, show, type Position } from '@hustings/kernel';
import { data } from './data.js';

export type DiceSet = keyof typeof data.diceSets;

/** What rolling needs of a state. */
type Table = Position & { readonly options: { readonly dice: DiceSet } };

/** Rolls so many dice of the table's set, in front of everyone. */
export function roll(s: Table, dice: number): number[] {
  const { faces } = data.diceSets[s.options.dice];
  const rolled: number[] = [];
  for (let i = 0; i < dice; i++) rolled.push(faces[below(s.random, faces.length)]);
  show(s);
  return rolled;
}

export function total(dice: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += dice[i];
  return sum;
}
