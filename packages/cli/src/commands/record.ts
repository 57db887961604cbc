import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFrom, writeGameFile } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { findGame } from '../choose.js';
import { command } from '../command.js';
import { integer, text } from '../flags.js';
import { writeJson } from '../io.js';
import { playMatch } from '../play.js';
import { progress } from '../progress.js';
import { planOf, type Plan } from '../record-plan.js';
import { readIndex, writeIndex, type Recording } from '../recordings.js';
import { isWrong } from '../wrong.js';

export const recordCommand = command({
  name: 'record',
  summary: ({ commands }) => commands.record.summary,
  about: ({ commands }) => commands.record.about,
  flags: {
    game: text('id', ({ flags }) => flags.game),
    dir: text('dir', ({ flags }) => flags.recordTo),
    games: integer(({ flags }) => flags.games, { min: 1, max: 1000, standard: 60 }),
    seed: text('text', ({ flags }) => flags.seed('fixture')),
  },
  run: async ({ game: id, dir = 'fixtures', games: total, seed = 'fixture', json }, context) => {
    const { texts } = context.words;
    const game = findGame(context.games, id);
    if (isWrong(game)) return game;
    const index = readIndex(dir);
    if (isWrong(index)) return index;
    const others = index.filter((recording) => recording.game !== game.id);
    rmSync(join(dir, game.id), { recursive: true, force: true });
    mkdirSync(join(dir, game.id), { recursive: true });
    const bar = progress(context.io, total, texts.progress.games);
    const recorded = planOf(game, total, seed).map((plan, i) => {
      bar.at(i);
      return record(game, plan, dir, `${seed} ${plan.name}`);
    });
    bar.end();
    writeIndex(dir, [...others, ...recorded]);
    if (json) await writeJson(context.io, { dir, recorded });
    else {
      const where = join(dir, game.id);
      await context.io.write(`${texts.server.recorded(recorded.length, where)}\n`);
    }
    return 0;
  },
});

/** Plays a game as planned and writes it down. */
function record(game: AnyGame, plan: Plan, dir: string, seedName: string): Recording {
  const match = playMatch({ game, ...plan }, seedFrom(seedName));
  const file = `${game.id}/${plan.name}.json`;
  writeFileSync(join(dir, file), writeGameFile(match.export()));
  const { scores, winners } = game.result(match.state) ?? { scores: [], winners: [] };
  return { file, game: game.id, moves: match.number, scores, winners };
}
