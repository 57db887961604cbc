import { isRefusal } from '@hustings/kernel';
import type { Context } from '../context.js';
import { freshRandom } from '../play/player.js';
import { isProblem } from '../problem.js';
import { enter } from '../table/actions/enter.js';
import type { TableDoc } from '../table/doc.js';
import { isMinded, readyBots } from '../table/owed.js';

/** Shorter than the lease of a job: who takes longer hands over to the next. */
const MOST_MS = 4000;

/** Plays for the bots at a table until a person has to decide. */
export async function playBots(
  context: Context,
  id: string,
  stopped: () => boolean,
): Promise<void | 'again'> {
  const until = Date.now() + MOST_MS;
  for (;;) {
    const more = await playOne(context, id);
    if (!more) return;
    if (stopped() || Date.now() > until) return 'again';
    await new Promise((resolve) => void setImmediate(resolve)); // let others in between
  }
}

/** One move of one bot; false if none owes one, or those who do still wait. */
async function playOne(context: Context, id: string): Promise<boolean> {
  const outcome = await context.desk.act<boolean>(id, async (live) => {
    const { doc } = live.record;
    const { referee } = live;
    if (referee === undefined || doc.status !== 'playing' || doc.pausedAt !== undefined)
      return { answer: false };
    const seat = readyBots(doc, referee.state, context.now()).at(0);
    if (seat === undefined) return { answer: false };
    const { game, state } = referee;
    const player = context.players[levelOf(context, doc, seat)];
    const random = freshRandom(seat);
    const view = game.view(state, seat);
    const move = await player.choose(game, view, seat, random);
    // The bot decided in a world it made up; the words are what counts in the true one.
    const words = game.write(game.determinize(view, random), seat, move);
    const plan = referee.plan(seat, words);
    if (isRefusal(plan)) throw new Error(`a bot's move is refused: ${plan.refused}`);
    const actor = isMinded(doc.seats[seat]) ? 'minder' : 'bot';
    const entered = await enter(context, live.record, referee, plan, { actor, inBotJob: true });
    return { ...entered, answer: true };
  });
  if (isProblem(outcome)) throw new Error(outcome.code);
  return outcome;
}

/** A seat that is only minded, or was left, is played by the weakest bot that is not random. */
function levelOf(context: Context, doc: TableDoc, seat: number): string {
  const level = doc.seats[seat].bot;
  return level !== undefined && Object.hasOwn(context.players, level)
    ? level
    : Object.keys(context.players)[0];
}
