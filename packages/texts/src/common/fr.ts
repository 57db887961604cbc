import type { Formats } from '../formats.js';
import type { CommonTexts, RefusalValue } from './texts.js';

/** French: what can go wrong in every game. */
export const common = (f: Formats<'fr'>): CommonTexts => {
  const w = (value: RefusalValue): string => shown(value, f);
  const each = (values: RefusalValue): string =>
    Array.isArray(values) ? values.map(w).join(', ') : w(values);
  return {
    refusals: {
      'commitment-broken': () =>
        'La graine ne correspond pas à l’engagement publié avant la partie.',
      'broken-invariant': ({ invariant }) =>
        `Cette position est impossible\u00a0: «\u00a0${w(invariant)}\u00a0» n’est pas respecté.`,
      'game-over': () => 'La partie est terminée.',
      'hash-differs': () => 'La position n’est pas celle qui a été enregistrée.',
      'malformed-state': ({ where }) => `Ce n’est pas une position de ce jeu\u00a0: ${w(where)}.`,
      'must-choose': () => 'Il faut choisir\u00a0: impossible de passer ici.',
      'no-such-seat': () => 'Cette place n’existe pas.',
      'no-undo': () =>
        'Rien à reprendre\u00a0: quelque chose a été révélé, ou quelqu’un a joué entre-temps.',
      'not-a-game-file': () => 'Ce n’est pas un fichier de partie Hustings.',
      'not-a-list': () => 'Une liste de mots est attendue.',
      'not-a-move': ({ move }) => `Le coup ${w(move)} du fichier n’est pas un coup.`,
      'not-a-number': () => 'Un nombre entier, zéro ou plus, est attendu.',
      'not-a-seed': () => 'Une graine compte 64 chiffres hexadécimaux.',
      'not-a-word': () => 'Un seul mot est attendu.',
      'not-an-allocation': () => 'Un objet avec un nombre par emplacement est attendu.',
      'not-an-answer': () =>
        'Une réponse est un objet qui contient seulement «\u00a0kind\u00a0» et «\u00a0move\u00a0».',
      'not-an-assignment': () => 'Un objet avec un mot par emplacement est attendu.',
      'not-options': () => 'Les options sont un objet de noms et de valeurs.',
      'not-your-turn': () => 'Ce n’est pas à toi de décider.',
      'other-decision': () => 'C’est une autre décision qui est attendue maintenant.',
      'other-game': ({ game }) => `Ce fichier vient d’un autre jeu (${w(game)}).`,
      'other-rules': ({ file, here }) =>
        `Règles du fichier\u00a0: ${w(file)}\u202f; règles d’ici\u00a0: ${w(here)}.`,
      'picked-twice': () => 'Le même choix est cité deux fois.',
      'seed-not-shown': () =>
        'La graine n’est pas dans le fichier\u202f; elle est révélée en fin de partie.',
      stale: ({ number }) => `La partie a avancé entre-temps. Coups joués\u00a0: ${w(number)}.`,
      'too-long-a-list': () => 'La liste est trop longue.',
      'unknown-file-version': ({ version }) =>
        `Version de fichier inconnue ici\u00a0: ${w(version)}.`,
      'unknown-option': () => 'Ce choix n’existe pas.',
      'unknown-value': ({ option, values }) =>
        `Valeurs possibles de l’option ${w(option)}\u00a0: ${each(values)}.`,
      'wrong-number-of-seats': ({ min, max }) => `Ce jeu se joue de ${w(min)} à ${w(max)}.`,
    },
  };
};

/** A value as it stands in a sentence: several are listed. */
function shown(value: RefusalValue, f: Formats<'fr'>): string {
  if (Array.isArray(value)) return f.list(value.map((one: RefusalValue) => shown(one, f)));
  if (typeof value === 'number') return f.number(value);
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
