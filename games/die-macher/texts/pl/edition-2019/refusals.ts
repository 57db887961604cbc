import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'pl'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  return {
    'bid-below-zero': () => 'Oferta może wynosić zero, ale nie mniej.',
    'bid-not-higher': ({ bid }) => `Najwyższa oferta to ${eur(bid)}: przebij ją albo spasuj.`,
    'done-in-this-state': () => 'W\u00a0tej rundzie ktoś już wykonał tę akcję w\u00a0tym landzie.',
    'donation-used': () => 'Te składki są już wykorzystane.',
    'more-than-you-own': ({ money, most }) =>
      `Masz ${eur(money)}; najwyższa możliwa oferta to ${eur(most)}.`,
    'no-foreign-marker': () => 'Żadna inna partia nie ma w\u00a0tym landzie znacznika mediów.',
    'no-free-spot': ({ spots }) => `Wszystkie pola mediów tego landu są zajęte (${n(spots)}).`,
    'no-marker-of-theirs': () => 'Ta partia nie ma tu znacznika mediów, który można usunąć.',
    'no-media-marker': () => 'W\u00a0Twojej puli nie ma już znaczników mediów.',
    'no-plus-for-your-party': () =>
      'Sondaż nie ma plusa dla Twojej partii, więc nie można go upublicznić.',
    'no-such-place': () => 'Na planszach nie ma takiego landu.',
    'not-an-action': () => 'Ten polityk nie ma takiej akcji.',
    'not-face-up': () => 'Ta opinia jest zakryta.',
    'not-in-cabinet': () => 'Tego polityka nie ma w\u00a0Twoim gabinecie cieni.',
    'not-in-display': () => 'Tej karty nie ma wśród odkrytych.',
    'not-in-hand': () => 'Nie masz tej karty na ręce.',
    'not-in-program': () => 'Tej karty nie ma w\u00a0Twoim programie.',
    'not-so-many-here': ({ rallies }) =>
      `Nie masz tylu wieców w\u00a0tym landzie; jest ich ${n(rallies)}.`,
    'same-state-twice': () => 'Dwa takie same symbole muszą trafić do różnych landów.',
    'sent-twice': () => 'Polityka można wysłać tylko do jednego landu.',
    'state-full': ({ most }) =>
      `W\u00a0landzie mieści się najwyżej ${n(most)} wieców jednej partii.`,
    'swapped-twice': () => 'Kartę programu można wymienić tylko raz.',
    'too-few-cards': ({ count }) =>
      `Za mało kart: wyłóż po jednej na każdy temat, jaki masz (razem ${n(count)}).`,
    'too-few-rallies': ({ rallies }) => `Nie masz w\u00a0puli tylu wieców; zostało ${n(rallies)}.`,
    'too-few-to-convert': ({ least }) =>
      `Tam, gdzie wybory dopiero będą, wymienia się na głosy co najmniej tyle wieców: ${n(least)}, albo żadnego.`,
    'too-little-money': ({ money }) => `To więcej, niż masz: ${eur(money)}.`,
    'too-many-cards': ({ count }) => `Za dużo kart: wyłóż razem ${n(count)}.`,
    'too-many-swaps': () => 'Można wymienić najwyżej dwie karty programu.',
    'topic-laid': () => 'Ten temat jest już w\u00a0Twoim programie.',
    'topic-lies-there': () => 'W\u00a0tym landzie leży już odkryta inna opinia na ten temat.',
    'topic-twice': () => 'Karty programu muszą mieć różne tematy.',
    'under-double-marker': () => 'Opinii z\u00a0żetonem podwojenia nie można zmienić.',
  };
};
