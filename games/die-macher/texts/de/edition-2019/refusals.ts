import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'de'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  return {
    'bid-below-zero': () => 'Ein Gebot darf null sein, aber nicht weniger.',
    'bid-not-higher': ({ bid }) => `Das höchste Gebot ist ${eur(bid)}: Biete mehr, oder passe.`,
    'done-in-this-state': () =>
      'Diese Aktion hat in diesem Land in dieser Runde schon jemand gemacht.',
    'donation-used': () => 'Diese Spende ist verbraucht.',
    'more-than-you-own': ({ money, most }) =>
      `Du hast ${eur(money)}; dein höchstes mögliches Gebot ist ${eur(most)}.`,
    'no-foreign-marker': () => 'Keine andere Partei hat in diesem Land einen Medienmarker.',
    'no-free-spot': ({ spots }) => `Alle ${n(spots)} Medienfelder dieses Landes sind besetzt.`,
    'no-marker-of-theirs': () =>
      'Diese Partei hat hier keinen Medienmarker, den du verdrängen könntest.',
    'no-media-marker': () => 'Du hast keinen Medienmarker mehr im Vorrat.',
    'no-plus-for-your-party': () =>
      'Die Umfrage hat kein Plus für deine Partei, darum lässt sie sich nicht veröffentlichen.',
    'no-such-place': () => 'Dieses Land liegt nicht auf den Tableaus.',
    'not-an-action': () => 'Diese Aktion hat dieser Politiker nicht.',
    'not-face-up': () => 'Diese Volksmeinung liegt verdeckt.',
    'not-in-cabinet': () => 'Dieser Politiker ist nicht in deinem Schattenkabinett.',
    'not-in-display': () => 'Diese Karte liegt nicht in der Auslage.',
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    'not-in-program': () => 'Diese Karte ist nicht in deinem Programm.',
    'not-so-many-here': ({ rallies }) =>
      `So viele Wahlveranstaltungen hast du in diesem Land nicht; es sind ${n(rallies)}.`,
    'same-state-twice': () => 'Zweimal dasselbe Symbol braucht zwei verschiedene Länder.',
    'sent-twice': () => 'Ein Politiker lässt sich nur in ein Land entsenden.',
    'state-full': ({ most }) =>
      `In ein Land passen höchstens ${n(most)} Wahlveranstaltungen einer Partei.`,
    'swapped-twice': () => 'Eine Programmkarte lässt sich nur einmal austauschen.',
    'too-few-cards': ({ count }) =>
      `Zu wenige Karten: Lege von jedem Thema, das du hast, eine aus (insgesamt ${n(count)}).`,
    'too-few-rallies': ({ rallies }) =>
      `So viele Wahlveranstaltungen sind nicht in deinem Vorrat; übrig: ${n(rallies)}.`,
    'too-few-to-convert': ({ least }) =>
      `Wo erst später gewählt wird, werden mindestens ${n(least)} Wahlveranstaltungen in Stimmen umgewandelt, oder keine.`,
    'too-little-money': ({ money }) => `Das ist mehr als die ${eur(money)}, die du hast.`,
    'too-many-cards': ({ count }) => `Zu viele Karten: Lege insgesamt ${n(count)} aus.`,
    'too-many-swaps': () => 'Höchstens zwei Programmkarten lassen sich tauschen.',
    'topic-laid': () => 'Dieses Thema liegt schon in deinem Programm.',
    'topic-lies-there': () =>
      'In diesem Land liegt schon eine andere Volksmeinung zu diesem Thema offen.',
    'topic-twice': () => 'Die Karten eines Programms müssen verschiedene Themen haben.',
    'under-double-marker': () => 'Eine Volksmeinung unter einem Doppler lässt sich nicht ändern.',
  };
};
