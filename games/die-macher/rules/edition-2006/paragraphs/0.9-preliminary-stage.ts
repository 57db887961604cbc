import { Assignment, everyone, NONE, type Out } from '@hustings/kernel';
import { boardFor, BOARDS } from '../../world/index.js';
import { data } from '../data.js';
import type { Event, PreliminaryChoice } from '../events.js';
import { stateCode } from '../names.js';
import { reason } from '../reasons.js';
import { fromFirst } from '../turn-order.js';
import type { State } from '../state.js';
import { popularityMoved } from './3.3-cabinet-cards.js';
import { gainVotes } from './8.2-votes.js';
import { allAtOnce, procedure, sealed } from '../words.js';

const { list1, list2, list1Values } = data.preliminary;

/** A choice: an option of list 1, states for its parts; one of list 2, states for its markers. */
const PARTS = list1[0].length;
const LIST2 = PARTS + 1;
const MARKERS = Math.max(...list2.map((option) => option.media));
/** Where an option of list 2 has no marker, no state is named. */
const NO_STATE = BOARDS;

const optionWords = {
  list1: list1.map((parts) => parts.join(' ')),
  list2: list2.map(({ media, members }) => `media ${media} members ${members}`),
};

const noSuchPlace = reason('no-such-place', 'M06-0.9');
const markerWithoutState = reason('marker-without-state', 'M06-0.9');
const stateWithoutMarker = reason('state-without-marker', 'M06-0.9');

function slotWord(slot: number): string {
  if (slot === 0) return 'list1';
  if (slot < LIST2) return `part${slot}`;
  return slot === LIST2 ? 'list2' : `marker${slot - LIST2}`;
}

function valueWord(s: State, slot: number, value: number): string {
  if (slot === 0) return optionWords.list1[value] ?? `option${value + 1}`;
  if (slot === LIST2) return optionWords.list2[value] ?? `option${value + 1}`;
  return value === NO_STATE ? 'none' : stateCode(s, value);
}

function fits(slot: number, value: number): boolean {
  if (slot === 0) return value < list1.length;
  if (slot === LIST2) return value < list2.length;
  return slot < LIST2 ? value < BOARDS : value <= BOARDS;
}

/** 0.9: one option from each list, and a state for each part that needs one; repeats allowed. */
const preliminary = sealed(
  'preliminary',
  new Assignment<State>({
    slots: () => LIST2 + 1 + MARKERS,
    slotWord: (_s, _seat, slot) => slotWord(slot),
    size: Math.max(list1.length, list2.length, BOARDS + 1),
    word: valueWord,
    fits: (_s, _seat, slot, value) => (fits(slot, value) ? undefined : noSuchPlace),
    joins: (_s, _seat, move, slot) => {
      if (slot <= LIST2) return undefined;
      const placed = slot - LIST2 <= list2[move[LIST2]].media;
      if (placed) return move[slot] === NO_STATE ? markerWithoutState : undefined;
      return move[slot] === NO_STATE ? undefined : stateWithoutMarker;
    },
    optional: false,
    hides: noSuchPlace,
  }),
);

/** 0.14: carried out from the preliminary first player, clockwise, in the order of the lists. */
function carryOut(s: State, out: Out<Event>): void {
  for (let seat = fromFirst.first(s); seat !== NONE; seat = fromFirst.next(s, seat)) {
    const move = s.sealed[seat] as number[]; // everyone has chosen
    const choice: PreliminaryChoice = {
      list1: move[0],
      parts: move.slice(1, LIST2),
      list2: move[LIST2],
      media: move.slice(LIST2 + 1).filter((election) => election !== NO_STATE),
    };
    take(s, seat, choice);
    out?.push({ type: 'preliminaryTaken', seat, choice });
  }
}

function take(s: State, seat: number, choice: PreliminaryChoice): void {
  list1[choice.list1].forEach((part, i) => takePart(s, seat, part, choice.parts[i]));
  for (const election of choice.media) {
    boardFor(s, election).media[seat]++; // 0.10: also beyond five
    s.mediaSupply[seat]--;
  }
  s.members[seat] += list2[choice.list2].members;
}

function takePart(s: State, seat: number, part: keyof typeof list1Values, election: number): void {
  const board = boardFor(s, election);
  const figure = list1Values[part];
  switch (part) {
    case 'popularity':
      board.popularity[seat] = popularityMoved(board.popularity[seat], figure);
      break;
    case 'meetings':
      board.meetings[seat] += figure;
      s.meetingSupply[seat] -= figure;
      break;
    case 'votes':
      gainVotes(board, seat, figure);
      break;
  }
}

export const preliminaryStage = procedure(
  '0 preliminary stage',
  allAtOnce(preliminary, everyone, carryOut),
);
