import { below, isRefusal, Match, seedFrom, sfc, type Json, type Random } from '@hustings/kernel';
import { copycat, standard, type CopycatEvent, type CopycatState } from '../rules/index.js';

/** A game that was played for a while, as the browser keeps it. */
export type Recorded = Match<CopycatState, CopycatEvent>;

const BUY = /^buy /;
/** What a greedy player does first; what is not named here comes by lot. */
const eagerness: readonly RegExp[] = [
  /^lay out /,
  BUY,
  /^play /,
  /^use /,
  /^place (buy|coins)/,
  /^place /,
];

/** What is bought: kinds of cards that nobody has yet, and of those the dearest. */
function wanted({ players }: CopycatState, words: readonly string[]): string {
  const had = new Set(
    players.flatMap(({ draw, hand, area, discard }) =>
      [...draw, ...hand, ...area, ...discard].map((card) => standard.kindOf[card]),
    ),
  );
  const worth = (word: string): number => {
    const card = Number(word.split('-').at(-1));
    return (standard.printedPriceOf[card] ?? 0) + (had.has(standard.kindOf[card]) ? 0 : 10);
  };
  return words.reduce((best, word) => (worth(word) > worth(best) ? word : best));
}

/** An answer of somebody who buys and uses what can be had: their decks grow rich. */
function greedy(state: CopycatState, seat: number, random: Random): Json | undefined {
  const form = copycat.form(state, seat);
  if (isRefusal(form) || form.shape !== 'one') return undefined;
  const words = form.options.flatMap(({ word, refusal }) => (refusal === undefined ? [word] : []));
  for (const first of eagerness) {
    const fit = words.filter((word) => first.test(word));
    if (fit.length > 0) return first === BUY ? wanted(state, fit) : fit[below(random, fit.length)];
  }
  return undefined;
}

/** A game of greedy players, up to a round; always the same for the same name. */
export function recorded(name: string, seats: number, round: number): Recorded {
  const random = sfc(seedFrom(name), 'bot 0');
  const begun = Match.start(copycat, {}, seats, seedFrom(`table ${name}`));
  if (isRefusal(begun)) throw new Error(begun.refused);
  let match = begun.playUnasked();
  while (match.state.round < round && !match.isOver) {
    const { state } = match;
    const [{ seat, kind }] = copycat.decisions(state);
    const move = greedy(state, seat, random);
    const read = move === undefined ? undefined : copycat.read(state, seat, { kind, move });
    const known = read === undefined || isRefusal(read) ? undefined : read;
    match = match.play(seat, known ?? copycat.sample(state, seat, random)).playUnasked();
  }
  return match;
}
