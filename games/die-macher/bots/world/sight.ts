import type { Move, Random, Result } from '@hustings/kernel';
import { NONE } from '@hustings/kernel';
import type { Rated, SearchSettings, Sight } from '@hustings/bots';
import { BOARDS } from '../../rules/world/index.js';
import type { World } from './states.js';

/** A figure of something that is looked at, and the scale that makes it small. */
export type Figure<Of extends readonly unknown[]> = {
  readonly scale: number;
  readonly of: (...of: Of) => number;
};

/** What an edition shows a net: only what the viewer may know, or what its world makes up for it. */
export type Eyes<S, V> = {
  readonly players: (view: V) => number;
  /** So many points are one unit of lead. */
  readonly unit: number;
  readonly stateCount: (s: S) => number;
  readonly electionAt: (s: S, n: number) => number;
  /** Of a state that is to elect. */
  readonly state: readonly Figure<[s: S, election: number]>[];
  /** Of a party in such a state. */
  readonly there: readonly Figure<[s: S, election: number, seat: number, viewer: number]>[];
  /** Of a party. */
  readonly party: readonly Figure<[s: S, seat: number, viewer: number]>[];
  readonly round: (s: S) => number;
  readonly rounds: number;
  readonly phase: (s: S) => number;
  readonly forecast: (s: S) => number[];
  readonly rate: (s: S, seat: number, random: Random) => Rated[];
  readonly after: (s: S, seat: number, move: Move) => S;
  readonly result: (s: S) => Result | undefined;
  readonly search: Partial<SearchSettings>;
};

/** Phases have numbers up to this. */
const PHASES = 12;
/** Candidates by their rates: so many, and not further behind than this. */
const MOST = 8;
const BEHIND = 15;
/** Scale of points that are expected. */
const POINTS = 0.05;
const LIMIT = 127;

const small = (figure: number): number => Math.round(Math.max(-LIMIT, Math.min(LIMIT, figure)));

/** How a net looks at an edition: states in their order of election, parties from the viewer on. */
export function sightBy<S extends World, V>(
  eyes: Eyes<S, V>,
): Omit<Sight, keyof Own<S, V>> & Own<S, V> {
  return {
    players: (view) => eyes.players(view),
    scales: (seats) => scalesOf(eyes, seats),
    layers: () => ({ first: 64, second: 32 }),
    unit: eyes.unit,
    prior: 1,
    worlds: 4,
    imagines: true,
    trials: 'rate',
    search: eyes.search,
    candidates: (world, seat, random) => candidatesOf(eyes.rate(world, seat, random)),
    samples: () => 1,
    after: (world, seat, move, viewer, _random, into) => {
      const s = eyes.after(world, seat, move);
      const result = eyes.result(s);
      if (result === undefined) look(eyes, s, viewer, into);
      return result;
    },
    now: (world, viewer, into) => look(eyes, world, viewer, into),
    closes: () => false,
  };
}

type Own<S, V> = {
  players(view: V): number;
  candidates(world: S, seat: number, random: Random): Rated[];
  samples(world: S, move: Move): number;
  after(
    world: S,
    seat: number,
    move: Move,
    viewer: number,
    random: Random,
    into: Int8Array,
  ): Result | undefined;
  now(world: S, viewer: number, into: Int8Array): void;
  closes(world: S, seat: number, move: Move): boolean;
};

function candidatesOf(rated: readonly Rated[]): Rated[] {
  const best = Math.max(...rated.map(({ worth }) => worth));
  return rated
    .map(({ move, worth }) => ({ move, worth: worth - best }))
    .filter(({ worth }) => worth > -BEHIND)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST);
}

const scaleOf = ({ scale }: { readonly scale: number }): number => scale;

const times = (count: number, scales: readonly number[]): number[] =>
  Array.from({ length: count }, () => scales).flat();

function scalesOf<S, V>(eyes: Eyes<S, V>, seats: number): Float32Array {
  const there = times(seats, eyes.there.map(scaleOf));
  return Float32Array.from([
    ...times(BOARDS, [...eyes.state.map(scaleOf), ...there]),
    ...times(seats, eyes.party.map(scaleOf)),
    ...times(eyes.rounds + 1, [1]),
    ...times(PHASES, [1]),
    ...times(seats + 1, [POINTS]),
  ]);
}

function look<S extends World, V>(eyes: Eyes<S, V>, s: S, viewer: number, into: Int8Array): void {
  into.fill(0);
  const seats = s.parties.length;
  let at = lookAtStates(eyes, s, viewer, into);
  for (let i = 0; i < seats; i++) {
    const seat = (viewer + i) % seats;
    for (const { of } of eyes.party) into[at++] = small(of(s, seat, viewer));
  }
  into[at + Math.min(eyes.rounds, eyes.round(s))] = 1;
  at += eyes.rounds + 1;
  into[at + Math.max(0, Math.min(PHASES - 1, Math.floor(eyes.phase(s))))] = 1;
  at += PHASES;
  const points = eyes.forecast(s);
  let best = -Infinity;
  for (let i = 1; i < seats; i++) {
    const other = points[(viewer + i) % seats];
    into[at++] = small(points[viewer] - other);
    if (other > best) best = other;
  }
  into[at++] = small(points[viewer] - best);
  into[at] = small(points[viewer] / 4);
}

function lookAtStates<S extends World, V>(
  eyes: Eyes<S, V>,
  s: S,
  viewer: number,
  into: Int8Array,
): number {
  const seats = s.parties.length;
  const each = eyes.state.length + seats * eyes.there.length;
  const count = Math.min(BOARDS, eyes.stateCount(s));
  for (let n = 0; n < count; n++) {
    const election = eyes.electionAt(s, n);
    if (s.boards[election % BOARDS].state === NONE) continue;
    let at = n * each;
    for (const { of } of eyes.state) into[at++] = small(of(s, election));
    for (let i = 0; i < seats; i++) {
      const seat = (viewer + i) % seats;
      for (const { of } of eyes.there) into[at++] = small(of(s, election, seat, viewer));
    }
  }
  return BOARDS * each;
}

export function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
