import { everyone, One, seatsIn, show, Some, takeCard, type Out } from '@hustings/kernel';
import {
  CARDS,
  differentOf,
  layCard,
  programSize,
  topicCount,
  topicOf,
} from '../../world/index.js';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { programWords } from '../names.js';
import { discardProgram, drawProgram } from './2.3-program-stack-and-display.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { allAtOnce, procedure, repeatWhile, sealed } from '../words.js';

const notInHand = reason('not-in-hand', 'M19-0.11');
const topicTwice = reason('topic-twice', 'M19-0.11');
const topicLaid = reason('topic-laid', 'M19-0.12');
const tooFew = reason('too-few-cards', 'M19-0.11', (s, seat) => ({
  count: openTopics(s, seat),
}));
const tooMany = reason('too-many-cards', 'M19-0.11', (s, seat) => ({
  count: openTopics(s, seat),
}));

/** How many cards a seat must lay now: one of each topic it holds and has not laid, five in all. */
function openTopics(s: State, seat: number): number {
  const missing = data.draft.program - programSize(s.programs[seat]);
  const cards = s.hands[seat].filter((card) => s.programs[seat][topicOf(card)] === 0);
  return Math.min(missing, topicCount(cards));
}

/** 0.11: five cards of five topics, in secret; 0.12: fewer where there are fewer topics. */
const programChoice = new Some<State>({
  size: CARDS,
  word: (_s, card) => programWords[card],
  fits: (s, seat, card) => {
    if (!s.hands[seat].includes(card)) return notInHand;
    return s.programs[seat][topicOf(card)] === 0 ? undefined : topicLaid;
  },
  min: openTopics,
  max: openTopics,
  together: (_s, _seat, cards) => (topicCount(cards) === cards.length ? undefined : topicTwice),
  tooFew,
  tooMany,
  hides: notInHand,
  unasked: true, // the program shows how many cards were laid
});

const layProgram = sealed('layProgram', programChoice);
const completeProgram = sealed('completeProgram', programChoice);

function revealPrograms(s: State, out: Out<Event>): void {
  s.sealed.forEach((answer, seat) => {
    if (answer === null) return;
    const cards = answer as number[]; // a program choice is a list of cards
    for (const card of cards) {
      takeCard(s.hands[seat], card);
      layCard(s.programs[seat], card);
    }
    out?.push({ type: 'programLaid', seat, cards: cards.slice() });
  });
}

/** The seats whose program lacks topics, as bits. */
function incomplete(s: State): number {
  return s.programs.reduce(
    (seats, program, seat) =>
      programSize(program) < data.draft.program ? seats | (1 << seat) : seats,
    0,
  );
}

/** 0.12: their surplus cards are shown and discarded, then as many are drawn, in seat order. */
function replaceSurplus(s: State, out: Out<Event>): void {
  const seats = seatsIn(incomplete(s));
  const counts = seats.map((seat) => discardSurplus(s, seat, out));
  seats.forEach((seat, i) => {
    for (let n = counts[i]; n > 0; n--) s.hands[seat].push(drawProgram(s));
    const secret = { seat, cards: s.hands[seat].slice() };
    out?.push({ type: 'programsDrawn', seat, count: counts[i], secret });
  });
}

function discardSurplus(s: State, seat: number, out: Out<Event>): number {
  const surplus = s.hands[seat].splice(0);
  show(s);
  for (const card of surplus) discardProgram(s, card);
  out?.push({ type: 'surplusShown', seat, cards: surplus });
  return surplus.length;
}

/** 0.11: everyone keeps one of the two cards left and discards the other, face down. */
const keepCard = sealed(
  'keepCard',
  new One<State>({
    size: CARDS,
    word: (_s, card) => programWords[card],
    why: (s, seat, card) => (s.hands[seat].includes(card) ? undefined : notInHand),
    hides: notInHand,
    among: differentOf((s, seat) => s.hands[seat]),
  }),
);

function discardOthers(s: State, out: Out<Event>): void {
  s.hands.forEach((hand, seat) => {
    const kept = s.sealed[seat] as number; // everyone has chosen a card
    takeCard(hand, kept);
    for (const card of hand.splice(0)) discardProgram(s, card);
    hand.push(kept);
    out?.push({ type: 'cardKept', seat });
  });
}

export const programs = procedure(
  '0 program',
  allAtOnce(layProgram, everyone, revealPrograms),
  repeatWhile(
    (s) => incomplete(s) !== 0,
    replaceSurplus,
    allAtOnce(completeProgram, incomplete, revealPrograms),
  ),
  allAtOnce(keepCard, everyone, discardOthers),
);
