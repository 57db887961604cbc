import { partyIds } from '@hustings/die-macher/world';
import type { View } from '@hustings/kernel';
import { m } from '../messages/macher.svelte.js';
import { spoken, type Presenter } from '../table/told.js';

type PartyView = View & { readonly parties: readonly number[] };

const partyOf = (view: View, seat: number): string =>
  partyIds[(view as PartyView).parties[seat]] ?? ''; // only asked about views of this game

/** camelCase in words, without a capital. */
const plain = (name: string): string => spoken(name).toLowerCase();

/** +minimumWage: “For minimum wage”. A state by its name, a party by its name, all else in words. */
function part(name: string): string {
  const card = /^([+-])(\w+)$/.exec(name);
  if (card !== null) return m().older.card(card[1] === '+', plain(card[2]));
  const hidden = /^space(\d)$/.exec(name);
  if (hidden !== null) return m().older.space(Number(hidden[1]));
  const known = m().older.words[name];
  if (known !== undefined) return known;
  if (/^[A-Z]{2}$/.test(name)) return m().state(name);
  return partyIds.some((id) => id === name) ? m().party(name) : plain(name);
}

function word(name: string): string {
  const [out, into] = name.split('>');
  if (into !== undefined) return m().text.instead(word(into), word(out));
  const sum = /^(accept|refuse) (\d+)$/.exec(name);
  if (sum !== null) return `${part(sum[1])} ${m().euros(Number(sum[2]))}`;
  const said = name.split(' ').map(part).join(' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Die Macher 2006 in words: its answers, and its seats by their parties. */
export const older: Presenter = {
  word,
  party: (view, seat) => partyOf(view, seat),
  label: (view, seat) => (view === undefined ? '' : m().party(partyOf(view, seat))),
  lines: () => [],
};
