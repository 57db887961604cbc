import { filled, newPosition, shuffle, type Options, type Random } from '@hustings/kernel';
import { data } from './data.js';
import { noAccount, noTurn, type Player, type State } from './state.js';
import {
  DOCTORATE,
  extraOffices,
  firstOffices,
  marketCards,
  OFFICES,
  periodOf,
  startDeck,
  type Period,
} from './tables.js';

/** The table before round 1 (CC-0). Shuffles in the order of the rulebook's steps. */
export function setup(_options: Options, seats: number, random: Random): State {
  const players = Array.from({ length: seats }, () => newPlayer(random));
  const supply = newSupply(seats, random);
  const street = newStreet(seats, supply, random);
  const officeStack = newOfficeStack(random);
  const offices = firstOffices(seats).slice();
  offices.push(officeStack.pop() as number); // a fresh stack has offices
  // CC-0.5
  const order = shuffle(
    random,
    players.map((_, seat) => seat),
  );
  const position = newPosition(seats, { seat: -1 }, random);
  return {
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
}

/** CC-0.1. */
function newPlayer(random: Random): Player {
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
export function cardsOf(period: Period, seats: number): number[] {
  if (period === data.doctorates.period) return filled(seats, DOCTORATE);
  return seats === 2 ? inTheGameOfTwo[period].slice() : marketByPeriod[period].slice();
}

const byPeriod = (cards: readonly number[]): Readonly<Record<Period, readonly number[]>> => {
  const of = (period: Period) => cards.filter((card) => periodOf[card] === period);
  return { I: of('I'), II: of('II'), III: of('III'), IV: of('IV'), V: [] };
};

const missingWithTwo: ReadonlySet<number> = new Set(data.removedWithTwoPlayers);
const marketByPeriod = byPeriod(marketCards);
const inTheGameOfTwo = byPeriod(marketCards.filter((card) => !missingWithTwo.has(card)));

/** CC-0.2: the Doctorates at the bottom, period II on top. */
function newSupply(seats: number, random: Random): number[] {
  return [
    ...cardsOf('V', seats),
    ...shuffle(random, cardsOf('IV', seats)),
    ...shuffle(random, cardsOf('III', seats)),
    ...shuffle(random, cardsOf('II', seats)),
  ];
}

/** CC-0.3: what period I lacks comes from the stack. */
function newStreet(seats: number, supply: number[], random: Random): number[] {
  const street = shuffle(random, cardsOf('I', seats));
  while (street.length < data.street.spaces) street.push(supply.pop() as number); // never empty now
  return street;
}

/** CC-0.4: section 1 on top. */
function newOfficeStack(random: Random): number[] {
  return extraOffices
    .map((section) => shuffle(random, section.slice()))
    .reverse()
    .flat();
}
