import type { Formats } from '@hustings/texts';
import type { CardKind } from '../../rules/index.js';
import type { CardListTexts, Texts } from '../texts.js';

/** What of somebody's own list of cards does not fit. */
export const cardList = (
  f: Formats<'fr'>,
  { cards, offices }: Pick<Texts, 'cards' | 'offices'>,
): CardListTexts => {
  const n = (value: unknown): string => f.number(Number(value));
  const parts: Readonly<Record<string, string>> = {
    board: 'sur le plateau',
    base: 'parmi les bureaux de base (3-4 et 4)',
    'section 1': 'en section 1 des bureaux supplémentaires',
    'sections 2 and 3': 'en sections 2 et 3 des bureaux supplémentaires',
    'section 4': 'en section 4 des bureaux supplémentaires',
    'section 5': 'en section 5 des bureaux supplémentaires',
  };
  return {
    doesNotFit: (faults, more) =>
      `Cette liste de cartes ne correspond pas au livret. ${faults.join(' ')}${
        more === 0
          ? ''
          : ` ${f.plural(more, { one: 'Et # autre défaut.', other: 'Et # autres défauts.' })}`
      }`,
    faults: {
      unreadable: () =>
        'Le fichier est illisible\u00a0: ce n’est pas du JSON, ou il est bien trop long.',
      form: ({ where }) => `Le fichier n’est pas écrit comme notre liste\u00a0: ${String(where)}.`,
      fixed: ({ part }) =>
        `${f.quoted(String(part))} est pareil dans toutes les boîtes et ne peut pas changer.`,
      'number-twice': ({ number }) => `Le numéro ${n(number)} apparaît deux fois.`,
      'number-missing': ({ number }) => `Le numéro ${n(number)} manque.`,
      'number-foreign': ({ number }) =>
        `Le numéro ${n(number)} n’a rien à faire là\u00a0: les cartes de départ vont de 9 à 18, les rouges de 1 à 8, toutes les autres de 19 à 61.`,
      'start-deck': ({ coins, points }) =>
        `Un paquet de départ a 7 cartes à pièces et 3 à points, pas ${n(coins)} et ${n(points)}.`,
      red: ({ number }) => `La carte ${n(number)} doit être rouge, et sans prix.`,
      'not-red': ({ number }) =>
        `La carte ${n(number)} ne peut pas être rouge\u00a0: les rouges vont de 1 à 8.`,
      'price-missing': ({ number }) => `La carte ${n(number)} n’a pas de prix.`,
      doctorate: ({ number }) =>
        `La carte ${n(number)} ne peut pas être un Doctorat\u00a0: ils n’ont pas de numéro.`,
      'period-count': ({ period, is, due }) =>
        `La période ${String(period)} a ${n(due)} cartes, pas ${n(is)}.`,
      'two-players': ({ number }) => `La carte ${n(number)} appartient à la période I.`,
      'kind-missing': ({ kind }) => `Aucune carte ${f.quoted(cards[kind as CardKind])}.`,
      'office-unknown': ({ office }) =>
        `Le livret ne connaît pas de bureau ${f.quoted(String(office))}.`,
      'office-count': ({ part, is, due }) =>
        `Il y a ${n(due)} bureaux ${parts[String(part)]}, pas ${n(is)}.`,
      'office-missing': ({ action, figure }) =>
        `Aucun bureau ${f.quoted(offices[action as keyof Texts['offices']](Number(figure)))}.`,
      'buy-two': () =>
        'Un seul bureau permet d’acheter 2 cartes\u00a0: celui de droite dans la deuxième rangée du plateau.',
      'grey-early': () =>
        'Un Bureau des grands projets ne peut être ni sur le plateau, ni parmi les bureaux de base, ni en section 1.',
      'one-allocation': () => 'Il y a plus d’un Bureau des grands projets.',
    },
  };
};
