import { o } from '../texts/online.js';
import { me } from './me.svelte.js';
import {
  guestMark,
  isUnnamed,
  type PublicPerson,
  type ServerSeat,
  type ServerTable,
} from '@hustings/protocol';
import { botFrom } from '@hustings/bots/level-names';

/** What someone is called: by their name, or by ours for who has none. */
export function called(person: PublicPerson): string {
  if (person.kind === 'deleted') return o().goneName;
  return isUnnamed(person) ? o().guestName(guestMark(person.id)) : person.name;
}

/** Who plays on a seat, as one calls them. */
export function nameOf(seat: ServerSeat): string {
  const self = me.person;
  // One's own name is known here before the server tells of it.
  if (seat.person !== undefined) return called(seat.person.id === self?.id ? self : seat.person);
  return seat.bot === undefined ? o().seatName(seat.seat) : o().botName(botFrom(seat.bot).level);
}

/** As `nameOf`, but of someone with several seats, or of several bots, it is said which is meant. */
export function nameAt({ seats }: ServerTable, seat: ServerSeat): string {
  const name = nameOf(seat);
  if (seat.person !== undefined) {
    const own = seats.filter(({ person }) => person?.id === seat.person?.id);
    return own.length > 1 ? o().onChair(name, seat.seat) : name;
  }
  const bots = seats.filter((one) => one.person === undefined && nameOf(one) === name);
  return seat.bot !== undefined && bots.length > 1 ? o().oneOfBots(name, seat.seat) : name;
}

/** Does a bot decide there, in its own right or in someone's place? */
export const isPlayedByBot = ({ person, minded, resigned }: ServerSeat): boolean =>
  person === undefined || minded || resigned;

/** What is to be said of who plays on a seat: a bot, or a person who is there or not. */
export function stateOf(seat: ServerSeat, present: boolean): string {
  if (seat.minded && !seat.resigned) return o().table.botMinds;
  if (isPlayedByBot(seat)) return o().table.botPlays;
  return present ? o().table.here : o().table.away;
}
