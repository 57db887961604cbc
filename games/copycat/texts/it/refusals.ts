import type { Formats } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'it'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  return {
    'not-in-hand': () => 'Questa carta non è nella tua mano.',
    'card-not-now': () => 'L’effetto di questa carta non è per questa fase.',
    'no-coin-source': () => 'Non porta monete, e la Raccolta Fondi si paga solo con monete.',
    'office-not-now': () => 'L’effetto di questo ufficio non è per questa fase.',
    'no-worker-there': () => 'In quell’ufficio non hai volontari.',
    'worker-used': () =>
      'Quel volontario ha già lavorato in questo round; per farlo lavorare ancora serve una Gratifica.',
    'worker-not-used': () =>
      'Quel volontario non ha ancora lavorato: qui si parla di un secondo uso.',
    'worker-used-twice': () => 'Quel volontario ha già lavorato due volte in questo round.',
    'no-placement-left': () => 'In questo turno hai già piazzato tutto quello che potevi.',
    'no-free-worker': ({ reserve }) => `Non hai volontari liberi (nella riserva: ${n(reserve)}).`,
    'office-not-open': () => 'In questo round quell’ufficio non è aperto.',
    'office-occupied': () => 'Quell’ufficio è occupato; con Sgomitare ci entreresti.',
    'own-worker-there': () =>
      'Lì c’è già un tuo volontario; due della stessa persona non dividono mai un ufficio.',
    'card-not-in-area': () => 'Questa carta non è nella tua area di gioco.',
    'card-in-temporary-pile': () =>
      'Questa carta è nella pila temporanea: in questo round non si usa più.',
    'card-not-used': () => 'Questa carta non è ancora stata usata: qui si parla di un secondo uso.',
    'counts-by-itself': () => 'Questa carta conta da sé quando la cali: non c’è nulla da usare.',
    'card-used': () => 'Questa carta è già stata usata in questo round.',
    'card-used-twice': () => 'Questa carta è già stata usata due volte in questo round.',
    'never-an-office': () => 'L’Ufficio Grandi Opere fa riusare una carta, mai un ufficio.',
    'doctorate-is-inert': () => 'Un Dottorato serve a qualcosa solo quando lo compri.',
    'not-to-be-copied': () => 'Un Addetto Stampa non copia un Addetto Stampa.',
    'number-too-low': () => 'Serve un numero da 0 in su.',
    'draw-too-many': ({ number }) => `Puoi pescare al massimo: ${n(number)}.`,
    'exchange-too-many': ({ most }) => `Puoi scambiare al massimo: ${n(most)}.`,
    'exchange-other-number': ({ number }) =>
      `Hai scelto il numero ${n(number)}: scambia altrettante carte.`,
    'remove-too-many': ({ most }) => `Puoi eliminare al massimo: ${n(most)}.`,
    'remove-other-number': ({ number }) =>
      `Hai scelto il numero ${n(number)}: elimina altrettante carte.`,
    'empty-space': () => 'In quello spazio non c’è nessuna carta.',
    'red-not-for-sale': () =>
      'Le carte rosse non sono in vendita: arrivano in omaggio con le altre.',
    'no-right-to-buy': () => 'Non hai più acquisti; li danno gli uffici Compra.',
    'too-dear': ({ coins }) => `Costa troppo. Monete che hai: ${n(coins)}.`,
    'too-many-coins': ({ coins }) => `Monete che hai: ${n(coins)}.`,
    'declined-too-many': ({ most }) =>
      `Punti a cui puoi rinunciare: ${n(most)}. I segnalini stessi, senza raddoppio, restano.`,
  };
};
