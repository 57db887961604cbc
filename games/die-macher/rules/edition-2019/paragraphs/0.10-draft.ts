import { everyone, NONE, One, takeCard, type Order, type Out } from '@hustings/kernel';
import { CARDS, differentOf, seatsOf } from '../../world/index.js';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { programWords } from '../names.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { allAtOnce, forEach, procedure, sealed } from '../words.js';

const notInHand = reason('not-in-hand', 'M19-0.10');

const picks: Order<State> = {
  first: () => 0,
  next: (_s, pick) => (pick + 1 < data.draft.picks ? pick + 1 : NONE),
};

/** 0.10: everyone picks one card face down at the same time. */
const draftPick = sealed(
  'draftPick',
  new One<State>({
    size: CARDS,
    word: (_s, card) => programWords[card],
    why: (s, seat, card) => (s.hands[seat].includes(card) ? undefined : notInHand),
    hides: notInHand,
    among: differentOf((s, seat) => s.hands[seat]),
  }),
);

/** The picks are laid aside and the rest goes to the left, the last three cards as well. */
function passOn(s: State, out: Out<Event>): void {
  const seats = seatsOf(s);
  s.hands.forEach((hand, seat) => {
    const card = s.sealed[seat] as number; // everyone has picked one card
    takeCard(hand, card);
    s.picks[seat].push(card);
  });
  const packs = s.hands;
  s.hands = packs.map((_, seat) => packs[(seat + seats - 1) % seats]);
  s.hands.forEach((cards, seat) => {
    const from = (seat + seats - 1) % seats;
    out?.push({ type: 'packPassed', from, to: seat, secret: { seat, cards: cards.slice() } });
  });
}

/** Everyone takes the four picks up again: seven cards. */
function takeUpPicks(s: State): void {
  s.hands = s.hands.map((hand, seat) => [...s.picks[seat], ...hand]);
  s.picks = s.picks.map(() => []);
}

export const draft = procedure(
  '0 draft',
  forEach('pick', picks, allAtOnce(draftPick, everyone, passOn)),
  takeUpPicks,
);
