import type { Formats } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'fr'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  return {
    'not-in-hand': () => 'Cette carte n’est pas dans ta main.',
    'card-not-now': () => 'L’effet de cette carte n’est pas pour cette phase.',
    'no-coin-source': () =>
      'Cela n’apporte pas de pièces, et rien d’autre ne paie la Collecte de fonds.',
    'office-not-now': () => 'L’effet de ce bureau n’est pas pour cette phase.',
    'no-worker-there': () => 'Tu n’as pas de militant dans ce bureau.',
    'worker-used': () =>
      'Ce militant a déjà servi cette manche\u202f; pour une deuxième fois, il faut une Prime.',
    'worker-not-used': () =>
      'Ce militant n’a pas encore servi\u202f; il s’agit ici d’une deuxième utilisation.',
    'worker-used-twice': () => 'Ce militant a déjà servi deux fois cette manche.',
    'no-placement-left': () => 'Tu as placé tout ce que ce tour permet.',
    'no-free-worker': ({ reserve }) =>
      `Tu n’as pas de militant disponible (en réserve\u00a0: ${n(reserve)}).`,
    'office-not-open': () => 'Ce bureau n’est pas ouvert cette manche.',
    'office-occupied': () =>
      'Ce bureau est occupé\u202f; il faudrait Jouer des coudes pour y entrer.',
    'own-worker-there': () =>
      'Ton propre militant y est déjà\u202f; deux de la même couleur ne partagent jamais un bureau.',
    'card-not-in-area': () => 'Cette carte n’est pas dans ta zone de jeu.',
    'card-in-temporary-pile': () =>
      'Cette carte est dans la défausse temporaire, inutilisable cette manche.',
    'card-not-used': () =>
      'Cette carte n’a pas encore servi\u202f; il s’agit ici d’une deuxième utilisation.',
    'counts-by-itself': () =>
      'Cette carte compte d’elle-même une fois posée\u202f; il n’y a rien à utiliser.',
    'card-used': () => 'Cette carte a déjà servi cette manche.',
    'card-used-twice': () => 'Cette carte a déjà servi deux fois cette manche.',
    'never-an-office': () => 'Le Bureau des grands projets réutilise une carte, jamais un bureau.',
    'doctorate-is-inert': () => 'Un Doctorat ne sert qu’au moment où on l’achète.',
    'not-to-be-copied': () => 'Un Attaché de presse ne copie pas un Attaché de presse.',
    'number-too-low': () => 'Il faut un nombre à partir de 0.',
    'draw-too-many': ({ number }) => `Tu peux piocher jusqu’à ${n(number)}.`,
    'exchange-too-many': ({ most }) => `Tu peux échanger jusqu’à ${n(most)}.`,
    'exchange-other-number': ({ number }) =>
      `Tu as dit ${n(number)}\u00a0: échange exactement autant de cartes.`,
    'remove-too-many': ({ most }) => `Tu peux éliminer jusqu’à ${n(most)}.`,
    'remove-other-number': ({ number }) =>
      `Tu as dit ${n(number)}\u00a0: élimine exactement autant de cartes.`,
    'empty-space': () => 'Il n’y a pas de carte sur cette case.',
    'red-not-for-sale': () =>
      'Les cartes rouges ne sont pas à vendre\u202f; elles viennent avec les autres.',
    'no-right-to-buy': () => 'Tu n’as plus d’achat\u202f; les bureaux d’achat en donnent.',
    'too-dear': ({ coins }) => `C’est trop cher. Tes pièces\u00a0: ${n(coins)}.`,
    'too-many-coins': ({ coins }) => `Tes pièces\u00a0: ${n(coins)}.`,
    'declined-too-many': ({ most }) =>
      `Points que tu peux refuser\u00a0: ${n(most)}. Les jetons eux-mêmes, sans doublement, restent.`,
  };
};
