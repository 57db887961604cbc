import type { Formats } from '@hustings/texts';
import type { TableTexts } from '../texts.js';

/** Italian: the table of any game, and the rules. */
export const table = (f: Formats<'it'>): TableTexts => ({
  table: {
    nav: 'Tavolo',
    noGame: 'Questo browser non conserva questa partita.',
    oldRules: 'Questa partita è stata giocata con altre regole e non si può più aprire.',
    notSaved: 'Mossa non salvata',
    unsaved: {
      full: 'Questo browser non ha più spazio per conservare la partita. Fai un po’ di posto, per esempio eliminando vecchie partite dalla pagina iniziale in un’altra scheda, e riprova. Fino ad allora la mossa non conta.',
      blocked:
        'In questo momento il browser impedisce di conservare la partita. Finché è così, la mossa non conta.',
    },
    tryAgain: 'Riprova',
    broken: 'Qui qualcosa è andato storto. La partita è al sicuro: ricarica la pagina.',
  },
  rulesPage: {
    title: 'Regole',
    books: 'Le regole di',
    none: 'Questo regolamento non esiste.',
    search: 'Cerca nelle regole',
    found: (n: number, what: readonly string[]) =>
      f.plural(n, {
        one: `# capitolo contiene ${f.list(what.map(f.quoted))}.`,
        other: `# capitoli contengono ${f.list(what.map(f.quoted))}.`,
      }),
    nothing: (what: readonly string[]) => `Nessun capitolo contiene ${f.list(what.map(f.quoted))}.`,
    whole: 'Torna al regolamento intero',
    quick: 'Schede rapide',
    differs: 'diverso nell’altra edizione',
  },
});
