import { rounds, type Lasting } from './12-short-game.js';

/** 4.1: the state of the last election bears the anti-coalition tile, in the short game too (10.1, 12.1). */
export const barsCoalitions = (s: Lasting, election: number): boolean => election === rounds(s) - 1;
