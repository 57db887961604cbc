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
import { count } from '../text.js';
import { isWrong } from '../wrong.js';

export const recordCommand = command({
  name: 'record',
  summary: 'record games played at random, to be replayed by every later version',
  about: [
    'Writes DIR/<game>/<players>-<options>-<n>.json, spread over player counts and options, and',
    'the results to DIR/index.json. Recordings of the game that were there before are removed.',
  ].join('\n'),
  flags: {
    game: text('ID', 'which game; hustings games lists them'),
    dir: text('DIR', 'where to (fixtures)'),
    games: integer('how many games', { min: 1, max: 1000, standard: 60 }),
    seed: text('TEXT', 'the same text gives the same games (fixture)'),
  },
  run: async ({ game: id, dir = 'fixtures', games: total, seed = 'fixture', json }, context) => {
    const game = findGame(context.games, id);
    if (isWrong(game)) return game;
    const index = readIndex(dir);
    if (isWrong(index)) return index;
    const others = index.filter((recording) => recording.game !== game.id);
    rmSync(join(dir, game.id), { recursive: true, force: true });
    mkdirSync(join(dir, game.id), { recursive: true });
    const bar = progress(context.io, total, 'games');
    const recorded = planOf(game, total, seed).map((plan, i) => {
      bar.at(i);
      return record(game, plan, dir, `${seed} ${plan.name}`);
    });
    bar.end();
    writeIndex(dir, [...others, ...recorded]);
    if (json) await writeJson(context.io, { dir, recorded });
    else await context.io.write(`${count(recorded.length, 'game')} in ${join(dir, game.id)}\n`);
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
