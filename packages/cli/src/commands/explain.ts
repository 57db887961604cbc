import { botOf, explain, isLevel, levels, type Explanation } from '@hustings/bots';
import { isFault, replay, sfc, type Position, type View } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { knowledgeAt } from '../bots/job.js';
import { command } from '../command.js';
import { inFile, readRecorded } from '../file.js';
import { readText } from '../text-file.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { columns } from '../text.js';
import type { Words } from '../words.js';
import { isWrong, wrong } from '../wrong.js';

export const explainCommand = command({
  name: 'explain',
  summary: ({ commands }) => commands.explain.summary,
  argument: 'file',
  flags: {
    at: integer(({ flags }) => flags.at, {
      min: 0,
      max: 1_000_000,
      standard: undefined,
    }),
    seat: integer(({ flags }) => flags.seat, {
      min: 1,
      max: 12,
      standard: undefined,
    }),
    level: text('level', ({ flags }) => flags.whoExplains(levels.join(', '))),
    simulations: integer(({ flags }) => flags.trials, { min: 1, max: 10_000_000, standard: 400 }),
    moves: integer(({ flags }) => flags.moves, { min: 1, max: 50, standard: 4 }),
  },
  run: async (values, { io, games, words, speech }, path) => {
    const written = readText(path);
    if (isWrong(written)) return written;
    const recorded = readRecorded(games, written);
    if (isWrong(recorded)) return inFile(path, recorded);
    const { game, file } = recorded;
    const knowledge = await knowledgeAt(game.id, file.options, file.seats);
    if (knowledge === undefined) return wrong((t) => t.wrong.noBots(game.rules.name));
    const level = values.level ?? 'chancellor';
    if (!isLevel(level)) return wrong((t) => t.wrong.notALevel(levels));
    const number = values.at ?? file.moves.length;
    if (number > file.moves.length) return wrong((t) => t.wrong.movesInFile(file.moves.length));
    const state: Position | { move: number } = replay(game, file, number);
    const speaker = await speech(game);
    if (isFault(state)) {
      const why = speaker.refusal(state.refusal);
      io.warn(`${words.texts.wrong.faultAt(path, state.move, why)}\n`);
      return 1;
    }
    const first = game.decisions(state as Position).at(0)?.seat ?? -1;
    const seat = values.seat === undefined ? first : values.seat - 1;
    if (!game.decisions(state as Position).some((owed) => owed.seat === seat)) {
      return wrong(({ wrong: t }) => (seat < 0 ? t.gameOver : t.nothingToDecide(seat + 1)));
    }
    const view = game.view(state as Position, seat);
    const random = sfc(file.seed ?? file.commitment, `bot ${seat}`);
    const budget = { simulations: values.simulations };
    const bot = botOf(knowledge, level);
    const explanation = explain(knowledge, bot, view, random, budget, values.moves);
    const found = { game: game.id, number, seat, level, ...explanation };
    if (values.json) await writeJson(io, found);
    else await io.write(explanationText(found, speaker, view, words));
    return 0;
  },
});

type Found = Explanation & { readonly number: number; readonly seat: number };

function explanationText(
  { number, seat, kind, moves }: Found,
  speaker: Speaker,
  view: View,
  { texts, figures: { short, percent } }: Words,
): string {
  const signed = (n: number): string => (n > 0 ? `+${short(n)}` : short(n));
  const { title, heads } = texts.explain;
  const rows = moves.map((one) => [
    JSON.stringify(one.move),
    percent(one.win),
    short(one.points[seat]),
    short(one.worth, 2),
    one.facts
      .map(({ fact, values }) => {
        const what = `${speaker.fact(fact)} ${signed(Number(values['points']))}`;
        const who = values['seat'];
        return typeof who === 'number' ? `${speaker.seatName(view, who, [])}: ${what}` : what;
      })
      .join(', '),
  ]);
  const head = [heads.move, heads.wins, heads.points, heads.lead, heads.reasons];
  const table = columns([head, ...rows], ['left', 'right', 'right', 'right', 'left']);
  return `${title(number, seat + 1, speaker.question(view, kind))}\n\n${table}\n`;
}
