import {
  coded,
  isRefusal,
  Program,
  seatsIn,
  seedFrom,
  type Form,
  type Json,
} from '@hustings/kernel';
import {
  copycat as game,
  data,
  DOCTORATE,
  NO_CARD,
  OFFICES,
  standard,
  type CopycatEvent,
  type CopycatState,
  type Player,
} from '../rules/index.js';
import { speakerIn } from '@hustings/texts';
import { coinsLeft } from '../rules/coins-and-points.js';
import { planning } from '../rules/phases/1-planning.js';
import { actions } from '../rules/phases/2-actions.js';
import { buyingAndPoints } from '../rules/phases/3-buying-and-points.js';
import { cardsOf } from '../rules/0-setup.js';
import { PERIODS } from '../rules/tables.js';
import { shelf, speaker } from '../texts/index.js';

/**
 * A small language for rule tests: a position, an act and its consequence. A position is a real
 * table: what a test does not name is somewhere in the supply, in a draw pile or out of the game,
 * and the invariants are checked when the table is laid and after every act.
 */

export type Name = 'A' | 'B' | 'C' | 'D';
const names: readonly Name[] = ['A', 'B', 'C', 'D'];

/** Cards are written as in moves: 'banker-39'; a gap in the street is '–'. */
export type PlayerSpec = {
  hand?: readonly string[];
  /** Top card first. Not given: the start cards that lie nowhere else; given: those are removed. */
  draw?: readonly string[];
  /** With the uses of this round. */
  area?: Readonly<Record<string, number>>;
  temporary?: readonly string[];
  discard?: readonly string[];
  /** Offices with the uses of the worker there. */
  workers?: Readonly<Record<string, number>>;
  /** Otherwise what three workers leave. */
  free?: number;
  markers?: number;
  score?: number;
  /** The score before the round, if another. */
  before?: number;
  doctorates?: number;
};

export type TableSpec = Partial<Record<Name, PlayerSpec>> & {
  players: 2 | 3 | 4;
  /** The phase that begins now. */
  phase: 1 | 2 | 3;
  round?: number;
  /** The turn order, or the former one in phase 1. */
  order?: string;
  /** From space 1. */
  street?: readonly string[];
  /** Top card first; what lies nowhere is then out of the game. */
  supply?: readonly string[];
  markers?: Readonly<Record<string, number>>;
  seed?: string;
};

const cardNumbers = new Map(
  Array.from(
    { length: DOCTORATE + 1 },
    (_, number) => [standard.cardWords[number], number] as const,
  ),
);
const officeNumbers = new Map(
  Array.from({ length: OFFICES }, (_, number) => [standard.officeWords[number], number] as const),
);

export function card(word: string): number {
  if (word === '–') return NO_CARD;
  const number = cardNumbers.get(word);
  if (number === undefined) throw new Error(`no card '${word}'`);
  return number;
}

export function office(word: string): number {
  const number = officeNumbers.get(word);
  if (number === undefined) throw new Error(`no office '${word}'`);
  return number;
}

const cards = (words: readonly string[] = []): number[] => words.map(card);
const words = (numbers: readonly number[]): string[] =>
  numbers.map((number) => (number === NO_CARD ? '–' : standard.cardWords[number]));

export function table(spec: TableSpec): Table {
  const state = game.simulate({}, spec.players, seedFrom(spec.seed ?? 'table'));
  state.order = (spec.order ?? 'ABCD'.slice(0, spec.players))
    .split('')
    .map((n) => seatOf(n as Name));
  state.removed = [];
  state.players.forEach((player, seat) => layPlayer(state, player, spec[names[seat]] ?? {}));
  layMarket(state, spec);
  layOffices(state, spec);
  const { seen } = state.flow;
  state.flow = { at: '', owed: 0, seen };
  const phases = { 1: planning, 2: actions, 3: buyingAndPoints };
  if (spec.phase === 1) state.round--; // a new round begins
  new Program(phases[spec.phase]).begin(state, undefined);
  return new Table(state);
}

function layPlayer(state: CopycatState, player: Player, spec: PlayerSpec): void {
  player.hand = cards(spec.hand);
  player.area = cards(Object.keys(spec.area ?? {}));
  player.used = Object.values(spec.area ?? {});
  player.temporary = cards(spec.temporary);
  player.discard = cards(spec.discard);
  player.known = [];
  const { hand, area, temporary, discard } = player;
  const draw = cards(spec.draw).reverse();
  const laid = new Set([...hand, ...area, ...temporary, ...discard, ...draw]);
  const rest = standard.startDeck.filter((number) => !laid.has(number));
  player.draw = spec.draw === undefined ? rest : draw;
  if (spec.draw !== undefined) state.removed.push(...rest);
  player.workers = Object.keys(spec.workers ?? {}).map(office);
  player.worked = Object.values(spec.workers ?? {});
  player.free = spec.free ?? Math.max(0, data.workers.perRound - player.workers.length);
  player.reserve = data.workers.total - player.free - player.workers.length;
  player.markers = spec.markers ?? 0;
  player.score = spec.score ?? 0;
  player.fromCards = player.score;
  player.before = spec.before ?? player.score;
  player.doctorates = spec.doctorates ?? 0;
}

function layMarket(state: CopycatState, spec: TableSpec): void {
  const owned = new Set(
    state.players.flatMap((p) => [...p.draw, ...p.hand, ...p.area, ...p.temporary, ...p.discard]),
  );
  const named = new Set([...cards(spec.street), ...cards(spec.supply)]);
  const all = PERIODS.flatMap((period) => cardsOf(standard, period, spec.players));
  const rest = all.filter((c) => c !== DOCTORATE && !owned.has(c) && !named.has(c));
  const laidDoctorates =
    [...cards(spec.street), ...cards(spec.supply)].filter((c) => c === DOCTORATE).length +
    state.players.reduce((sum, player) => sum + player.doctorates, 0);
  const doctorates = new Array<number>(spec.players - laidDoctorates).fill(DOCTORATE);
  state.street =
    spec.street === undefined ? rest.splice(0, data.street.spaces) : cards(spec.street);
  while (state.street.length < data.street.spaces) state.street.push(NO_CARD);
  if (spec.supply === undefined) {
    state.supply = [...doctorates, ...rest.reverse()];
  } else {
    state.supply = cards(spec.supply).reverse();
    state.removed.push(...doctorates, ...rest);
  }
}

function layOffices(state: CopycatState, spec: TableSpec): void {
  const first = standard.firstOffices[spec.players];
  const named = [
    ...names.flatMap((name) => Object.keys(spec[name]?.workers ?? {})),
    ...Object.keys(spec.markers ?? {}),
  ].map(office);
  const extra = [...new Set(named)].filter((number) => !first.includes(number));
  state.round = spec.round ?? Math.max(1, extra.length);
  const others = standard.extraOffices.flat().filter((number) => !extra.includes(number));
  const open = [...extra, ...others];
  state.offices = [...first, ...open.slice(0, state.round)];
  state.officeStack = open.slice(state.round).reverse();
  state.markers = new Array<number>(OFFICES).fill(0);
  for (const [word, count] of Object.entries(spec.markers ?? {})) {
    state.markers[office(word)] = count;
  }
  const away =
    state.markers.reduce((a, b) => a + b, 0) + state.players.reduce((a, p) => a + p.markers, 0);
  state.markerSupply = data.markers - away;
}

function seatOf(name: Name): number {
  return names.indexOf(name);
}

const english = await speakerIn('en', shelf, speaker);

export class Table {
  readonly events: CopycatEvent[] = [];

  constructor(readonly state: CopycatState) {
    this.#mustBeSound();
  }

  /** Whoever has to decide does these things one after the other. */
  act(...moves: Json[]): this {
    for (const move of moves) {
      const refusal = game.submit(this.state, this.#seat, this.#answer(move), this.events);
      if (refusal !== undefined) throw new Error(`${JSON.stringify(move)}: ${coded(refusal)}`);
      this.#mustBeSound();
    }
    return this;
  }

  /** Everybody's card of phase 1. */
  bid(bids: Partial<Record<Name, string>>): this {
    for (const [name, move] of Object.entries(bids)) {
      const answer = { kind: 'bid', move };
      const refusal = game.submit(this.state, seatOf(name as Name), answer, this.events);
      if (refusal !== undefined) throw new Error(`${name} ${move}: ${coded(refusal)}`);
    }
    this.#mustBeSound();
    return this;
  }

  /** The move is refused for this reason, and nothing has changed. */
  refuses(move: Json): string {
    const before = JSON.stringify(this.state);
    const refusal = game.submit(this.state, this.#seat, this.#answer(move));
    if (refusal === undefined) throw new Error(`${JSON.stringify(move)} is not refused`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refused move changes something');
    if (/undefined|NaN|^[a-z-]+$/.test(english.refusal(refusal))) {
      throw new Error(`no sentence: ${refusal.refused}`);
    }
    return `${refusal.refused} ${refusal.rule}`;
  }

  /** Who has to decide what: 'A turn'. */
  get asks(): string {
    return game
      .decisions(this.state)
      .map(({ seat, kind }) => `${names[seat]} ${kind}`)
      .join(', ');
  }

  /** What can be chosen now, in words. */
  get offers(): Json[] {
    return game
      .legal(this.state, this.#seat, 1000)
      .map((move) => game.write(this.state, this.#seat, move).move);
  }

  get form(): Form {
    const form = game.form(this.state, this.#seat);
    if (isRefusal(form)) throw new Error(coded(form));
    return form;
  }

  /** The most that can be said where a number is asked for. */
  get most(): number {
    const { form } = this;
    if (form.shape !== 'amount') throw new Error('no number is asked for');
    return form.max;
  }

  hand(name: Name): string[] {
    return words(this.player(name).hand).sort();
  }

  area(name: Name): string[] {
    return words(this.player(name).area).sort();
  }

  temporary(name: Name): string[] {
    return words(this.player(name).temporary).sort();
  }

  get removed(): string[] {
    return words(this.state.removed);
  }

  get street(): string[] {
    return words(this.state.street);
  }

  get order(): string {
    return this.state.order.map((seat) => names[seat]).join('');
  }

  markersOn(word: string): number {
    return this.state.markers[office(word)];
  }

  player(name: Name): Player {
    return this.state.players[seatOf(name)];
  }

  uses(name: Name, word: string): number {
    const { workers, worked } = this.player(name);
    return worked[workers.indexOf(office(word))];
  }

  /** Coins, rights and points so far of whoever is in phase 3. */
  get coins(): number {
    return coinsLeft(this.state.account);
  }

  get rights(): number {
    return this.state.account.rights;
  }

  #mustBeSound(): void {
    const broken = game.broken(this.state);
    if (broken !== undefined) throw new Error(`'${broken}' does not hold`);
  }

  get #seat(): number {
    return seatsIn(this.state.flow.owed)[0];
  }

  #answer(move: Json): { kind: string; move: Json } {
    return { kind: game.decisions(this.state)[0].kind, move };
  }
}

export { game };
