import { NONE, shuffle, type Random } from '@hustings/kernel';

/** The five parties, in the order in which polls list them. A seat plays one of them. */
export const parties = [
  { id: 'LINKE', name: 'Die Linke', colour: 'purple' },
  { id: 'SPD', name: 'SPD', colour: 'red' },
  { id: 'GRUENE', name: 'Bündnis 90/Die Grünen', colour: 'green' },
  { id: 'CDU', name: 'CDU/CSU', colour: 'black' },
  { id: 'FDP', name: 'FDP', colour: 'yellow' },
] as const;

export type PartyId = (typeof parties)[number]['id'];

export const partyIds: readonly PartyId[] = parties.map((party) => party.id);

export const partyIndex = (id: PartyId): number => partyIds.indexOf(id);

/** The seat that plays a party; NONE if the party is absent. */
export function seatOfParty(played: readonly number[], party: number): number {
  const seat = played.indexOf(party);
  return seat < 0 ? NONE : seat;
}

/** Each seat another party: the ones named, or dealt. */
export function takeParties(
  named: 'dealt' | readonly string[],
  seats: number,
  random: Random,
): number[] {
  if (named !== 'dealt') return named.map((id) => partyIds.findIndex((known) => known === id));
  const dealt = shuffle(random, [...partyIds.keys()]);
  return dealt.slice(0, seats);
}

export const seatsOf = (s: { readonly parties: readonly number[] }): number => s.parties.length;
