import { SPECTATOR, type GameEvent, type Position, type Result, type View } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { sectionsText, type Speaker } from '@hustings/texts';
import { columns } from './text.js';
import type { Words } from './words.js';

/** The position as one viewer sees it, and what they have been told on the way to it. */
export const positionText = (
  speaker: Speaker,
  view: View,
  told: readonly GameEvent[] = [],
): string => sectionsText(speaker.sections(view, [], told));

/** A game, and who tells of it in which words. */
export type Told = {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly words: Words;
};

/** Who must decide what, one line for each; or that the game is over. */
export function decisionsText(told: Told, state: Position): string {
  const { game, speaker, words } = told;
  const { asks, over } = words.texts.game;
  const owed = game.decisions(state);
  if (owed.length === 0) return over;
  return owed
    .map(({ seat, kind }) => {
      const view = game.view(state, seat);
      return asks(seatText(told, view, seat), speaker.question(view, kind));
    })
    .join('\n');
}

/** The points of each seat by where they come from. */
export function resultText(told: Told, state: Position): string {
  const { game, speaker, words } = told;
  const { total, win } = words.texts.game;
  const result = game.result(state);
  if (result === undefined) return decisionsText(told, state);
  const { scores, winners, sources }: Result = result;
  const view = game.view(state, SPECTATOR);
  const names = scores.map((_, seat) => seatText(told, view, seat));
  const rows = [
    ['', ...names],
    ...Object.entries(sources).map(([source, points]) =>
      [speaker.source(source)].concat(points.map(String)),
    ),
    [total, ...scores.map(String)],
  ];
  const table = columns(rows, ['left', ...names.map(() => 'right' as const)]);
  return `${table}\n\n${win(winners.map((seat) => names[seat]))}`;
}

/** A seat by its number, and what it is called at the table. */
function seatText({ speaker, words }: Told, view: View, seat: number): string {
  const { seat: numbered, seatCalled } = words.texts.game;
  const number = numbered(seat + 1);
  const people = Array.from({ length: seat + 1 }, (_, one) => numbered(one + 1));
  const name = speaker.seatName(view, seat, people);
  return name === number ? number : seatCalled(number, name);
}
