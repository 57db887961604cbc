import { everyone, NONE, One, PASS, seatsIn, type Out } from '@hustings/kernel';
import { agreement, seatsOf } from '../../world/index.js';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { partyWord } from '../names.js';
import { reason } from '../reasons.js';
import { fromFirst } from '../turn-order.js';
import { electingBoard, type State } from '../state.js';
import { ask, bind, decision, forEach, procedure, repeatWhile, when } from '../words.js';

const yourself = reason('not-yourself', 'M06-4.1');
const noTile = reason('no-coalition-tile', 'M06-4.1');
const bound = reason('already-in-coalition', 'M06-4.1');
const tooFewEqual = reason('too-few-equal-cards', 'M06-4.1', () => ({
  least: data.coalition.agree,
}));
const namedBefore = reason('named-before', 'M06-4.2');

const hasTile = (s: State, seat: number): boolean => ((electingBoard(s).tiles >> seat) & 1) === 1;

const equalCards = (s: State, one: number, other: number): number =>
  agreement(s.programs[one], s.programs[other]);

/** 4.1: who can be named by a seat that has its turn. */
function whyNotPartner(s: State, seat: number, other: number) {
  if (other === seat) return yourself;
  if (!hasTile(s, other)) return noTile;
  if (s.partners[other] !== NONE) return bound;
  if (equalCards(s, seat, other) < data.coalition.agree) return tooFewEqual;
  return (s.named >> other) & 1 ? namedBefore : undefined;
}

function join(s: State, seat: number, partner: number, forced: boolean, out: Out<Event>): void {
  s.partners[seat] = partner;
  s.partners[partner] = seat;
  out?.push({ type: 'coalitionFormed', seat, partner, forced });
}

/** 4.2: possible partners one after the other; with three equal cards it is formed at once. */
const approach = decision(
  'approach',
  new One<State>({
    size: seatsOf,
    word: partyWord,
    why: whyNotPartner,
    pass: true,
    hides: yourself,
  }),
  (s, seat, partner, out) => {
    if (partner === PASS) {
      s.named = everyone(s);
      out?.push({ type: 'passed', seat, kind: 'approach' });
      return;
    }
    s.named |= 1 << partner;
    if (equalCards(s, seat, partner) >= data.coalition.force) join(s, seat, partner, true, out);
    else {
      s.offered = partner;
      out?.push({ type: 'coalitionOffered', seat, partner });
    }
  },
);

const ACCEPT = 0;

/** 4.2: with two equal cards the named player accepts or refuses at once, openly. */
const answerOffer = decision(
  'answerOffer',
  new One<State>({
    size: 2,
    word: (_s, answer) => (answer === ACCEPT ? 'accept' : 'refuse'),
    why: () => undefined,
  }),
  (s, partner, answer, out) => {
    const { seat } = s.now;
    s.offered = NONE;
    if (answer === ACCEPT) join(s, seat, partner, false, out);
    else out?.push({ type: 'coalitionRefused', seat, partner });
  },
);

/** 4.2: a turn goes on until there is a coalition or nobody left to name. */
function mayApproach(s: State): boolean {
  const { seat } = s.now;
  if (!hasTile(s, seat) || s.partners[seat] !== NONE) return false;
  for (let other = 0; other < seatsOf(s); other++) {
    if (whyNotPartner(s, seat, other) === undefined) return true;
  }
  return false;
}

function endTurn(s: State): void {
  s.named = 0;
}

/** 4.3: who is in no coalition takes the tile back from the electing state. */
function returnTiles(s: State, out: Out<Event>): void {
  const board = electingBoard(s);
  const seats = seatsIn(board.tiles).filter((seat) => s.partners[seat] === NONE);
  if (seats.length === 0) return;
  for (const seat of seats) board.tiles &= ~(1 << seat);
  out?.push({ type: 'tilesReturned', seats });
}

export const coalitions = procedure(
  '4 coalitions',
  forEach(
    'seat',
    fromFirst,
    repeatWhile(
      mayApproach,
      ask('seat', approach),
      when(
        (s) => s.offered !== NONE,
        bind('partner', (s) => s.offered, ask('partner', answerOffer)),
      ),
    ),
    endTurn,
  ),
  returnTiles,
);
