import { seatsIn, type Position } from '@hustings/kernel';
import type { Seat, TableDoc } from './doc.js';

/** Is it a program that decides for this seat now? */
export function playedByBot(seat: Seat): boolean {
  return seat.person === undefined || seat.minded === true || seat.resigned === true;
}

export function owedSeats(state: Position): readonly number[] {
  return seatsIn(state.flow.owed);
}

export function owedByBots(doc: TableDoc, state: Position): readonly number[] {
  return owedSeats(state).filter((seat) => playedByBot(doc.seats[seat]));
}

export function owedByPeople(doc: TableDoc, state: Position): readonly number[] {
  return owedSeats(state).filter((seat) => !playedByBot(doc.seats[seat]));
}

export function seatsOf(doc: TableDoc, person: string): readonly number[] {
  return doc.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
}
