import { words } from '@hustings/kernel';
import type { Event } from './events.js';
import type { State } from './state.js';

/** The kernel's words for a sequence of play, bound to this game's state and events. */
export const {
  inOrder,
  forEach,
  untilAllPass,
  when,
  repeatWhile,
  bind,
  ask,
  allAtOnce,
  procedure,
  decision,
  sealed,
} = words<State, Event>();
