import { isRefusal, type Answer } from '@hustings/kernel';
import type { Context } from '../context.js';
import type { Live } from '../play/desk.js';
import { levelAt, playerOf } from '../play/levels.js';
import { freshRandom, randomPlayer, type Player } from '../play/player.js';
import type { Referee } from '../play/referee.js';
import { isProblem } from '../problem.js';
import { nameOf, type Build } from '../rules/build.js';
import type { LeasedJob } from '../store/store.js';
import { enter } from '../table/actions/enter.js';
import { isMinded, readyBots } from '../table/owed.js';

/** Shorter than the lease of a job: who takes longer hands over to the next. */
const MOST_MS = 4000;
/** A bot that has failed so often is not asked again: others wait for it. */
const MOST_FAILURES = 3;

/** What a bot is asked: a seat's decision, as it was after so many entries of the log. */
type Question = { readonly seat: number; readonly level: string; readonly number: number };
type Thought = Question & { readonly words: Answer };

/** Plays for the bots at a table until a person has to decide. */
export async function playBots(
  context: Context,
  { subject: id, tries }: Pick<LeasedJob, 'subject' | 'tries'>,
  stopped: () => boolean,
): Promise<void | 'again'> {
  const until = Date.now() + MOST_MS;
  for (;;) {
    const thought = await think(context, id, tries);
    if (thought === undefined) return;
    await decide(context, id, thought);
    if (stopped() || Date.now() > until) return 'again';
    await new Promise((resolve) => void setImmediate(resolve)); // let others in between
  }
}

/**
 * Lets a bot that owes a decision make up its mind; nothing if none does, or those who do still
 * wait. The table is only looked at: whoever wants to look at it, or to change it, need not wait for
 * the bot.
 */
async function think(context: Context, id: string, tries: number): Promise<Thought | undefined> {
  const live = await context.desk.look(id);
  if (isProblem(live)) throw new Error(live.code);
  const [question] = questionsAt(context, live);
  if (question === undefined || live.referee === undefined) return undefined;
  return { ...question, words: await wordsOf(context, live.referee, question, tries) };
}

/**
 * What a bot answers. One that fails again and again, or has never heard of older rules, makes any
 * legal move, so that the game goes on.
 */
async function wordsOf(
  context: Context,
  referee: Referee,
  { seat, level }: Question,
  tries: number,
): Promise<Answer> {
  const player = playerOf(context, level);
  const build = context.shelf.buildOf(referee.game);
  // Whether the answer is legal will show when it is entered; where it is not, the job fails.
  if (build === undefined && tries < MOST_FAILURES) return chosenBy(player, referee, seat);
  try {
    const words = await chosenBy(player, referee, seat, build);
    const plan = referee.plan(seat, words);
    if (!isRefusal(plan)) return words;
    throw new Error(`a bot's move is refused: ${plan.refused}`);
  } catch (error) {
    const rules = build === undefined ? undefined : nameOf(build);
    context.log.error({ err: error, level, rules }, 'a bot has failed, a plain player decides');
  }
  return chosenBy(randomPlayer, referee, seat);
}

async function chosenBy(
  player: Player,
  referee: Referee,
  seat: number,
  build?: Build,
): Promise<Answer> {
  const { game, state } = referee;
  const random = freshRandom(seat);
  const view = game.view(state, seat);
  const move = await player.choose(game, view, seat, random, build, () => referee.told(seat));
  // The bot decided in a world it made up; the words are what counts in the true one.
  return game.write(game.determinize(view, random), seat, move);
}

/** Enters what a bot has thought of, if it is still asked the same; otherwise it is dropped. */
async function decide(context: Context, id: string, thought: Thought): Promise<void> {
  const outcome = await context.desk.act<undefined>(id, async (live) => {
    const { referee } = live;
    if (referee === undefined || !isStillAsked(context, live, thought))
      return { answer: undefined };
    const { seat, words } = thought;
    const plan = referee.plan(seat, words);
    if (isRefusal(plan)) throw new Error(`a bot's move is refused: ${plan.refused}`);
    const actor = isMinded(live.record.doc.seats[seat]) ? 'minder' : 'bot';
    const entered = await enter(context, live.record, referee, plan, { actor, inBotJob: true });
    return { ...entered, answer: undefined };
  });
  if (isProblem(outcome)) throw new Error(outcome.code);
}

/** What is asked of bots at a table now. */
function questionsAt(context: Context, { record: { doc }, referee }: Live): readonly Question[] {
  if (referee === undefined || doc.status !== 'playing' || doc.pausedAt !== undefined) return [];
  return readyBots(doc, referee.state, context.now()).map((seat) => ({
    ...{ seat, level: levelAt(context, doc.game, doc.seats[seat].bot) },
    number: referee.number,
  }));
}

/** Sealed answers of others change nothing for a bot; a move taken back, or a seat, does. */
function isStillAsked(context: Context, live: Live, { seat, level, number }: Question): boolean {
  const { opened = Infinity } = live.referee ?? {};
  const same = questionsAt(context, live).some((one) => one.seat === seat && one.level === level);
  return same && opened <= number;
}
