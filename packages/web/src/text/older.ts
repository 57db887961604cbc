import { partyIds } from '@hustings/games/die-macher/rules/world';
import type { View } from '@hustings/kernel';
import { m } from '../messages/macher.svelte.js';
import { spoken, type Presenter } from '../table/told.js';

type PartyView = View & { readonly parties: readonly number[] };

const partyOf = (view: View, seat: number): string =>
  partyIds[(view as PartyView).parties[seat]] ?? ''; // only asked about views of this game

/** Die Macher 2006: its seats by their parties. Its words come from the game itself. */
export const older: Presenter = {
  word: spoken,
  party: (view, seat) => partyOf(view, seat),
  label: (view, seat) => (view === undefined ? '' : m().party(partyOf(view, seat))),
  lines: () => [],
};
