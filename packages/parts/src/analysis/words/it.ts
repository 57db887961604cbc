import type { Formats } from '@hustings/texts';
import { chanceOf } from '../../words/it.js';
import type { AnalysisTexts } from './en.js';

/** Italian: a game that is over, looked at. */
export const analysis = (f: Formats<'it'>): AnalysisTexts => ({
  title: 'Probabilità di vincere',
  say: (seats: number) =>
    `in %, secondo uno Stratega che conosce tutte le mani; alla pari sarebbe il ${f.number(Math.round(100 / seats))}% a testa`,
  chart: (lines: readonly string[]) => `Probabilità di vincere dopo ogni mossa. ${lines.join(' ')}`,
  ends: (who: string, first: number, points: number) =>
    `${who}: all’inizio ${chanceOf(f)(first)}, alla fine ${f.plural(points, { one: '# punto', other: '# punti' })}.`,
  points: (points: number) => f.plural(points, { one: '# punto', other: '# punti' }),
  turning: 'Tre svolte',
  inPoints: 'in punti percentuali',
  where: (round: string, phase: string, move: number) =>
    `${round}, ${phase}, mossa ${f.number(move)}`,
  whereBefore: (phase: string, move: number) => `Preparazione, ${phase}, mossa ${f.number(move)}`,
  move: (move: number) => `Mossa ${f.number(move)}`,
  by: (share: number) => f.signed(Math.round(share * 100)),
  would: (what: string) => `La scelta di uno Stratega: ${what}.`,
  same: 'Lo Stratega avrebbe fatto lo stesso.',
  chance: 'Nessuno poteva sapere come sarebbe andata.',
  others: 'Non dipendeva da te.',
  show: 'Mostra',
  playOn: 'Continua da qui',
  decisions: 'Le tue decisioni',
  decisionsOf: (who: string) => `Le decisioni: ${who}`,
  decisionsSay:
    'in punti percentuali della probabilità di vincere, rispetto alla migliore alternativa. Il calcolo parte da ciò che si vedeva allora e gioca ogni scelta fino alla fine del round: non sono le cifre della curva, che conosce tutte le mani. Compaiono solo le differenze che il caso non basta a spiegare.',
  best: 'Migliori',
  worst: 'Peggiori',
  next: (what: string, then: number, made: number) =>
    `Seconda scelta: ${what}. ${f.begin(chanceOf(f)(then))} invece di ${chanceOf(f)(made)}.`,
  better: (what: string, then: number, made: number) =>
    `Meglio: ${what}. ${f.begin(chanceOf(f)(then))} invece di ${chanceOf(f)(made)}.`,
  skillAndLuck: 'Abilità e fortuna',
  skill: (share: number) => `${f.signed(Math.round(share * 100))} abilità`,
  luck: (share: number) => `${f.signed(Math.round(share * 100))} fortuna`,
  sum: (even: number, skill: number, luck: number, end: number) => {
    const [first, own, chance, all] = [even, skill, luck, end].map((share) =>
      Math.round(share * 100),
    );
    return `${f.number(first)}\u00a0${f.signed(own)}\u00a0${f.signed(chance)}\u00a0=\u00a0${f.number(all)}`;
  },
  luckSay: (seats: number) =>
    `In punti percentuali della probabilità di vincere. ${f.number(Math.round(100 / seats))} + abilità + fortuna fa 100 per chi vince, 0 per gli altri. Abilità: le decisioni, rispetto a quelle dello Stratega. Fortuna: le carte, e ciò che hanno fatto gli altri.`,
  strokes: 'Qui ha deciso la sorte',
  begins: 'Analisi della partita…',
  weighing: 'Ogni decisione viene soppesata.',
  stop: 'Ferma',
  stopped: 'Interrotto. Ciò che è stato trovato resta.',
  goOn: 'Riprendi',
  failed: 'Non è stato possibile analizzare la partita.',
});
