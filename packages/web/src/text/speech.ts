import { PASS_WORD, type Given, type Label, type View } from '@hustings/kernel';
import type { AnyGame } from '../engine/games.js';
import { m } from '../messages/macher.svelte.js';
import { t } from '../messages/messages.svelte.js';
import type { Presenter } from '../table/told.js';

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

/** Decisions about sums, in games that leave the words to this client. */
const sums: ReadonlySet<string> = new Set(['bid', 'raise', 'bidForPoll']);

/** A decision in the game's own words; a game without them is read out by its presenter. */
export function speechFor(
  game: AnyGame,
  view: View,
  kind: string,
  shows: Presenter | undefined,
): Speech {
  const wording = game.rules.wording;
  const seen = view as never; // a view of this game
  if (wording === undefined) return plainSpeech(game, kind, shows);
  return {
    question: wording.question(seen, kind),
    label: (word, given) => wording.label(seen, kind, word, given),
    amount: (n) => wording.amount(seen, kind, n),
    unit: wording.unit(kind),
    price: (sum) => wording.price(sum),
    nothing: wording.nothing(seen, kind),
    follows: (given) => wording.follows?.(kind, given) ?? {},
  };
}

function plainSpeech(game: AnyGame, kind: string, shows: Presenter | undefined): Speech {
  const isSum = sums.has(kind);
  return {
    question: game.rules.phrases.decisions[kind] ?? '',
    label: (word) => ({ text: word === PASS_WORD ? t().text.pass : (shows?.word(word) ?? word) }),
    amount: (n) => ({ text: isSum ? m().euros(n) : String(n) }),
    unit: isSum ? t().text.thousands : '',
    price: (sum) => m().euros(sum),
    nothing: t().text.nothing,
    follows: () => ({}),
  };
}
