import { HIDDEN, programCards } from '../../rules/world/index.js';
import type { WorldView } from './table.svelte.js';

export const handOf = (view: WorldView, seat: number): number[] =>
  [...view.hands[seat]].filter((card) => card !== HIDDEN);

export const programOf = (view: WorldView, seat: number): number[] =>
  programCards(view.programs[seat]);

export const bits = (mask: number): number[] =>
  Array.from({ length: 8 }, (_, i) => i).filter((i) => ((mask >> i) & 1) === 1);
