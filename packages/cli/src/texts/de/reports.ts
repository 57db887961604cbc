import type { Formats } from '@hustings/texts';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Reports = Pick<
  CliTexts,
  'count' | 'progress' | 'game' | 'demo' | 'explain' | 'verify' | 'prove'
>;

/** German: what is told of games and positions. */
export const reports = (f: Formats<'de'>): Reports => {
  const n = f.number;
  const count = counts(f);
  return {
    count,
    progress: {
      games: (done, of) => `${n(done)} von ${f.plural(of, { one: '# Spiel', other: '# Spielen' })}`,
      measurements: (done, of) =>
        `${n(done)} von ${f.plural(of, { one: '# Messung', other: '# Messungen' })}`,
      proving: (done, of, game, players) =>
        `${n(done)} von ${n(of)} ${game}, ${count.players(players)}`,
    },
    game: {
      choice: (game, players, options) =>
        [game, count.players(players), options].filter((part) => part !== '').join(', '),
      listed: (id, title, min, max) => `${id}: ${title}, ${n(min)} bis ${count.players(max)}`,
      optionOne: (values, standard) => `${values.join(' | ')} (${standard})`,
      optionOfSeats: (dealt, values) =>
        `${dealt}, oder für jeden Platz eins von ${values.join(', ')}`,
      seat: (seat) => `Platz ${n(seat)}`,
      seatCalled: (seat, name) => `${seat} (${name})`,
      spectator: 'beim Zuschauen',
      asks: (seat, question) => `${seat}: ${question}`,
      over: 'Das Spiel ist beendet.',
      total: 'Summe',
      win: (names) => `${names.length === 1 ? 'Sieg' : 'Geteilter Sieg'}: ${f.list(names)}.`,
      shownAt: (title, players, move, of) =>
        `${title}, ${count.players(players)}, nach Zug ${n(move)} von ${n(of)}`,
    },
    demo: {
      title: (game, seed) => `${game}, jeder Zug zufällig (Startwert ${seed})`,
      rounds: 'Entscheidungen in jeder Phase, Runde für Runde',
      after: (moves) => `Nach ${f.plural(moves, { one: '# Zug', other: '# Zügen' })}:`,
      points: 'Punkte',
    },
    explain: {
      title: (move, seat, question) => `nach Zug ${n(move)}, Platz ${n(seat)}: ${question}`,
      heads: {
        move: 'Zug',
        wins: 'Siege',
        points: 'Punkte',
        lead: 'Vorsprung',
        reasons: 'gegenüber dem nächstbesten',
      },
    },
    verify: {
      of: (path, verdict) => `${path}: ${verdict}`,
      failsBefore: (why) => `scheitert vor dem ersten Zug. ${why}`,
      failsAt: (move, seat, kind, why) =>
        `scheitert bei Zug ${n(move)} (Platz ${n(seat)}, ${kind}). ${why}`,
      unfinished: 'nicht beendet',
      scores: (scores) => `Punkte ${scores.map(n).join(', ')}`,
      holds: (game, players, moves, end) =>
        `stimmt: ${game}, ${count.players(players)}, ${count.moves(moves)}, ${end}`,
    },
    prove: {
      kept: 'jedes Versprechen ist gehalten',
      fuzzed: (refused, reasons, saves) =>
        `${n(refused)} feindliche Eingaben abgewiesen (${count.reasons(reasons)}), ${n(saves)} veränderte Spielstände geladen oder abgewiesen`,
      played: (games, decisions, files) =>
        `${count.games(games)}, ${count.decisions(decisions)}, ${count.files(files)} nachgespielt`,
      looked: (positions, worlds) =>
        `${count.positions(positions)} von allen Seiten angesehen, ${n(worlds)} Welten gemacht`,
      missed: (paths) => `nie angesehen: ${paths.join(', ')}`,
      broken: (wrong) => `GEBROCHEN: ${wrong}`,
      where: (seed, game, move, at) =>
        `mit Startwert '${seed}' in Spiel ${n(game)} nach Zug ${n(move)}, bei ${at}`,
      again: (command) => `noch einmal: ${command}`,
    },
  };
};
