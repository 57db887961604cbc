import type { Formats } from '@hustings/texts';
import type { TableTexts } from '../texts.js';

/** German: the table of any game, and the rules. */
export const table = (f: Formats<'de'>): TableTexts => ({
  table: {
    nav: 'Tisch',
    noGame: 'Dieses Spiel gibt es in diesem Browser nicht.',
    oldRules: 'Dieses Spiel wurde mit anderen Regeln gespielt und lässt sich nicht mehr öffnen.',
    notSaved: 'Der Zug ist nicht gespeichert',
    unsaved: {
      full: 'Dieser Browser hat keinen Platz mehr für das Spiel. Schaffe Platz, zum Beispiel indem du in einem anderen Tab auf der Startseite alte Spiele löschst, und versuche es noch einmal. Bis dahin gilt der Zug nicht.',
      blocked:
        'Dieser Browser kann das Spiel gerade nicht speichern. Solange das so ist, gilt der Zug nicht.',
    },
    tryAgain: 'Erneut versuchen',
    broken: 'Hier ist etwas schiefgegangen. Das Spiel ist gespeichert; lade die Seite neu.',
  },
  rulesPage: {
    title: 'Regeln',
    books: 'Die Regeln von',
    none: 'Dieses Buch gibt es nicht.',
    search: 'In diesen Regeln suchen',
    found: (n: number, what: readonly string[]) =>
      f.plural(n, {
        one: `# Kapitel mit ${f.list(what.map(f.quoted))}.`,
        other: `# Kapitel mit ${f.list(what.map(f.quoted))}.`,
      }),
    nothing: (what: readonly string[]) => `Kein Kapitel mit ${f.list(what.map(f.quoted))}.`,
    whole: 'Zurück zum ganzen Buch',
    quick: 'Kurzkarten',
    differs: 'anders in der anderen Ausgabe',
  },
});
