import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'fr'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  const rallies = (value: unknown): string =>
    f.plural(Number(value), { one: '# meeting', other: '# meetings' });
  return {
    'bid-below-zero': () => 'Une mise peut être nulle, mais pas négative.',
    'bid-not-higher': ({ bid }) =>
      `La plus haute mise est de ${eur(bid)}\u00a0: mise davantage, ou passe.`,
    'done-in-this-state': () =>
      'Quelqu’un a déjà fait cette action dans ce Land pendant cette manche.',
    'donation-used': () => 'Ce don a déjà servi.',
    'more-than-you-own': ({ money, most }) =>
      `Tu as ${eur(money)}\u202f; ta mise la plus haute possible est de ${eur(most)}.`,
    'no-foreign-marker': () => 'Aucun autre parti n’a de marqueur Média dans ce Land.',
    'no-free-spot': ({ spots }) => `Les ${n(spots)} cases Média de ce Land sont prises.`,
    'no-marker-of-theirs': () => 'Ce parti n’a ici aucun marqueur Média à évincer.',
    'no-media-marker': () => 'Tu n’as plus de marqueur Média en réserve.',
    'no-plus-for-your-party': () =>
      'Le sondage n’a aucun plus pour ton parti\u00a0: impossible de le publier.',
    'no-such-place': () => 'Ce Land n’est pas sur les plateaux.',
    'not-an-action': () => 'Ce politicien n’a pas cette action.',
    'not-face-up': () => 'Cette opinion est face cachée.',
    'not-in-cabinet': () => 'Ce politicien n’est pas dans ton cabinet.',
    'not-in-display': () => 'Cette carte n’est pas dans l’étalage.',
    'not-in-hand': () => 'Tu n’as pas cette carte en main.',
    'not-in-program': () => 'Cette carte n’est pas dans ton programme.',
    'not-so-many-here': ({ rallies: held }) =>
      `Tu n’as pas autant de meetings dans ce Land\u202f; il y en a ${n(held)}.`,
    'same-state-twice': () => 'Deux fois le même symbole\u00a0: il faut deux Länder différents.',
    'sent-twice': () => 'Un politicien ne va que dans un seul Land.',
    'state-full': ({ most }) => `Un Land accueille au plus ${rallies(most)} par parti.`,
    'swapped-twice': () => 'Une carte Programme ne peut être retirée qu’une fois.',
    'too-few-cards': ({ count }) =>
      `Pas assez de cartes\u00a0: pose-en une de chaque thème possible (${n(count)} en tout).`,
    'too-few-rallies': ({ rallies: left }) =>
      `Ta réserve n’a pas autant de meetings\u202f; il en reste ${n(left)}.`,
    'too-few-to-convert': ({ least }) =>
      `Là où l’élection est encore à venir, on convertit au moins ${rallies(least)}, ou aucun.`,
    'too-little-money': ({ money }) => `C’est plus que les ${eur(money)} que tu as.`,
    'too-many-cards': ({ count }) => `Trop de cartes\u00a0: il en faut ${n(count)} en tout.`,
    'too-many-swaps': () => 'On échange au plus deux cartes Programme.',
    'topic-laid': () => 'Ce thème est déjà dans ton programme.',
    'topic-lies-there': () => 'Une autre opinion sur ce thème est déjà visible dans ce Land.',
    'topic-twice': () => 'Les cartes d’un programme doivent porter sur des thèmes différents.',
    'under-double-marker': () => 'Une opinion sous un marqueur ×2 ne peut pas être modifiée.',
  };
};
