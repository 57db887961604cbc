import {
  below,
  filled,
  newPosition,
  NONE,
  shuffle,
  type Options,
  type Random,
} from '@hustings/kernel';
import { BOARDS, deck, emptyProgram, layCard, takeParties, topicOf } from '../../world/index.js';
import { data } from '../data.js';
import { dealOpinions } from './0.5-turning-up-opinions.js';
import { cabinetFor, contributionsFor, pollsFor } from './12-short-game.js';
import { drawProgram } from './0.16-program-stack.js';
import { noAuction, type Board, type DiceSet, type State, type TableOptions } from '../state.js';
import type { Variable } from '../variables.js';

const allStates = [...data.states.keys()];
const programDeck = deck(data.programCards.copies);
const opinionDeck = deck(data.opinionCards.copies);

export const nowhere = (): Record<Variable, number> => ({
  seat: NONE,
  passes: NONE,
  election: NONE,
  partner: NONE,
  winner: NONE,
});

/** 0 Setup, up to the preliminary stage. */
export function setup(options: Options, seats: number, random: Random): State {
  const { parties } = options;
  const chosen = tableOptions(options);
  const { length } = chosen;
  const each = (figure: number): number[] => filled(seats, figure);
  const played = takeParties(typeof parties === 'string' ? 'dealt' : parties, seats, random); // 0.1
  const states = shuffle(random, allStates.slice()); // 0.4
  const { flow, now, sealed } = newPosition(seats, nowhere(), random);
  const s: State = {
    flow,
    now,
    sealed,
    random,
    options: chosen,
    round: 1,
    held: 0,
    ended: 0,
    first: NONE,
    parties: played,
    boards: states.splice(0, BOARDS).map((state) => newBoard(state, seats)),
    coming: states,
    past: [],
    programStack: shuffle(random, programDeck.slice()),
    programDiscards: [],
    opinionStack: shuffle(random, opinionDeck.slice()),
    opinionDiscards: [],
    reserve: [],
    nation: { opinions: [], dominant: 0 },
    pollStack: shuffle(random, [...pollsFor(length)]),
    pollDiscards: [],
    poll: NONE,
    cabinetOpen: 0,
    auction: noAuction(),
    partners: each(NONE),
    named: 0,
    offered: NONE,
    won: [],
    lost: NONE,
    carries: 0,
    money: each(data.start.money), // 0.2
    members: each(data.start.members),
    programs: played.map(emptyProgram),
    hands: played.map(() => []),
    meetingSupply: each(data.start.meetings),
    mediaSupply: each(data.start.media),
    cabinet: each(cabinetFor(length)),
    contributions: each(contributionsFor(length)),
    given: each(NONE),
    accepting: 0,
    presence: each(0),
    seats: each(0),
    earned: each(0),
  };
  for (let board = 0; board < BOARDS; board++) openBoard(s, board);
  layOpinions(s);
  dealPrograms(s);
  s.first = below(s.random, seats); // 0.14: preliminary
  return s;
}

function tableOptions(options: Options): TableOptions {
  const { length, money, dice, majoritySwapInElectingState } = options;
  const chosen: TableOptions = {
    length: length === 'short' ? 'short' : 'full',
    money: money === 'open' ? 'open' : 'hidden',
    dice: (dice === 'campaign' ? 'campaign' : 'ordinary') satisfies DiceSet,
  };
  if (majoritySwapInElectingState === 'on') chosen.majoritySwapInElectingState = 'on';
  return chosen;
}

/** A board with its state and nothing on it. */
export function newBoard(state: number, seats: number): Board {
  const zeros = (): number[] => filled(seats, 0);
  return {
    opinions: [],
    up: 0,
    double: NONE,
    votes: zeros(),
    standing: [],
    state,
    popularity: zeros(),
    meetings: zeros(),
    media: zeros(),
    laid: filled(seats, NONE),
    tiles: 0,
    poll: NONE,
  };
}

/** 0.6, 10.4: everyone with a meeting marker in supply places a free one. */
export function openBoard(s: State, board: number): void {
  for (let seat = 0; seat < s.parties.length; seat++) {
    const free = Math.min(data.start.meetingsPerStateAtStart, s.meetingSupply[seat]);
    s.boards[board].meetings[seat] += free;
    s.meetingSupply[seat] -= free;
  }
}

/** 0.5, 0.8, 0.15: board by board, then the reserve. */
function layOpinions(s: State): void {
  data.opinions.upAtStart.forEach((up, board) => {
    dealOpinions(s, board, up, data.opinions.perState, undefined);
  });
  s.reserve = s.opinionStack.splice(-data.reserve).reverse();
}

/** 0.3, 0.15: five open cards of five topics, player by player; then the hands. */
export function dealPrograms(s: State): void {
  for (const program of s.programs) {
    for (let laid = 0; laid < data.program;) {
      const card = drawProgram(s);
      if (program[topicOf(card)] !== 0) s.programStack.unshift(card);
      else {
        layCard(program, card);
        laid++;
      }
    }
  }
  for (const hand of s.hands) {
    for (let i = 0; i < data.start.hand; i++) hand.push(drawProgram(s));
  }
}
