import { NONE, One, show, type Order, type Out, type Reason } from '@hustings/kernel';
import { effectsInActions } from '../effects/pending.js';
import type { Event } from '../events.js';
import { isEmpty } from '../8-offices.js';
import { useOffice, whyNotUse } from './2.4-using-a-worker.js';
import { play, whyNotPlay } from './2.7-playing-a-card.js';
import { reasons } from '../reasons.js';
import { noTurn, type State } from '../state.js';
import { LAST_CARD, OFFICES, perTables } from '../tables.js';
import { ask, decision, forEach, procedure, repeatWhile } from '../words.js';

/** What a player can do in a turn, as numbers: end it, play a card, use an office, place. */
const END = 0;
const USE = LAST_CARD + 1;
const PLACE = USE + OFFICES;

const turnWords = perTables(({ cardWords, officeWords }) =>
  Array.from({ length: PLACE + OFFICES }, (_, option) => {
    if (option === END) return 'end turn';
    if (option < USE) return `play ${cardWords[option]}`;
    return option < PLACE
      ? `use ${officeWords[option - USE]}`
      : `place ${officeWords[option - PLACE]}`;
  }),
);

/** CC-2.1, CC-2.8. An office has room for one, but a card beats a rule (CC-5.3). */
function whyNotPlace(state: State, seat: number, office: number): Reason<State> | undefined {
  if (!state.offices.includes(office)) return reasons.officeNotOpen;
  if (state.turn.placements === 0) return reasons.noPlacementLeft;
  if (state.players[seat].free === 0) return reasons.noFreeWorker;
  if (state.players[seat].workers.includes(office)) return reasons.ownWorkerThere;
  return state.turn.elbows > 0 || isEmpty(state, office) ? undefined : reasons.officeOccupied;
}

/** CC-2.2: the markers on the office are taken at once; an occupied one has none. */
function place(state: State, seat: number, office: number, out: Out<Event>): void {
  const player = state.players[seat];
  const markers = state.markers[office];
  if (!isEmpty(state, office)) state.turn.elbows--;
  state.turn.placements--;
  state.turn.placed = true;
  player.free--;
  player.workers.push(office);
  player.worked.push(0);
  player.markers += markers;
  state.markers[office] = 0;
  out?.push({ type: 'placed', seat, office, markers });
}

const mayPlace = (state: State, seat: number): boolean =>
  state.turn.placements > 0 && state.players[seat].free > 0;

/** One act of a turn; the player says when it ends. */
const turn = decision(
  'turn',
  new One<State>({
    size: PLACE + OFFICES,
    word: (state, option) => turnWords(state)[option],
    why: (state, seat, option) => {
      if (option === END) return undefined;
      if (option < USE) return whyNotPlay(state, seat, option);
      return option < PLACE
        ? whyNotUse(state, seat, option - USE)
        : whyNotPlace(state, seat, option - PLACE);
    },
    among: {
      count: (state, seat) => {
        const { hand, workers } = state.players[seat];
        const offices = mayPlace(state, seat) ? state.offices.length : 0;
        return 1 + hand.length + workers.length + offices;
      },
      at: (state, seat, index) => {
        const { hand, workers } = state.players[seat];
        if (index === 0) return END;
        let i = index - 1;
        if (i < hand.length) return hand[i];
        i -= hand.length;
        return i < workers.length ? USE + workers[i] : PLACE + state.offices[i - workers.length];
      },
    },
  }),
  (state, seat, option, out) => {
    if (option === END) state.turn.over = true;
    else if (option < USE) play(state, seat, option, out);
    else if (option < PLACE) useOffice(state, seat, option - USE, out);
    else place(state, seat, option - PLACE, out);
  },
);

function beginTurn(state: State): void {
  state.turn.placements = 1;
}

/**
 * CC-2.3: without a placement, or with no free worker left, the player is out of the phase. A
 * worker can only be recruited in one's own turn, so this is as good as passing at the next one.
 * An ended turn is not taken back: the next player has been called.
 */
function endTurn(state: State, out: Out<Event>): void {
  const { seat } = state.now;
  const player = state.players[seat];
  player.passed = !state.turn.placed || player.free === 0;
  out?.push({ type: 'turnEnded', seat, passed: player.passed });
  state.turn = noTurn();
  show(state);
}

/** Round and round in turn order; the last player left takes turn after turn. */
const untilAllHavePassed: Order<State> = {
  first: (state) => state.order[0],
  next: (state, current) => {
    const { order, players } = state;
    const at = order.indexOf(current);
    for (let i = 1; i <= order.length; i++) {
      const seat = order[(at + i) % order.length];
      if (!players[seat].passed) return seat;
    }
    return NONE;
  },
};

function beginPhase(state: State): void {
  state.phase = 2;
}

export const actions = procedure(
  '2 actions',
  beginPhase,
  forEach(
    'seat',
    untilAllHavePassed,
    beginTurn,
    repeatWhile((state) => !state.turn.over, ask('seat', turn), effectsInActions),
    endTurn,
  ),
);
