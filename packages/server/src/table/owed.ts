import { seatsIn, type Position } from '@hustings/kernel';
import type { Seat, TableDoc } from './doc.js';

/** Is it a program that decides for this seat now? */
export function playedByBot(seat: Seat): boolean {
  return seat.person === undefined || seat.minded === true || seat.resigned === true;
}

/** Does a bot play for someone who can still come back? */
export function isMinded({ minded, resigned }: Seat): boolean {
  return minded === true && resigned !== true;
}

export function owedSeats(state: Position): readonly number[] {
  return seatsIn(state.flow.owed);
}

export function owedByBots(doc: TableDoc, state: Position): readonly number[] {
  return owedSeats(state).filter((seat) => playedByBot(doc.seats[seat]));
}

/** The seats that a bot decides for now: who minds a seat takes as long as a person would. */
export function readyBots(doc: TableDoc, state: Position, now: number): readonly number[] {
  return owedByBots(doc, state).filter((seat) => (doc.seats[seat].minderAt ?? now) <= now);
}

/** When the next bot decides, if one has to. */
export function botsDue(doc: TableDoc, state: Position, now: number): number | undefined {
  const moments = owedByBots(doc, state).map((seat) => doc.seats[seat].minderAt ?? now);
  return moments.length === 0 ? undefined : Math.max(now, Math.min(...moments));
}

export function owedByPeople(doc: TableDoc, state: Position): readonly number[] {
  return owedSeats(state).filter((seat) => !playedByBot(doc.seats[seat]));
}

export function seatsOf(doc: TableDoc, person: string): readonly number[] {
  return doc.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
}

/** Will nobody decide anything here any more? */
export const isPast = ({ status }: TableDoc): boolean =>
  status === 'over' || status === 'abandoned';
