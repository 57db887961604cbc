import type { Formats } from '@hustings/texts';
import type { BenchTexts } from '../report-texts.js';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Measured = Pick<CliTexts, 'simulate' | 'balance' | 'arena' | 'tune' | 'train'>;

const WINS = 'wins';
const INTERVAL = '95 %';
const SCORE = 'score';

/** English: what many games look like together. */
export const measured = (f: Formats<'en'>): Measured => {
  const n = f.number;
  const count = counts(f);
  return {
    simulate: {
      title: (game, players, games, seed) =>
        `${game}, ${count.players(players)}, ${count.games(games)} played at random, seed ${seed}`,
      speed: (decisions, seconds, perSecond, gamesPerSecond) =>
        `${count.decisions(decisions)} in ${seconds} s: ${n(perSecond)} decisions/s, ${n(gamesPerSecond)} games/s`,
      heads: { mean: 'mean', sd: 'sd', min: 'min', median: 'median', max: 'max', wins: WINS },
      quantile: (percent) => `${n(percent)} %`,
      decisions: 'decisions',
      score: SCORE,
      seat: (seat) => `seat ${n(seat)}`,
      sources: 'points by source (mean of a seat)',
    },
    balance: {
      title: (game, players, bots, games, seed) =>
        `${game}, ${count.players(players)} (${bots}), ${count.games(games)}, seed ${seed}`,
      winnersScore: "winner's score",
      wins: 'share of wins',
      perGame: (table) => `${table} (a game)`,
    },
    arena: {
      title: (game, players, games, seeds, seed, budget) =>
        `${game}, ${count.players(players)}, ${count.games(games)} on ${f.plural(seeds, { one: '# seed', other: '# seeds' })} (${seed}), a Chancellor thinks for ${budget}`,
      trials: (trials) => f.plural(trials, { one: '# trial', other: '# trials' }),
      milliseconds: (time) => `${n(time)} ms`,
      heads: {
        bot: 'bot',
        seats: 'seats',
        wins: WINS,
        interval: INTERVAL,
        score: SCORE,
        p50: 'p50 ms',
        p99: 'p99 ms',
        longest: 'longest ms',
        over: 'over budget',
        skill: 'openskill',
      },
      overOf: (over, decisions) => `${n(over)} of ${n(decisions)}`,
      winsBySeat: 'wins by seat',
      traits: { seat: 'seat', times: 'times', wins: WINS, interval: INTERVAL, score: SCORE },
      sources: { source: 'points by source', winner: 'winner', all: 'all' },
      played: (games) => `played ${count.games(games)}`,
    },
    tune: {
      generation: (generation, fitness) => `generation ${n(generation)}: mean fitness ${fitness}`,
    },
    train: {
      point: (games, percent) => `${count.games(games)}: wins ${percent} % against Strategists`,
    },
  };
};

/** English: the speed of games. */
export const bench = (f: Formats<'en'>): BenchTexts => {
  const n = f.number;
  return {
    machine: (model, cores, node) =>
      `${model}, ${f.plural(cores, { one: '# core', other: '# cores' })}, Node ${node}`,
    unknownModel: 'unknown processor',
    baseline: 'baseline',
    heads: {
      game: 'game, players',
      decisions: 'decisions/s',
      clone: 'clone µs',
      view: 'view µs',
      determinize: 'determinize µs',
      replay: 'replay ms',
      verify: 'verify ms',
      bytes: 'state bytes',
      worstList: 'worst list µs',
      worstSample: 'worst sample µs',
    },
    allMet: 'All goals are met.',
    missed: 'Goals missed:',
    miss: (contestant, miss) => `- ${contestant}: ${miss}`,
    misses: {
      decisions: (found, wanted) => `${n(found)} of ${n(wanted)} decisions/s`,
      clone: (found, wanted) => `clone ${found} µs, not ${n(wanted)} µs`,
      replay: (found, wanted) => `replay ${found} ms, not ${n(wanted)} ms`,
      bytes: (found, wanted) => `state ${n(found)} bytes, not ${n(wanted)}`,
      worstCall: (found, wanted) => `a legal-move call of ${n(found)} µs, not ${wanted} µs`,
    },
    beside: (folder) => `Time it takes here, in per cent of the time in ${folder}:`,
    besideHeads: ['game, players', 'play', 'clone', 'view', 'determinize', 'replay'],
    busy: (share) => `The machine was busy: we had ${share} of a core.`,
    written: (path) => `${path} is written.`,
    machineIs: (machine) => `Machine: ${machine}.`,
  };
};
