import { NONE, One, PASS } from '@hustings/kernel';
import {
  boardNow,
  CARDS,
  mediaMajority,
  OPINION_SPACES,
  topicLies,
  topicOf,
} from '../../world/index.js';
import { statesFromNow } from './10.6-states-electing.js';
import { programWords } from '../names.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { ask, bind, decision, forEach, procedure, when } from '../words.js';

const notFaceUp = reason('not-face-up', 'M19-7.2');
const doubled = reason('under-double-marker', 'M19-7.3');
const notInDisplay = reason('not-in-display', 'M19-7.2');
const topicThere = reason('topic-lies-there', 'M19-7.2');

/** A shift is a space and a card: space × 14 + card. */
const spaceOf = (shift: number): number => Math.floor(shift / CARDS);
const replacementOf = (shift: number): number => shift % CARDS;

/** 7.2: its topic may lie nowhere else; the removed card no longer counts. */
function whyNotShift(s: State, shift: number) {
  const board = boardNow(s);
  const space = spaceOf(shift);
  const card = replacementOf(shift);
  if (space >= board.up) return notFaceUp;
  if (s.opinionDisplay[card] === 0) return notInDisplay;
  if (space === board.double) return doubled;
  return topicLies(board, topicOf(card), space) ? topicThere : undefined;
}

function shiftWord(s: State, shift: number): string {
  const board = boardNow(s);
  const space = spaceOf(shift);
  const from = space < board.up ? programWords[board.opinions[space]] : `space${space + 1}`;
  return `${from}>${programWords[replacementOf(shift)]}`;
}

/** 7.2: one face-up opinion is discarded, one from the display takes its place; or pass. */
const shiftOpinion = decision(
  'shiftOpinion',
  new One<State>({
    size: OPINION_SPACES * CARDS,
    word: shiftWord,
    why: (s, _seat, shift) => whyNotShift(s, shift),
    pass: true,
    hides: notFaceUp,
  }),
  (s, seat, shift, out) => {
    if (shift === PASS) {
      out?.push({ type: 'passed', seat, kind: 'shiftOpinion', election: s.now.election });
      return;
    }
    const board = boardNow(s);
    const removed = board.opinions[spaceOf(shift)];
    const card = replacementOf(shift);
    s.opinionDiscards.push(removed);
    s.opinionDisplay[card] = 0; // 7.3: never refilled
    board.opinions[spaceOf(shift)] = card;
    const election = s.now.election;
    out?.push({ type: 'opinionShifted', seat, election, out: removed, in: card });
  },
);

/** Nothing is discarded without a replacement: where no card fits nobody is asked. */
function canShift(s: State): boolean {
  for (let shift = 0; shift < OPINION_SPACES * CARDS; shift++) {
    if (whyNotShift(s, shift) === undefined) return true;
  }
  return false;
}

/** 7.1: who has strictly more markers here than every other player; a tie: nobody. */
const influencing = (s: State): number => mediaMajority(boardNow(s).media);

export const mediaInfluence = procedure(
  '7 media influence',
  forEach(
    'election',
    statesFromNow,
    when(
      (s) => influencing(s) !== NONE,
      bind('seat', influencing, ask('seat', shiftOpinion, canShift)),
    ),
  ),
);
