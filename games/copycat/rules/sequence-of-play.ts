import { gameEnds } from './6-end.js';
import { planning } from './phases/1-planning.js';
import { actions } from './phases/2-actions.js';
import { buyingAndPoints } from './phases/3-buying-and-points.js';
import { cleanUp } from './phases/4-clean-up.js';
import { repeatWhile, when } from './words.js';
import type { State } from './state.js';

const goesOn = (state: State): boolean => !gameEnds(state);

/** The whole game. After the last round there is no clean-up (CC-4.4). */
export const sequence = repeatWhile(
  goesOn,
  planning,
  actions,
  buyingAndPoints,
  when(goesOn, cleanUp),
);
