import type { Formats } from '@hustings/texts';
import { chanceOf } from '../../words/pl.js';
import type { AnalysisTexts } from './en.js';

/** Polish: a game that is over, looked at. */
export const analysis = (f: Formats<'pl'>): AnalysisTexts => ({
  title: 'Szansa na wygraną',
  say: (seats: number) =>
    `w\u00a0%, jak liczy Strateg, który zna wszystkie karty; równe szanse to po ${f.number(Math.round(100 / seats))}%`,
  chart: (lines: readonly string[]) => `Szansa na wygraną po każdym ruchu. ${lines.join(' ')}`,
  ends: (who: string, first: number, points: number) =>
    `${who}: na początku ${chanceOf(f)(first)}, na końcu ${f.plural(points, {
      one: '# punkt',
      few: '# punkty',
      many: '# punktów',
      other: '# punktu',
    })}.`,
  points: (points: number) =>
    f.plural(points, {
      one: '# punkt',
      few: '# punkty',
      many: '# punktów',
      other: '# punktu',
    }),
  turning: 'Trzy punkty zwrotne',
  inPoints: 'w\u00a0punktach procentowych',
  where: (round: string, phase: string, move: number) =>
    `${round}, ${phase}, ruch ${f.number(move)}`,
  whereBefore: (phase: string, move: number) => `Przygotowanie, ${phase}, ruch ${f.number(move)}`,
  move: (move: number) => `Ruch ${f.number(move)}`,
  by: (share: number) => f.signed(Math.round(share * 100)),
  would: (what: string) => `Wybór Stratega: ${what}.`,
  same: 'Strateg zrobiłby to samo.',
  chance: 'Nikt nie mógł wiedzieć, jak to się skończy.',
  others: 'To nie była Twoja decyzja.',
  show: 'Pokaż',
  playOn: 'Graj dalej stąd',
  decisions: 'Twoje decyzje',
  decisionsOf: (who: string) => `Decyzje: ${who}`,
  decisionsSay:
    'w\u00a0punktach procentowych szansy na wygraną, w\u00a0porównaniu z\u00a0najlepszą inną możliwością. Liczone z\u00a0tego, co było wtedy widać, każda możliwość rozegrana do końca rundy: to inne liczby niż na wykresie, który zna wszystkie karty. Podajemy tylko to, co na pewno nie jest dziełem przypadku.',
  best: 'Najlepsze',
  worst: 'Najgorsze',
  next: (what: string, then: number, made: number) =>
    `Drugie w\u00a0kolejności: ${what}. ${f.begin(chanceOf(f)(then))} zamiast ${chanceOf(f)(made)}.`,
  better: (what: string, then: number, made: number) =>
    `Lepiej: ${what}. ${f.begin(chanceOf(f)(then))} zamiast ${chanceOf(f)(made)}.`,
  skillAndLuck: 'Umiejętności i\u00a0szczęście',
  skill: (share: number) => `umiejętności ${f.signed(Math.round(share * 100))}`,
  luck: (share: number) => `szczęście ${f.signed(Math.round(share * 100))}`,
  sum: (even: number, skill: number, luck: number, end: number) => {
    const [first, own, chance, all] = [even, skill, luck, end].map((share) =>
      Math.round(share * 100),
    );
    return `${f.number(first)}\u00a0${f.signed(own)}\u00a0${f.signed(chance)}\u00a0=\u00a0${f.number(all)}`;
  },
  luckSay: (seats: number) =>
    `W\u00a0punktach procentowych szansy na wygraną. ${f.number(Math.round(100 / seats))} + umiejętności + szczęście to 100 dla zwycięzcy, 0 dla reszty. Umiejętności: decyzje w\u00a0porównaniu z\u00a0decyzjami Stratega. Szczęście: karty i\u00a0to, co robią inni.`,
  strokes: 'Tu najwięcej zdziałał przypadek',
  begins: 'Trwa przegląd rozgrywki…',
  weighing: 'Trwa ocena wszystkich decyzji…',
  stop: 'Zatrzymaj',
  stopped: 'Zatrzymano. Dotychczasowe wyniki zostają.',
  goOn: 'Wznów',
  failed: 'Tej rozgrywki nie udało się tu przejrzeć.',
});
