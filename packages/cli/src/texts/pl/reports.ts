import type { Formats } from '@hustings/texts';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Reports = Pick<
  CliTexts,
  'count' | 'progress' | 'game' | 'demo' | 'explain' | 'verify' | 'prove'
>;

/** Polish: what is told of games and positions. */
export const reports = (f: Formats<'pl'>): Reports => {
  const n = f.number;
  const count = counts(f);
  return {
    count,
    progress: {
      games: (done, of) => `gry: ${n(done)} z\u00a0${n(of)}`,
      measurements: (done, of) => `pomiary: ${n(done)} z\u00a0${n(of)}`,
      proving: (done, of, game, players) =>
        `${n(done)} z\u00a0${n(of)} ${game}, ${count.players(players)}`,
    },
    game: {
      choice: (game, players, options) =>
        [game, count.players(players), options].filter((part) => part !== '').join(', '),
      listed: (id, title, min, max) => `${id}: ${title}, graczy ${n(min)}–${n(max)}`,
      optionOne: (values, standard) => `${values.join(' | ')} (${standard})`,
      optionOfSeats: (dealt, values) =>
        `${dealt} albo dla każdego miejsca jedno z\u00a0${values.join(', ')}`,
      seat: (seat) => `Miejsce ${n(seat)}`,
      seatCalled: (seat, name) => `${seat} (${name})`,
      spectator: 'widz',
      asks: (seat, question) => `${seat}: ${question}`,
      over: 'Gra jest skończona.',
      total: 'razem',
      win: (names) =>
        names.length === 1 ? `Wygrywa ${names[0]}.` : `Wspólne zwycięstwo: ${f.list(names)}.`,
      shownAt: (title, players, move, of) =>
        `${title}, ${count.players(players)}, po ruchu ${n(move)} z\u00a0${n(of)}`,
    },
    demo: {
      title: (game, seed) => `${game}, każdy ruch losowy (ziarno ${seed})`,
      rounds: 'Decyzje w\u00a0każdej fazie, runda po rundzie',
      after: (moves) => `Po ruchu ${n(moves)}:`,
      points: 'Punkty',
    },
    explain: {
      title: (move, seat, question) => `po ruchu ${n(move)}, miejsce ${n(seat)}: ${question}`,
      heads: {
        move: 'ruch',
        wins: 'wygrane',
        points: 'punkty',
        lead: 'przewaga',
        reasons: 'w\u00a0porównaniu z\u00a0następnym',
      },
    },
    verify: {
      of: (path, verdict) => `${path}: ${verdict}`,
      failsBefore: (why) => `błąd przed pierwszym ruchem. ${why}`,
      failsAt: (move, seat, kind, why) =>
        `błąd w\u00a0ruchu ${n(move)} (miejsce ${n(seat)}, ${kind}). ${why}`,
      unfinished: 'niedokończona',
      scores: (scores) => `wyniki ${scores.map(n).join(', ')}`,
      holds: (game, players, moves, end) =>
        `zgadza się: ${game}, ${count.players(players)}, ${count.moves(moves)}, ${end}`,
    },
    prove: {
      kept: 'każda obietnica dotrzymana',
      fuzzed: (refused, reasons, saves) =>
        `odrzucone złośliwe dane: ${n(refused)} (${count.reasons(reasons)}), zmienione stany wczytane lub odrzucone: ${n(saves)}`,
      played: (games, decisions, files) =>
        `${count.games(games)}, ${count.decisions(decisions)}, odtworzono: ${count.files(files)}`,
      looked: (positions, worlds) =>
        `obejrzano ze wszystkich stron: ${count.positions(positions)}, utworzone światy: ${n(worlds)}`,
      missed: (paths) => `nigdy nieobejrzane: ${paths.join(', ')}`,
      broken: (wrong) => `ZŁAMANA: ${wrong}`,
      where: (seed, game, move, at) =>
        `z\u00a0ziarnem „${seed}” w\u00a0grze ${n(game)} po ruchu ${n(move)}, przy ${at}`,
      again: (command) => `jeszcze raz: ${command}`,
    },
  };
};
