import {
  below,
  filled,
  newPosition,
  NONE,
  shuffle,
  type Options,
  type Random,
} from '@hustings/kernel';
import {
  BOARDS,
  CARDS,
  deck,
  emptyProgram,
  OPINION_SPACES,
  takeParties,
} from '../../world/index.js';
import { data } from '../data.js';
import { lengthOf } from './10.6-states-electing.js';
import { noAuction, type State } from '../state.js';
import { drawStates, newBoard } from './0.4-states.js';
import { displaySize } from './2.3-program-stack-and-display.js';
import { turnUpOpinion } from './0.6-turning-up-opinions.js';
import type { Variable } from '../variables.js';

/** Which options the table agreed on. */
type TableOptions = {
  readonly elections: number;
  readonly money: 'hidden' | 'open';
  readonly overbidding: 'impossible' | 'penalised';
  readonly parties: 'dealt' | readonly string[];
};

export const nowhere = (): Record<Variable, number> => ({
  pick: NONE,
  seat: NONE,
  passes: NONE,
  election: NONE,
  part: NONE,
  holder: NONE,
});

/** 0 Setup, up to the cards of the draft in everyone's hands. */
export function setup(options: Options, seats: number, random: Random): State {
  const table = tableOptions(options);
  const length = lengthOf(table.elections);
  const { laid, coming } = drawStates(length.laterStates, random);
  const each = (figure: number): number[] => filled(seats, figure);
  const { elections, money, overbidding } = table;
  const parties = takeParties(table.parties, seats, random); // 0.1
  const position = newPosition(seats, nowhere(), random);
  const s: State = {
    flow: position.flow,
    now: position.now,
    sealed: position.sealed,
    random: position.random,
    options: { elections, money, overbidding },
    round: 1,
    ended: 0,
    start: NONE,
    parties,
    boards: laid.map((state) => newBoard(state, seats)),
    coming,
    past: [],
    programStack: [],
    programDiscards: [],
    programDisplay: [],
    drawing: 0,
    opinionStack: [],
    opinionDiscards: [],
    opinionDisplay: filled(CARDS, 1),
    pollStack: [],
    pollDiscards: [],
    poll: NONE,
    doubles: data.doubleMarkers, // 0.13
    auction: noAuction(),
    action: NONE,
    // 0.9: what each player starts with. 0.16: the bank is never short, so nobody counts it.
    money: each(data.start.money),
    base: each(data.start.base),
    programs: parties.map(emptyProgram),
    hands: parties.map(() => []),
    picks: parties.map(() => []),
    rallySupply: each(data.start.rallies),
    mediaSupply: each(length.mediaMarkers),
    cabinet: each(length.politicians),
    donations: each((1 << data.donations.length) - 1),
    presence: each(0),
    votePoints: each(0),
    earned: each(0),
    winPoints: each(0),
  };
  layOpinions(s);
  s.pollStack = shuffle(s.random, polls.slice()); // 0.7
  dealPrograms(s);
  s.start = below(s.random, seats); // 0.13: preliminary
  return s;
}

function tableOptions(options: Options): TableOptions {
  return {
    elections: Number(options['elections']),
    money: options['money'] === 'open' ? 'open' : 'hidden',
    overbidding: options['overbidding'] === 'penalised' ? 'penalised' : 'impossible',
    parties: options['parties'] === 'dealt' ? 'dealt' : (options['parties'] as readonly string[]),
  };
}

/** 0.3: what the box holds; 0.5: one copy of each opinion lies in the display. */
const opinionDeck = deck(data.opinionCards.copies - 1);
const programDeck = deck(data.programCards.copies);
const polls = [...data.polls.keys()];

/** 0.5: one of each opinion in the display, four on each board, 4-3-2-1 of them turned up. */
function layOpinions(s: State): void {
  s.opinionStack = shuffle(s.random, opinionDeck.slice());
  for (const board of s.boards) board.opinions = s.opinionStack.splice(-OPINION_SPACES).reverse();
  for (let election = 0; election < BOARDS; election++) {
    for (let turned = election; turned < BOARDS; turned++) turnUpOpinion(s, election, undefined);
  }
}

/** 0.8 and 0.10: the display, then seven cards for everyone. */
function dealPrograms(s: State): void {
  s.programStack = shuffle(s.random, programDeck.slice());
  s.programDisplay = s.programStack.splice(-displaySize(s.parties.length)).reverse();
  s.hands = s.hands.map(() => s.programStack.splice(-data.draft.cards).reverse());
}
