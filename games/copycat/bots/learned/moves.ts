import type { Move } from '@hustings/kernel';
import type { Rated } from '@hustings/bots';
import {
  copycat,
  data,
  LAST_CARD,
  OFFICES,
  standard,
  type CopycatState,
} from '../../rules/index.js';
import { allPoints } from '../../rules/coins-and-points.js';
import { kindIndex } from './inputs.js';

/** Options of a turn and of a step: see the phases of the rules. */
export const END = 0;
export const USE = LAST_CARD + 1;
export const BUY = USE + OFFICES;

/** The decision that is due. */
export const dueIn = ({ flow }: CopycatState): string =>
  flow.at.slice(flow.at.lastIndexOf('/') + 1);

const ENOUGH = 400;
const plain = (move: Move): Rated => ({ move, worth: 0 });

/** Cards that do nothing when they are laid out. */
const isIdle = standard.colourOf.map(
  (colour) => colour === 'blue' || colour === 'purple' || colour === 'red',
);

/** The moves to compare: cards of a kind are the same, and nobody draws less than they may. */
export function candidates(s: CopycatState, seat: number): Rated[] {
  const due = dueIn(s);
  if (due === 'declinePoints') return declines(s, seat);
  const legal = copycat.legal(s, seat, ENOUGH);
  if (legal.length < 2) return legal.map(plain);
  switch (due) {
    case 'drawNumber':
      return [plain(legal[legal.length - 1])];
    case 'turn':
      return options(legal as number[], () => false);
    case 'step':
      return options(legal as number[], (card) => isIdle[card] && !s.account.keeping);
    case 'exchangeCards':
    case 'removeCards':
    case 'removeForWorker':
    case 'pay':
      return distinct(legal);
    default:
      return legal.map(plain);
  }
}

/** None, or as many as it takes to stay below the end. */
function declines(s: CopycatState, seat: number): Rated[] {
  const player = s.players[seat];
  const reached = player.score + allPoints(player, s.account);
  return [plain(0), plain(reached - data.end.points + 1)];
}

function options(legal: readonly number[], isLeftOut: (card: number) => boolean): Rated[] {
  let seen = 0;
  const found: Rated[] = [];
  for (const move of legal) {
    if (move > END && move < USE) {
      const kind = 1 << kindIndex[move];
      if ((seen & kind) !== 0 || isLeftOut(move)) continue;
      seen |= kind;
    }
    found.push(plain(move));
  }
  return found;
}

function distinct(legal: readonly Move[]): Rated[] {
  const seen = new Set<string>();
  return legal
    .filter((move) => {
      const key = kindsOf(move);
      return seen.has(key) ? false : seen.add(key);
    })
    .map(plain);
}

function kindsOf(move: Move): string {
  if (Array.isArray(move)) {
    return move
      .map((card) => kindIndex[card])
      .sort((a, b) => a - b)
      .join();
  }
  const card = move;
  return card > 0 && card <= LAST_CARD ? `kind ${kindIndex[card]}` : `option ${card}`;
}
