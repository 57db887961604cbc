import { data, tablesOf, type CopycatView } from '../rules/index.js';

/** A window of the house: an open office, one that opens later, or wall. */
export type Window =
  | { readonly is: 'open'; readonly office: number; readonly isNew: boolean }
  | { readonly is: 'shut'; readonly round: number }
  | { readonly is: 'wall'; readonly key: number };

const FLOORS = 5;
const LEFT = 2;
const WING = 3;

/**
 * Five floors of five: everything that can open with four players in the last round. The left two
 * columns are the board as printed; the wing fills from the ground, base offices first, then extra
 * offices in the order in which they open. Nothing ever moves.
 */
export function floorsOf(view: CopycatView): Window[][] {
  const { offices, round, players } = view;
  const { firstOffices, sectionOf } = tablesOf(view);
  const printed = data.offices.board.flat().length;
  const wing = offices.slice(printed);
  const base = firstOffices[players.length].length - printed;
  const windows = LEFT * FLOORS;
  const inWing = (place: number): Window => {
    if (place < wing.length) {
      const office = wing[place];
      const isNew = sectionOf[office] >= 0 && place === wing.length - 1 && round > 1;
      return { is: 'open', office, isNew };
    }
    const opens = place - base + 1;
    if (opens <= data.end.rounds) return { is: 'shut', round: opens };
    return { is: 'wall', key: windows + place };
  };
  return Array.from({ length: FLOORS }, (_, floor) => [
    ...offices
      .slice(floor * LEFT, floor * LEFT + LEFT)
      .map((office): Window => ({ is: 'open', office, isNew: false })),
    ...Array.from({ length: WING }, (__, x) => inWing((FLOORS - 1 - floor) * WING + x)),
  ]);
}

/** Who stands in an office, and how often their worker was used. */
export type Standing = { readonly seat: number; readonly used: number };

export function workersIn(view: CopycatView, office: number): Standing[] {
  return view.players.flatMap(({ workers, worked }, seat) => {
    const at = workers.indexOf(office);
    return at < 0 ? [] : [{ seat, used: worked[at] }];
  });
}

/** Offices whose action is used in a turn, as a rule at once. */
export const isBlue = (view: CopycatView, office: number): boolean =>
  tablesOf(view).officeColourOf[office] === 'blue';
