import { botOf, explain, isLevel, levels, type Explanation } from '@hustings/bots';
import { knowledgeOf } from '@hustings/games';
import { isFault, replay, sfc, type Position, type View } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { command } from '../command.js';
import { readRecorded, readText } from '../file.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { columns, percent, short } from '../text.js';
import { isWrong, wrong } from '../wrong.js';

export const explainCommand = command({
  name: 'explain',
  summary: 'the best moves of a position, with chances, points and reasons',
  argument: 'FILE',
  flags: {
    at: integer('after this many moves; the last position if not given', {
      min: 0,
      max: 1_000_000,
      standard: undefined,
    }),
    seat: integer('whose decision, from 1; the first who owes one if not given', {
      min: 1,
      max: 12,
      standard: undefined,
    }),
    level: text('LEVEL', `who explains: ${levels.join(', ')} (chancellor)`),
    simulations: integer('trials', { min: 1, max: 10_000_000, standard: 400 }),
    moves: integer('how many moves', { min: 1, max: 50, standard: 4 }),
  },
  run: async (values, { io, games, speech }, path) => {
    const written = readText(path);
    if (isWrong(written)) return written;
    const recorded = readRecorded(games, written);
    if (isWrong(recorded)) return wrong(`${path}: ${recorded.wrong}`);
    const { game, file } = recorded;
    const knowledge = await knowledgeOf(game.id);
    if (knowledge === undefined) return wrong(`no bot knows ${game.rules.name} yet.`);
    const level = values.level ?? 'chancellor';
    if (!isLevel(level)) return wrong(`--level is one of ${levels.join(', ')}.`);
    const number = values.at ?? file.moves.length;
    if (number > file.moves.length) return wrong(`the file has ${file.moves.length} moves.`);
    const state: Position | { move: number } = replay(game, file, number);
    const speaker = await speech(game);
    if (isFault(state)) {
      io.warn(`${path}: move ${state.move}: ${speaker.refusal(state.refusal)}\n`);
      return 1;
    }
    const first = game.decisions(state as Position).at(0)?.seat ?? -1;
    const seat = values.seat === undefined ? first : values.seat - 1;
    if (!game.decisions(state as Position).some((owed) => owed.seat === seat)) {
      return wrong(
        seat < 0 ? 'the game is over.' : `seat ${seat + 1} has nothing to decide there.`,
      );
    }
    const view = game.view(state as Position, seat);
    const random = sfc(file.seed ?? file.commitment, `bot ${seat}`);
    const budget = { simulations: values.simulations };
    const bot = botOf(knowledge, level);
    const explanation = explain(knowledge, bot, view, random, budget, values.moves);
    const found = { game: game.id, number, seat, level, ...explanation };
    if (values.json) await writeJson(io, found);
    else await io.write(explanationText(found, speaker, view));
    return 0;
  },
});

type Found = Explanation & { readonly number: number; readonly seat: number };

function explanationText(
  { number, seat, kind, moves }: Found,
  speaker: Speaker,
  view: View,
): string {
  const rows = moves.map((one) => [
    JSON.stringify(one.move),
    percent(one.win),
    short(one.points[seat]),
    short(one.worth, 2),
    one.facts
      .map(({ fact, values }) => `${speaker.fact(fact)} ${signed(Number(values['points']))}`)
      .join(', '),
  ]);
  const head = ['move', 'wins', 'points', 'lead', 'against the next best'];
  const table = columns([head, ...rows], ['left', 'right', 'right', 'right', 'left']);
  return `after move ${number}, seat ${seat + 1}: ${speaker.question(view, kind)}\n\n${table}\n`;
}

const signed = (n: number): string => (n > 0 ? `+${short(n)}` : short(n));
