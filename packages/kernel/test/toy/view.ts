import {
  newPosition,
  NONE,
  positionView,
  shuffle,
  fork,
  type PositionView,
  type Random,
  type Viewer,
} from '@hustings/kernel';
import { allCards, type State, type Variable } from './state.js';

export type TraderView = {
  readonly colour: string;
  readonly coins: number;
  readonly workers: number;
  readonly cards: number;
  readonly stalls: readonly number[];
  readonly display: readonly number[];
};

export type View = {
  readonly position: PositionView;
  readonly round: number;
  readonly rounds: number;
  readonly start: number;
  readonly deck: number;
  readonly discards: readonly number[];
  readonly market: readonly number[];
  readonly traders: readonly TraderView[];
  /** Is a card being looked at, and which, if the viewer is the one who looks. */
  readonly peeking: boolean;
  readonly peeked: number;
  readonly hand: readonly number[];
};

export function view(state: State, viewer: Viewer): View {
  return {
    position: positionView(state, viewer),
    round: state.round,
    rounds: state.rounds,
    start: state.start,
    deck: state.deck.length,
    discards: state.discards.slice(),
    market: state.market.slice(),
    traders: state.traders.map(({ colour, coins, workers, hand, stalls, display }) => ({
      colour,
      coins,
      workers,
      cards: hand.length,
      stalls: stalls.slice(),
      display: display.slice(),
    })),
    peeking: state.peeked !== NONE,
    peeked: state.now.thief === viewer ? state.peeked : NONE,
    hand: viewer < 0 ? [] : state.traders[viewer].hand.slice(),
  };
}

/** A day that agrees with a view: what it does not show is shuffled into the hidden places. */
export function determinize(seen: View, random: Random): State {
  const { viewer } = seen.position;
  const hidden = shuffle(random, unseen(seen));
  const take = (n: number): number[] => hidden.splice(0, n);
  return {
    ...newPosition<Variable>(
      seen.traders.length,
      { seat: NONE, passes: NONE, thief: NONE },
      fork(random),
    ),
    round: seen.round,
    rounds: seen.rounds,
    start: seen.start,
    deck: take(seen.deck),
    discards: seen.discards.slice(),
    market: seen.market.slice(),
    peeked: seen.peeking && seen.peeked === NONE ? take(1)[0] : seen.peeked,
    traders: seen.traders.map(({ colour, coins, workers, cards, stalls, display }, seat) => ({
      colour,
      coins,
      workers,
      hand: seat === viewer ? seen.hand.slice() : take(cards),
      stalls: stalls.slice(),
      display: display.slice(),
    })),
  };
}

/** All cards but those the viewer sees. */
function unseen(seen: View): number[] {
  const left = allCards();
  const shown = [...seen.discards, ...seen.market, ...seen.hand, seen.peeked];
  for (const card of [...shown, ...seen.traders.flatMap((trader) => trader.display)]) {
    if (card !== NONE) left.splice(left.indexOf(card), 1);
  }
  return left;
}
