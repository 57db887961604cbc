import type { Formats } from '@hustings/texts';
import type { TableTexts } from '../texts.js';

/** Polish: the table of any game, and the rules. */
export const table = (f: Formats<'pl'>): TableTexts => ({
  table: {
    nav: 'Stół',
    noGame: 'W\u00a0tej przeglądarce nie ma takiej rozgrywki.',
    oldRules: 'Tę rozgrywkę prowadzono według innych zasad i\u00a0nie można jej już otworzyć.',
    notSaved: 'Ruch niezapisany',
    unsaved: {
      full: 'W\u00a0tej przeglądarce nie ma już miejsca na zapis. Usuń w\u00a0innej karcie stare rozgrywki na stronie głównej i\u00a0spróbuj jeszcze raz. Do tego czasu ruch się nie liczy.',
      blocked:
        'Ta przeglądarka nie pozwala teraz zapisać rozgrywki. Dopóki nie pozwoli, ruch się nie liczy.',
    },
    tryAgain: 'Spróbuj ponownie',
    broken: 'Coś tu poszło nie tak. Rozgrywka jest zapisana; wczytaj stronę ponownie.',
  },
  rulesPage: {
    title: 'Zasady',
    books: 'Zasady:',
    none: 'Nie ma takiej instrukcji.',
    search: 'Szukaj w\u00a0zasadach',
    found: (n: number, what: readonly string[]) =>
      f.plural(n, {
        one: `# rozdział zawiera ${f.list(what.map(f.quoted))}.`,
        few: `# rozdziały zawierają ${f.list(what.map(f.quoted))}.`,
        many: `# rozdziałów zawiera ${f.list(what.map(f.quoted))}.`,
        other: `# rozdziału zawiera ${f.list(what.map(f.quoted))}.`,
      }),
    nothing: (what: readonly string[]) =>
      `Żaden rozdział nie zawiera ${f.list(what.map(f.quoted))}.`,
    whole: 'Wróć do całej instrukcji',
    quick: 'Ściągi',
    differs: 'inaczej w\u00a0drugim wydaniu',
  },
});
