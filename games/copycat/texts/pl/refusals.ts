import type { Formats } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'pl'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  return {
    'not-in-hand': () => 'Nie masz tej karty na ręce.',
    'card-not-now': () => 'Działanie tej karty nie należy do tej fazy.',
    'no-coin-source': () =>
      'To nie daje monet, a\u00a0„Zbiórkę funduszy” opłaca się tylko monetami.',
    'office-not-now': () => 'Działanie tego biura nie należy do tej fazy.',
    'no-worker-there': () => 'W\u00a0tym biurze nie masz wolontariusza.',
    'worker-used': () =>
      'Ten wolontariusz już w\u00a0tej rundzie pracował; drugi raz umożliwia „Premia”.',
    'worker-not-used': () => 'Ten wolontariusz jeszcze nie pracował; to dotyczy drugiego użycia.',
    'worker-used-twice': () => 'Ten wolontariusz pracował już w\u00a0tej rundzie dwa razy.',
    'no-placement-left': () => 'W\u00a0tym ruchu nie możesz już nikogo wysłać.',
    'no-free-worker': ({ reserve }) =>
      `Nie masz wolnych wolontariuszy (w\u00a0rezerwie: ${n(reserve)}).`,
    'office-not-open': () => 'To biuro jest w\u00a0tej rundzie jeszcze zamknięte.',
    'office-occupied': () => 'To biuro jest zajęte; wpuściłyby Cię tam tylko „Ostre łokcie”.',
    'own-worker-there': () =>
      'Jest tam już Twój wolontariusz; dwaj tego samego gracza nigdy nie dzielą biura.',
    'card-not-in-area': () => 'Tej karty nie ma w\u00a0Twoim obszarze gry.',
    'card-in-temporary-pile': () =>
      'Ta karta leży na tymczasowym stosie, w\u00a0tej rundzie nie do użycia.',
    'card-not-used': () => 'Ta karta nie była jeszcze używana; to dotyczy drugiego użycia.',
    'counts-by-itself': () => 'Ta karta liczy się sama, gdy jest wyłożona; nie ma czego używać.',
    'card-used': () => 'Ta karta była już w\u00a0tej rundzie używana.',
    'card-used-twice': () => 'Ta karta była już w\u00a0tej rundzie używana dwa razy.',
    'never-an-office': () => 'Biuro wielkich projektów pozwala ponownie użyć karty, nigdy biura.',
    'doctorate-is-inert': () => 'Doktorat działa tylko w\u00a0chwili zakupu.',
    'not-to-be-copied': () => 'Rzecznik prasowy nie kopiuje rzecznika prasowego.',
    'number-too-low': () => 'Potrzebna jest liczba od 0.',
    'draw-too-many': ({ number }) => `Możesz dobrać najwyżej ${n(number)}.`,
    'exchange-too-many': ({ most }) => `Możesz wymienić najwyżej ${n(most)}.`,
    'exchange-other-number': ({ number }) =>
      `Twoja zapowiedź to ${n(number)}: wymień dokładnie tyle kart.`,
    'remove-too-many': ({ most }) => `Możesz usunąć najwyżej ${n(most)}.`,
    'remove-other-number': ({ number }) =>
      `Twoja zapowiedź to ${n(number)}: usuń dokładnie tyle kart.`,
    'empty-space': () => 'Na tym polu nie ma karty.',
    'red-not-for-sale': () => 'Czerwone karty nie są na sprzedaż; dostaje się je w\u00a0pakiecie.',
    'no-right-to-buy': () => 'Nie masz już zakupów; dają je biura „Kup”.',
    'too-dear': ({ coins }) => `Za drogo. Twoje monety: ${n(coins)}.`,
    'too-many-coins': ({ coins }) => `Twoje monety: ${n(coins)}.`,
    'declined-too-many': ({ most }) =>
      `Możesz zrezygnować najwyżej z\u00a0tylu punktów: ${n(most)}. Same znaczniki, bez podwajania, zostają.`,
  };
};
