import { o } from '../messages/online.svelte.js';
import type { ServerSeat } from './types.js';

/** Who plays on a seat, as one calls them. */
export function nameOf(seat: ServerSeat): string {
  if (seat.person !== undefined) return seat.person.name;
  return seat.bot === undefined ? o().seatName(seat.seat) : o().botName(seat.bot);
}

/** Does a bot decide there, in its own right or in someone's place? */
export const isPlayedByBot = ({ person, minded, resigned }: ServerSeat): boolean =>
  person === undefined || minded || resigned;
