import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'de'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  return {
    'already-in-coalition': () => 'Diese Partei ist schon in einer Koalition.',
    'below-former-bid': ({ bid }) =>
      `Beim zweiten Bieten bietest du mindestens ${eur(bid)}, wie zuvor.`,
    'bid-below-zero': () => 'Ein Gebot darf null sein, aber nicht weniger.',
    'bid-not-higher': ({ least }) => `Biete mindestens ${eur(least)}, oder passe.`,
    'card-laid-twice': () => 'Eine Kabinettskarte lässt sich nur in ein Land legen.',
    'changes-nothing': () => 'Diese Bundesmeinung ist schon dominant.',
    'contribution-used': () => 'Diese Spende hast du nicht.',
    'convert-one-or-more': () => 'Setze eine oder mehr Wahlveranstaltungen um, oder passe.',
    'dominant-opinion': () => 'Eine dominante Bundesmeinung weicht nur ihrem Gegenteil.',
    'key-issue-there': () =>
      'In diesem Land liegt schon ein Doppler-Plättchen; es muss erst entfernt werden.',
    'line-without-change': () => 'Die Umfrage ändert für diese Partei nichts.',
    'marker-without-state': () => 'Nenne für jeden Medienstein dieser Spalte ein Land.',
    'media-protect': () =>
      'Diese Partei hat dort die Medienmehrheit, darum kann die Umfrage sie nicht senken.',
    'more-than-you-own': ({ money }) => `Du hast ${eur(money)}; mehr kannst du nicht bieten.`,
    'named-before': () => 'Diese Partei hast du in diesem Zug schon genannt.',
    'no-card-there': () => 'In diesem Land hast du keine Kabinettskarte, die du nutzen könntest.',
    'no-coalition-tile': () => 'Diese Partei hat in dem Land, das wählt, kein Koalitionsplättchen.',
    'no-foreign-marker': () => 'Dort liegt kein Medienstein, den du ersetzen könntest.',
    'no-free-spot': ({ spots }) => `Alle ${n(spots)} Medienfelder dieses Landes sind besetzt.`,
    'no-key-issue': () => 'In diesem Land liegt kein Doppler-Plättchen, das man entfernen könnte.',
    'no-media-marker': () => 'Du hast keinen Medienstein mehr im Vorrat.',
    'no-room-for-meetings': ({ turn, most }) =>
      `Höchstens ${n(turn)} neue Wahlveranstaltungen pro Land, und höchstens ${n(most)} einer Partei dort.`,
    'no-such-place': () => 'Diese Spalte gibt es auf dieser Liste nicht.',
    'not-an-action': () => 'Diese Aktion hat diese Kabinettskarte nicht.',
    'not-face-up': () => 'Diese Volksmeinung liegt verdeckt.',
    'not-in-cabinet': () => 'Diese Karte ist nicht in deinem Schattenkabinett.',
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    'not-in-program': () => 'Diese Karte ist nicht in deinem Programm.',
    'not-in-reserve': () => 'Diese Karte ist nicht unter den Austauschkarten.',
    'not-so-many-here': ({ meetings }) => `Deine Wahlveranstaltungen dort: ${n(meetings)}.`,
    'not-so-many-in-hand': () => 'So viele von diesen Karten hast du nicht auf der Hand.',
    'not-yourself': () => 'Nenne eine andere Partei.',
    'other-space': () => 'Diese Meinung gehört auf ein anderes Feld des Bundesplans.',
    'same-card': () => 'Die neue Volksmeinung muss eine andere sein.',
    'state-without-marker': () =>
      'Diese Spalte hat weniger Mediensteine: Nenne für die übrigen kein Land.',
    'too-few-equal-cards': ({ least }) =>
      `Eine Koalition braucht mindestens ${n(least)} gleiche Programmkarten.`,
    'too-few-meetings': ({ meetings }) => `Wahlveranstaltungen in deinem Vorrat: ${n(meetings)}.`,
    'too-little-money': ({ money }) => `Du hast ${eur(money)}: Das reicht nicht.`,
    'too-many-lines': ({ most }) =>
      `Höchstens ${n(most)} Zeilen einer Umfrage lassen sich veröffentlichen.`,
    'topic-lies-there': () =>
      'In diesem Land liegt schon eine andere Volksmeinung zu diesem Thema offen.',
    'topic-twice': () => 'Eine andere Karte zu diesem Thema bleibt in deinem Programm.',
    'under-key-issue': () =>
      'Eine Volksmeinung mit dem Doppler-Plättchen lässt sich nicht tauschen.',
  };
};
