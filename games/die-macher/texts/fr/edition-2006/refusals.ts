import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';

/** Why something can't be done. */
export const refusals = (f: Formats<'fr'>): Texts['refusals'] => {
  const n = (value: unknown): string => f.number(Number(value));
  const eur = (value: unknown): string => f.euros(Number(value));
  return {
    'already-in-coalition': () => 'Ce parti est déjà dans une coalition.',
    'below-former-bid': ({ bid }) => `À la deuxième mise, mise au moins ${eur(bid)}, comme avant.`,
    'bid-below-zero': () => 'Une mise peut être nulle, mais pas négative.',
    'bid-not-higher': ({ least }) => `Mise au moins ${eur(least)}, ou passe.`,
    'card-laid-twice': () => 'Une carte de cabinet ne se pose que sur un seul État.',
    'changes-nothing': () => 'Cette opinion est déjà dominante au niveau national.',
    'contribution-used': () => 'Tu n’as pas cette contribution.',
    'convert-one-or-more': () => 'Convertis au moins une réunion, ou passe.',
    'dominant-opinion': () => 'Une opinion dominante ne cède qu’à son contraire.',
    'key-issue-there': () => 'Cet État a déjà un enjeu clé\u202f; il faut d’abord le retirer.',
    'line-without-change': () => 'Le sondage ne change rien pour ce parti.',
    'marker-without-state': () => 'Indique un État pour chaque marqueur médias de cette colonne.',
    'media-protect': () =>
      'Ce parti y contrôle les médias\u00a0: le sondage ne peut pas le faire baisser.',
    'more-than-you-own': ({ money }) => `Tu as ${eur(money)}\u202f; tu ne peux pas miser plus.`,
    'named-before': () => 'Tu as déjà sollicité ce parti pendant ce tour.',
    'no-card-there': () => 'Tu n’as pas de carte de cabinet à utiliser dans cet État.',
    'no-coalition-tile': () => 'Ce parti n’a pas de tuile de coalition dans l’État qui vote.',
    'no-foreign-marker': () => 'Il n’y a là aucun marqueur médias à remplacer.',
    'no-free-spot': ({ spots }) => `Les ${n(spots)} cases médias de cet État sont prises.`,
    'no-key-issue': () => 'Il n’y a pas d’enjeu clé à retirer dans cet État.',
    'no-media-marker': () => 'Tu n’as plus de marqueur médias en réserve.',
    'no-room-for-meetings': ({ turn, most }) =>
      `Au plus ${n(turn)} nouvelles réunions par État, et au plus ${n(most)} d’un parti en tout.`,
    'no-such-place': () => 'Ce choix n’est pas sur cette liste.',
    'not-an-action': () => 'Cette carte de cabinet n’a pas cette action.',
    'not-face-up': () => 'Cette opinion est face cachée.',
    'not-in-cabinet': () => 'Cette carte n’est pas dans ton cabinet fantôme.',
    'not-in-hand': () => 'Tu n’as pas cette carte en main.',
    'not-in-program': () => 'Cette carte n’est pas dans ta plateforme.',
    'not-in-reserve': () => 'Cette carte n’est pas dans la réserve d’échange.',
    'not-so-many-here': ({ meetings }) => `Tes réunions sur place\u00a0: ${n(meetings)}.`,
    'not-so-many-in-hand': () => 'Tu n’as pas autant de ces cartes en main.',
    'not-yourself': () => 'Désigne un autre parti.',
    'other-space': () => 'Cette opinion va sur une autre case du plateau national.',
    'same-card': () => 'La nouvelle opinion doit être différente.',
    'state-without-marker': () =>
      'Cette colonne a moins de marqueurs médias\u00a0: n’indique pas d’État pour les autres.',
    'too-few-equal-cards': ({ least }) =>
      `Une coalition demande au moins ${n(least)} cartes de plateforme identiques.`,
    'too-few-meetings': ({ meetings }) => `Réunions restantes en réserve\u00a0: ${n(meetings)}.`,
    'too-little-money': ({ money }) => `Tu as ${eur(money)}\u00a0: ce n’est pas assez.`,
    'too-many-lines': ({ most }) => `On publie au plus ${n(most)} lignes d’un sondage.`,
    'topic-lies-there': () => 'Une autre opinion sur ce thème est déjà visible dans cet État.',
    'topic-twice': () => 'Une autre carte de ce thème reste dans ta plateforme.',
    'under-key-issue': () => 'Une opinion qui porte l’enjeu clé ne s’échange pas.',
  };
};
