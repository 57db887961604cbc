import type { Formats } from '@hustings/texts';
import type { CardKind } from '../../rules/index.js';
import type { CardListTexts, Texts } from '../texts.js';

/** What of somebody's own list of cards does not fit. */
export const cardList = (
  f: Formats<'de'>,
  { cards, offices }: Pick<Texts, 'cards' | 'offices'>,
): CardListTexts => {
  const n = (value: unknown): string => f.number(Number(value));
  const parts: Readonly<Record<string, string>> = {
    board: 'Auf dem Spielplan',
    base: 'Unter den Grundbüros (3-4 und 4)',
    'section 1': 'In Abschnitt 1 der Zusatzbüros',
    'sections 2 and 3': 'In den Abschnitten 2 und 3 der Zusatzbüros',
    'section 4': 'In Abschnitt 4 der Zusatzbüros',
    'section 5': 'In Abschnitt 5 der Zusatzbüros',
  };
  return {
    doesNotFit: (faults, more) =>
      `Diese Kartenliste passt nicht zu den Regeln. ${faults.join(' ')}${
        more === 0 ? '' : ` Weitere Fehler: ${n(more)}.`
      }`,
    faults: {
      unreadable: () => 'Die Datei lässt sich nicht lesen: Sie ist kein JSON oder viel zu lang.',
      form: ({ where }) =>
        `Die Datei ist nicht so geschrieben wie unsere eigene Liste: ${String(where)}.`,
      fixed: ({ part }) =>
        `${f.quoted(String(part))} ist in jedem Exemplar des Spiels gleich und lässt sich nicht ändern.`,
      'number-twice': ({ number }) => `Die Zahl ${n(number)} kommt zweimal vor.`,
      'number-missing': ({ number }) => `Die Zahl ${n(number)} fehlt.`,
      'number-foreign': ({ number }) =>
        `Die Zahl ${n(number)} gehört nicht dorthin: Startkarten gehen von 9 bis 18, rote Karten von 1 bis 8, alle anderen von 19 bis 61.`,
      'start-deck': ({ coins, points }) =>
        `Zu den Startkarten gehören 7 mit Münzen und 3 mit Punkten, nicht ${n(coins)} und ${n(points)}.`,
      red: ({ number }) => `Karte ${n(number)} muss rot sein und ohne Preis.`,
      'not-red': ({ number }) =>
        `Karte ${n(number)} kann nicht rot sein: Rote Karten gehen von 1 bis 8.`,
      'price-missing': ({ number }) => `Karte ${n(number)} hat keinen Preis.`,
      doctorate: ({ number }) =>
        `Karte ${n(number)} kann kein Doktortitel sein: Die haben keine Zahl.`,
      'period-count': ({ period, is, due }) =>
        `Zu Periode ${String(period)} gehören ${n(due)} Karten, nicht ${n(is)}.`,
      'two-players': ({ number }) => `Karte ${n(number)} gehört in Periode I.`,
      'kind-missing': ({ kind }) => `Es fehlt die Karte ${f.quoted(cards[kind as CardKind])}.`,
      'office-unknown': ({ office }) =>
        `Ein Büro ${f.quoted(String(office))} kennen die Regeln nicht.`,
      'office-count': ({ part, is, due }) =>
        `${parts[String(part)]}: ${n(due)} Büros, nicht ${n(is)}.`,
      'office-missing': ({ action, figure }) =>
        `Es fehlt das Büro ${f.quoted(offices[action as keyof Texts['offices']](Number(figure)))}.`,
      'buy-two': () =>
        'Nur ein Büro lässt dich 2 Karten kaufen: das rechte in der zweiten Reihe des Spielplans.',
      'grey-early': () =>
        'Eine Vergabestelle kann nicht auf dem Spielplan, unter den Grundbüros oder in Abschnitt 1 sein.',
      'one-allocation': () => 'Es gibt mehr als eine Vergabestelle.',
    },
  };
};
