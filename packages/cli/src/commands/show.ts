import { isFault, replay, type Position, type Viewer } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { withRules } from '../builds.js';
import { command } from '../command.js';
import { readRecorded, readText, type Recorded } from '../file.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { positionText, resultText } from '../position-text.js';
import { readViewers, viewerName } from '../viewer.js';
import { isWrong, wrong } from '../wrong.js';

export const showCommand = command({
  name: 'show',
  summary: 'show a position of a game file as text',
  argument: 'FILE',
  flags: {
    at: integer('after this many moves; the last position if not given', {
      min: 0,
      max: 1_000_000,
      standard: undefined,
    }),
    viewer: text('WHO', 'through whose eyes: a seat, spectator or all (spectator)'),
    rules: text('FILE', 'by the rules in this file (see hustings rules)'),
  },
  run: async ({ at, viewer, rules, json }, { io, games: current, speech }, path) => {
    const games = withRules(current, rules);
    if (isWrong(games)) return games;
    const written = readText(path);
    if (isWrong(written)) return written;
    const recorded = readRecorded(games, written);
    if (isWrong(recorded)) return wrong(`${path}: ${recorded.wrong}`);
    const { game, file } = recorded;
    const speaker = await speech(game);
    const number = at ?? file.moves.length;
    if (number > file.moves.length) return wrong(`the file has ${file.moves.length} moves.`);
    const viewers = readViewers(viewer ?? 'spectator', file.seats);
    if (isWrong(viewers)) return viewers;
    const state = replay(game, file, number);
    if (isFault(state)) {
      io.warn(`${path}: move ${state.move}: ${speaker.refusal(state.refusal)}\n`);
      return 1;
    }
    const shown = { recorded, state, number, viewers };
    if (json) await writeJson(io, facts(shown));
    else await io.write(showText(shown, speaker));
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

function showText(shown: Shown, speaker: Speaker): string {
  const { recorded, state, number, viewers } = shown;
  const { game, file } = recorded;
  const views = viewers.map((viewer) => {
    const head = viewers.length === 1 ? '' : `── ${viewerName(viewer)}\n`;
    return `${head}${positionText(speaker, game.view(state, viewer))}`;
  });
  const parts = [
    `${speaker.title}, ${file.seats} players, after move ${number} of ${file.moves.length}`,
    ...views,
    resultText(game, speaker, state),
  ];
  return `${parts.join('\n\n')}\n`;
}
