import type { Formats } from '@hustings/texts';
import type { CardKind } from '../../rules/index.js';
import type { CardListTexts, Texts } from '../texts.js';

/** What of somebody's own list of cards does not fit. */
export const cardList = (
  f: Formats<'pl'>,
  { cards, offices }: Pick<Texts, 'cards' | 'offices'>,
): CardListTexts => {
  const n = (value: unknown): string => f.number(Number(value));
  const parts: Readonly<Record<string, string>> = {
    board: 'na planszy',
    base: 'wśród biur podstawowych (3-4 i\u00a04)',
    'section 1': 'w\u00a0sekcji 1 biur dodatkowych',
    'sections 2 and 3': 'w\u00a0sekcjach 2 i\u00a03 biur dodatkowych',
    'section 4': 'w\u00a0sekcji 4 biur dodatkowych',
    'section 5': 'w\u00a0sekcji 5 biur dodatkowych',
  };
  return {
    doesNotFit: (faults, more) =>
      `Ta lista kart nie zgadza się z\u00a0instrukcją. ${faults.join(' ')}${
        more === 0 ? '' : ` Inne błędy: ${n(more)}.`
      }`,
    faults: {
      unreadable: () => 'Pliku nie da się odczytać: to nie JSON albo jest o\u00a0wiele za długi.',
      form: ({ where }) => `Plik nie jest napisany tak jak nasza lista: ${String(where)}.`,
      fixed: ({ part }) =>
        `${f.quoted(String(part))} jest takie samo w\u00a0każdym egzemplarzu gry i\u00a0nie można tego zmienić.`,
      'number-twice': ({ number }) => `Numer ${n(number)} jest dwa razy.`,
      'number-missing': ({ number }) => `Brakuje numeru ${n(number)}.`,
      'number-foreign': ({ number }) =>
        `Numer ${n(number)} tam nie pasuje: karty startowe mają od 9 do 18, czerwone od 1 do 8, wszystkie inne od 19 do 61.`,
      'start-deck': ({ coins, points }) =>
        `Talia startowa ma 7 kart z\u00a0monetami i\u00a03 z\u00a0punktami, a\u00a0nie ${n(coins)} i\u00a0${n(points)}.`,
      red: ({ number }) => `Karta ${n(number)} musi być czerwona i\u00a0bez ceny.`,
      'not-red': ({ number }) =>
        `Karta ${n(number)} nie może być czerwona: czerwone mają od 1 do 8.`,
      'price-missing': ({ number }) => `Karta ${n(number)} nie ma ceny.`,
      doctorate: ({ number }) =>
        `Karta ${n(number)} nie może być Doktoratem: Doktoraty nie mają numeru.`,
      'period-count': ({ period, is, due }) =>
        `Liczba kart w\u00a0okresie ${String(period)} to ${n(due)}, a\u00a0nie ${n(is)}.`,
      'two-players': ({ number }) => `Karta ${n(number)} należy do okresu I.`,
      'kind-missing': ({ kind }) => `Brakuje karty ${f.quoted(cards[kind as CardKind])}.`,
      'office-unknown': ({ office }) =>
        `W\u00a0instrukcji nie ma biura ${f.quoted(String(office))}.`,
      'office-count': ({ part, is, due }) =>
        `Liczba biur ${parts[String(part)]} to ${n(due)}, a\u00a0nie ${n(is)}.`,
      'office-missing': ({ action, figure }) =>
        `Brakuje biura ${f.quoted(offices[action as keyof Texts['offices']](Number(figure)))}.`,
      'buy-two': () =>
        'Tylko jedno biuro pozwala kupić 2 karty: to po prawej w\u00a0drugim rzędzie planszy.',
      'grey-early': () =>
        'Biura wielkich projektów nie może być na planszy, wśród biur podstawowych ani w\u00a0sekcji 1.',
      'one-allocation': () => 'Jest więcej niż jedno Biuro wielkich projektów.',
    },
  };
};
