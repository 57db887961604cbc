import { SPECTATOR, type Position, type Result, type View } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { sectionsText, type Speaker } from '@hustings/texts';
import { columns } from './text.js';

/** The position as one viewer sees it. */
export const positionText = (speaker: Speaker, view: View): string =>
  sectionsText(speaker.sections(view, []));

/** Who must decide what, one line for each; or that the game is over. */
export function decisionsText(game: AnyGame, speaker: Speaker, state: Position): string {
  const owed = game.decisions(state);
  if (owed.length === 0) return 'The game is over.';
  return owed
    .map(({ seat, kind }) => {
      const view = game.view(state, seat);
      return `${seatText(speaker, view, seat)}: ${speaker.question(view, kind)}`;
    })
    .join('\n');
}

/** The points of each seat by where they come from. */
export function resultText(game: AnyGame, speaker: Speaker, state: Position): string {
  const result = game.result(state);
  if (result === undefined) return decisionsText(game, speaker, state);
  const { scores, winners, sources }: Result = result;
  const view = game.view(state, SPECTATOR);
  const names = scores.map((_, seat) => seatText(speaker, view, seat));
  const rows = [
    ['', ...names],
    ...Object.entries(sources).map(([source, points]) =>
      [speaker.source(source)].concat(points.map(String)),
    ),
    ['total', ...scores.map(String)],
  ];
  const won = winners.length === 1 ? 'wins' : 'share the win';
  const first = winners.map((seat) => names[seat]).join(' and ');
  return `${columns(rows, ['left', ...names.map(() => 'right' as const)])}\n\n${first} ${won}.`;
}

/** People count seats from 1. */
export const seatNumber = (seat: number): string => `Seat ${seat + 1}`;

/** A seat by its number, and what it is called at the table. */
function seatText(speaker: Speaker, view: View, seat: number): string {
  const number = seatNumber(seat);
  const people = Array.from({ length: seat + 1 }, (_, one) => seatNumber(one));
  const name = speaker.seatName(view, seat, people);
  return name === number ? number : `${number} (${name})`;
}
