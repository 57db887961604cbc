import type { Formats } from '@hustings/texts';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Reports = Pick<
  CliTexts,
  'count' | 'progress' | 'game' | 'demo' | 'explain' | 'verify' | 'prove'
>;

/** English: what is told of games and positions. */
export const reports = (f: Formats<'en'>): Reports => {
  const n = f.number;
  const count = counts(f);
  return {
    count,
    progress: {
      games: (done, of) => `${n(done)} of ${count.games(of)}`,
      measurements: (done, of) =>
        `${n(done)} of ${f.plural(of, { one: '# measurement', other: '# measurements' })}`,
      proving: (done, of, game, players) =>
        `${n(done)} of ${n(of)} ${game}, ${count.players(players)}`,
    },
    game: {
      choice: (game, players, options) =>
        [game, count.players(players), options].filter((part) => part !== '').join(', '),
      listed: (id, title, min, max) => `${id}: ${title}, ${n(min)} to ${count.players(max)}`,
      optionOne: (values, standard) => `${values.join(' | ')} (${standard})`,
      optionOfSeats: (dealt, values) => `${dealt}, or for each seat one of ${values.join(', ')}`,
      seat: (seat) => `Seat ${n(seat)}`,
      seatCalled: (seat, name) => `${seat} (${name})`,
      spectator: 'a spectator',
      asks: (seat, question) => `${seat}: ${question}`,
      over: 'The game is over.',
      total: 'total',
      win: (names) => `${f.list(names)} ${names.length === 1 ? 'wins' : 'share the win'}.`,
      shownAt: (title, players, move, of) =>
        `${title}, ${count.players(players)}, after move ${n(move)} of ${n(of)}`,
    },
    demo: {
      title: (game, seed) => `${game}, every move at random (seed ${seed})`,
      rounds: 'Decisions in each phase, round by round',
      after: (moves) => `After ${count.moves(moves)}:`,
      points: 'Points',
    },
    explain: {
      title: (move, seat, question) => `after move ${n(move)}, seat ${n(seat)}: ${question}`,
      heads: {
        move: 'move',
        wins: 'wins',
        points: 'points',
        lead: 'lead',
        reasons: 'against the next best',
      },
    },
    verify: {
      of: (path, verdict) => `${path}: ${verdict}`,
      failsBefore: (why) => `fails before the first move. ${why}`,
      failsAt: (move, seat, kind, why) =>
        `fails at move ${n(move)} (seat ${n(seat)}, ${kind}). ${why}`,
      unfinished: 'not finished',
      scores: (scores) => `scores ${scores.map(n).join(', ')}`,
      holds: (game, players, moves, end) =>
        `true: ${game}, ${count.players(players)}, ${count.moves(moves)}, ${end}`,
    },
    prove: {
      kept: 'every promise is kept',
      fuzzed: (refused, reasons, saves) =>
        `${n(refused)} hostile inputs refused for ${count.reasons(reasons)}, ${n(saves)} changed states loaded or refused`,
      played: (games, decisions, files) =>
        `${count.games(games)}, ${count.decisions(decisions)}, ${count.files(files)} replayed`,
      looked: (positions, worlds) =>
        `${count.positions(positions)} looked at from all sides, ${n(worlds)} worlds made`,
      missed: (paths) => `never looked at: ${paths.join(', ')}`,
      broken: (wrong) => `BROKEN: ${wrong}`,
      where: (seed, game, move, at) =>
        `with seed '${seed}' in game ${n(game)} after move ${n(move)}, at ${at}`,
      again: (command) => `again: ${command}`,
    },
  };
};
