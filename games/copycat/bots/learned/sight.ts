import { fork, shuffle, type Move, type Random, type Result } from '@hustings/kernel';
import type { Sight } from '@hustings/bots';
import { copycat, standard, type CopycatState, type CopycatView } from '../../rules/index.js';
import { gameEnds, result } from '../../rules/6-end.js';
import { asItStands, look } from './inputs.js';
import { layoutFor } from './layout.js';
import { BUY, candidates, dueIn, END, USE } from './moves.js';

const { actionOf, periodOf } = standard;

/** The more players, the more inputs; the weights stay about as many. */
const widths: Readonly<Record<number, number>> = { 2: 64, 3: 56, 4: 48 };

/** An exchange is looked at with so many other cards, a special buy with so many other streets. */
const EXCHANGES = 3;
const REFILLS = 6;

/** Does the seat's phase 3 end with this move? */
const endsPhase = (due: string, move: Move): boolean =>
  due === 'declinePoints' || (due === 'step' && move === END);

const closes = (s: CopycatState, seat: number, move: Move): boolean =>
  s.order[s.order.length - 1] === seat && endsPhase(dueIn(s), move);

/** Is this step a special buy, which refills the street from a supply that nobody knows? */
function refills(s: CopycatState, move: Move): boolean {
  const option = move as number; // of a step
  if (dueIn(s) !== 'step' || option < USE || option >= BUY) return false;
  return actionOf[option - USE] === 'specialBuy';
}

/** So often a move is looked at whose worth is not known before chance has come in. */
function samples(s: CopycatState, move: Move): number {
  if (dueIn(s) === 'exchangeCards') return EXCHANGES;
  return refills(s, move) ? REFILLS : 1;
}

/** What nobody knows the order of is put into another one, as far as the move would show it. */
function reshuffle(s: CopycatState, seat: number, move: Move, random: Random): void {
  if (dueIn(s) === 'exchangeCards') {
    s.random = fork(random);
    shuffle(random, s.players[seat].draw);
    return;
  }
  if (!refills(s, move)) return;
  const { supply } = s;
  let from = supply.length;
  while (from > 0 && periodOf[supply[from - 1]] === periodOf[supply[supply.length - 1]]) from--;
  supply.push(...shuffle(random, supply.splice(from)));
}

/** Plays the move so that no other round begins: whoever ends the last phase 3 is called first. */
function endPhase(s: CopycatState, seat: number, move: Move): void {
  const { order } = s;
  s.order = [seat, ...order.filter((other) => other !== seat)];
  copycat.apply(s, seat, move);
  if (s.now.seat === seat && dueIn(s) === 'declinePoints') copycat.apply(s, seat, 0);
  s.order = order;
}

function after(
  world: CopycatState,
  seat: number,
  move: Move,
  viewer: number,
  random: Random,
  into: Int8Array,
): Result | undefined {
  const due = dueIn(world);
  if (due === 'bid') {
    look(world, viewer, { bid: move as number, isRoundOver: false }, into);
    return undefined;
  }
  const s = copycat.clone(world);
  if (closes(world, seat, move)) {
    endPhase(s, seat, move);
    if (gameEnds(s)) return result(s);
    look(s, viewer, { ...asItStands, isRoundOver: true }, into);
    return undefined;
  }
  if (due === 'drawNumber') s.pending[s.pending.length - 1].figure = move as number;
  else {
    reshuffle(s, seat, move, random);
    copycat.apply(s, seat, move);
    if (s.now.seat === seat && dueIn(s) === 'declinePoints') copycat.apply(s, seat, 0);
  }
  look(s, viewer, asItStands, into);
  return undefined;
}

export const sight: Sight<CopycatState, CopycatView> = {
  // Only with our own list of cards: another one has other cards under the same numbers.
  players: (view) => (view.cardList === undefined ? view.players.length : 0),
  scales: (seats) => layoutFor(seats).scales,
  layers: (seats) => ({ first: widths[seats], second: 32 }),
  unit: 40,
  prior: 0,
  worlds: 1,
  imagines: false,
  trials: 'net',
  candidates,
  samples,
  after,
  now: (world, viewer, into) => look(world, viewer, asItStands, into),
  closes,
};
