import { amongst, members, NONE, One, PASS, show, type Order, type Out } from '@hustings/kernel';
import { boardNow, OPINION_SPACES, partyIds, plainlyLacks, seatsOf } from '../../world/index.js';
import { data } from '../data.js';
import { statesFromNow } from './10.6-states-electing.js';
import type { Event } from '../events.js';
import { actions, politicians, type Action } from './6.5-table-of-politicians.js';
import { fromStart } from '../turn-order.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { moveTrend } from './6.10-trend-scale.js';
import { programWords } from '../names.js';
import { ask, bind, decision, forEach, inOrder, procedure, when } from '../words.js';
import { changeProgram } from './2-party-programs.js';
import { lookAtPoll, usePoll } from './8.4-using-a-poll.js';

const SECONDARY = 1;

const cantPay = reason('too-little-money', 'M19-6.1', (s, seat) => ({
  price: costHere(s, seat),
  money: s.money[seat],
}));
const notAnAction = reason('not-an-action', 'M19-6.2');
const doneHere = reason('done-in-this-state', 'M19-6.3');
const noForeignMarker = reason('no-foreign-marker', 'M19-6.7');
const cantPayOwner = reason('too-little-money', 'M19-6.7', (s, seat) => ({
  price: data.mediaCost,
  money: s.money[seat],
}));
const noMarkerOfTheirs = reason('no-marker-of-theirs', 'M19-6.7');
const notFaceUp = reason('not-face-up', 'M19-6.6');

/** 5.3: the row of a state is the order of the players from the start player. */
const row = amongst(fromStart, (s, seat) => boardNow(s).sent[seat] !== NONE);
const paidRow = amongst(fromStart, (s, seat) => ((boardNow(s).paid >> seat) & 1) === 1);

const mainThenSecondary: Order<State> = {
  first: () => 0,
  next: (_s, part) => (part < SECONDARY ? part + 1 : NONE),
};

const costHere = (s: State, seat: number): number => politicians[boardNow(s).sent[seat]].cost;

/** 6.1: all politicians of the state are revealed. */
function reveal(s: State, out: Out<Event>): void {
  const board = boardNow(s);
  const sent = members(row, s).map((seat) => ({ seat, politician: board.sent[seat] }));
  if (sent.length === 0) return;
  board.revealed = 1;
  show(s);
  const election = s.now.election;
  out?.push({ type: 'politiciansRevealed', election, politicians: sent });
}

/** 6.1: its owner pays, or the politician leaves the game without effect. */
const payPolitician = decision(
  'payPolitician',
  new One<State>({
    size: 1,
    word: () => 'pay',
    why: (s, seat) => (s.money[seat] < costHere(s, seat) ? cantPay : undefined),
    pass: true,
  }),
  (s, seat, pays, out) => {
    if (pays === PASS) return;
    const board = boardNow(s);
    const paid = costHere(s, seat);
    s.money[seat] -= paid;
    board.paid |= 1 << seat;
    const politician = board.sent[seat];
    out?.push({ type: 'politicianPaid', seat, election: s.now.election, politician, paid });
  },
);

/** 6.1: a politician who was not paid leaves the game at once. */
function leaveUnpaid(s: State, out: Out<Event>): void {
  const board = boardNow(s);
  const { seat, election } = s.now;
  if ((board.paid >> seat) & 1) return;
  const politician = board.sent[seat];
  board.sent[seat] = NONE;
  out?.push({ type: 'politicianGone', seat, election, politician });
}

/** Whether an action could be done here by anyone with enough money: what everyone can see. */
function whyBarred(s: State, seat: number, action: Action) {
  const board = boardNow(s);
  if (board.done & action.once) return doneHere; // 6.3
  if (action.verb !== 'media') return undefined;
  return board.media.some((markers, other) => other !== seat && markers > 0)
    ? undefined
    : noForeignMarker;
}

const partOf = (s: State, seat: number): readonly number[] =>
  politicians[boardNow(s).sent[seat]].parts[s.now.part];

/** 6.2: the main action, then one of the secondary ones; either may be skipped. */
const chooseAction = decision(
  'chooseAction',
  new One<State>({
    size: actions.length,
    word: (_s, action) => actions[action].word,
    why: (s, seat, action) => {
      if (!partOf(s, seat).includes(action)) return notAnAction;
      const why = whyBarred(s, seat, actions[action]);
      if (why !== undefined) return why;
      const payable = actions[action].verb !== 'media' || s.money[seat] >= data.mediaCost;
      return payable ? undefined : cantPayOwner;
    },
    pass: true,
    hides: notAnAction,
  }),
  (s, seat, chosen, out) => {
    if (chosen === PASS) {
      out?.push({ type: 'passed', seat, kind: 'chooseAction', election: s.now.election });
      return;
    }
    const action = actions[chosen];
    const board = boardNow(s);
    board.done |= action.once; // 6.11: used up when done, also without effect
    s.action = chosen;
    out?.push({
      type: 'actionChosen',
      seat,
      election: s.now.election,
      politician: board.sent[seat],
      action: action.word,
    });
    perform(s, seat, action, out);
  },
);

/** Is any action of this part open, as far as everyone can see? If not, nobody needs asking. */
function hasAction(s: State, seat: number): boolean {
  return partOf(s, seat).some((place) => {
    const action = actions[place];
    const lacks = action.verb === 'media' && plainlyLacks(s, seat, data.mediaCost);
    return whyBarred(s, seat, action) === undefined && !lacks;
  });
}

/** What an action does at once; some ask more (see the sequence below). */
function perform(s: State, seat: number, action: Action, out: Out<Event>): void {
  switch (action.verb) {
    case 'trend':
      moveTrend(s, seat, action.figure, out);
      break;
    case 'othersTrend': // 6.12: media influence does not shield from this
      for (let other = 0; other < seatsOf(s); other++) {
        if (other !== seat) moveTrend(s, other, action.figure, out);
      }
      break;
    case 'votes':
      gainVotes(s, seat, action.figure, out);
      break;
    case 'base':
      s.base[seat] += action.figure;
      out?.push({ type: 'baseChanged', seat, by: action.figure, base: s.base[seat] });
      break;
    case 'double':
      removeDouble(s, seat, out);
      break;
    case 'poll':
      lookAtPoll(s, seat, out);
      break;
    case 'media':
    case 'program':
      break;
  }
}

function gainVotes(s: State, seat: number, votes: number, out: Out<Event>): void {
  const board = boardNow(s);
  board.votes[seat] += votes;
  const total = board.votes[seat];
  out?.push({ type: 'votesGained', seat, election: s.now.election, votes, total });
}

/** 6.6: a marker that lies here is removed, and then none is placed by this action. */
function removeDouble(s: State, seat: number, out: Out<Event>): void {
  const board = boardNow(s);
  if (board.double === NONE) return;
  const card = board.opinions[board.double];
  board.double = NONE;
  s.doubles++;
  s.action = NONE;
  out?.push({ type: 'doubleRemoved', seat, election: s.now.election, card });
}

/** 6.6: a marker from the common supply on any face-up opinion here. */
const placeDouble = decision(
  'placeDouble',
  new One<State>({
    size: OPINION_SPACES,
    word: (s, space) => {
      const board = boardNow(s);
      return space < board.up ? programWords[board.opinions[space]] : `space${space + 1}`;
    },
    why: (s, _seat, space) => (space < boardNow(s).up ? undefined : notFaceUp),
    hides: notFaceUp,
  }),
  (s, seat, space, out) => {
    const board = boardNow(s);
    board.double = space;
    s.doubles--;
    const card = board.opinions[space];
    out?.push({ type: 'doublePlaced', seat, election: s.now.election, card });
  },
);

/** 6.7: another player's marker goes back to its owner, who is paid and can't refuse. */
const removeMedia = decision(
  'removeMedia',
  new One<State>({
    size: seatsOf,
    word: (s, seat) => partyIds[s.parties[seat]],
    why: (s, seat, owner) =>
      owner !== seat && boardNow(s).media[owner] > 0 ? undefined : noMarkerOfTheirs,
    hides: noMarkerOfTheirs,
  }),
  (s, seat, owner, out) => {
    s.money[seat] -= data.mediaCost;
    s.money[owner] += data.mediaCost;
    boardNow(s).media[owner]--;
    s.mediaSupply[owner]++;
    const election = s.now.election;
    out?.push({ type: 'mediaRemoved', seat, from: owner, election, paid: data.mediaCost });
  },
);

/** 6.7: then an own marker on the freed spot, at no cost. */
const placeMedia = decision(
  'placeMedia',
  new One<State>({ size: 1, word: () => 'place', why: () => undefined, pass: true }),
  (s, seat, placed, out) => {
    if (placed === PASS) {
      out?.push({ type: 'passed', seat, kind: 'placeMedia', election: s.now.election });
      return;
    }
    s.mediaSupply[seat]--;
    boardNow(s).media[seat]++;
    out?.push({ type: 'mediaPlaced', seat, election: s.now.election });
  },
);

const acts = (verb: Action['verb']) => (s: State) =>
  s.action !== NONE && actions[s.action].verb === verb;

function actionDone(s: State): void {
  s.action = NONE;
}

/** 6.4: all politicians sent leave the game. */
function dismiss(s: State): void {
  for (const board of s.boards) {
    board.sent.fill(NONE);
    board.revealed = 0;
    board.paid = 0;
    board.done = 0;
  }
}

const act = forEach(
  'part',
  mainThenSecondary,
  ask('seat', chooseAction, hasAction),
  when(acts('double'), ask('seat', placeDouble)),
  when(
    acts('media'),
    inOrder(
      ask('seat', removeMedia),
      ask('seat', placeMedia, (s, seat) => s.mediaSupply[seat] > 0),
    ),
  ),
  // 6.8: as in phase 2.
  when(
    acts('program'),
    bind('holder', (s) => s.now.seat, changeProgram),
  ),
  // 6.9: the top poll, used here at once.
  when(
    acts('poll'),
    bind('holder', (s) => s.now.seat, usePoll),
  ),
  actionDone,
);

/**
 * 6.13: in a state everyone has paid before anyone acts, so what an action pays its owner (6.7) is
 * there for the politicians of later states only.
 */
export const politiciansActions = procedure(
  "6 politicians' actions",
  forEach(
    'election',
    statesFromNow,
    reveal,
    forEach(
      'seat',
      row,
      ask('seat', payPolitician, (s, seat) => !plainlyLacks(s, seat, costHere(s, seat))),
      leaveUnpaid,
    ),
    forEach('seat', paidRow, act),
  ),
  dismiss,
);
