import type { Formats } from '@hustings/texts';
import { data, type Carried } from '../../../rules/edition-2006/index.js';
import type { JustTexts } from '../../en/edition-2006/just.js';
import { called } from '../board.js';
import { counted } from './counted.js';

/** French: how a round ended. */
export const just = (f: Formats<'fr'>): JustTexts => {
  const { number: n } = f;
  const { quoted, says } = called(f, data.topics);
  const { members } = counted(f);
  const how = (way: Carried, out: number): string => {
    if (way === 'dominant')
      return `, désormais dominante\u00a0: ${n(data.dominantPoints)} points de plus`;
    return way === 'replaced' ? `, à la place de ${quoted(out)}` : '';
  };
  return {
    membersHead: 'Adhérents et argent',
    carried: (id: string, card: number, space: number, way: Carried, out: number) =>
      `${says(id, 'place', 'placent')} ${quoted(card)} sur la case\u00a0${n(space)}${how(way, out)}.`,
    heads: ['cartes au national', 'adhérents', 'pour les sièges', 'pour les adhérents', 'total'],
    membersSay: `Chaque carte de plateforme présente au plateau national apporte des adhérents selon sa case (${data.nationalOpinion.map((space) => n(space.members)).join(', ')})\u202f; l’argent par adhérent les compte déjà.`,
    paidIn: (rounds: readonly number[]) =>
      `Les adhérents rapportent aux manches ${f.list(rounds.map(n))}.`,
    diceHead: 'Les contributions sont révélées',
    accepted: 'Acceptées\u00a0: l’argent, et le dé le plus haut est perdu',
    refused: 'Refusées\u00a0: la somme de tous les dés est gagnée',
    rolled: (dice: readonly number[], more: readonly number[]) =>
      `Dés\u00a0: ${dice.map(n).join(', ')}${more.length === 0 ? '' : `\u202f; bonus ${more.map(n).join(', ')}`}`,
    added: (dice: readonly number[]) => {
      const sum = dice.reduce((all, one) => all + one, 0);
      return dice.length === 1 ? f.signed(sum) : `${dice.map(n).join(' + ')} = ${n(sum)}`;
    },
    nowMembers: (k: number) => `maintenant ${members(k)}`,
    diceSay: (k: number) =>
      `D’abord qui a accepté, à tour de rôle\u202f; puis toutes les cartes refusées ensemble\u202f; enfin ${n(k)} dés de plus pour le parti seul à refuser la plus forte somme.`,
  };
};
