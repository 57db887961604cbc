import {
  coded,
  isRefusal,
  SPECTATOR,
  type Answer,
  type Game,
  type GameEvent,
  type Json,
  type Position,
  type Refusal,
  type View,
} from '@hustings/kernel';
import {
  CARDS,
  partyIds,
  programCards,
  type PartyId,
  type Program,
} from '../../rules/world/index.js';

/** What rule tests of all editions share: cards taken from a deck, parties by name, a table to act on. */

export type PerParty<T> = Partial<Record<PartyId, T>>;
export type Figures = PerParty<number>;

export const asBits = (places: readonly number[]): number =>
  places.reduce((all, place) => all | (1 << place), 0);

export function seatOf(players: readonly PartyId[], party: PartyId): number {
  const seat = players.indexOf(party);
  if (seat < 0) throw new Error(`${party} is not in play`);
  return seat;
}

/** The figures of the parties in seat order. */
export function figures(
  spec: { readonly players: readonly PartyId[] },
  of: Figures | undefined,
  standard: number,
): number[] {
  for (const party of Object.keys(of ?? {})) seatOf(spec.players, party as PartyId);
  return spec.players.map((party) => of?.[party] ?? standard);
}

/** The cards of an edition by their words. */
export function cardsOf<Card extends string>(cardWords: readonly string[]) {
  return {
    cardNumber: (card: Card): number => {
      const number = cardWords.indexOf(card);
      if (number < 0) throw new Error(`no card ${card}`);
      return number;
    },
    words: (cards: readonly number[]): Card[] => cards.map((card) => cardWords[card] as Card), // the words are made from the topics
  };
}

/** A deck from which the named cards are taken first. */
export class Deck<Card extends string> {
  readonly #left: number[];

  constructor(
    private readonly name: string,
    copies: number,
    private readonly cardNumber: (card: Card) => number,
  ) {
    this.#left = new Array<number>(CARDS).fill(copies);
  }

  take(card: Card): number {
    const number = this.cardNumber(card);
    if (this.#left[number] === 0) throw new Error(`there are not so many ${this.name} ${card}`);
    this.#left[number]--;
    return number;
  }

  takeAll(cards: readonly Card[] = []): number[] {
    return cards.map((card) => this.take(card));
  }

  /** Any card that fits, of those with most copies left. */
  any(fits: (card: number) => boolean = () => true): number {
    let best = -1;
    for (let card = 0; card < CARDS; card++) {
      if (this.#left[card] > 0 && fits(card) && this.#left[card] > (this.#left[best] ?? 0)) {
        best = card;
      }
    }
    if (best < 0) throw new Error(`no ${this.name} card left that fits`);
    this.#left[best]--;
    return best;
  }

  rest(): number[] {
    return this.#left.flatMap((count, card) => new Array<number>(count).fill(card));
  }
}

/** The stack with these cards on top, top card first; `whole`: nothing else, the rest is discarded. */
export function stackOf(
  top: readonly number[],
  rest: readonly number[],
  whole: boolean,
): { stack: number[]; discards: number[] } {
  return {
    stack: [...(whole ? [] : rest), ...[...top].reverse()],
    discards: whole ? [...rest] : [],
  };
}

type MacherState = Position & {
  readonly round: number;
  readonly parties: readonly number[];
  readonly money: readonly number[];
  readonly programs: readonly Program[];
  readonly hands: readonly (readonly number[])[];
  readonly mediaSupply: readonly number[];
  readonly programDiscards: readonly number[];
  readonly opinionDiscards: readonly number[];
};

/** A table to act on, whose consequences can be asked for; invariants are checked after every act. */
export class RuleTable<
  S extends MacherState,
  V extends View,
  E extends GameEvent,
  Card extends string,
> {
  constructor(
    readonly s: S,
    readonly events: E[],
    private readonly game: Game<S, V, E>,
    private readonly words: (cards: readonly number[]) => Card[],
  ) {}

  // Acts

  /** A move in words; it must be legal. */
  act(party: PartyId, kind: string, move: Json): this {
    const { game } = this;
    const refusal = game.submit(this.s, this.seat(party), { kind, move }, this.events);
    if (refusal !== undefined) {
      const said = coded(refusal);
      throw new Error(`${party} ${kind} ${JSON.stringify(move)}: ${said}; asked: ${this.asked}`);
    }
    const broken = game.broken(this.s);
    if (broken !== undefined) throw new Error(`after ${party} ${kind}: '${broken}' does not hold`);
    return this;
  }

  /** Sealed answers, in the order given; or one decision of several parties in turn. */
  together(kind: string, moves: PerParty<Json>): this {
    for (const [party, move] of Object.entries(moves)) this.act(party as PartyId, kind, move);
    return this;
  }

  /** These parties, in this order, pass at what they are asked. */
  pass(...parties: PartyId[]): this {
    for (const party of parties) {
      this.act(party, this.game.decisions(this.s)[0]?.kind ?? '', 'pass');
    }
    return this;
  }

  /** Whoever is asked does nothing, or the least there is, until a party is asked: 'SPD placeRallies'. */
  quietlyUntilAsked(question: string): this {
    return this.quietlyUntil(() => this.asked === question);
  }

  quietlyUntil(there: () => boolean): this {
    for (let moves = 0; !there(); moves++) {
      if (moves > 2000 || this.game.isOver(this.s)) {
        throw new Error(`never there; at ${this.s.flow.at}`);
      }
      const [{ seat }] = this.game.decisions(this.s);
      const { kind, move } = this.least(seat);
      this.act(this.party(seat), kind, move);
    }
    return this;
  }

  /** Doing nothing, or the least there is. */
  least(seat: number): Answer {
    return this.game.write(this.s, seat, this.game.legal(this.s, seat, 1)[0]);
  }

  /** The move must be refused for this reason (and by this rule), and nothing changes. */
  refused(party: PartyId, kind: string, move: Json, code: string, rule?: string): Refusal {
    const before = JSON.stringify(this.s);
    const refusal = this.game.submit(this.s, this.seat(party), { kind, move });
    const what = `${party} ${kind} ${JSON.stringify(move)}`;
    if (refusal === undefined) throw new Error(`${what} is allowed, not refused as '${code}'`);
    const given = rule === undefined ? refusal.refused : `${refusal.refused} by ${refusal.rule}`;
    const wanted = rule === undefined ? code : `${code} by ${rule}`;
    if (given !== wanted) throw new Error(`${what} is refused as '${given}', not '${wanted}'`);
    if (JSON.stringify(this.s) !== before) throw new Error(`${what} is refused, yet it changes`);
    return refusal;
  }

  // What is there

  /** Who is asked what: 'SPD placeRallies', or several parties for a sealed decision. */
  get asked(): string {
    const owed = this.game.decisions(this.s);
    const parties = owed.map(({ seat }) => this.party(seat));
    return owed.length === 0 ? 'nobody' : `${parties.join(' ')} ${owed[0].kind}`;
  }

  /** The choices a party is offered: open ones as they are, pass among them. */
  offered(party: PartyId): string[] {
    const form = this.game.form(this.s, this.seat(party));
    if (isRefusal(form) || form.shape !== 'one') throw new Error('no list of choices');
    const open = form.options.filter((option) => option.refusal === undefined);
    return [...open.map((option) => option.word), ...(form.pass ? ['pass'] : [])];
  }

  get round(): number {
    return this.s.round;
  }

  get phase(): string {
    return this.s.flow.at.split('/')[0];
  }

  get programDiscards(): Card[] {
    return this.words(this.s.programDiscards);
  }

  get opinionDiscards(): Card[] {
    return this.words(this.s.opinionDiscards);
  }

  money(party: PartyId): number {
    return this.s.money[this.seat(party)];
  }

  hand(party: PartyId): Card[] {
    return this.words(this.s.hands[this.seat(party)]);
  }

  program(party: PartyId): Card[] {
    return this.words(programCards(this.s.programs[this.seat(party)]));
  }

  /** Media markers in the supply. */
  markers(party: PartyId): number {
    return this.s.mediaSupply[this.seat(party)];
  }

  view(viewer: PartyId | 'spectator'): V {
    return this.game.view(this.s, this.viewer(viewer));
  }

  /** All events of a kind, as they really were. */
  told<T extends E['type']>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter((event): event is Extract<E, { type: T }> => event.type === type);
  }

  /** The events as a viewer gets them. */
  heard(viewer: PartyId | 'spectator'): GameEvent[] {
    return this.game.events(this.events, this.viewer(viewer));
  }

  seat(party: PartyId): number {
    const seat = this.s.parties.indexOf(partyIds.indexOf(party));
    if (seat < 0) throw new Error(`${party} is not in play`);
    return seat;
  }

  party(seat: number): PartyId {
    return partyIds[this.s.parties[seat]];
  }

  private viewer(viewer: PartyId | 'spectator'): number {
    return viewer === 'spectator' ? SPECTATOR : this.seat(viewer);
  }
}
