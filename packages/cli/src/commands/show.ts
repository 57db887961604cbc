import { isFault, replay, type Position, type Viewer } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { withRules } from '../builds.js';
import { command } from '../command.js';
import { inFile, readRecorded, type Recorded } from '../file.js';
import { readText } from '../text-file.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { positionText, resultText } from '../position-text.js';
import { readViewers, viewerName } from '../viewer.js';
import type { Words } from '../words.js';
import { isWrong, wrong } from '../wrong.js';

export const showCommand = command({
  name: 'show',
  summary: ({ commands }) => commands.show.summary,
  argument: 'file',
  flags: {
    at: integer(({ flags }) => flags.at, {
      min: 0,
      max: 1_000_000,
      standard: undefined,
    }),
    viewer: text('who', ({ flags }) => flags.viewer),
    rules: text('file', ({ flags }) => flags.showRules),
  },
  run: async ({ at, viewer, rules, json }, { io, games: current, words, speech }, path) => {
    const games = withRules(current, rules);
    if (isWrong(games)) return games;
    const written = readText(path);
    if (isWrong(written)) return written;
    const recorded = readRecorded(games, written);
    if (isWrong(recorded)) return inFile(path, recorded);
    const { game, file } = recorded;
    const speaker = await speech(game);
    const number = at ?? file.moves.length;
    if (number > file.moves.length) return wrong((t) => t.wrong.movesInFile(file.moves.length));
    const viewers = readViewers(viewer ?? 'spectator', file.seats);
    if (isWrong(viewers)) return viewers;
    const state = replay(game, file, number);
    if (isFault(state)) {
      const why = speaker.refusal(state.refusal);
      io.warn(`${words.texts.wrong.faultAt(path, state.move, why)}\n`);
      return 1;
    }
    const shown = { recorded, state, number, viewers };
    if (json) await writeJson(io, facts(shown));
    else await io.write(showText(shown, speaker, words));
    return 0;
  },
});

type Shown = {
  readonly recorded: Recorded;
  readonly state: Position;
  readonly number: number;
  readonly viewers: readonly Viewer[];
};

function facts({ recorded: { game, file }, state, number, viewers }: Shown): object {
  return {
    game: game.id,
    players: file.seats,
    options: file.options,
    number,
    moves: file.moves.length,
    hash: game.hash(state),
    decisions: game.decisions(state),
    views: viewers.map((viewer) => game.view(state, viewer)),
    result: game.result(state),
  };
}

function showText(shown: Shown, speaker: Speaker, words: Words): string {
  const { recorded, state, number, viewers } = shown;
  const { game, file } = recorded;
  const views = viewers.map((viewer) => {
    const head = viewers.length === 1 ? '' : `── ${viewerName(viewer, words.texts)}\n`;
    return `${head}${positionText(speaker, game.view(state, viewer))}`;
  });
  const parts = [
    words.texts.game.shownAt(speaker.title, file.seats, number, file.moves.length),
    ...views,
    resultText({ game, speaker, words }, state),
  ];
  return `${parts.join('\n\n')}\n`;
}
