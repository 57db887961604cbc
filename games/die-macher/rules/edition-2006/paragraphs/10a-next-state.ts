import { NONE, show, type Out } from '@hustings/kernel';
import { BOARDS, boardOf, seatsOf } from '../../world/index.js';
import { data } from '../data.js';
import { firstElection, lastElection } from './0.13-election-order.js';
import { rounds } from './12-short-game.js';
import { barsCoalitions } from './4.1-anti-coalition-tile.js';
import type { Event } from '../events.js';
import { dealOpinions, turnUpOpinion } from './0.5-turning-up-opinions.js';
import { newBoard, openBoard } from './0-setup.js';
import { electingBoard, type State } from '../state.js';
import { procedure } from '../words.js';

/** 10.1 (a), 10.4: what was on the board that elected goes where it belongs. */
function clearBoard(s: State, out: Out<Event>): void {
  const board = electingBoard(s);
  const { held } = s;
  out?.push({ type: 'stateLeft', election: held, state: board.state });
  s.past.push(board.state);
  s.opinionDiscards.push(...board.opinions);
  board.media.forEach((markers, seat) => (s.mediaSupply[seat] += markers));
  s.boards[boardOf(held)] = newBoard(NONE, seatsOf(s));
  s.partners.fill(NONE);
  s.held++;
}

/** 10.1 (b), (c): as long as there are elections to come the board takes the next state. */
function stateEnters(s: State, out: Out<Event>): void {
  const election = s.held + BOARDS - 1;
  if (election >= rounds(s)) return;
  const state = s.coming.pop();
  if (state === undefined) throw new Error('no state is left to enter');
  s.boards[boardOf(election)] = newBoard(state, seatsOf(s));
  openBoard(s, boardOf(election));
  show(s);
  out?.push({ type: 'stateEntered', election, state });
  const { perState, upEntering, upLastState } = data.opinions;
  const up = barsCoalitions(s, election) ? upLastState : upEntering;
  dealOpinions(s, election, up, perState, out);
}

/** 10.1 (d): one more opinion in every state that was there before. */
function turnUpOpinions(s: State, out: Out<Event>): void {
  const entered = s.held + BOARDS - 1;
  for (let election = firstElection(s); election <= lastElection(s); election++) {
    if (election !== entered) turnUpOpinion(s, election, out);
  }
}

export const nextState = procedure('10a next state', clearBoard, stateEnters, turnUpOpinions);
