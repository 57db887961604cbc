import { shuffle, type Random } from '@hustings/kernel';
import {
  boardOf,
  emptyProgram,
  layCard,
  OPINION_SPACES,
  programCards,
  topicLies,
  topicOf,
  type Opinions,
  type PartyId,
  type Program,
} from '../../rules/world/index.js';
import { stackOf, type Deck, type Figures, type PerParty } from './rule-table.js';

/** How tables of all editions are laid: what a test names is taken first, the rest fits. */

/** What lies in a state of any edition. */
export type AnyStateSpec<Card> = {
  /** Face up, from left to right; the electing state is filled up to four. */
  opinions?: readonly Card[];
  /** Face down, to the right of those, from left to right. */
  down?: readonly Card[];
  votes?: Figures;
  media?: Figures;
};

/** What lies on a table of any edition. */
export type AnyTableSpec<Card> = {
  /** In seat order, clockwise. */
  players: readonly PartyId[];
  purses?: 'hidden' | 'open';
  round?: number;
  money?: Figures;
  programs?: PerParty<readonly Card[]>;
  hands?: PerParty<readonly Card[]>;
  /** The top of the stack, top card first; or all of it, and the rest is among the discards. */
  programStack?: readonly Card[];
  wholeProgramStack?: readonly Card[];
  programDiscards?: readonly Card[];
  opinionStack?: readonly Card[];
  wholeOpinionStack?: readonly Card[];
  opinionDiscards?: readonly Card[];
  pollStack?: readonly number[];
  wholePollStack?: readonly number[];
  seed?: string;
};

type Laid<B extends Opinions = Opinions> = {
  random: Random;
  boards: B[];
  hands: number[][];
  programs: Program[];
  programStack: number[];
  programDiscards: number[];
  opinionStack: number[];
  opinionDiscards: number[];
  pollStack: number[];
  pollDiscards: number[];
};

/** The states by their codes: those named first, then those to come, then any. */
export function statesToLay<Code extends string>(
  states: readonly { readonly code: Code }[],
  spec: { readonly states?: Partial<Record<Code, unknown>>; readonly coming?: readonly Code[] },
) {
  const codes = states.map((state) => state.code);
  const named = Object.keys(spec.states ?? {}) as Code[];
  const coming = spec.coming ?? [];
  const others = codes.filter((code) => !named.includes(code) && !coming.includes(code));
  const numberOf = (code: Code): number => codes.indexOf(code);
  return { named, coming, others, numberOf, next: () => numberOf(others.splice(0, 1)[0]) };
}

/** The named cards of programs and hands, and of the stack. */
export function takeProgramCards<Card extends string>(
  s: Laid,
  spec: AnyTableSpec<Card>,
  deck: Deck<Card>,
): { top: number[]; discards: number[] } {
  s.hands = spec.players.map((party) => deck.takeAll(spec.hands?.[party]));
  s.programs = spec.players.map(() => emptyProgram());
  spec.players.forEach((party, seat) => {
    for (const card of deck.takeAll(spec.programs?.[party])) layCard(s.programs[seat], card);
  });
  const top = deck.takeAll(spec.programStack ?? spec.wholeProgramStack);
  return { top, discards: deck.takeAll(spec.programDiscards) };
}

/** Any cards that fit, until programs and hands are as large as they should be. */
export function fillPrograms<Card extends string>(
  s: Laid,
  spec: AnyTableSpec<Card>,
  deck: Deck<Card>,
  size: { readonly hand: number; readonly program: (party: PartyId) => number },
): void {
  spec.players.forEach((party, seat) => {
    const program = s.programs[seat];
    while (programCards(program).length < size.program(party)) {
      layCard(
        program,
        deck.any((card) => program[topicOf(card)] === 0),
      );
    }
    if (spec.hands?.[party] !== undefined) return;
    while (s.hands[seat].length < size.hand) s.hands[seat].push(deck.any());
  });
}

export function stackPrograms<Card extends string>(
  s: Laid,
  spec: AnyTableSpec<Card>,
  deck: Deck<Card>,
  { top, discards }: { readonly top: readonly number[]; readonly discards: readonly number[] },
): void {
  const rest = shuffle(s.random, deck.rest());
  const pile = stackOf(top, rest, spec.wholeProgramStack !== undefined);
  s.programStack = pile.stack;
  s.programDiscards = [...pile.discards, ...discards];
}

/** The named opinions of the states, face up; given back are those that will lie face down. */
export function takeOpinions<Card extends string>(
  s: Laid,
  states: readonly AnyStateSpec<Card>[],
  first: number,
  deck: Deck<Card>,
): number[][] {
  states.forEach((state, n) => {
    const board = s.boards[boardOf(first + n)];
    board.opinions = deck.takeAll(state.opinions);
    board.up = board.opinions.length;
  });
  return states.map((state) => deck.takeAll(state.down));
}

/** Turns up opinions until there are so many, then those face down, then any. */
export function fillOpinions<Card extends string>(
  board: Opinions,
  up: number,
  down: readonly number[],
  deck: Deck<Card>,
): void {
  while (board.up < up) {
    board.opinions.push(deck.any((card) => !topicLies(board, topicOf(card))));
    board.up++;
  }
  board.opinions.push(...down);
  while (board.opinions.length < OPINION_SPACES) board.opinions.push(deck.any());
}

export function stackOpinions<Card extends string>(
  s: Laid,
  spec: AnyTableSpec<Card>,
  deck: Deck<Card>,
  { top, discards }: { readonly top: readonly number[]; readonly discards: readonly number[] },
): void {
  const rest = shuffle(s.random, deck.rest());
  const pile = stackOf(top, rest, spec.wholeOpinionStack !== undefined);
  s.opinionStack = pile.stack;
  s.opinionDiscards = [...pile.discards, ...discards];
}

/** The named polls on top of these. */
export function layPolls(
  s: Laid,
  spec: { readonly pollStack?: readonly number[]; readonly wholePollStack?: readonly number[] },
  polls: readonly number[],
): void {
  const top = [...(spec.pollStack ?? spec.wholePollStack ?? [])];
  const rest = polls.filter((number) => !top.includes(number));
  const pile = stackOf(top, rest, spec.wholePollStack !== undefined);
  s.pollStack = pile.stack;
  s.pollDiscards = pile.discards;
}
