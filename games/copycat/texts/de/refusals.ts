import type { Formats } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'de'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  return {
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    'card-not-now': () => 'Was diese Karte tut, gehört nicht in diese Phase.',
    'no-coin-source': () =>
      'Das bringt keine Münzen, und nur mit Münzen zahlst du für die Spendensammlung.',
    'office-not-now': () => 'Was dieses Büro tut, gehört nicht in diese Phase.',
    'no-worker-there': () => 'In diesem Büro hast du keinen Wahlhelfer.',
    'worker-used': () =>
      'Dieser Wahlhelfer hat diese Runde schon gearbeitet; ein zweites Mal geht nur mit Bonuszahlung.',
    'worker-not-used': () =>
      'Dieser Wahlhelfer hat noch nicht gearbeitet; hier geht es um ein zweites Mal.',
    'worker-used-twice': () => 'Dieser Wahlhelfer hat diese Runde schon zweimal gearbeitet.',
    'no-placement-left': () => 'Mehr Wahlhelfer darfst du in diesem Zug nicht einsetzen.',
    'no-free-worker': ({ reserve }) =>
      `Du hast keinen freien Wahlhelfer (in der Reserve: ${n(reserve)}).`,
    'office-not-open': () => 'Dieses Büro ist in dieser Runde noch nicht geöffnet.',
    'office-occupied': () =>
      'Dieses Büro ist besetzt; mit ausgefahrenen Ellenbogen kämst du trotzdem hinein.',
    'own-worker-there': () =>
      'Dort steht schon dein eigener Wahlhelfer; zwei von dir teilen sich nie ein Büro.',
    'card-not-in-area': () => 'Diese Karte liegt nicht in deiner Auslage.',
    'card-in-temporary-pile': () =>
      'Diese Karte liegt in der Zwischenablage und fällt diese Runde aus.',
    'card-not-used': () => 'Diese Karte wurde noch nicht genutzt; hier geht es um ein zweites Mal.',
    'counts-by-itself': () =>
      'Diese Karte zählt von selbst, wenn sie ausliegt; da gibt es nichts zu nutzen.',
    'card-used': () => 'Diese Karte wurde diese Runde schon genutzt.',
    'card-used-twice': () => 'Diese Karte wurde diese Runde schon zweimal genutzt.',
    'never-an-office': () => 'Eine Vergabestelle nutzt eine Karte erneut, nie ein Büro.',
    'doctorate-is-inert': () => 'Ein Doktortitel wirkt nur beim Kauf.',
    'not-to-be-copied': () => 'Ein Pressesprecher kopiert keinen Pressesprecher.',
    'number-too-low': () => 'Erwartet wird eine Zahl ab 0.',
    'draw-too-many': ({ number }) => `Du darfst bis zu ${n(number)} ziehen.`,
    'exchange-too-many': ({ most }) => `Du darfst bis zu ${n(most)} tauschen.`,
    'exchange-other-number': ({ number }) =>
      `Angesagt hast du ${n(number)}: Tausche genau so viele Karten.`,
    'remove-too-many': ({ most }) => `Du darfst bis zu ${n(most)} entfernen.`,
    'remove-other-number': ({ number }) =>
      `Angesagt hast du ${n(number)}: Entferne genau so viele Karten.`,
    'empty-space': () => 'Auf diesem Feld liegt keine Karte.',
    'red-not-for-sale': () => 'Rote Karten sind nicht zu kaufen; sie kommen mit anderen mit.',
    'no-right-to-buy': () => 'Du darfst nichts mehr kaufen; Käufe geben die Einkaufsbüros.',
    'too-dear': ({ coins }) => `Das ist zu teuer. Deine Münzen: ${n(coins)}.`,
    'too-many-coins': ({ coins }) => `Deine Münzen: ${n(coins)}.`,
    'declined-too-many': ({ most }) =>
      `So viele Punkte kannst du ablehnen: ${n(most)}. Die Siegpunktsteine selbst, ohne Verdopplung, bleiben.`,
  };
};
