import type { Formats } from '@hustings/texts';
import type { BenchTexts } from '../report-texts.js';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Measured = Pick<CliTexts, 'simulate' | 'balance' | 'arena' | 'tune' | 'train'>;

const WINS = 'Siege';
const INTERVAL = '95\u00a0%';
const SCORE = 'Punkte';

/** German: what many games look like together. */
export const measured = (f: Formats<'de'>): Measured => {
  const n = f.number;
  const count = counts(f);
  return {
    simulate: {
      title: (game, players, games, seed) =>
        `${game}, ${count.players(players)}, ${count.games(games)} mit zufälligen Zügen, Startwert ${seed}`,
      speed: (decisions, seconds, perSecond, gamesPerSecond) =>
        `${count.decisions(decisions)} in ${seconds} s: ${n(perSecond)} Entscheidungen/s, ${n(gamesPerSecond)} Spiele/s`,
      heads: {
        mean: 'Mittel',
        sd: 'Streuung',
        min: 'Min',
        median: 'Median',
        max: 'Max',
        wins: WINS,
      },
      quantile: (percent) => `${n(percent)}\u00a0%`,
      decisions: 'Entscheidungen',
      score: SCORE,
      seat: (seat) => `Platz ${n(seat)}`,
      sources: 'Punkte nach Herkunft (Mittel je Platz)',
    },
    balance: {
      title: (game, players, bots, games, seed) =>
        `${game}, ${count.players(players)} (${bots}), ${count.games(games)}, Startwert ${seed}`,
      winnersScore: 'Punkte beim Sieg',
      wins: 'Anteil der Siege',
      perGame: (table) => `${table} (je Spiel)`,
    },
    arena: {
      title: (game, players, games, seeds, seed, budget) =>
        `${game}, ${count.players(players)}, ${count.games(games)} auf ${f.plural(seeds, { one: '# Startwert', other: '# Startwerten' })} (${seed}), Bedenkzeit des Kanzlers: ${budget}`,
      trials: (trials) => f.plural(trials, { one: '# Versuch', other: '# Versuche' }),
      milliseconds: (time) => `${n(time)} ms`,
      heads: {
        bot: 'Bot',
        seats: 'Plätze',
        wins: WINS,
        interval: INTERVAL,
        score: SCORE,
        p50: 'p50 ms',
        p99: 'p99 ms',
        longest: 'längste ms',
        over: 'zu lange',
        skill: 'openskill',
      },
      overOf: (over, decisions) => `${n(over)} von ${n(decisions)}`,
      winsBySeat: 'Siege nach Platz',
      traits: { seat: 'Platz', times: 'Anzahl', wins: WINS, interval: INTERVAL, score: SCORE },
      sources: { source: 'Punkte nach Herkunft', winner: 'Sieg', all: 'alle' },
      played: (games) => `${count.games(games)} gespielt`,
    },
    tune: {
      generation: (generation, fitness) => `Generation ${n(generation)}: mittlere Güte ${fitness}`,
    },
    train: {
      point: (games, percent) => `${count.games(games)}: ${percent}\u00a0% Siege gegen Strategen`,
    },
  };
};

/** German: the speed of games. */
export const bench = (f: Formats<'de'>): BenchTexts => {
  const n = f.number;
  return {
    machine: (model, cores, node) =>
      `${model}, ${f.plural(cores, { one: '# Kern', other: '# Kerne' })}, Node ${node}`,
    unknownModel: 'unbekannter Prozessor',
    baseline: 'Vergleichsspiel',
    heads: {
      game: 'Spiel, Personen',
      decisions: 'Entscheidungen/s',
      clone: 'Kopie µs',
      view: 'Sicht µs',
      determinize: 'Auslosung µs',
      replay: 'Nachspiel ms',
      verify: 'Prüfung ms',
      bytes: 'Stand Bytes',
      worstList: 'längste Liste µs',
      worstSample: 'längste Probe µs',
    },
    allMet: 'Alle Ziele sind erreicht.',
    missed: 'Verfehlte Ziele:',
    miss: (contestant, miss) => `- ${contestant}: ${miss}`,
    misses: {
      decisions: (found, wanted) => `${n(found)} von ${n(wanted)} Entscheidungen/s`,
      clone: (found, wanted) => `Kopie ${found} µs, nicht ${n(wanted)} µs`,
      replay: (found, wanted) => `Nachspiel ${found} ms, nicht ${n(wanted)} ms`,
      bytes: (found, wanted) => `Stand ${n(found)} Bytes, nicht ${n(wanted)}`,
      worstCall: (found, wanted) =>
        `eine Abfrage erlaubter Züge von ${n(found)} µs, nicht ${wanted} µs`,
    },
    beside: (folder) => `Zeit hier, in Prozent der Zeit in ${folder}:`,
    besideHeads: ['Spiel, Personen', 'Spielen', 'Kopie', 'Sicht', 'Auslosung', 'Nachspiel'],
    busy: (share) => `Der Rechner war beschäftigt: Wir hatten ${share} eines Kerns.`,
    written: (path) => `${path} ist geschrieben.`,
    machineIs: (machine) => `Rechner: ${machine}.`,
  };
};
