import type { Form, Json, Refusal, View } from '@hustings/kernel';
import type { Given, Label, Speaker } from '@hustings/texts';
import { w } from '../words/index.js';

/** How one decision is put to a person. */
export type Speech = {
  readonly question: string;
  label(word: string, given?: Given): Label;
  given(place: string, what: string, given?: Given): string | undefined;
  amount(n: number): Label;
  /** What a typed number counts, where that is not plain from the question. */
  readonly unit: string;
  price(sum: number): string;
  readonly nothing: string;
  follows(given: Given): Given;
  refusal(refusal: Refusal): string;
  /** The id of the rule that the decision stands under; nothing where the game does not say. */
  readonly rule: string;
};

/** A decision as the game's speaker puts it. */
export function speechFor(speaker: Speaker, view: View, kind: string): Speech {
  return {
    question: speaker.question(view, kind),
    label: (word, given) => speaker.label(view, kind, word, given),
    given: (place, what, given) => speaker.given?.(view, kind, place, what, given),
    amount: (n) => speaker.amount(view, kind, n),
    unit: speaker.unit(kind),
    price: (sum) => speaker.price(sum),
    nothing: speaker.nothing(view, kind),
    follows: (given) => speaker.follows?.(kind, given) ?? {},
    refusal: (refusal) => speaker.refusal(refusal),
    rule: speaker.rule?.(kind) ?? '',
  };
}

/** Places of an answer that take one or none: they are ticked, not counted. */
export function tickedIn(form: Form): ReadonlySet<string> {
  const slots = form.shape === 'allocation' ? form.slots : [];
  return new Set(slots.filter(({ most }) => most === 1).map(({ word }) => word));
}

/** An answer as people say it; what follows from the rest of it is left out. */
export function answerInWords(speech: Speech, form: Form, answer: Json): string {
  if (typeof answer === 'string') return speech.label(answer).text;
  if (typeof answer === 'number') return speech.amount(answer).text;
  if (Array.isArray(answer)) {
    const parts: readonly Json[] = answer;
    if (parts.length === 0) return speech.nothing;
    return w().row(parts.map((part) => answerInWords(speech, form, part)));
  }
  return placesInWords(speech, form, isPlaces(answer) ? answer : {});
}

type Places = { readonly [place: string]: Json };

const isPlaces = (answer: Json): answer is Places =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

/** The places that were given something, each with what it was given. */
function placesInWords(speech: Speech, form: Form, places: Places): string {
  const given = wordsOf(places);
  const settled = speech.follows(given);
  const ticked = tickedIn(form);
  const said = Object.entries(places)
    .filter(([place, what]) => !(place in settled) && what !== 0)
    .map(([place, what]) => {
      const label = speech.label(place, given).text;
      if (ticked.has(place)) return label;
      const own = typeof what === 'string' ? speech.given(place, what, given) : undefined;
      if (own !== undefined) return own;
      const got = typeof what === 'string' ? speech.label(what, given).text : JSON.stringify(what);
      return w().pair(label, got);
    })
    .filter((text) => text !== ''); // told with another place
  return said.length === 0 ? speech.nothing : w().rows(said);
}

const wordsOf = (places: Places): Given =>
  Object.fromEntries(
    Object.entries(places).flatMap(([place, what]) =>
      typeof what === 'string' ? [[place, what]] : [],
    ),
  );
