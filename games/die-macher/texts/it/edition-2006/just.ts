import type { Formats } from '@hustings/texts';
import { data, type Carried } from '../../../rules/edition-2006/index.js';
import type { JustTexts } from '../../en/edition-2006/just.js';
import { called } from '../board.js';
import { counted } from './counted.js';

/** Italian: how a round ended. */
export const just = (f: Formats<'it'>): JustTexts => {
  const { number: n } = f;
  const { quoted, says } = called(f, data.topics);
  const { members } = counted(f);
  const how = (way: Carried, out: number): string => {
    if (way === 'dominant') return `, ora dominante: ${n(data.dominantPoints)} punti in più`;
    return way === 'replaced' ? `, al posto di ${quoted(out)}` : '';
  };
  return {
    membersHead: 'Iscritti e denaro',
    carried: (id: string, card: number, space: number, way: Carried, out: number) =>
      `${says(id, 'porta', 'portano')} ${quoted(card)} nello spazio\u00a0${n(space)}${how(way, out)}.`,
    heads: ['carte nazionali', 'iscritti', 'per i seggi', 'per gli iscritti', 'totale'],
    membersSay: `Ogni carta del programma presente sulla plancia nazionale porta iscritti secondo il suo spazio (${data.nationalOpinion.map((space) => n(space.members)).join(', ')}); il denaro per gli iscritti li conta già.`,
    paidIn: (rounds: readonly number[]) =>
      `Gli iscritti rendono nei round ${f.list(rounds.map(n))}.`,
    diceHead: 'I contributi vengono scoperti',
    accepted: 'Accettati: denaro, ma il dado più alto toglie iscritti',
    refused: 'Rifiutati: la somma dei dadi porta iscritti',
    rolled: (dice: readonly number[], more: readonly number[]) =>
      `Dadi: ${dice.map(n).join(', ')}${more.length === 0 ? '' : `; bonus ${more.map(n).join(', ')}`}`,
    added: (dice: readonly number[]) => {
      const sum = dice.reduce((all, one) => all + one, 0);
      return dice.length === 1 ? f.signed(sum) : `${dice.map(n).join(' + ')} = ${n(sum)}`;
    },
    nowMembers: (k: number) => `ora ${members(k)}`,
    diceSay: (k: number) =>
      `Prima chi ha accettato, a turno; poi tutte le carte rifiutate insieme; infine ${n(k)} dadi in più per chi da solo ha rifiutato la somma più alta.`,
  };
};
