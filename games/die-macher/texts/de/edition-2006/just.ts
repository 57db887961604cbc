import { does, type Formats } from '@hustings/texts';
import { data, type Carried } from '../../../rules/edition-2006/index.js';
import type { JustTexts } from '../../en/edition-2006/just.js';
import { called } from '../board.js';
import { counted } from './counted.js';

/** German: how a round ended. */
export const just = (f: Formats<'de'>): JustTexts => {
  const { number: n } = f;
  const { partyOf, quoted } = called(f, data.topics);
  const { members } = counted(f);
  const how = (way: Carried, out: number): string => {
    if (way === 'dominant') return `, jetzt dominant: ${n(data.dominantPoints)} Punkte mehr`;
    return way === 'replaced' ? `, anstelle von ${quoted(out)}` : '';
  };
  return {
    membersHead: 'Mitglieder und Geld',
    carried: (id: string, card: number, space: number, way: Carried, out: number) =>
      `${does(partyOf(id), 'bringt', 'bringen')} ${quoted(card)} auf Feld\u00a0${n(space)}${how(way, out)}.`,
    heads: ['Karten im Bund', 'Mitglieder', 'für Mandate', 'für Mitglieder', 'zusammen'],
    membersSay: `Jede Programmkarte, die auch Bundesmeinung ist, bringt Mitglieder nach ihrem Feld (${data.nationalOpinion.map((space) => n(space.members)).join(', ')}); Geld für Mitglieder zählt sie schon mit.`,
    paidIn: (rounds: readonly number[]) =>
      `Geld für Mitglieder gibt es in den Runden ${f.list(rounds.map(n))}.`,
    diceHead: 'Die Spenden werden aufgedeckt',
    accepted: 'Angenommen: das Geld; Mitglieder minus höchster Würfel',
    refused: 'Abgelehnt: Mitglieder plus Summe aller Würfel',
    rolled: (dice: readonly number[], more: readonly number[]) =>
      `Würfel: ${dice.map(n).join(', ')}${more.length === 0 ? '' : `; Bonus ${more.map(n).join(', ')}`}`,
    added: (dice: readonly number[]) => {
      const sum = dice.reduce((all, one) => all + one, 0);
      return dice.length === 1 ? f.signed(sum) : `${dice.map(n).join(' + ')} = ${n(sum)}`;
    },
    nowMembers: (k: number) => `jetzt ${members(k)}`,
    diceSay: (k: number) =>
      `Zuerst, wer angenommen hat, der Reihe nach; dann alle abgelehnten Karten zusammen; zuletzt ${n(k)} Würfel mehr für die Partei, die allein die höchste Summe abgelehnt hat.`,
  };
};
