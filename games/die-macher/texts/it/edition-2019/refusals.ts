import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'it'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  return {
    'bid-below-zero': () => 'Un’offerta può essere zero, ma non meno.',
    'bid-not-higher': ({ bid }) => `L’offerta più alta è ${eur(bid)}: offri di più, o passa.`,
    'done-in-this-state': () =>
      'In questo round qualcuno ha già fatto questa azione in questa regione.',
    'donation-used': () => 'Questa donazione è già stata usata.',
    'more-than-you-own': ({ money, most }) =>
      `Hai ${eur(money)}; puoi offrire al massimo ${eur(most)}.`,
    'no-foreign-marker': () => 'In questa regione nessun altro partito ha un segnalino media.',
    'no-free-spot': ({ spots }) =>
      `Tutti gli spazi media di questa regione (${n(spots)}) sono occupati.`,
    'no-marker-of-theirs': () =>
      'Qui questo partito non ha un segnalino media che tu possa rimuovere.',
    'no-media-marker': () => 'Nella tua riserva non ci sono più segnalini media.',
    'no-plus-for-your-party': () =>
      'Il sondaggio non ha un più per il tuo partito: non puoi renderlo pubblico.',
    'no-such-place': () => 'Questa regione non è sulle plance.',
    'not-an-action': () => 'Questo politico non ha questa azione.',
    'not-face-up': () => 'Questa opinione è a faccia in giù.',
    'not-in-cabinet': () => 'Questo politico non è nel tuo gabinetto ombra.',
    'not-in-display': () => 'Questa carta non è fra quelle disponibili.',
    'not-in-hand': () => 'Non hai in mano questa carta.',
    'not-in-program': () => 'Questa carta non è nel tuo programma.',
    'not-so-many-here': ({ rallies }) => `I tuoi convegni in questa regione: ${n(rallies)}.`,
    'same-state-twice': () => 'Se un simbolo c’è due volte, servono due regioni diverse.',
    'sent-twice': () => 'Un politico si può inviare in una sola regione.',
    'state-full': ({ most }) => `In una regione stanno al massimo ${n(most)} convegni per partito.`,
    'swapped-twice': () => 'Una carta programma si può togliere una volta sola.',
    'too-few-cards': ({ count }) =>
      `Troppo poche carte: giocane una per ogni argomento che puoi (${n(count)} in tutto).`,
    'too-few-rallies': ({ rallies }) => `Convegni rimasti nella tua riserva: ${n(rallies)}.`,
    'too-few-to-convert': ({ least }) =>
      `Dove si vota più avanti, si trasformano in voti almeno ${n(least)} convegni, o nessuno.`,
    'too-little-money': ({ money }) => `È più del denaro che hai: ${eur(money)}.`,
    'too-many-cards': ({ count }) => `Troppe carte: giocane ${n(count)} in tutto.`,
    'too-many-swaps': () => 'Si possono scambiare al massimo due carte programma.',
    'topic-laid': () => 'Questo argomento è già nel tuo programma.',
    'topic-lies-there': () =>
      'In questa regione c’è già un’altra opinione su questo argomento a faccia in su.',
    'topic-twice': () => 'Le carte di un programma devono avere argomenti diversi.',
    'under-double-marker': () => 'Un’opinione sotto un segnalino 2x non si può sostituire.',
  };
};
