import { isRefusal, Match, seedFrom, sfc } from '@hustings/kernel';
import { dieMacher2006 as game } from '../../rules/edition-2006/die-macher-2006.js';
import type { DecisionKind, Event, State } from '../../rules/edition-2006/index.js';

/** A game that was played for a while, as the browser keeps it. */
export type Recorded = Match<State, Event>;

type Wish = {
  readonly seats: number;
  readonly length: 'full' | 'short';
  /** How far it has been played. */
  readonly until: (state: State) => boolean;
};

/** A game by lot, up to a moment; always the same for the same name. Nothing if it never comes. */
function played(name: string, { seats, length, until }: Wish): Recorded | undefined {
  const random = sfc(seedFrom(name), 'bot 0');
  const begun = Match.start(game, { length }, seats, seedFrom(`table ${name}`));
  if (isRefusal(begun)) throw new Error(begun.refused);
  let match = begun.playUnasked();
  while (!match.isOver) {
    const { state } = match;
    if (until(state)) return match;
    const [{ seat }] = game.decisions(state);
    match = match.play(seat, game.sample(state, seat, random)).playUnasked();
  }
  return undefined;
}

/** The first of many games by lot in which the moment comes. */
export function recorded(name: string, wish: Wish): Recorded {
  const MANY = 60;
  for (let i = 0; i < MANY; i++) {
    const match = played(`${name} ${i}`, wish);
    if (match !== undefined) return match;
  }
  throw new Error(`no game came to ${name}`);
}

/** Up to a round. */
export const inRound = (round: number) => (state: State) => state.round === round;

/** Whoever sits on the first chair is asked for this; where it is sealed, others are too. */
export const asksFirst = (kind: DecisionKind) => (state: State) =>
  game.decisions(state).some((one) => one.seat === 0 && one.kind === kind);
