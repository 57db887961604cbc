import {
  below,
  canonical,
  isRefusal,
  SPECTATOR,
  type Answer,
  type Game,
  type GameEvent,
  type Position,
  type Random,
  type View,
  type Viewer,
} from '@hustings/kernel';
import { difference, notPlain, partsOf, sharedPart } from '../data.js';
import { hostileMoves } from '../hostile.js';
import { anySeat } from '../play.js';
import type { Spot, Wrong } from '../spot.js';

/** A world made by other means than from a view: everything hidden from a viewer reshuffled. */
export type Reshuffle<S> = (state: S, viewer: Viewer, random: Random) => S;

/** Nobody sees, or is told, or can find out by trying, what is hidden from them. */
export function secrets<S extends Position, V extends View, E extends GameEvent>(
  spot: Spot<S, V, E>,
  reshuffle: Reshuffle<S> | undefined,
): Wrong {
  const seats = spot.state.sealed.length;
  const close = below(spot.random, seats + 1) + SPECTATOR;
  for (let viewer = SPECTATOR; viewer < seats; viewer++) {
    const wrong =
      (viewer === close ? ownParts(spot, viewer) : undefined) ??
      secretsFrom(spot, viewer, reshuffle);
    if (wrong !== undefined) {
      return `${viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`}: ${wrong}`;
    }
  }
  return undefined;
}

/** State, view and the worlds made from it are plain data, and no two of them share anything. */
function ownParts<S extends Position, V extends View, E extends GameEvent>(
  { game, state, parts, random }: Spot<S, V, E>,
  viewer: Viewer,
): Wrong {
  const seen = game.view(state, viewer);
  const odd = notPlain(seen, 'view');
  if (odd !== undefined) return odd;
  const shared = sharedPart(parts, seen, 'view');
  if (shared !== undefined) return `${shared} is a part of the state itself`;
  const world = game.determinize(seen, random);
  const lent = sharedPart(partsOf(seen), world, 'state');
  if (lent !== undefined) return `the world shares ${lent} with the view`;
  const [made, copied] = [world, game.clone(world)].map((s) => JSON.stringify(s));
  if (made === copied) return undefined;
  return `the world has not the form of a state: ${difference(made, copied)}`;
}

function secretsFrom<S extends Position, V extends View, E extends GameEvent>(
  spot: Spot<S, V, E>,
  viewer: Viewer,
  reshuffle: Reshuffle<S> | undefined,
): Wrong {
  const { game, state, random } = spot;
  const text = JSON.stringify(game.view(state, viewer));
  const received = JSON.parse(text) as V; // what comes over the wire, and nothing more
  const world = game.determinize(received, random);
  return (
    madeUp(spot, world) ??
    sameWorld(spot, viewer, world, text) ??
    (reshuffle && sameWorld(spot, viewer, reshuffle(game.clone(state), viewer, random), text))
  );
}

/** A world made from a view is a possible one, with chances of its own. */
function madeUp<S extends Position, V extends View, E extends GameEvent>(
  { game, state, text, worlds }: Spot<S, V, E>,
  world: S,
): Wrong {
  const broken = game.broken(world);
  if (broken !== undefined) return `in the world made from the view '${broken}' does not hold`;
  if (canonical(world.random) === canonical(state.random)) return 'the view gives away the stream';
  worlds.made++;
  if (withoutChance(JSON.stringify(world)) !== withoutChance(text)) worlds.different++;
  return undefined;
}

function withoutChance(text: string): string {
  return text.replace(/"random":\{[^}]*\}/, '').replace(/"seen":\d+/, '');
}

/** Two worlds that a viewer can't tell apart: same view, same form, same legal moves. */
function sameWorld<S extends Position, V extends View, E extends GameEvent>(
  spot: Spot<S, V, E>,
  viewer: Viewer,
  world: S,
  text: string,
): Wrong {
  const { game, state } = spot;
  const there = JSON.stringify(game.view(world, viewer));
  if (there !== text) return `what is hidden changes the view: ${difference(text, there)}`;
  const owes = viewer !== SPECTATOR && ((state.flow.owed >> viewer) & 1) === 1;
  return (owes ? sameChoice(spot, viewer, world) : undefined) ?? sameMove(spot, viewer, world);
}

function sameChoice<S extends Position, V extends View, E extends GameEvent>(
  { game, state, random }: Spot<S, V, E>,
  seat: number,
  world: S,
): Wrong {
  const [a, b] = [state, world].map((s) => JSON.stringify(game.form(s, seat)));
  if (a !== b) return `what is hidden changes the form: ${difference(a, b)}`;
  const { kind } = game.write(state, seat, game.sample(state, seat, random));
  const tried: Answer[] = [state, world, state, world].map((s) =>
    game.write(s, seat, game.sample(s, seat, random)),
  );
  const hostile = hostileMoves(game, state, seat, random, 4).map((move) => ({ kind, move }));
  for (const answer of [...tried, ...hostile]) {
    const [here, there] = [state, world].map((s) => canonical(game.read(s, seat, answer)));
    if (here !== there) {
      return `what is hidden changes the answer to ${JSON.stringify(answer)}: ${here}, ${there}`;
    }
  }
  return undefined;
}

/** One move in two worlds: whoever can tell them apart afterwards was shown something. */
function sameMove<S extends Position, V extends View, E extends GameEvent>(
  { game, state, random, worlds, passing }: Spot<S, V, E>,
  viewer: Viewer,
  world: S,
): Wrong {
  if (game.isOver(state)) return undefined;
  const seat = anySeat(state, random);
  const answer = legalInBoth(game, seat, state, world, random);
  if (answer === undefined) return undefined;
  const [here, there] = [state, world].map((s) => after(game, s, seat, answer, viewer));
  worlds.moves++;
  const move = `seat ${seat} plays ${JSON.stringify(answer)}`;
  if (here.broken === undefined && there.broken !== undefined) {
    return `${move}: in a world made from a view, '${there.broken}' then does not hold`;
  }
  const sameView = here.view === there.view;
  const sameEvents = here.events === there.events;
  if (sameView && sameEvents) return undefined;
  worlds.telling++;
  if (!here.shown || !there.shown) {
    const [a, b] = sameView ? [here.events, there.events] : [here.view, there.view];
    return `${move}: something is learned without a barrier: ${difference(a, b)}`;
  }
  const opened = game.program.isSealed(state); // opened answers are told, but need not be kept
  if (!sameView || opened) return undefined;
  const told = tellsMore(here.events, there.events, passing);
  return told === undefined ? undefined : `${move}: ${told}`;
}

/** An event tells what the view does not show, unless such events are expected. */
function tellsMore(here: string, there: string, passing: readonly string[]): Wrong {
  const [a, b] = [here, there].map((text) =>
    (JSON.parse(text) as GameEvent[]).filter((event) => !passing.includes(event.type)),
  );
  const [texts, others] = [a, b].map((events) => events.map((event) => JSON.stringify(event)));
  const at = texts.findIndex((text, i) => text !== others[i]);
  if (at < 0 && a.length === b.length) return undefined;
  const { type } = a[at] ?? b[a.length];
  return `event '${type}' tells what the view does not show (if that is meant, it is \`passing\`)`;
}

function legalInBoth<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  seat: number,
  here: S,
  there: S,
  random: Random,
): Answer | undefined {
  for (let tries = 0; tries < 6; tries++) {
    const [from, to] = tries % 2 === 0 ? [here, there] : [there, here];
    const answer = game.write(from, seat, game.sample(from, seat, random));
    if (!isRefusal(game.read(to, seat, answer))) return answer;
  }
  return undefined;
}

type After = {
  readonly view: string;
  readonly events: string;
  readonly shown: boolean;
  /** An invariant that the move broke: the world was not one that could be. */
  readonly broken: string | undefined;
};

function after<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  before: S,
  seat: number,
  answer: Answer,
  viewer: Viewer,
): After {
  const state = game.clone(before);
  const told: E[] = [];
  game.submit(state, seat, answer, told);
  const view = JSON.stringify(game.view(state, viewer));
  const events = JSON.stringify(game.events(told, viewer));
  const shown = state.flow.seen > before.flow.seen;
  return { view, events, shown, broken: game.broken(state) };
}
