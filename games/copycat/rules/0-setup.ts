import { filled, newPosition, shuffle, type Options, type Random } from '@hustings/kernel';
import { data } from './data.js';
import { noAccount, noTurn, type Player, type State } from './state.js';
import { PRINTED } from './own-card-list.js';
import {
  DOCTORATE,
  OFFICES,
  played,
  tablesOf,
  type Listed,
  type Period,
  type Tables,
} from './tables.js';

/** The table before round 1 (CC-0). Shuffles in the order of the rulebook's steps. */
export function setup(options: Options, seats: number, random: Random): State {
  const list = ownList(options);
  const tables = tablesOf(list);
  const players = Array.from({ length: seats }, () => newPlayer(tables, random));
  const supply = newSupply(tables, seats, random);
  const street = newStreet(tables, seats, supply, random);
  const officeStack = newOfficeStack(tables, random);
  const offices = tables.firstOffices[seats].slice();
  offices.push(officeStack.pop() as number); // a fresh stack has offices
  // CC-0.5
  const order = shuffle(
    random,
    players.map((_, seat) => seat),
  );
  const position = newPosition(seats, { seat: -1 }, random);
  const state: State = {
    flow: position.flow,
    now: position.now,
    sealed: position.sealed,
    random: position.random,
    round: 0,
    phase: 1,
    order,
    street,
    supply,
    offices,
    officeStack,
    markers: filled(OFFICES, 0),
    markerSupply: data.markers,
    removed: [],
    lastDoctorateSold: false,
    players,
    turn: noTurn(),
    account: noAccount(),
    pending: [],
  };
  return played(state, list);
}

/** The list in the table's options, where it is not the one of data.ts. */
function ownList({ cards }: Options): Listed {
  return typeof cards === 'string' && cards !== PRINTED ? { cardList: cards } : {};
}

/** CC-0.1. */
function newPlayer({ startDeck }: Tables, random: Random): Player {
  return {
    draw: shuffle(random, startDeck.slice()),
    hand: [],
    area: [],
    used: [],
    temporary: [],
    discard: [],
    known: [],
    doctorates: 0,
    free: data.workers.perRound,
    reserve: data.workers.total - data.workers.perRound,
    workers: [],
    worked: [],
    passed: false,
    markers: 0,
    score: 0,
    before: 0,
    fromCards: 0,
    fromOffices: 0,
    fromMarkers: 0,
    fromDoctorates: 0,
  };
}

/** The cards of a period that are in the game; with two players some are not (CC-0.2). */
export function cardsOf({ cardsIn }: Tables, period: Period, seats: number): number[] {
  if (period === data.doctorates.period) return filled(seats, DOCTORATE);
  return cardsIn[seats === 2 ? 'two' : 'more'][period].slice();
}

/** CC-0.2: the Doctorates at the bottom, period II on top. */
function newSupply(tables: Tables, seats: number, random: Random): number[] {
  return cardsOf(tables, 'V', seats).concat(
    shuffle(random, cardsOf(tables, 'IV', seats)),
    shuffle(random, cardsOf(tables, 'III', seats)),
    shuffle(random, cardsOf(tables, 'II', seats)),
  );
}

/** CC-0.3: what period I lacks comes from the stack. */
function newStreet(tables: Tables, seats: number, supply: number[], random: Random): number[] {
  const street = shuffle(random, cardsOf(tables, 'I', seats));
  while (street.length < data.street.spaces) street.push(supply.pop() as number); // never empty now
  return street;
}

/** CC-0.4: section 1 on top. */
function newOfficeStack({ extraOffices }: Tables, random: Random): number[] {
  let stack: number[] = [];
  for (const section of extraOffices) stack = shuffle(random, section.slice()).concat(stack);
  return stack;
}
