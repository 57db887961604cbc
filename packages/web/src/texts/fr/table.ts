import type { Formats } from '@hustings/texts';
import type { TableTexts } from '../texts.js';

/** French: the table of any game, and the rules. */
export const table = (f: Formats<'fr'>): TableTexts => ({
  table: {
    nav: 'Table',
    noGame: 'Cette partie n’existe pas dans ce navigateur.',
    oldRules: 'Cette partie a été jouée avec d’autres règles et ne s’ouvre plus.',
    notSaved: 'Le coup n’est pas enregistré',
    unsaved: {
      full: 'Ce navigateur n’a plus de place pour garder la partie. Fais de la place, par exemple en supprimant de vieilles parties sur la page d’accueil dans un autre onglet, puis réessaie. D’ici là, le coup n’est pas joué.',
      blocked:
        'Ce navigateur ne permet pas de garder la partie en ce moment. En attendant, le coup n’est pas joué.',
    },
    tryAgain: 'Réessayer',
    broken: 'Quelque chose s’est mal passé. La partie est enregistrée\u202f; recharge la page.',
  },
  rulesPage: {
    title: 'Règles',
    books: 'Les règles de',
    none: 'Ce livre n’existe pas.',
    search: 'Chercher dans ces règles',
    found: (n: number, what: readonly string[]) =>
      f.plural(n, {
        one: `# chapitre contient ${f.list(what.map(f.quoted))}.`,
        other: `# chapitres contiennent ${f.list(what.map(f.quoted))}.`,
      }),
    nothing: (what: readonly string[]) =>
      `Aucun chapitre ne contient ${f.list(what.map(f.quoted))}.`,
    whole: 'Retour au livre entier',
    quick: 'Aide-mémoire',
    differs: 'différent dans l’autre édition',
  },
});
