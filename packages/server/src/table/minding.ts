import type { Made } from '../play/referee.js';
import { refilled } from './clock.js';
import type { Seat, TableDoc } from './doc.js';
import { isMinded, playedByBot } from './owed.js';

/** A seat whose time is up: a bot minds it until its person comes back. */
export function minded({ since: _since, ...seat }: Seat): Seat {
  return { ...seat, bank: 0, minded: true };
}

/** The table with a person back on a seat that a bot was minding. */
export function cameBack(doc: TableDoc, index: number): TableDoc {
  const seat = own(doc.seats[index]);
  const back = doc.clock === undefined ? seat : refilled(seat, doc.clock);
  const seats = doc.seats.map((old, i) => (i === index ? back : old));
  const { proposal, ...rest } = { ...doc, seats };
  // Whatever was asked about this seat has been answered by its person.
  return proposal === undefined || proposal.seat === index ? rest : { ...rest, proposal };
}

/** A seat that is its person's again: what others were to do with it is void. */
function own({ minded: _minded, minderAt: _at, offered, ...seat }: Seat): Seat {
  const { handover: _code, ...rest } = seat;
  return offered === true ? rest : seat;
}

/** The seat is its person's again, with a full clock, as if nothing had been. */
export function withTime({ clock }: TableDoc, late: Seat): Seat {
  return clock === undefined ? own(late) : { ...own(late), bank: clock.bank };
}

/** Whoever acts for a seat is back: also in the middle of a minder's thoughts, also when all had gone. */
export const attended = (doc: TableDoc, seat: number): TableDoc =>
  isMinded(doc.seats[seat]) ? cameBack(doc, seat) : doc;

/** The people who play now: who has gone can't be asked, and can't ask. */
export function attending(doc: TableDoc): readonly string[] {
  const there = doc.seats.filter((seat) => !playedByBot(seat));
  return [...new Set(there.flatMap(({ person }) => (person === undefined ? [] : [person])))];
}

/** Did a bot make more of a person's decisions than the person? */
export function isMostlyMinded(
  { person, tookOver = 0 }: Seat,
  index: number,
  moves: readonly Pick<Made, 'number' | 'seat' | 'actor'>[],
): boolean {
  if (person === undefined) return false;
  const decided = moves.filter(({ seat, number }) => seat === index && number >= tookOver);
  return decided.filter(({ actor }) => actor === 'minder').length * 2 > decided.length;
}

/** Has everyone gone, but someone can still come back? */
export function isDeserted({ seats }: TableDoc): boolean {
  return seats.some(isMinded) && seats.every(playedByBot);
}
