import { below, show } from '@hustings/kernel';
import { data } from '../data.js';
import type { State } from '../state.js';

/** Rolls so many dice of the table's set, in front of everyone. */
export function roll(s: State, dice: number): number[] {
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
