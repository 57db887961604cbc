import type { Move, Position, Random, Result } from '@hustings/kernel';
import type { Rated } from '../knowledge.js';
import { Net, type Taught } from './net.js';
import { OUTPUT_COUNT, OUTPUTS, type Sight } from './sight.js';

/** What a net, or the end of a game, says of a position for one seat. */
export type Verdict = { win: number; lead: number; points: number };

/** How much of a unit of lead counts beside the chance to win: it tells small steps apart. */
const LEAD_WEIGHT = 0.4;
/** A lead beyond this counts no more. */
const MOST_LEAD = 1.5;

export const clipped = (lead: number): number => Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));

export const worthOf = ({ win, lead }: Verdict): number => win + LEAD_WEIGHT * clipped(lead);

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** A net with nothing in it yet. */
export function newNet(
  sight: Pick<Sight, 'scales' | 'layers'>,
  seats: number,
  how?: { readonly vectors?: boolean; readonly room?: number },
): Net {
  const scales = sight.scales(seats);
  const shape = { inputs: scales.length, ...sight.layers(seats), outputs: OUTPUT_COUNT };
  return new Net(shape, scales, how);
}

/** Looks at positions with a net, and at games that are over without. */
export class Judge<S extends Position> {
  /** What was last looked at. */
  readonly inputs: Int8Array;

  constructor(
    readonly sight: Sight<S>,
    readonly net: Taught,
  ) {
    this.inputs = new Int8Array(net.shape.inputs);
  }

  /** What the game ended with, for one seat. */
  ended({ scores, winners }: Result, seat: number): Verdict {
    let best = -Infinity;
    for (let i = 0; i < scores.length; i++) {
      if (i !== seat && scores[i] > best) best = scores[i];
    }
    const { unit } = this.sight;
    return {
      win: winners.includes(seat) ? 1 / winners.length : 0,
      lead: clipped((scores[seat] - best) / unit),
      points: scores[seat] / unit,
    };
  }

  /** What is in `inputs`. */
  seen(): Verdict {
    this.net.see(this.inputs);
    const { out } = this.net;
    return {
      win: sigmoid(out[OUTPUTS.win]),
      lead: out[OUTPUTS.lead],
      points: out[OUTPUTS.points],
    };
  }

  now(world: S, viewer: number): Verdict {
    this.sight.now(world, viewer, this.inputs);
    return this.seen();
  }

  /** A move as `viewer` sees what comes of it, before chance comes in. */
  after(world: S, seat: number, move: Move, viewer: number, random: Random): Verdict {
    const result = this.sight.after(world, seat, move, viewer, random, this.inputs);
    return result === undefined ? this.seen() : this.ended(result, viewer);
  }

  /** The worth of each candidate for the seat that moves, in one world. */
  worths(world: S, seat: number, candidates: readonly Rated[], random: Random): number[] {
    return candidates.map(({ move }) => {
      const samples = this.sight.samples(world, move);
      let sum = 0;
      for (let i = 0; i < samples; i++) sum += worthOf(this.after(world, seat, move, seat, random));
      return sum / samples;
    });
  }

  /** The best move for the seat, in one world. */
  best(world: S, seat: number, random: Random): Move {
    const candidates = this.sight.candidates(world, seat, random);
    if (candidates.length === 1) return candidates[0].move;
    const worths = this.worths(world, seat, candidates, random);
    const { prior, unit } = this.sight;
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < candidates.length; i++) {
      const worth = worths[i] + (prior * candidates[i].worth) / unit;
      if (worth > most) [best, most] = [i, worth];
    }
    return candidates[best].move;
  }
}
