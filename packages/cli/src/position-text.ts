import { SPECTATOR, type Position, type Result } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { columns } from './text.js';

/** Who must decide what, one line for each; or that the game is over. */
export function decisionsText(game: AnyGame, state: Position): string {
  const owed = game.decisions(state);
  if (owed.length === 0) return 'The game is over.';
  return owed
    .map(({ seat, kind }) => {
      const asks = game.rules.phrases.decisions[kind];
      if (asks === undefined) return `Seat ${seat} decides: ${kind}`;
      // Who speaks to people leaves out what the rules call the decision among themselves.
      if (game.rules.wording === undefined) return `Seat ${seat} decides: ${kind} – ${asks}`;
      const name = game.rules.seatName?.(game.view(state, SPECTATOR), seat);
      return `Seat ${seat}${name === undefined ? '' : ` (${name})`} decides: ${asks}`;
    })
    .join('\n');
}

/** The points of each seat by where they come from. */
export function resultText(game: AnyGame, { scores, winners, sources }: Result): string {
  const seats = scores.map((_, seat) => seat);
  const rows = [
    ['', ...seats.map((seat) => `seat ${seat}`)],
    ...Object.entries(sources).map(([source, points]) =>
      [game.rules.wording?.source(source) ?? source].concat(points.map(String)),
    ),
    ['total', ...scores.map(String)],
  ];
  const names = winners.map((seat) => `seat ${seat}`).join(' and ');
  const won = winners.length === 1 ? 'wins' : 'share the win';
  return `${columns(rows, ['left', ...seats.map(() => 'right' as const)])}\n\n${names} ${won}.`;
}
