import type { Formats } from '@hustings/texts';
import { chanceOf } from '../../words/de.js';
import type { AnalysisTexts } from './en.js';

/** German: a game that is over, looked at. */
export const analysis = (f: Formats<'de'>): AnalysisTexts => ({
  title: 'Siegchance',
  say: (seats: number) =>
    `in %, wie ein Stratege rechnet, der alle Karten kennt; ausgeglichen sind je ${f.number(Math.round(100 / seats))}\u00a0%`,
  chart: (lines: readonly string[]) => `Siegchance nach jedem Zug. ${lines.join(' ')}`,
  ends: (who: string, first: number, points: number) =>
    `${who}: am Anfang ${chanceOf(f)(first)}, am Ende ${f.plural(points, { one: '# Punkt', other: '# Punkte' })}.`,
  points: (points: number) => f.plural(points, { one: '# Punkt', other: '# Punkte' }),
  turning: 'Drei Wendepunkte',
  inPoints: 'in Prozentpunkten',
  where: (round: string, phase: string, move: number) =>
    `${round}, ${phase}, Zug ${f.number(move)}`,
  whereBefore: (phase: string, move: number) => `Aufbau, ${phase}, Zug ${f.number(move)}`,
  move: (move: number) => `Zug ${f.number(move)}`,
  by: (share: number) => f.signed(Math.round(share * 100)),
  would: (what: string) => `Die Wahl eines Strategen: ${what}.`,
  same: 'Ein Stratege hätte dasselbe getan.',
  chance: 'Wie es ausgeht, konnte niemand wissen.',
  others: 'Das hattest nicht du zu entscheiden.',
  show: 'Zeigen',
  playOn: 'Ab hier weiterspielen',
  decisions: 'Deine Entscheidungen',
  decisionsOf: (who: string) => `Die Entscheidungen: ${who}`,
  decisionsSay:
    'in Prozentpunkten der Siegchance, verglichen mit der besten anderen Wahl. Gerechnet mit dem, was damals zu sehen war, und jede Wahl bis zum Ende der Runde weitergespielt: also nicht die Zahlen der Kurve, die alle Karten kennt. Nur was sicher mehr ist als Zufall.',
  best: 'Beste',
  worst: 'Schlechteste',
  next: (what: string, then: number, made: number) =>
    `Zweitbeste: ${what}. ${f.begin(chanceOf(f)(then))} statt ${chanceOf(f)(made)}.`,
  better: (what: string, then: number, made: number) =>
    `Besser: ${what}. ${f.begin(chanceOf(f)(then))} statt ${chanceOf(f)(made)}.`,
  skillAndLuck: 'Können und Glück',
  skill: (share: number) => `${f.signed(Math.round(share * 100))} Können`,
  luck: (share: number) => `${f.signed(Math.round(share * 100))} Glück`,
  sum: (even: number, skill: number, luck: number, end: number) => {
    const [first, own, chance, all] = [even, skill, luck, end].map((share) =>
      Math.round(share * 100),
    );
    return `${f.number(first)}\u00a0${f.signed(own)}\u00a0${f.signed(chance)}\u00a0=\u00a0${f.number(all)}`;
  },
  luckSay: (seats: number) =>
    `In Prozentpunkten der Siegchance. ${f.number(Math.round(100 / seats))} + Können + Glück ergibt beim Sieg 100, sonst 0. Können: deine Entscheidungen, gemessen am Strategen. Glück: Karten, und was die anderen taten.`,
  strokes: 'Hier entschied das Glück',
  begins: 'Das Spiel wird untersucht …',
  weighing: 'Jede Entscheidung wird abgewogen.',
  stop: 'Anhalten',
  stopped: 'Angehalten. Was gefunden wurde, bleibt.',
  goOn: 'Weiter',
  failed: 'Das Spiel ließ sich hier nicht untersuchen.',
});
