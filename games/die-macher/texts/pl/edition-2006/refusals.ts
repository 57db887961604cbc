import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'pl'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  return {
    'already-in-coalition': () => 'Ta partia jest już w\u00a0koalicji.',
    'below-former-bid': ({ bid }) =>
      `W\u00a0drugiej licytacji dajesz co najmniej tyle co przedtem: ${eur(bid)}.`,
    'bid-below-zero': () => 'Oferta może wynosić zero, ale nie mniej.',
    'bid-not-higher': ({ least }) => `Licytuj co najmniej ${eur(least)} albo spasuj.`,
    'card-laid-twice': () => 'Kartę gabinetu można wyłożyć tylko w\u00a0jednym landzie.',
    'changes-nothing': () => 'Ta opinia jest już dominująca w\u00a0kraju.',
    'contribution-used': () => 'Nie masz tej darowizny.',
    'convert-one-or-more': () => 'Zamień co najmniej jeden wiec albo spasuj.',
    'dominant-opinion': () => 'Opinia dominująca ustępuje tylko swojemu przeciwieństwu.',
    'key-issue-there': () =>
      'W\u00a0tym landzie jest już kluczowy temat; najpierw trzeba go usunąć.',
    'line-without-change': () => 'Dla tej partii sondaż niczego nie zmienia.',
    'marker-without-state': () => 'Podaj land dla każdego znacznika mediów z\u00a0tej opcji.',
    'media-protect': () => 'Ta partia kontroluje tam media, więc sondaż nie może jej obniżyć.',
    'more-than-you-own': ({ money }) => `Masz ${eur(money)}; więcej nie możesz licytować.`,
    'named-before': () => 'Ta partia była już w\u00a0tym ruchu wskazana.',
    'no-card-there': () => 'W\u00a0tym landzie nie masz karty gabinetu do użycia.',
    'no-coalition-tile': () =>
      'Ta partia nie ma żetonu koalicji w\u00a0landzie, w\u00a0którym są wybory.',
    'no-foreign-marker': () => 'Nie ma tam znacznika mediów, który można zastąpić.',
    'no-free-spot': ({ spots }) => `Wszystkie pola mediów tego landu są zajęte (${n(spots)}).`,
    'no-key-issue': () => 'W\u00a0tym landzie nie ma kluczowego tematu do usunięcia.',
    'no-media-marker': () => 'W\u00a0Twojej puli nie ma już znaczników mediów.',
    'no-room-for-meetings': ({ turn, most }) =>
      `Nowych wieców w\u00a0landzie może być najwyżej ${n(turn)}, a\u00a0wszystkich wieców partii najwyżej ${n(most)}.`,
    'no-such-place': () => 'Na tej liście nie ma takiej możliwości.',
    'not-an-action': () => 'Ta karta gabinetu nie ma takiej akcji.',
    'not-face-up': () => 'Ta opinia jest zakryta.',
    'not-in-cabinet': () => 'Tej karty nie ma w\u00a0Twoim gabinecie cieni.',
    'not-in-hand': () => 'Nie masz tej karty na ręce.',
    'not-in-program': () => 'Tej karty nie ma w\u00a0Twoim programie.',
    'not-in-reserve': () => 'Tej karty nie ma w\u00a0puli wymiany.',
    'not-so-many-here': ({ meetings }) => `Twoje wiece tam: ${n(meetings)}.`,
    'not-so-many-in-hand': () => 'Nie masz na ręce tylu takich kart.',
    'not-yourself': () => 'Wskaż inną partię.',
    'other-space': () => 'Miejsce tej opinii jest na innym polu planszy krajowej.',
    'same-card': () => 'Nowa opinia musi być inna.',
    'state-without-marker': () =>
      'W\u00a0tej opcji jest mniej znaczników mediów: pozostałym nie podawaj landu.',
    'too-few-equal-cards': ({ least }) =>
      `Koalicja wymaga takich samych kart programu; co najmniej: ${n(least)}.`,
    'too-few-meetings': ({ meetings }) => `Wiece w\u00a0Twojej puli: ${n(meetings)}.`,
    'too-little-money': ({ money }) => `Masz ${eur(money)}: to za mało.`,
    'too-many-lines': ({ most }) => `Wierszy sondażu można opublikować najwyżej ${n(most)}.`,
    'topic-lies-there': () => 'W\u00a0tym landzie leży już odkryta inna opinia na ten temat.',
    'topic-twice': () => 'W\u00a0Twoim programie zostaje inna karta na ten temat.',
    'under-key-issue': () => 'Opinii z\u00a0kluczowym tematem nie można wymienić.',
  };
};
