import { Game, oneOf, perSeat } from '@hustings/kernel';
import { partyIds } from '../world/index.js';
import { determinize } from './determinize.js';
import type { Event } from './events.js';
import { invariants } from './invariants.js';
import { result } from './paragraphs/9e-end.js';
import { game } from './paragraphs/sequence-of-play.js';
import { setup } from './paragraphs/0-setup.js';
import { clone, schema, type State } from './state.js';
import { view, type View } from './view.js';

/** Die Macher, edition of 2019: four or seven elections, three to five players. */
export const dieMacher2019 = new Game<State, View, Event>({
  id: 'die-macher-2019',
  name: 'Die Macher (2019)',
  rules: '1',
  seats: { min: 3, max: 5 },
  options: {
    elections: oneOf(['4', '7'], '4'),
    money: oneOf(['hidden', 'open'], 'hidden'),
    overbidding: oneOf(['impossible', 'penalised'], 'impossible'),
    parties: perSeat(partyIds, 'dealt'),
  },
  sequence: game,
  setup,
  clone,
  view,
  determinize,
  result,
  schema,
  invariants,
  // With open money nobody is asked to pay a politician that is plainly too dear: all see it turned
  // up, but it is gone before the next decision. An overbid shows what its bidder had.
  passing: ['politiciansRevealed', 'politicianGone', 'overbid'],
});
