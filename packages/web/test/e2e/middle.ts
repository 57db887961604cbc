import { manifestOf } from '@hustings/games';
import {
  isRefusal,
  Match,
  seedFrom,
  sfc,
  type Game,
  type GameEvent,
  type Position,
} from '@hustings/kernel';
import type { Update } from '@hustings/protocol';
import type { Page } from 'playwright-core';
import { choose, owes, randomFor } from '../../../server/test/support/client.js';
import type { SavedGame } from '../../src/engine/tables.js';
import { whole } from './extent.js';
import { open } from './kept.js';
import type { Person } from './person.js';

/** Games count their rounds; the kernel does not. */
const roundOf = (position: object): number => ('round' in position ? Number(position.round) : 0);

/** Goes on by lot until a moment; the matches on the way, the last of them there or at the end. */
function* goOn<S extends Position, E extends GameEvent>(
  begun: Match<S, E>,
  there: (state: S) => boolean,
): Generator<Match<S, E>> {
  const random = sfc(seedFrom('the middle'), 'bot 0');
  let match = begun;
  while (!match.isOver && !there(match.state)) {
    const { game, state } = match;
    const [{ seat }] = game.decisions(state);
    match = match.play(seat, game.sample(state, seat, random)).playUnasked();
    yield match;
  }
}

/** A moment of a game: a round, or a part of it by how its path begins. */
const isThere = (round: number, part: string, at: string, of: object): boolean =>
  roundOf(of) > round || (roundOf(of) === round && at.startsWith(part));

/** Goes on by lot up to a round; where the game ends before, to the beginning of its last one. */
function upTo<S extends Position, E extends GameEvent>(
  begun: Match<S, E>,
  round: number,
  part: string,
): Match<S, E> {
  let [last, start] = [begun, begun];
  const there = (state: S): boolean => isThere(round, part, state.flow.at, state);
  for (const match of goOn(begun, there)) {
    if (roundOf(match.state) > roundOf(start.state)) start = match;
    last = match;
  }
  return last.isOver ? start : last;
}

async function rulesOf(game: string): Promise<Game> {
  const rules = await manifestOf(game)?.rules();
  if (rules === undefined) throw new Error(`no game ${game}`);
  return rules;
}

/** A game as the browser of this page keeps it. */
const kept = (page: Page, id: string): Promise<SavedGame> =>
  page.evaluate(
    (key) =>
      new Promise<SavedGame>((done, fail) => {
        const opening = indexedDB.open('hustings');
        opening.onerror = () => fail(new Error('no store'));
        opening.onsuccess = () => {
          const found = opening.result.transaction('games').objectStore('games').get(key);
          found.onerror = () => fail(new Error('not found'));
          found.onsuccess = () => {
            opening.result.close();
            done(found.result as SavedGame);
          };
        };
      }),
    id,
  );

/** The game that this page plays in its browser goes on elsewhere, and then here from there. */
async function playElsewhere(
  page: Page,
  on: (match: Match, saved: SavedGame) => Match,
): Promise<void> {
  const saved = await kept(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const rules = await rulesOf(saved.game);
  const begun = Match.start(rules, saved.options, saved.chairs.length, saved.seed);
  if (isRefusal(begun)) throw new Error(begun.refused);
  const played = saved.moves.reduce((match, move) => {
    const plan = match.recall({ type: 'move', ...move });
    if (isRefusal(plan)) throw new Error(plan.refused);
    return match.after(plan);
  }, begun);
  const { moves, state } = on(played.playUnasked(), saved);
  const owed = rules.decisions(state).map(({ seat }) => seat);
  await open(page, { ...saved, moves, owed, at: state.flow.at });
}

/** The game that this page plays in its browser is at a later round, or in a part of it. */
export async function skipTo(page: Page, round: number, part = ''): Promise<void> {
  if (!whole) await playElsewhere(page, (match) => upTo(match, round, part));
}

/** The game that this page plays in its browser is where somebody at it is asked for this. */
export async function skipUntil(page: Page, kind: string): Promise<void> {
  await playElsewhere(page, (begun, { chairs }) => {
    const { game } = begun;
    let last = begun;
    const asked = (state: Position): boolean =>
      game.decisions(state).some((one) => one.kind === kind && chairs[one.seat].by === 'person');
    for (const match of goOn(begun, asked)) last = match;
    if (last.isOver) throw new Error(`nobody was asked for ${kind}`);
    return last;
  });
}

/** A game that these people play at the server, each one seat, is at a later round, or in a part of it. */
export async function skipOnlineTo(
  game: string,
  link: string,
  people: readonly Person[],
  round: number,
  part = '',
): Promise<void> {
  if (whole) return;
  // Nobody's table has to be drawn meanwhile.
  await Promise.all(people.map(({ page }) => page.goto(new URL('/rules', link).href)));
  const table = link.replace('/t/', '/api/v1/tables/');
  const rules = await rulesOf(game);
  const random = randomFor('the middle');
  const look = async ({ context }: Person): Promise<Update> =>
    (await (await context.request.get(`${table}/play`)).json()) as Update;
  const seats = await Promise.all(people.map(async (person) => (await look(person)).viewer));
  for (let [person] = people; ;) {
    const update = await look(person);
    const { viewer: seat, number: seen, owed, over, view } = update;
    if (over || isThere(round, part, view.position.at, view)) break;
    if (owes(update)) {
      // Somebody else's move may come first: then this one is refused, and chosen anew.
      const data = { seat, seen, ...choose(rules, update, random) };
      await person.context.request.post(`${table}/moves`, { data });
    }
    // On to whoever else is asked; where nobody is, the next look tells who is now.
    const next = owed.find((one) => one.seat !== seat && seats.includes(one.seat));
    if (next !== undefined) person = people[seats.indexOf(next.seat)];
  }
  await Promise.all(people.map(({ page }) => page.goto(link)));
}
