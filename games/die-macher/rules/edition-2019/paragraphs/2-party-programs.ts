import { Assignment, NONE, One, takeCard, type Out } from '@hustings/kernel';
import {
  CARDS,
  differentCard,
  differentCards,
  differentOf,
  holdsCard,
  layCard,
  takeOut,
  topicOf,
} from '../../world/index.js';
import type { Event } from '../events.js';
import { programWords } from '../names.js';
import {
  discardDisplay,
  discardProgram,
  drawProgram,
  fillDisplay,
} from './2.3-program-stack-and-display.js';
import { fromStart } from '../turn-order.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { ask, bind, decision, forEach, procedure, when } from '../words.js';

const FROM_STACK = 0;
const NEW_DISPLAY = 1;
const MOST_SWAPS = 2;

const notInDisplay = reason('not-in-display', 'M19-2.1');
const notInProgram = reason('not-in-program', 'M19-2.2');
const tooManySwaps = reason('too-many-swaps', 'M19-2.2');
const swappedTwice = reason('swapped-twice', 'M19-2.2');
const topicTwice = reason('topic-twice', 'M19-2.2');
const notInHand = reason('not-in-hand', 'M19-2.2');

/** 2.1: nothing, or from the stack and then from the display, or from a new display. */
const drawPrograms = decision(
  'drawPrograms',
  new One<State>({
    size: 2,
    word: (_s, way) => (way === FROM_STACK ? 'stack' : 'display'),
    why: () => undefined,
    pass: true,
  }),
  (s, seat, way, out) => {
    if (way === FROM_STACK) drawFromStack(s, seat, out);
    else if (way === NEW_DISPLAY) renewDisplay(s, seat, out);
    else out?.push({ type: 'passed', seat, kind: 'drawPrograms' });
  },
);

function drawFromStack(s: State, seat: number, out: Out<Event>): void {
  const card = drawProgram(s);
  s.hands[seat].push(card);
  s.drawing = 1;
  out?.push({ type: 'stackDrawn', seat, secret: { seat, cards: [card] } });
}

function renewDisplay(s: State, seat: number, out: Out<Event>): void {
  const discarded = discardDisplay(s);
  const dealt = fillDisplay(s);
  s.drawing = 1;
  out?.push({ type: 'displayDiscarded', seat, cards: discarded });
  out?.push({ type: 'displayDealt', cards: dealt });
}

/** 2.1: one card of the display, having seen what there is. */
const takeFromDisplay = decision(
  'takeFromDisplay',
  new One<State>({
    size: CARDS,
    word: (_s, card) => programWords[card],
    why: (s, _seat, card) => (s.programDisplay.includes(card) ? undefined : notInDisplay),
    hides: notInDisplay,
    among: differentOf((s) => s.programDisplay),
  }),
  (s, seat, card, out) => {
    takeCard(s.programDisplay, card);
    s.hands[seat].push(card);
    s.drawing = 0;
    out?.push({ type: 'displayTaken', seat, card });
  },
);

/** The different cards of a hand: equal ones are one slot, for only one of them could be laid. */
const slotCard = (s: State, seat: number, slot: number): number =>
  differentCard(s.hands[seat], slot);
const slotCount = (s: State, seat: number): number => differentCards(s.hands[seat]);

/** 2.2: up to two hand cards each take the place of a program card. */
const swapPrograms = decision(
  'swapPrograms',
  new Assignment<State>({
    slots: slotCount,
    slotWord: (s, seat, slot) => programWords[slotCard(s, seat, slot)],
    size: CARDS,
    word: (_s, _slot, card) => programWords[card],
    fits: (s, seat, _slot, card) => (holdsCard(s.programs[seat], card) ? undefined : notInProgram),
    alike: true,
    together: whyNotSwap,
    optional: true,
    hides: notInProgram,
  }),
  (s, seat, move, out) => {
    const laid: number[] = [];
    const taken: number[] = [];
    for (let slot = 0; slot < move.length; slot++) {
      if (move[slot] === NONE) continue;
      laid.push(slotCard(s, seat, slot));
      taken.push(move[slot]);
    }
    if (taken.length === 0) return;
    // In rising order: the order of a hand is nobody else's business.
    laid.sort((a, b) => a - b);
    taken.sort((a, b) => a - b);
    for (const card of taken) takeOut(s.programs[seat], card);
    for (const card of laid) {
      takeCard(s.hands[seat], card);
      layCard(s.programs[seat], card);
    }
    s.hands[seat].push(...taken);
    out?.push({ type: 'programChanged', seat, out: taken, in: laid });
  },
);

/** At most two, and no program card twice. */
function whyNotSwap(s: State, seat: number, move: readonly number[]) {
  let swaps = 0;
  let takenOut = 0;
  for (let slot = 0; slot < move.length; slot++) {
    if (move[slot] === NONE) continue;
    swaps++;
    const topic = 1 << topicOf(move[slot]);
    if (takenOut & topic) return swappedTwice;
    takenOut |= topic;
  }
  if (swaps > MOST_SWAPS) return tooManySwaps;
  return topicsDiffer(s, seat, move, takenOut) ? undefined : topicTwice;
}

/** The program must be of different topics when all swaps are done, not in between. */
function topicsDiffer(s: State, seat: number, move: readonly number[], takenOut: number): boolean {
  let laid = 0;
  for (let slot = 0; slot < move.length; slot++) {
    if (move[slot] === NONE) continue;
    const topic = topicOf(slotCard(s, seat, slot));
    const stays = s.programs[seat][topic] !== 0 && !((takenOut >> topic) & 1);
    if (stays || (laid >> topic) & 1) return false;
    laid |= 1 << topic;
  }
  return true;
}

/** 2.2: one hand card is kept, the others are discarded face down. */
const keepProgram = decision(
  'keepProgram',
  new One<State>({
    size: CARDS,
    word: (_s, card) => programWords[card],
    why: (s, seat, card) => (s.hands[seat].includes(card) ? undefined : notInHand),
    hides: notInHand,
    among: differentOf((s, seat) => s.hands[seat]),
  }),
  (s, seat, kept, out) => {
    const hand = s.hands[seat];
    takeCard(hand, kept);
    const discarded = hand.splice(0);
    for (const card of discarded) discardProgram(s, card);
    hand.push(kept);
    const secret = { seat, cards: discarded };
    out?.push({ type: 'handDiscarded', seat, count: discarded.length, secret });
  },
);

/** 2.3: the display is refilled right after each change of program. */
function refillDisplay(s: State, out: Out<Event>): void {
  const dealt = fillDisplay(s);
  if (dealt.length > 0) out?.push({ type: 'displayDealt', cards: dealt });
}

/** One player's change of program: in phase 2, and as a politician's action (6.8). */
export const changeProgram = procedure(
  'change program',
  ask('holder', drawPrograms),
  when((s) => s.drawing === 1, ask('holder', takeFromDisplay)),
  ask('holder', swapPrograms),
  ask('holder', keepProgram, (s, seat) => s.hands[seat].length > 1),
  refillDisplay,
);

export const partyPrograms = procedure(
  '2 party programs',
  forEach(
    'seat',
    fromStart,
    bind('holder', (s) => s.now.seat, changeProgram),
  ),
);
