import {
  data,
  standard,
  tablesOf,
  type CopycatEvent,
  type CopycatState,
  type Tables,
} from '../rules/index.js';
import type { Counting, Tally } from '@hustings/bots';

const office = ({ actionOf, officeFigureOf }: Tables, number: number): string =>
  `${actionOf[number]} ${officeFigureOf[number]}`;

const USED = 'cards used, by kind';
const BOUGHT = 'cards bought, by kind';
const PLACED = 'workers placed, by office';
const ENDS = 'how games end';
const ROUNDS = 'rounds';

function begin(tally: Tally, seats: number): void {
  for (const kind of Object.keys(data.kinds)) tally.add(USED, kind, 0);
  for (const { kind } of data.cards) tally.add(BOUGHT, kind, 0);
  const { firstOffices, extraOffices } = standard;
  for (const one of [...firstOffices[seats], ...extraOffices.flat()])
    tally.add(PLACED, office(standard, one), 0);
  for (const way of ['round 11', 'points', 'last Doctorate']) tally.add(ENDS, way, 0);
}

/** A card counts as used each time it does something or lies there for its points and coins. */
function count(tally: Tally, event: CopycatEvent, tables: Tables): void {
  const { kindOf } = tables;
  switch (event.type) {
    case 'played':
    case 'reused':
    case 'copied':
      tally.add(USED, kindOf[event.card]);
      break;
    case 'laidOut':
      for (const card of event.cards) tally.add(USED, kindOf[card]);
      break;
    case 'bought':
      tally.add(BOUGHT, kindOf[event.card]);
      for (const red of event.withIt) tally.add(BOUGHT, kindOf[red]);
      if (kindOf[event.card] === 'doctorate') tally.add(USED, 'doctorate');
      break;
    case 'placed':
      tally.add(PLACED, office(tables, event.office));
      break;
    default:
  }
}

function wayOfEnding(state: CopycatState): string {
  if (state.players.some((player) => player.score >= data.end.points)) return 'points';
  return state.lastDoctorateSold ? 'last Doctorate' : 'round 11';
}

/** Copycat: win share by place in the first turn order, use of cards and offices, endings. */
export const counting: Counting = {
  begin,
  standing: (state, seat) =>
    `place ${(state as CopycatState).order.indexOf(seat) + 1} at the start`,
  event: (tally, event, state) =>
    count(tally, event as CopycatEvent, tablesOf(state as CopycatState)),
  end: (tally, state) => {
    const copycat = state as CopycatState;
    tally.add(ENDS, wayOfEnding(copycat));
    tally.add(ROUNDS, String(copycat.round));
  },
};
