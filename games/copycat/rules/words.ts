import { words } from '@hustings/kernel';
import type { Event } from './events.js';
import type { State } from './state.js';

export const { forEach, when, repeatWhile, ask, allAtOnce, procedure, decision, sealed } = words<
  State,
  Event
>();
