import { drawTop, type Out } from '@hustings/kernel';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { isEmpty } from '../8-offices.js';
import type { Player, State } from '../state.js';
import { closeAndRefill } from '../street.js';
import { NO_CARD } from '../tables.js';
import { procedure } from '../words.js';

/** CC-4.1: in board order, until the supply is empty. */
function layMarkers(state: State, out: Out<Event>): void {
  const offices: number[] = [];
  for (const office of state.offices) {
    if (state.markerSupply === 0) break;
    if (!isEmpty(state, office)) continue;
    state.markers[office]++;
    state.markerSupply--;
    offices.push(office);
  }
  out?.push({ type: 'markersLaid', offices });
}

/** CC-4.2. */
function clearPlayer(player: Player): void {
  player.discard.push(...player.area, ...player.temporary);
  player.area = [];
  player.used = [];
  player.temporary = [];
  player.workers = [];
  player.worked = [];
  player.free = data.workers.perRound;
  player.reserve = data.workers.total - data.workers.perRound;
  player.passed = false;
}

function clearPlayers(state: State): void {
  state.phase = 4;
  state.players.forEach(clearPlayer);
}

/** CC-4.3: there is one for every round. */
function openOffice(state: State, out: Out<Event>): void {
  const office = drawTop(state, state.officeStack);
  state.offices.push(office);
  out?.push({ type: 'officeOpened', office });
}

const spacesCleared: Readonly<Record<number, number>> = data.street.unsoldRemoved;

/** CC-4.3: only then does the street move. */
function clearUnsold(state: State, out: Out<Event>): void {
  const cards: number[] = [];
  for (let space = 0; space < spacesCleared[state.players.length]; space++) {
    if (state.street[space] === NO_CARD) continue;
    cards.push(state.street[space]);
    state.street[space] = NO_CARD;
  }
  state.removed.push(...cards);
  out?.push({ type: 'unsold', cards });
}

export const cleanUp = procedure(
  '4 clean-up',
  layMarkers,
  clearPlayers,
  openOffice,
  clearUnsold,
  closeAndRefill,
);
