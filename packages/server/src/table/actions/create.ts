import { randomBytes } from 'node:crypto';
import { isRefusal } from '@hustings/kernel';
import { hash } from '../../people/passwords.js';
import type { Context } from '../../context.js';
import { newId } from '../../ids.js';
import type { Person } from '../../people/person.js';
import { botsFor, levelsFor } from '../../play/levels.js';
import { fromRefusal, problem, type Problem } from '../../problem.js';
import type { NewTable } from '@hustings/protocol';
import type { Seat, TableDoc } from '../doc.js';

/** Makes a table. Who makes it sits down on every seat asked for. */
export async function createTable(
  context: Context,
  person: Person,
  wish: NewTable,
): Promise<string | Problem> {
  const game = context.games.get(wish.game);
  if (game === undefined) return problem(404, 'no-such-game');
  const options = game.readOptions(wish.options ?? {}, wish.seats.length);
  if (isRefusal(options)) return fromRefusal(game, options);
  const odd = wrongSeat(context, wish);
  if (odd !== undefined) return odd;
  const unfair = wish.rated === true ? notRatable(person, wish) : undefined;
  if (unfair !== undefined) return unfair;
  if (wish.visibility === 'password' && wish.password === undefined) {
    return problem(422, 'password-missing');
  }
  const seats = wish.seats.map((seat): Seat => {
    if (seat.bot !== undefined) return { bot: seat.bot };
    return seat.mine === true ? { person: person.id } : {};
  });
  const doc: TableDoc = {
    game: game.id,
    rules: game.rules.rules,
    options,
    title: wish.title ?? '',
    visibility: wish.visibility ?? 'open',
    ...(wish.password === undefined ? {} : { password: await hash(wish.password) }),
    spectators: wish.spectators ?? { allowed: true, delay: 0 },
    undo: wish.undo ?? 'free',
    ...(wish.clock === undefined ? {} : { clock: wish.clock }),
    rated: wish.rated ?? false,
    owner: person.id,
    createdAt: context.now(),
    status: 'gathering',
    seats,
    head: 0,
    serverSeed: randomBytes(32).toString('hex'),
  };
  const id = newId();
  await context.store.createTable(id, doc);
  return id;
}

/** Why a game can't be rated that is wished for like this. */
function notRatable(person: Person, { spectators, clock, seats }: NewTable): Problem | undefined {
  if (person.kind !== 'account') return onlyAccounts();
  if (spectators?.open === true) return problem(422, 'open-rated');
  if (clock === undefined) return problem(422, 'rated-needs-clock');
  return seats.filter(({ mine }) => mine === true).length > 1 ? onlyOneSeat() : undefined;
}

function wrongSeat(context: Context, wish: NewTable): Problem | undefined {
  const bots = botsFor(context, wish.game);
  const odd = wish.seats.find(({ bot }) => bot !== undefined && !bots.includes(bot));
  return odd === undefined ? undefined : noSuchBot(levelsFor(context, wish.game));
}

export function noSuchBot(levels: readonly string[]): Problem {
  return problem(422, 'no-such-bot', {
    levels,
  });
}

export function onlyAccounts(): Problem {
  return problem(403, 'accounts-only');
}

export function onlyOneSeat(): Problem {
  return problem(422, 'one-seat-rated');
}
