import { randomInt } from 'node:crypto';
import { isRefusal, type Game, type Options } from '@hustings/kernel';
import type { Done } from '@hustings/protocol';
import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import type { Outcome } from '../../play/desk.js';
import { botsFor, levelsFor } from '../../play/levels.js';
import { refereeOf, type Referee } from '../../play/referee.js';
import { fromRefusal, problem, type Problem } from '../../problem.js';
import { withSchedules } from '../announce.js';
import type { Seat, TableDoc } from '../doc.js';
import { entropyOf, mixSeed } from '../fairness.js';
import { clockKey, followUp } from '../follow-up.js';
import { withPastClocks } from '../past-clocks.js';
import { isFree, vacated, withSeat } from '../seating.js';
import { noSuchBot, onlyAccounts } from './create.js';

/**
 * Starts the game: the seed is mixed, the first cards are dealt. Where `bots` says how well, bots sit
 * down on the seats that are free, or kept for someone who has not said yet that they come.
 */
export function start(
  context: Context,
  person: Person,
  id: string,
  bots?: string,
): Promise<Done | Problem> {
  return context.desk.act<Done>(id, async ({ record, referee }) => {
    const doc = bots === undefined ? record.doc : filled(record.doc, bots);
    const wrong =
      notReady(doc, person) ?? noSuchLevel(context, doc, bots) ?? (await notRated(context, doc));
    if (wrong !== undefined) return wrong;
    if (referee !== undefined) return playOn(context, id, doc, referee);
    // Whatever the rules were when the table was made: it begins with those of today.
    const game = context.games.get(doc.game);
    if (game === undefined) return problem(409, 'no-such-game');
    const options = game.readOptions(chosenOptions(game, doc), doc.seats.length);
    if (isRefusal(options)) return fromRefusal(game, options);
    const seed = mixSeed(doc.serverSeed, entropyOf(doc));
    const beginning = refereeOf(game, { options, seed, seats: doc.seats.length });
    const { clock } = doc;
    const bank = clock === undefined ? {} : { bank: clock.bank };
    const seats = await withSchedules(context, { ...doc, seats: takenSeats(doc) });
    const begun: TableDoc = {
      ...withoutWaiting(doc),
      rules: game.rules.rules,
      options,
      seed,
      start: game.hash(beginning.state),
      status: 'playing',
      startedAt: context.now(),
      seats: seats.map((seat) => ({ ...seat, ...bank })),
    };
    const follow = await followUp(context, id, begun, beginning, { seat: undefined });
    const told = withPastClocks(follow.doc, context.now(), context.gaps());
    // Nobody is waited for any more; a clock has its own job under the same key.
    const dropped = clock === undefined ? [clockKey(id)] : [];
    return { ...follow, dropped, doc: told, answer: { ok: true } };
  });
}

/** Who was missed or sent away before the game is of no account in it. */
function withoutWaiting({
  keptUntil: _until,
  missing: _missed,
  removed: _away,
  ...doc
}: TableDoc): TableDoc {
  return doc;
}

/** The table with a bot on every seat that has nobody who plays. */
const filled = (doc: TableDoc, bot: string): TableDoc =>
  doc.seats.reduce<TableDoc>((before, seat, i) => {
    const isOpen = isFree(seat) || seat.invited === true;
    return isOpen ? withSeat(vacated(before, i, 'nothing'), i, { bot }) : before;
  }, doc);

function noSuchLevel(
  context: Context,
  doc: TableDoc,
  bot: string | undefined,
): Problem | undefined {
  const isKnown = bot === undefined || botsFor(context, doc.game).includes(bot);
  return isKnown ? undefined : noSuchBot(levelsFor(context, doc.game));
}

/** A game from a file goes on where it stood: its cards were dealt long ago. */
async function playOn(
  context: Context,
  id: string,
  doc: TableDoc,
  referee: Referee,
): Promise<Outcome<Done>> {
  const begun: TableDoc = {
    ...doc,
    status: 'playing',
    startedAt: context.now(),
    seats: takenSeats(doc),
  };
  const follow = await followUp(context, id, begun, referee, { seat: undefined });
  return { answer: { ok: true }, ...follow };
}

/** Who sits at the start plays: what was handed out before to take over a seat is void. */
const takenSeats = ({ seats }: TableDoc): readonly Seat[] =>
  seats.map(({ handover: _void, ...seat }) => seat);

/** The last door to a rated game: whoever sits here, however they came, has an account. */
async function notRated(
  context: Context,
  { rated, seats }: TableDoc,
): Promise<Problem | undefined> {
  if (!rated) return undefined;
  const ids = seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const people = await context.store.readPeople(ids);
  return people.every(({ kind }) => kind === 'account') ? undefined : onlyAccounts();
}

function notReady(doc: TableDoc, person: Person): Problem | undefined {
  if (doc.owner !== person.id) return problem(403, 'not-the-owner');
  if (doc.status !== 'gathering') return problem(409, 'already-started');
  const free = doc.seats.filter(
    ({ person: sits, bot }) => sits === undefined && bot === undefined,
  ).length;
  if (free > 0) return problem(409, 'seats-free', { free });
  return doc.seats.some(({ invited }) => invited === true) ? problem(409, 'not-agreed') : undefined;
}

/** What the seats chose for themselves goes into the options; who chose nothing gets what is left. */
function chosenOptions(game: Game, doc: TableDoc): Options {
  const choices = doc.seats.map(({ choice }) => choice);
  const own = Object.entries(game.rules.options).find(([, spec]) => spec.pick === 'per seat');
  if (own === undefined || choices.every((choice) => choice === undefined)) return doc.options;
  const [name, { values }] = own;
  const left = values.filter((value) => !choices.includes(value));
  const draw = (): string => left.splice(randomInt(left.length), 1)[0];
  return { ...doc.options, [name]: choices.map((choice) => choice ?? draw()) };
}
