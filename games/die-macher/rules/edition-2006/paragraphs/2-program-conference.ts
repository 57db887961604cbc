import {
  Allocation,
  countCards,
  filled,
  NONE,
  One,
  PASS,
  takeCard,
  type Out,
} from '@hustings/kernel';
import {
  CARDS,
  cardOf,
  differentCard,
  differentCards,
  holdsCard,
  layCard,
  takeOut,
  TOPICS,
  topicOf,
} from '../../world/index.js';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { programWords } from '../names.js';
import { drawProgram } from './0.16-program-stack.js';
import { reason } from '../reasons.js';
import { fromFirst } from '../turn-order.js';
import type { State } from '../state.js';
import { ask, decision, forEach, procedure } from '../words.js';

const notSoMany = reason('not-so-many-in-hand', 'M06-2.1');
const notInHand = reason('not-in-hand', 'M06-2.1');
const notInProgram = reason('not-in-program', 'M06-2.1');
const topicTwice = reason('topic-twice', 'M06-2.1');

/** 2.1 (a): fills the hand; what is drawn only its owner sees. */
function draw(s: State, seat: number, count: number, out: Out<Event>): void {
  const hand = s.hands[seat];
  for (let i = 0; i < count; i++) hand.push(drawProgram(s));
  if (count === 0 || out === undefined) return;
  out.push({ type: 'programsDrawn', seat, count, secret: { seat, cards: hand.slice(-count) } });
}

function fillHand(s: State, out: Out<Event>): void {
  const { seat } = s.now;
  draw(s, seat, data.start.hand - s.hands[seat].length, out);
}

const handNow = (s: State): readonly number[] => s.hands[s.now.seat];

/** 2.1 (b): once, any hand cards are discarded, unseen, and as many drawn (2.2). */
const exchangeCards = decision(
  'exchangeCards',
  new Allocation<State>({
    slots: (s) => differentCards(handNow(s)),
    word: (s, slot) => programWords[differentCard(handNow(s), slot)],
    most: (s, seat, slot) => countCards(s.hands[seat], differentCard(s.hands[seat], slot)),
    price: filled(data.start.hand + 1, 0),
    budget: () => 0,
    supply: (s, seat) => s.hands[seat].length,
    full: notSoMany,
    tooDear: notSoMany,
    tooMany: notSoMany,
  }),
  (s, seat, counts, out) => {
    const hand = s.hands[seat];
    const cards: number[] = [];
    for (let slot = 0; slot < counts.length; slot++) {
      for (let n = counts[slot]; n > 0; n--) cards.push(differentCard(hand, slot));
    }
    if (cards.length === 0) return;
    for (let i = 0; i < cards.length; i++) {
      takeCard(hand, cards[i]);
      s.programDiscards.push(cards[i]);
    }
    const secret = { seat, cards };
    out?.push({ type: 'programsDiscarded', seat, count: cards.length, secret });
    draw(s, seat, cards.length, out);
  },
);

/** A change is a program card and the hand card that takes its place: out × 14 + in. */
const cardOut = (change: number): number => Math.floor(change / CARDS);
const cardIn = (change: number): number => change % CARDS;

function programCard(program: readonly number[], index: number): number {
  let left = index;
  for (let topic = 0; topic < TOPICS; topic++) {
    if (program[topic] !== 0 && left-- === 0) return cardOf(topic, program[topic]);
  }
  return NONE;
}

/** 2.1 (c): five different topics remain; a card may make way for its own opposite. */
function whyNotChange(s: State, seat: number, change: number) {
  const program = s.programs[seat];
  const [out, into] = [cardOut(change), cardIn(change)];
  if (!holdsCard(program, out)) return notInProgram;
  if (!s.hands[seat].includes(into)) return notInHand;
  const stays = program[topicOf(into)] !== 0 && topicOf(into) !== topicOf(out);
  return stays ? topicTwice : undefined;
}

/** 2.1 (c): one hand card into the program; what it replaces goes to the discards. */
const changeProgram = decision(
  'changeProgram',
  new One<State>({
    size: CARDS * CARDS,
    word: (_s, change) => `${programWords[cardOut(change)]}>${programWords[cardIn(change)]}`,
    why: whyNotChange,
    pass: true,
    among: {
      count: (s, seat) => differentCards(s.hands[seat]) * data.program,
      at: (s, seat, index) => {
        const into = differentCard(s.hands[seat], Math.floor(index / data.program));
        return programCard(s.programs[seat], index % data.program) * CARDS + into;
      },
    },
  }),
  (s, seat, change, out) => {
    if (change === PASS) {
      out?.push({ type: 'passed', seat, kind: 'changeProgram' });
      return;
    }
    takeOut(s.programs[seat], cardOut(change));
    s.programDiscards.push(cardOut(change));
    takeCard(s.hands[seat], cardIn(change));
    layCard(s.programs[seat], cardIn(change));
    out?.push({ type: 'programChanged', seat, out: cardOut(change), in: cardIn(change) });
  },
);

export const programConference = procedure(
  '2 program conference',
  forEach('seat', fromFirst, fillHand, ask('seat', exchangeCards), ask('seat', changeProgram)),
);
