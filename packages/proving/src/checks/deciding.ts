import {
  canonical,
  coded,
  isRefusal,
  seatsIn,
  type Form,
  type Game,
  type GameEvent,
  type Move,
  type Position,
  type Random,
  type View,
} from '@hustings/kernel';
import { anyOf, brief, notPlain } from '../data.js';
import type { Spot, Wrong } from '../spot.js';

const LISTED = 64;
const SAMPLED = 4;

/** Whoever owes a decision has a legal move; reading, writing, sampling and listing agree. */
export function deciding<S extends Position, V extends View, E extends GameEvent>(
  spot: Spot<S, V, E>,
): Wrong {
  const { game, state } = spot;
  const seats = seatsIn(state.flow.owed);
  if (game.isOver(state)) return seats.length === 0 ? undefined : 'a decision is owed at the end';
  if (game.result(state) !== undefined) return 'there is a result before the end';
  if (seats.length === 0) return 'nobody owes a decision';
  for (const seat of seats) {
    if (seat >= state.sealed.length) return `seat ${seat} owes a decision, but does not exist`;
    const wrong = seatDecides(spot, seat);
    if (wrong !== undefined) return `seat ${seat}: ${wrong}`;
  }
  return undefined;
}

function seatDecides<S extends Position, V extends View, E extends GameEvent>(
  { game, state, random }: Spot<S, V, E>,
  seat: number,
): Wrong {
  const listed = game.legal(state, seat, LISTED);
  if (listed.length === 0) return 'no legal move is listed';
  const known = new Set(listed.map(String));
  if (known.size < listed.length) return 'a legal move is listed twice';
  const sampled = Array.from({ length: SAMPLED }, () => game.sample(state, seat, random));
  const complete = listed.length < LISTED;
  const unlisted = sampled.find((move) => !known.has(String(move)));
  if (complete && unlisted !== undefined)
    return `move ${brief(unlisted)} is sampled but not listed`;
  for (const move of [...sampled, ...listed]) {
    const wrong = keepsItsWords(game, state, seat, move);
    if (wrong !== undefined) return wrong;
  }
  const form = game.form(state, seat);
  if (isRefusal(form)) return `there is no form: ${coded(form)}`;
  const odd = notPlain(form, 'form');
  if (odd !== undefined) return odd;
  return (
    (complete ? formAgrees(form, wordsOf(game, state, seat, listed)) : undefined) ??
    stepsLead(game, state, seat, sampled[0], random)
  );
}

function wordsOf<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  seat: number,
  moves: readonly Move[],
): unknown[] {
  return moves.map((move) => game.write(state, seat, move).move);
}

/** A legal move, written in words and sent as JSON, is read as the same move. */
export function keepsItsWords<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  seat: number,
  move: Move,
): Wrong {
  const answer = game.write(state, seat, move);
  const odd = notPlain(answer, 'answer');
  if (odd !== undefined) return odd;
  const read = game.read(state, seat, JSON.parse(JSON.stringify(answer)));
  if (isRefusal(read)) return `legal move ${brief(answer)} is refused: ${coded(read)}`;
  if (canonical(read) === canonical(move)) return undefined;
  return `move ${brief(move)} in words, ${brief(answer)}, is read as ${brief(read)}`;
}

/** What a person is offered is what is legal, where a form lists it one by one. */
function formAgrees(form: Form, legal: readonly unknown[]): Wrong {
  if (form.shape !== 'one' && form.shape !== 'amount') return undefined;
  const offered: unknown[] = form.pass ? ['pass'] : [];
  if (form.shape === 'amount') {
    for (let n = form.min; n <= form.max; n++) offered.push(n);
  } else {
    offered.push(...form.options.filter((o) => o.refusal === undefined).map((o) => o.word));
  }
  const [a, b] = [offered, legal].map((list) =>
    brief(list.map((one) => JSON.stringify(one)).sort()),
  );
  return a === b ? undefined : `the form offers ${a}, but legal is ${b}`;
}

/** Part by part one gets to every legal move, and to nothing else. */
function stepsLead<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  seat: number,
  sampled: Move,
  random: Random,
): Wrong {
  const shape = game.program.decision(state)?.shape;
  if (shape?.steps === undefined || typeof sampled === 'number') return undefined;
  for (let i = 0; i < sampled.length; i++) {
    if (!shape.steps(state, seat, sampled.slice(0, i)).includes(sampled[i])) {
      return `steps do not lead to the legal move ${brief(sampled)}`;
    }
  }
  const prefix: number[] = [];
  for (;;) {
    const open = shape.steps(state, seat, prefix);
    if (open.length === 0) break;
    prefix.push(anyOf(open, random));
    if (prefix.length > 1000) return 'steps never end';
  }
  const wrong = keepsItsWords(game, state, seat, prefix);
  return wrong === undefined ? undefined : `steps lead into a dead end: ${wrong}`;
}
