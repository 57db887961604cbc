import { PASS_WORD, type Game, type Given, type Label, type View } from '@hustings/kernel';
import type { Presenter } from '../table/index.js';
import { w } from '../words/index.js';
import { spoken } from '../words/index.js';

/** How one decision is put to a person. */
export type Speech = {
  readonly question: string;
  label(word: string, given?: Given): Label;
  amount(n: number): Label;
  /** What a typed number counts, where that is not plain from the question. */
  readonly unit: string;
  price(sum: number): string;
  readonly nothing: string;
  follows(given: Given): Given;
};

/** A decision in the game's own words; a game without them is read out by its presenter. */
export function speechFor(
  game: Game,
  view: View,
  kind: string,
  presenter: Presenter | undefined,
): Speech {
  const wording = game.rules.wording;
  if (wording === undefined) return plainSpeech(game, kind, presenter);
  return {
    question: wording.question(view, kind),
    label: (word, given) => wording.label(view, kind, word, given),
    amount: (n) => wording.amount(view, kind, n),
    unit: wording.unit(kind),
    price: (sum) => wording.price(sum),
    nothing: wording.nothing(view, kind),
    follows: (given) => wording.follows?.(kind, given) ?? {},
  };
}

function plainSpeech(game: Game, kind: string, presenter: Presenter | undefined): Speech {
  const isSum = presenter?.sums.has(kind) === true;
  const price = (sum: number): string => presenter?.price(sum) ?? String(sum);
  return {
    question: game.rules.phrases.decisions[kind] ?? '',
    label: (word) => ({
      text: word === PASS_WORD ? w().text.pass : (presenter?.word(word) ?? spoken(word)),
    }),
    amount: (n) => ({ text: isSum ? price(n) : String(n) }),
    unit: isSum ? (presenter?.unit ?? '') : '',
    price,
    nothing: w().text.nothing,
    follows: () => ({}),
  };
}
