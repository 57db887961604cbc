import { Game, oneOf, perSeat } from '@hustings/kernel';
import { partyIds } from '../world/index.js';
import { data } from './data.js';
import { determinize } from './determinize.js';
import type { Event } from './events.js';
import { invariants } from './invariants.js';
import { result } from './paragraphs/11-end.js';
import { game } from './paragraphs/sequence-of-play.js';
import { setup } from './paragraphs/0-setup.js';
import { clone, schema, type State } from './state.js';
import { view, type View } from './view.js';

/** Die Macher, second edition of 2006: full and short game, three to five players. */
export const dieMacher2006 = new Game<State, View, Event>({
  id: 'die-macher-2006',
  name: 'Die Macher (2006)',
  rules: '1',
  seats: { min: 3, max: 5 },
  options: {
    length: oneOf(['full', 'short'], 'full'),
    money: oneOf(['hidden', 'open'], 'hidden'),
    dice: oneOf(['ordinary', 'campaign'], data.diceDefault),
    majoritySwapInElectingState: oneOf(['off', 'on'], 'off'),
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
  // A published poll is discarded face down, members keep the sum of dice, opinions go under the
  // stack, refused contributions leave the game.
  passing: [
    'pollPublished',
    'pollKept',
    'opinionTurned',
    'opinionMissing',
    'diceForFirst',
    'acceptedDice',
    'refusalsShown',
    'refusedDice',
    'bonusDice',
  ],
});
