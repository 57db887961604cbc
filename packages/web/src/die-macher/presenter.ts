import type { View } from '@hustings/die-macher/edition-2019';
import { m } from '../messages/macher.svelte.js';
import type { Presenter } from '../table/presenter.js';
import { Chronicle } from './log.js';
import { partyOf } from './position.js';

export const dieMacher: Presenter = {
  party: (view, seat) => partyOf(view as View, seat),
  label: (view, seat) => (view === undefined ? '' : m().party(partyOf(view as View, seat))),
  lines: (view, entries) =>
    new Chronicle(view as View).lines(entries).map(({ number, seat, text }) => {
      const party = seat < 0 ? undefined : partyOf(view as View, seat);
      const name = party === undefined ? '' : m().party(party);
      const words = text.startsWith(':') ? `${name}${text}` : `${name} ${text}`.trim();
      return { number, party, text: words };
    }),
};
