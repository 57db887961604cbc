import type { Formats } from '@hustings/texts';
import { data, type Carried } from '../../../rules/edition-2006/index.js';
import type { JustTexts } from '../../en/edition-2006/just.js';
import { called } from '../board.js';
import { counted } from './counted.js';

/** Polish: how a round ended. */
export const just = (f: Formats<'pl'>): JustTexts => {
  const { number: n } = f;
  const { quoted, says } = called(f, data.topics);
  const { members } = counted(f);
  const how = (way: Carried, out: number): string => {
    if (way === 'dominant') return `, teraz dominująca: ${n(data.dominantPoints)} punktów więcej`;
    return way === 'replaced' ? `, zamiast ${quoted(out)}` : '';
  };
  return {
    membersHead: 'Członkowie i\u00a0pieniądze',
    carried: (id: string, card: number, space: number, way: Carried, out: number) =>
      `${says(id, 'przenosi', 'przenoszą')} kartę ${quoted(card)} na pole\u00a0${n(space)}${how(way, out)}.`,
    heads: ['karty krajowe', 'członkowie', 'za mandaty', 'za członków', 'razem'],
    membersSay: `Każda karta programu obecna na planszy krajowej daje członków według swojego pola (${data.nationalOpinion.map((space) => n(space.members)).join(', ')}); pieniądze za członków już ich liczą.`,
    paidIn: (rounds: readonly number[]) =>
      `Za członków płaci się w\u00a0rundach ${f.list(rounds.map(n))}.`,
    diceHead: 'Darowizny zostają odkryte',
    accepted: 'Przyjęte: pieniądze, a\u00a0najwyższa kostka to strata',
    refused: 'Odrzucone: suma wszystkich kostek to zysk',
    rolled: (dice: readonly number[], more: readonly number[]) =>
      `Kostki: ${dice.map(n).join(', ')}${more.length === 0 ? '' : `; premia ${more.map(n).join(', ')}`}`,
    added: (dice: readonly number[]) => {
      const sum = dice.reduce((all, one) => all + one, 0);
      return dice.length === 1 ? f.signed(sum) : `${dice.map(n).join(' + ')} = ${n(sum)}`;
    },
    nowMembers: (k: number) => `teraz ${members(k)}`,
    diceSay: (k: number) =>
      `Najpierw po kolei ci, którzy przyjęli; potem razem wszystkie odrzucone karty; na koniec dodatkowe kostki (${n(k)}) dla tego, kto jako jedyny odrzucił największą kwotę.`,
  };
};
