import { o } from '../texts/online.js';
import { me } from './me.svelte.js';
import type { ServerSeat, ServerTable } from './types.js';

/** Who plays on a seat, as one calls them. */
export function nameOf(seat: ServerSeat): string {
  const self = me.person;
  // One's own name is known here before the server tells of it.
  if (seat.person !== undefined) return seat.person.id === self?.id ? self.name : seat.person.name;
  return seat.bot === undefined ? o().seatName(seat.seat) : o().botName(seat.bot);
}

/** As `nameOf`, but of someone with several seats, or of several bots, it is said which is meant. */
export function nameAt({ seats }: ServerTable, seat: ServerSeat): string {
  const name = nameOf(seat);
  if (seat.person !== undefined) {
    const own = seats.filter(({ person }) => person?.id === seat.person?.id);
    return own.length > 1 ? o().onChair(name, seat.seat) : name;
  }
  const bots = seats.filter(({ person, bot }) => person === undefined && bot === seat.bot);
  return seat.bot !== undefined && bots.length > 1 ? o().oneOfBots(name, seat.seat) : name;
}

/** Does a bot decide there, in its own right or in someone's place? */
export const isPlayedByBot = ({ person, minded, resigned }: ServerSeat): boolean =>
  person === undefined || minded || resigned;
