import type { Formats } from '@hustings/texts';
import type { CliTexts } from '../texts.js';
import { counts } from './counts.js';

type Reports = Pick<
  CliTexts,
  'count' | 'progress' | 'game' | 'demo' | 'explain' | 'verify' | 'prove'
>;

/** Italian: what is told of games and positions. */
export const reports = (f: Formats<'it'>): Reports => {
  const n = f.number;
  const count = counts(f);
  return {
    count,
    progress: {
      games: (done, of) => `${n(done)} di ${count.games(of)}`,
      measurements: (done, of) =>
        `${n(done)} di ${f.plural(of, { one: '# misura', other: '# misure' })}`,
      proving: (done, of, game, players) =>
        `${n(done)} di ${n(of)} ${game}, ${count.players(players)}`,
    },
    game: {
      choice: (game, players, options) =>
        [game, count.players(players), options].filter((part) => part !== '').join(', '),
      listed: (id, title, min, max) => `${id}: ${title}, da ${n(min)} a ${count.players(max)}`,
      optionOne: (values, standard) => `${values.join(' | ')} (${standard})`,
      optionOfSeats: (dealt, values) => `${dealt}, o per ogni posto uno fra ${values.join(', ')}`,
      seat: (seat) => `Posto ${n(seat)}`,
      seatCalled: (seat, name) => `${seat} (${name})`,
      spectator: 'uno spettatore',
      asks: (seat, question) => `${seat}: ${question}`,
      over: 'La partita è finita.',
      total: 'totale',
      win: (names) =>
        names.length === 1 ? `Vince ${names[0]}.` : `Vittoria condivisa: ${f.list(names)}.`,
      shownAt: (title, players, move, of) =>
        `${title}, ${count.players(players)}, dopo la mossa ${n(move)} di ${n(of)}`,
    },
    demo: {
      title: (game, seed) => `${game}, ogni mossa a caso (seme ${seed})`,
      rounds: 'Decisioni in ogni fase, round per round',
      after: (moves) => `Dopo ${count.moves(moves)}:`,
      points: 'Punti',
    },
    explain: {
      title: (move, seat, question) => `dopo la mossa ${n(move)}, posto ${n(seat)}: ${question}`,
      heads: {
        move: 'mossa',
        wins: 'vittorie',
        points: 'punti',
        lead: 'vantaggio',
        reasons: 'rispetto alla seconda migliore',
      },
    },
    verify: {
      of: (path, verdict) => `${path}: ${verdict}`,
      failsBefore: (why) => `fallisce prima della prima mossa. ${why}`,
      failsAt: (move, seat, kind, why) =>
        `fallisce alla mossa ${n(move)} (posto ${n(seat)}, ${kind}). ${why}`,
      unfinished: 'non finita',
      scores: (scores) => `punteggi ${scores.map(n).join(', ')}`,
      holds: (game, players, moves, end) =>
        `tutto torna: ${game}, ${count.players(players)}, ${count.moves(moves)}, ${end}`,
    },
    prove: {
      kept: 'ogni promessa è mantenuta',
      fuzzed: (refused, reasons, saves) =>
        `dati ostili rifiutati: ${n(refused)}, per ${count.reasons(reasons)}; posizioni alterate caricate o rifiutate: ${n(saves)}`,
      played: (games, decisions, files) =>
        `${count.games(games)}, ${count.decisions(decisions)}; rigiocati: ${count.files(files)}`,
      looked: (positions, worlds) =>
        `${count.positions(positions)} da tutti i lati, mondi costruiti: ${n(worlds)}`,
      missed: (paths) => `mai guardati: ${paths.join(', ')}`,
      broken: (wrong) => `NON MANTENUTA: ${wrong}`,
      where: (seed, game, move, at) =>
        `con il seme «${seed}» nella partita ${n(game)} dopo la mossa ${n(move)}, in ${at}`,
      again: (command) => `di nuovo: ${command}`,
    },
  };
};
