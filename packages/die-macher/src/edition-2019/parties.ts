import { NONE } from '@hustings/kernel';
import { data } from './data.js';

export type PartyId = (typeof data.parties)[number]['id'];

export const partyIds = data.parties.map((party) => party.id);

export const partyIndex = (id: PartyId): number => partyIds.indexOf(id);

/** The seat that plays a party; NONE if the party is absent. */
export function seatOfParty(parties: readonly number[], party: number): number {
  const seat = parties.indexOf(party);
  return seat < 0 ? NONE : seat;
}
