import type { Formats } from '@hustings/texts';
import type { BenchTexts } from '../report-texts.js';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Measured = Pick<CliTexts, 'simulate' | 'balance' | 'arena' | 'tune' | 'train'>;

const WINS = 'vittorie';
const INTERVAL = '95%';
const SCORE = 'punteggio';

/** Italian: what many games look like together. */
export const measured = (f: Formats<'it'>): Measured => {
  const n = f.number;
  const count = counts(f);
  return {
    simulate: {
      title: (game, players, games, seed) =>
        `${game}, ${count.players(players)}, ${count.games(games)} a caso, seme ${seed}`,
      speed: (decisions, seconds, perSecond, gamesPerSecond) =>
        `${count.decisions(decisions)} in ${seconds} s: ${n(perSecond)} decisioni/s, ${n(gamesPerSecond)} partite/s`,
      heads: {
        mean: 'media',
        sd: 'dev. st.',
        min: 'min',
        median: 'mediana',
        max: 'max',
        wins: WINS,
      },
      quantile: (percent) => `${n(percent)}%`,
      decisions: 'decisioni',
      score: SCORE,
      seat: (seat) => `posto ${n(seat)}`,
      sources: 'punti per provenienza (media di un posto)',
    },
    balance: {
      title: (game, players, bots, games, seed) =>
        `${game}, ${count.players(players)} (${bots}), ${count.games(games)}, seme ${seed}`,
      winnersScore: 'punteggio di chi vince',
      wins: 'quota di vittorie',
      perGame: (table) => `${table} (a partita)`,
    },
    arena: {
      title: (game, players, games, seeds, seed, budget) =>
        `${game}, ${count.players(players)}, ${count.games(games)} su ${f.plural(seeds, { one: '# seme', other: '# semi' })} (${seed}), un Cancelliere pensa per ${budget}`,
      trials: (trials) => f.plural(trials, { one: '# prova', other: '# prove' }),
      milliseconds: (time) => `${n(time)} ms`,
      heads: {
        bot: 'bot',
        seats: 'posti',
        wins: WINS,
        interval: INTERVAL,
        score: SCORE,
        p50: 'p50 ms',
        p99: 'p99 ms',
        longest: 'max ms',
        over: 'oltre il limite',
        skill: 'openskill',
      },
      overOf: (over, decisions) => `${n(over)} di ${n(decisions)}`,
      winsBySeat: 'vittorie per posto',
      traits: { seat: 'posto', times: 'volte', wins: WINS, interval: INTERVAL, score: SCORE },
      sources: { source: 'punti per provenienza', winner: 'chi vince', all: 'tutti' },
      played: (games) => `giocate: ${count.games(games)}`,
    },
    tune: {
      generation: (generation, fitness) =>
        `generazione ${n(generation)}: idoneità media ${fitness}`,
    },
    train: {
      point: (games, percent) => `${count.games(games)}: ${percent}% di vittorie contro Strateghi`,
    },
  };
};

/** Italian: the speed of games. */
export const bench = (f: Formats<'it'>): BenchTexts => {
  const n = f.number;
  return {
    machine: (model, cores, node) =>
      `${model}, ${f.plural(cores, { one: '# core', other: '# core' })}, Node ${node}`,
    unknownModel: 'processore sconosciuto',
    baseline: 'riferimento',
    heads: {
      game: 'gioco, giocatori',
      decisions: 'decisioni/s',
      clone: 'copia µs',
      view: 'vista µs',
      determinize: 'determinazione µs',
      replay: 'replay ms',
      verify: 'verifica ms',
      bytes: 'byte di stato',
      worstList: 'elenco peggiore µs',
      worstSample: 'campione peggiore µs',
    },
    allMet: 'Tutti gli obiettivi sono raggiunti.',
    missed: 'Obiettivi mancati:',
    miss: (contestant, miss) => `- ${contestant}: ${miss}`,
    misses: {
      decisions: (found, wanted) => `${n(found)} di ${n(wanted)} decisioni/s`,
      clone: (found, wanted) => `copia ${found} µs, non ${n(wanted)} µs`,
      replay: (found, wanted) => `replay ${found} ms, non ${n(wanted)} ms`,
      bytes: (found, wanted) => `stato di ${n(found)} byte, non ${n(wanted)}`,
      worstCall: (found, wanted) =>
        `una chiamata per le mosse lecite di ${n(found)} µs, non ${wanted} µs`,
    },
    beside: (folder) => `Tempo qui, in percentuale del tempo in ${folder}:`,
    besideHeads: ['gioco, giocatori', 'gioco a caso', 'copia', 'vista', 'determinazione', 'replay'],
    busy: (share) => `La macchina era occupata: avevamo ${share} di un core.`,
    written: (path) => `Scritto: ${path}.`,
    machineIs: (machine) => `Macchina: ${machine}.`,
  };
};
