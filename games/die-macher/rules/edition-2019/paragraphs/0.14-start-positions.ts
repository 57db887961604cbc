import { Assignment, everyone, type Out } from '@hustings/kernel';
import { boardFor, BOARDS } from '../../world/index.js';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { stateCode } from '../names.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { trendMoved } from './6.10-trend-scale.js';
import { allAtOnce, procedure, sealed } from '../words.js';

const SYMBOLS = data.startBlocks[0].length;
const noSuchPlace = reason('no-such-place', 'M19-0.14');
const sameStateTwice = reason('same-state-twice', 'M19-0.14');

/** For each block and slot of a move the slots before it with an equal symbol; found once. */
const twins: readonly (readonly (readonly number[])[])[] = data.startBlocks.map((block) => [
  [],
  ...block.map((symbol, at) =>
    block.slice(0, at).flatMap((earlier, i) => (earlier === symbol ? [i + 1] : [])),
  ),
]);

/** 0.14: one of five blocks and a state for each of its symbols; equal symbols, other states. */
const startPosition = sealed(
  'startPosition',
  new Assignment<State>({
    slots: () => SYMBOLS + 1,
    slotWord: (_s, _seat, slot) => (slot === 0 ? 'block' : `symbol${slot}`),
    size: data.startBlocks.length,
    word: (s, slot, value) => {
      if (slot === 0) return `block${value + 1}`;
      return value < BOARDS ? stateCode(s, value) : `board${value + 1}`;
    },
    fits: (_s, _seat, slot, value) => (slot === 0 || value < BOARDS ? undefined : noSuchPlace),
    joins: (_s, _seat, move, slot) =>
      twins[move[0]][slot].some((twin) => move[twin] === move[slot]) ? sameStateTwice : undefined,
    optional: false,
    hides: noSuchPlace,
  }),
);

function takeStartPositions(s: State, out: Out<Event>): void {
  s.sealed.forEach((answer, seat) => {
    const [block, ...elections] = answer as number[]; // everyone has chosen
    data.startBlocks[block].forEach((symbol, i) => place(s, seat, symbol, elections[i]));
    out?.push({ type: 'startPosition', seat, block, elections });
  });
}

type StartSymbol = keyof typeof data.startSymbols;

function place(s: State, seat: number, symbol: StartSymbol, election: number): void {
  const board = boardFor(s, election);
  const figure = data.startSymbols[symbol];
  switch (symbol) {
    case 'rallies':
      board.rallies[seat] += figure;
      s.rallySupply[seat] -= figure;
      break;
    case 'media':
      board.media[seat] += figure;
      s.mediaSupply[seat] -= figure;
      break;
    case 'trend':
      board.trend[seat] = trendMoved(board.trend[seat], figure);
      break;
    case 'votes':
      board.votes[seat] += figure;
      break;
  }
}

export const startPositions = procedure(
  '0 start positions',
  allAtOnce(startPosition, everyone, takeStartPositions),
);
