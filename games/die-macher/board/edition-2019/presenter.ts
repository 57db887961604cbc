import {
  actions,
  data,
  partyIds,
  programWords,
  type View,
} from '../../rules/edition-2019/index.js';
import { m } from './words.svelte.js';
import type { Presenter } from '@hustings/parts/table';
import { spoken } from '@hustings/parts/words';
import { Chronicle } from './log.js';
import { partyOf } from './position.js';

/** State codes, cards, parties, politicians, actions, shifts, donations: all that answers name. */
function word(name: string): string {
  const [from, into] = name.split('>');
  if (into !== undefined) return m().text.instead(word(into), word(from));
  const card = programWords.indexOf(name);
  if (card >= 0) return m().card(card);
  if (data.states.some(({ code }) => code === name)) return `${m().state(name)} (${name})`;
  if (partyIds.some((id) => id === name)) return m().party(name);
  const politician = data.politicians.find(({ id }) => id === name);
  if (politician !== undefined) return `${m().politician(name)}, ${m().euros(politician.cost)}`;
  const action = actions.find((one) => one.word === name);
  if (action !== undefined) return m().action(action.verb, action.figure);
  const symbol = /^symbol(\d)$/.exec(name);
  if (symbol !== null) return m().text.symbol(Number(symbol[1]));
  const strip = /^block(\d)$/.exec(name);
  if (strip !== null) return m().text.strip(Number(strip[1]));
  const donation = /^(accept|reject) (\d+)$/.exec(name);
  if (donation !== null) return m().text.donation(donation[1] === 'accept', Number(donation[2]));
  return m().text.words[name] ?? spoken(name);
}

export const presenter: Presenter = {
  word,
  price: (sum) => m().euros(sum),
  sums: new Set(['bid', 'raise', 'bidForPoll']),
  get unit() {
    return m().text.thousands;
  },
  lines: (view, entries) =>
    new Chronicle(view as View).lines(entries).map(({ number, seat, text }) => {
      const name = seat < 0 ? '' : m().party(partyOf(view as View, seat));
      return { number, seat, text: m().sentence(name, text) };
    }),
};
