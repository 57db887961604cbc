import type { Formats } from '@hustings/texts';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Reports = Pick<
  CliTexts,
  'count' | 'progress' | 'game' | 'demo' | 'explain' | 'verify' | 'prove'
>;

/** French: what is told of games and positions. */
export const reports = (f: Formats<'fr'>): Reports => {
  const n = f.number;
  const count = counts(f);
  return {
    count,
    progress: {
      games: (done, of) => `${n(done)} sur ${count.games(of)}`,
      measurements: (done, of) =>
        `${n(done)} sur ${f.plural(of, { one: '# mesure', other: '# mesures' })}`,
      proving: (done, of, game, players) =>
        `${n(done)} sur ${n(of)} ${game}, ${count.players(players)}`,
    },
    game: {
      choice: (game, players, options) =>
        [game, count.players(players), options].filter((part) => part !== '').join(', '),
      listed: (id, title, min, max) =>
        `${id}\u00a0: ${title}, de ${n(min)} à ${count.players(max)}`,
      optionOne: (values, standard) => `${values.join(' | ')} (${standard})`,
      optionOfSeats: (dealt, values) =>
        `${dealt}, ou pour chaque place un choix parmi ${values.join(', ')}`,
      seat: (seat) => `Place ${n(seat)}`,
      seatCalled: (seat, name) => `${seat} (${name})`,
      spectator: 'un spectateur',
      asks: (seat, question) => `${seat}\u00a0: ${question}`,
      over: 'La partie est terminée.',
      total: 'total',
      win: (names) =>
        names.length === 1
          ? `Victoire\u00a0: ${names[0]}.`
          : `Victoire partagée\u00a0: ${f.list(names)}.`,
      shownAt: (title, players, move, of) =>
        `${title}, ${count.players(players)}, après le coup ${n(move)} sur ${n(of)}`,
    },
    demo: {
      title: (game, seed) => `${game}, chaque coup au hasard (graine ${seed})`,
      rounds: 'Décisions de chaque phase, manche par manche',
      after: (moves) => `Après ${count.moves(moves)}\u00a0:`,
      points: 'Points',
    },
    explain: {
      title: (move, seat, question) =>
        `après le coup ${n(move)}, place ${n(seat)}\u00a0: ${question}`,
      heads: {
        move: 'coup',
        wins: 'victoires',
        points: 'points',
        lead: 'avance',
        reasons: 'par rapport au suivant',
      },
    },
    verify: {
      of: (path, verdict) => `${path}\u00a0: ${verdict}`,
      failsBefore: (why) => `échoue avant le premier coup. ${why}`,
      failsAt: (move, seat, kind, why) =>
        `échoue au coup ${n(move)} (place ${n(seat)}, ${kind}). ${why}`,
      unfinished: 'pas terminée',
      scores: (scores) => `points ${scores.map(n).join(', ')}`,
      holds: (game, players, moves, end) =>
        `exact\u00a0: ${game}, ${count.players(players)}, ${count.moves(moves)}, ${end}`,
    },
    prove: {
      kept: 'toutes les promesses sont tenues',
      fuzzed: (refused, reasons, saves) =>
        `entrées hostiles refusées\u00a0: ${n(refused)}, pour ${count.reasons(reasons)}\u202f; positions modifiées lues ou refusées\u00a0: ${n(saves)}`,
      played: (games, decisions, files) =>
        `${count.games(games)}, ${count.decisions(decisions)}, relecture de ${count.files(files)}`,
      looked: (positions, worlds) =>
        `vues de tous les côtés\u00a0: ${count.positions(positions)}\u202f; mondes imaginés\u00a0: ${n(worlds)}`,
      missed: (paths) => `jamais regardé\u00a0: ${paths.join(', ')}`,
      broken: (wrong) => `ROMPU\u00a0: ${wrong}`,
      where: (seed, game, move, at) =>
        `avec la graine «\u00a0${seed}\u00a0», partie ${n(game)}, après le coup ${n(move)}, à ${at}`,
      again: (command) => `à revoir\u00a0: ${command}`,
    },
  };
};
