import { isRecord, type Json } from '@hustings/kernel';

/**
 * Chooses in a panel what somebody proposes, to be looked at before it is done; false where the move is
 * none that is chosen there. What is set stays to be changed, as if it had been chosen by hand.
 */
export type Fill = (move: Json) => boolean;

export const fillsNumber =
  (set: (figure: number) => void): Fill =>
  (move) => {
    if (typeof move !== 'number') return false;
    set(move);
    return true;
  };

/** One of the words that a panel offers. */
export const fillsWord =
  <Word extends string>(words: readonly Word[], set: (word: Word, place: number) => void): Fill =>
  (move) => {
    const place = words.findIndex((word) => word === move);
    if (place < 0) return false;
    set(words[place], place);
    return true;
  };

/** Several of them, each at a place of its own. */
export const fillsPlaces =
  (words: readonly string[], set: (places: number[]) => void): Fill =>
  (move) => {
    if (!Array.isArray(move) || move.length === 0) return false;
    const places: number[] = [];
    for (const one of move)
      places.push(words.findIndex((word, at) => word === one && !places.includes(at)));
    if (places.includes(-1)) return false;
    set(places);
    return true;
  };

/** What goes where, by name. */
export const fillsNames =
  (set: (move: Readonly<Record<string, Json>>) => void): Fill =>
  (move) => {
    if (!isRecord(move)) return false;
    set(move);
    return true;
  };
