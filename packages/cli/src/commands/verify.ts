import { isFault, replay, type Json, type ReplayFault, type Result } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { withRules } from '../builds.js';
import { command } from '../command.js';
import { readRecorded, type Recorded } from '../file.js';
import { readText } from '../text-file.js';
import { text as word } from '../flags.js';
import { writeJson } from '../io.js';
import type { CliTexts } from '../texts/index.js';
import { said } from '../words.js';
import { isWrong } from '../wrong.js';

export const verifyCommand = command({
  name: 'verify',
  summary: ({ commands }) => commands.verify.summary,
  about: ({ commands }) => commands.verify.about,
  argument: 'file',
  flags: { rules: word('file', (t) => t.flags.verifyRules) },
  run: async ({ rules, json }, { io, games: current, words, speech }, path) => {
    const games = withRules(current, rules);
    if (isWrong(games)) return games;
    const text = readText(path);
    if (isWrong(text)) return text;
    const recorded = readRecorded(games, text);
    const verdict: Verdict = isWrong(recorded)
      ? { ok: false, at: undefined, says: said(recorded.wrong, words) }
      : verify(recorded, await speech(recorded.game));
    if (json) await writeJson(io, { file: path, ...verdict });
    else await io.write(`${words.texts.verify.of(path, verdictText(verdict, words.texts))}\n`);
    return verdict.ok ? 0 : 1;
  },
});

export type Verdict =
  | {
      readonly ok: true;
      readonly game: string;
      readonly players: number;
      readonly moves: number;
      /** None: the file ends before the game does. */
      readonly result: Result | undefined;
    }
  | {
      readonly ok: false;
      /** The move that fails, counted from 1; 0 before the first; none if it is no game file. */
      readonly at: number | undefined;
      readonly seat?: number;
      readonly kind?: string;
      readonly move?: Json;
      readonly code?: string;
      readonly rule?: string;
      readonly values?: Readonly<Record<string, Json>>;
      readonly says: string;
    };

/** Who words a refusal. */
type Wording = Pick<Speaker, 'refusal'>;

export function verify({ game, file }: Recorded, speaker: Wording): Verdict {
  const end = replay(game, file);
  if (isFault(end)) return failure({ game, file }, end, speaker);
  return {
    ok: true,
    game: game.id,
    players: file.seats,
    moves: file.moves.length,
    result: game.result(end),
  };
}

function failure(
  { file }: Recorded,
  { move: at, refusal }: ReplayFault,
  speaker: Wording,
): Verdict {
  const { refused: code, rule, values } = refusal;
  const why = { code, rule, values, says: speaker.refusal(refusal) };
  if (at === 0) return { ok: false, at, ...why };
  const { seat, kind, move } = file.moves[at - 1];
  return { ok: false, at, seat, kind, move, ...why };
}

function verdictText(verdict: Verdict, { verify: say }: CliTexts): string {
  if (!verdict.ok) {
    const { at, seat, kind, says } = verdict;
    if (at === undefined || at === 0) return say.failsBefore(says);
    return say.failsAt(at, (seat ?? 0) + 1, kind ?? '', says);
  }
  const { game, players, moves, result } = verdict;
  const end = result === undefined ? say.unfinished : say.scores(result.scores);
  return say.holds(game, players, moves, end);
}
