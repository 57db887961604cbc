import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'it'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  return {
    'already-in-coalition': () => 'Questo partito è già in una coalizione.',
    'below-former-bid': ({ bid }) =>
      `Nella seconda offerta metti almeno ${eur(bid)}, come nella prima.`,
    'bid-below-zero': () => 'Un’offerta può essere zero, ma non meno.',
    'bid-not-higher': ({ least }) => `Offri almeno ${eur(least)}, o passa.`,
    'card-laid-twice': () => 'Una carta gabinetto si può giocare in una sola regione.',
    'changes-nothing': () => 'A livello nazionale questa opinione è già dominante.',
    'contribution-used': () => 'Non hai questo contributo.',
    'convert-one-or-more': () => 'Converti uno o più comizi, o passa.',
    'dominant-opinion': () => 'Un’opinione dominante cede il posto solo alla sua opposta.',
    'key-issue-there': () => 'Questa regione ha già un tema chiave: prima va rimosso.',
    'line-without-change': () => 'Per questo partito il sondaggio non cambia nulla.',
    'marker-without-state': () => 'Indica una regione per ogni segnalino media di questa opzione.',
    'media-protect': () =>
      'Lì questo partito controlla i media: il sondaggio non può farlo scendere.',
    'more-than-you-own': ({ money }) => `Hai ${eur(money)}: non puoi offrire di più.`,
    'named-before': () => 'In questo turno hai già indicato questo partito.',
    'no-card-there': () => 'In questa regione non hai carte gabinetto da usare.',
    'no-coalition-tile': () => 'Dove si vota, questo partito non ha una tessera coalizione.',
    'no-foreign-marker': () => 'Lì non c’è un segnalino media che tu possa sostituire.',
    'no-free-spot': ({ spots }) =>
      `Tutti gli spazi media di questa regione (${n(spots)}) sono occupati.`,
    'no-key-issue': () => 'In questa regione non c’è un tema chiave da rimuovere.',
    'no-media-marker': () => 'Nella tua riserva non ci sono più segnalini media.',
    'no-room-for-meetings': ({ turn, most }) =>
      `Al massimo ${n(turn)} nuovi comizi in una regione, e lì al massimo ${n(most)} per partito.`,
    'no-such-place': () => 'In questa lista quella scelta non c’è.',
    'not-an-action': () => 'Questa carta gabinetto non ha questa azione.',
    'not-face-up': () => 'Questa opinione è a faccia in giù.',
    'not-in-cabinet': () => 'Questa carta non è nel tuo gabinetto ombra.',
    'not-in-hand': () => 'Non hai in mano questa carta.',
    'not-in-program': () => 'Questa carta non è nel tuo programma.',
    'not-in-reserve': () => 'Questa carta non è nella riserva di scambio.',
    'not-so-many-here': ({ meetings }) => `I tuoi comizi lì: ${n(meetings)}.`,
    'not-so-many-in-hand': () => 'Non hai in mano così tante di queste carte.',
    'not-yourself': () => 'Indica un altro partito.',
    'other-space': () => 'Questa opinione va in un altro spazio della plancia nazionale.',
    'same-card': () => 'La nuova opinione deve essere un’altra.',
    'state-without-marker': () =>
      'Questa opzione ha meno segnalini media: per gli altri non indicare regioni.',
    'too-few-equal-cards': ({ least }) =>
      `Per una coalizione servono almeno ${n(least)} carte programma uguali.`,
    'too-few-meetings': ({ meetings }) => `Comizi rimasti nella tua riserva: ${n(meetings)}.`,
    'too-little-money': ({ money }) => `Hai ${eur(money)}: non bastano.`,
    'too-many-lines': ({ most }) => `Di un sondaggio si pubblicano al massimo ${n(most)} righe.`,
    'topic-lies-there': () =>
      'In questa regione c’è già un’altra opinione su questo argomento a faccia in su.',
    'topic-twice': () => 'Nel tuo programma resta un’altra carta su questo argomento.',
    'under-key-issue': () => 'Un’opinione con il tema chiave non si può scambiare.',
  };
};
