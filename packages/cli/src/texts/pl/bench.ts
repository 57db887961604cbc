import type { Formats } from '@hustings/texts';
import type { BenchTexts } from '../report-texts.js';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Measured = Pick<CliTexts, 'simulate' | 'balance' | 'arena' | 'tune' | 'train'>;

const WINS = 'wygrane';
const INTERVAL = '95%';
const SCORE = 'wynik';

/** Polish: what many games look like together. */
export const measured = (f: Formats<'pl'>): Measured => {
  const n = f.number;
  const count = counts(f);
  return {
    simulate: {
      title: (game, players, games, seed) =>
        `${game}, ${count.players(players)}, rozegrano losowo: ${count.games(games)}, ziarno ${seed}`,
      speed: (decisions, seconds, perSecond, gamesPerSecond) =>
        `${count.decisions(decisions)} w\u00a0${seconds} s: ${n(perSecond)} decyzji/s, ${n(gamesPerSecond)} gier/s`,
      heads: {
        mean: 'średnia',
        sd: 'odch.',
        min: 'min.',
        median: 'mediana',
        max: 'maks.',
        wins: WINS,
      },
      quantile: (percent) => `${n(percent)}%`,
      decisions: 'decyzje',
      score: SCORE,
      seat: (seat) => `miejsce ${n(seat)}`,
      sources: 'punkty według źródła (średnia miejsca)',
    },
    balance: {
      title: (game, players, bots, games, seed) =>
        `${game}, ${count.players(players)} (${bots}), ${count.games(games)}, ziarno ${seed}`,
      winnersScore: 'wynik zwycięzcy',
      wins: 'udział wygranych',
      perGame: (table) => `${table} (na grę)`,
    },
    arena: {
      title: (game, players, games, seeds, seed, budget) =>
        `${game}, ${count.players(players)}, ${count.games(games)}, ${f.plural(seeds, { one: '# ziarno', few: '# ziarna', many: '# ziaren', other: '# ziarna' })} (${seed}), namysł Kanclerza: ${budget}`,
      trials: (trials) =>
        f.plural(trials, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' }),
      milliseconds: (time) => `${n(time)} ms`,
      heads: {
        bot: 'bot',
        seats: 'miejsca',
        wins: WINS,
        interval: INTERVAL,
        score: SCORE,
        p50: 'p50 ms',
        p99: 'p99 ms',
        longest: 'najdłużej ms',
        over: 'ponad limit',
        skill: 'openskill',
      },
      overOf: (over, decisions) => `${n(over)} z\u00a0${n(decisions)}`,
      winsBySeat: 'wygrane według miejsca',
      traits: { seat: 'miejsce', times: 'razy', wins: WINS, interval: INTERVAL, score: SCORE },
      sources: { source: 'punkty według źródła', winner: 'zwycięzca', all: 'wszyscy' },
      played: (games) => `rozegrano: ${count.games(games)}`,
    },
    tune: {
      generation: (generation, fitness) =>
        `pokolenie ${n(generation)}: średnie dopasowanie ${fitness}`,
    },
    train: {
      point: (games, percent) => `${count.games(games)}: ${percent}% wygranych przeciw Strategom`,
    },
  };
};

/** Polish: the speed of games. */
export const bench = (f: Formats<'pl'>): BenchTexts => {
  const n = f.number;
  return {
    machine: (model, cores, node) =>
      `${model}, ${f.plural(cores, { one: '# rdzeń', few: '# rdzenie', many: '# rdzeni', other: '# rdzenia' })}, Node ${node}`,
    unknownModel: 'nieznany procesor',
    baseline: 'punkt odniesienia',
    heads: {
      game: 'gra, gracze',
      decisions: 'decyzje/s',
      clone: 'kopia µs',
      view: 'widok µs',
      determinize: 'determinizacja µs',
      replay: 'odtworzenie ms',
      verify: 'sprawdzenie ms',
      bytes: 'bajty stanu',
      worstList: 'najgorsza lista µs',
      worstSample: 'najgorsza próba µs',
    },
    allMet: 'Wszystkie cele osiągnięte.',
    missed: 'Cele nieosiągnięte:',
    miss: (contestant, miss) => `- ${contestant}: ${miss}`,
    misses: {
      decisions: (found, wanted) => `${n(found)} z\u00a0${n(wanted)} decyzji/s`,
      clone: (found, wanted) => `kopia ${found} µs zamiast ${n(wanted)} µs`,
      replay: (found, wanted) => `odtworzenie ${found} ms zamiast ${n(wanted)} ms`,
      bytes: (found, wanted) => `stan ${n(found)} bajtów zamiast ${n(wanted)}`,
      worstCall: (found, wanted) =>
        `wyliczenie dozwolonych ruchów ${n(found)} µs zamiast ${wanted} µs`,
    },
    beside: (folder) => `Czas tutaj, w\u00a0procentach czasu w\u00a0${folder}:`,
    besideHeads: ['gra, gracze', 'rozgrywka', 'kopia', 'widok', 'determinizacja', 'odtworzenie'],
    busy: (share) => `Maszyna była zajęta: do dyspozycji ${share} rdzenia.`,
    written: (path) => `Zapisano ${path}.`,
    machineIs: (machine) => `Maszyna: ${machine}.`,
  };
};
