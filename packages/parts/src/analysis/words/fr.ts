import type { Formats } from '@hustings/texts';
import { chanceOf } from '../../words/fr.js';
import type { AnalysisTexts } from './en.js';

/** French: a game that is over, looked at. */
export const analysis = (f: Formats<'fr'>): AnalysisTexts => ({
  title: 'Chances de gagner',
  say: (seats: number) =>
    `en\u00a0%, selon un Stratège qui verrait toutes les mains\u202f; à chances égales, chaque place a ${f.number(Math.round(100 / seats))}\u00a0%`,
  chart: (lines: readonly string[]) => `Chances de gagner après chaque coup. ${lines.join(' ')}`,
  ends: (who: string, first: number, points: number) =>
    `${who}\u00a0: ${chanceOf(f)(first)} au début, ${f.plural(points, { one: '# point', other: '# points' })} à la fin.`,
  points: (points: number) => f.plural(points, { one: '# point', other: '# points' }),
  turning: 'Trois tournants',
  inPoints: 'en points de pourcentage',
  where: (round: string, phase: string, move: number) =>
    `${round}, ${phase}, coup ${f.number(move)}`,
  whereBefore: (phase: string, move: number) => `Mise en place, ${phase}, coup ${f.number(move)}`,
  move: (move: number) => `Coup ${f.number(move)}`,
  by: (share: number) => f.signed(Math.round(share * 100)),
  would: (what: string) => `Le choix d’un Stratège\u00a0: ${what}.`,
  same: 'Un Stratège aurait fait pareil.',
  chance: 'Personne ne pouvait savoir comment ça tournerait.',
  others: 'Ce n’était pas à toi de décider.',
  show: 'Montrer',
  playOn: 'Continuer à partir d’ici',
  decisions: 'Tes décisions',
  decisionsOf: (who: string) => `Les décisions\u00a0: ${who}`,
  decisionsSay:
    'en points de pourcentage des chances de gagner, par rapport au meilleur autre choix. Le calcul part de ce qu’on voyait alors et joue chaque choix jusqu’à la fin de la manche\u00a0: ce ne sont pas les chiffres de la courbe, qui connaît toutes les mains. N’y figurent que les écarts que le hasard ne suffit pas à expliquer.',
  best: 'Les meilleures',
  worst: 'Les pires',
  next: (what: string, then: number, made: number) =>
    `Deuxième choix\u00a0: ${what}. ${f.begin(chanceOf(f)(then))} au lieu de ${chanceOf(f)(made)}.`,
  better: (what: string, then: number, made: number) =>
    `Mieux\u00a0: ${what}. ${f.begin(chanceOf(f)(then))} au lieu de ${chanceOf(f)(made)}.`,
  skillAndLuck: 'Talent et chance',
  skill: (share: number) => `${f.signed(Math.round(share * 100))} talent`,
  luck: (share: number) => `${f.signed(Math.round(share * 100))} chance`,
  sum: (even: number, skill: number, luck: number, end: number) => {
    const [first, own, chance, all] = [even, skill, luck, end].map((share) =>
      Math.round(share * 100),
    );
    return `${f.number(first)}\u00a0${f.signed(own)}\u00a0${f.signed(chance)}\u00a0=\u00a0${f.number(all)}`;
  },
  luckSay: (seats: number) =>
    `En points de pourcentage des chances de gagner. ${f.number(Math.round(100 / seats))} + talent + chance font 100 pour qui gagne, 0 pour les autres. Talent\u00a0: les décisions, comparées à celles d’un Stratège. Chance\u00a0: les cartes, et ce qu’ont fait les autres.`,
  strokes: 'Là où la chance a le plus joué',
  begins: 'Analyse de la partie…',
  weighing: 'Chaque décision est pesée.',
  stop: 'Arrêter',
  stopped: 'Analyse arrêtée. Ce qui a été trouvé reste.',
  goOn: 'Continuer',
  failed: 'Impossible d’analyser la partie ici.',
});
