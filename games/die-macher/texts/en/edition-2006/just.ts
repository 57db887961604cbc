import type { Formats } from '@hustings/texts';
import { data, type Carried } from '../../../rules/edition-2006/index.js';
import { called } from '../board.js';
import { counted } from './counted.js';

/** English: how a round ended. */
export const just = (f: Formats<'en'>) => {
  const { number: n } = f;
  const { quoted, says } = called(f, data.topics);
  const { members } = counted(f);
  const how = (way: Carried, out: number): string => {
    if (way === 'dominant') return `, now dominant: ${n(data.dominantPoints)} points more`;
    return way === 'replaced' ? `, in place of ${quoted(out)}` : '';
  };
  return {
    membersHead: 'Members and money',
    carried: (id: string, card: number, space: number, way: Carried, out: number) =>
      `${says(id, 'carries', 'carry')} ${quoted(card)} to space\u00a0${n(space)}${how(way, out)}.`,
    heads: ['cards in the nation', 'members', 'for seats', 'for members', 'received'],
    membersSay: `Each card of a program that the nation shares brings members by its space (${data.nationalOpinion.map((space) => n(space.members)).join(', ')}); money for members counts them already.`,
    paidIn: (rounds: readonly number[]) => `Members pay in rounds ${f.list(rounds.map(n))}.`,
    diceHead: 'Contributions are opened',
    accepted: 'Accepted: the money, and the highest die lost',
    refused: 'Refused: the sum of all dice gained',
    rolled: (dice: readonly number[], more: readonly number[]) =>
      `Dice: ${dice.map(n).join(', ')}${more.length === 0 ? '' : `; bonus ${more.map(n).join(', ')}`}`,
    added: (dice: readonly number[]) => {
      const sum = dice.reduce((all, one) => all + one, 0);
      return dice.length === 1 ? f.signed(sum) : `${dice.map(n).join(' + ')} = ${n(sum)}`;
    },
    nowMembers: (k: number) => `now ${members(k)}`,
    diceSay: (k: number) =>
      `First those who accepted, in turn; then all refused cards together; last ${n(k)} dice more for whoever alone refused the largest sum.`,
  };
};

export type JustTexts = ReturnType<typeof just>;
