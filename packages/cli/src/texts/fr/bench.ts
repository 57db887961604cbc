import type { Formats } from '@hustings/texts';
import type { BenchTexts } from '../report-texts.js';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Measured = Pick<CliTexts, 'simulate' | 'balance' | 'arena' | 'tune' | 'train'>;

const WINS = 'victoires';
const INTERVAL = '95\u00a0%';
const SCORE = 'points';

/** French: what many games look like together. */
export const measured = (f: Formats<'fr'>): Measured => {
  const n = f.number;
  const count = counts(f);
  return {
    simulate: {
      title: (game, players, games, seed) =>
        `${game}, ${count.players(players)}, ${count.games(games)} au hasard, graine ${seed}`,
      speed: (decisions, seconds, perSecond, gamesPerSecond) =>
        `${count.decisions(decisions)} en ${seconds} s\u00a0: ${n(perSecond)} décisions/s, ${n(gamesPerSecond)} parties/s`,
      heads: {
        mean: 'moyenne',
        sd: 'é.-t.',
        min: 'min',
        median: 'médiane',
        max: 'max',
        wins: WINS,
      },
      quantile: (percent) => `${n(percent)}\u00a0%`,
      decisions: 'décisions',
      score: SCORE,
      seat: (seat) => `place ${n(seat)}`,
      sources: 'points par source (moyenne d’une place)',
    },
    balance: {
      title: (game, players, bots, games, seed) =>
        `${game}, ${count.players(players)} (${bots}), ${count.games(games)}, graine ${seed}`,
      winnersScore: 'points du vainqueur',
      wins: 'part des victoires',
      perGame: (table) => `${table} (par partie)`,
    },
    arena: {
      title: (game, players, games, seeds, seed, budget) =>
        `${game}, ${count.players(players)}, ${count.games(games)} sur ${f.plural(seeds, { one: '# graine', other: '# graines' })} (${seed}), un Chancelier réfléchit ${budget}`,
      trials: (trials) => f.plural(trials, { one: '# essai', other: '# essais' }),
      milliseconds: (time) => `${n(time)} ms`,
      heads: {
        bot: 'bot',
        seats: 'places',
        wins: WINS,
        interval: INTERVAL,
        score: SCORE,
        p50: 'p50 ms',
        p99: 'p99 ms',
        longest: 'maximum ms',
        over: 'hors budget',
        skill: 'openskill',
      },
      overOf: (over, decisions) => `${n(over)} sur ${n(decisions)}`,
      winsBySeat: 'victoires par place',
      traits: { seat: 'place', times: 'fois', wins: WINS, interval: INTERVAL, score: SCORE },
      sources: { source: 'points par source', winner: 'vainqueur', all: 'tous' },
      played: (games) => `jouées\u00a0: ${count.games(games)}`,
    },
    tune: {
      generation: (generation, fitness) =>
        `génération ${n(generation)}\u00a0: qualité moyenne ${fitness}`,
    },
    train: {
      point: (games, percent) =>
        `${count.games(games)}\u00a0: ${percent}\u00a0% de victoires contre des Stratèges`,
    },
  };
};

/** French: the speed of games. */
export const bench = (f: Formats<'fr'>): BenchTexts => {
  const n = f.number;
  return {
    machine: (model, cores, node) =>
      `${model}, ${f.plural(cores, { one: '# cœur', other: '# cœurs' })}, Node ${node}`,
    unknownModel: 'processeur inconnu',
    baseline: 'référence',
    heads: {
      game: 'jeu, joueurs',
      decisions: 'décisions/s',
      clone: 'copie µs',
      view: 'vue µs',
      determinize: 'déterminisation µs',
      replay: 'relecture ms',
      verify: 'vérification ms',
      bytes: 'octets de position',
      worstList: 'pire liste µs',
      worstSample: 'pire tirage µs',
    },
    allMet: 'Tous les objectifs sont atteints.',
    missed: 'Objectifs manqués\u00a0:',
    miss: (contestant, miss) => `- ${contestant}\u00a0: ${miss}`,
    misses: {
      decisions: (found, wanted) => `${n(found)} sur ${n(wanted)} décisions/s`,
      clone: (found, wanted) => `copie en ${found} µs au lieu de ${n(wanted)} µs`,
      replay: (found, wanted) => `relecture en ${found} ms au lieu de ${n(wanted)} ms`,
      bytes: (found, wanted) => `position de ${n(found)} octets au lieu de ${n(wanted)}`,
      worstCall: (found, wanted) =>
        `un appel des coups permis de ${n(found)} µs au lieu de ${wanted} µs`,
    },
    beside: (folder) => `Temps ici, en pour cent du temps dans ${folder}\u00a0:`,
    besideHeads: ['jeu, joueurs', 'jeu au hasard', 'copie', 'vue', 'déterminisation', 'relecture'],
    busy: (share) => `La machine était occupée\u00a0: nous avions ${share} d’un cœur.`,
    written: (path) => `${path} est écrit.`,
    machineIs: (machine) => `Machine\u00a0: ${machine}.`,
  };
};
