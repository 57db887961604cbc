import { manifestOf } from '@hustings/games';
import { isRefusal, Match, type GameFile } from '@hustings/kernel';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Chair, SavedGame } from '../../src/engine/tables.js';

/** A recorded game, by its place below `fixtures/`. */
export const recorded = (path: string): GameFile =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../../../fixtures/${path}.json`, import.meta.url)),
      'utf8',
    ),
  ) as GameFile;

/** A recorded game as a browser keeps it: somebody on the first chair, bots on the others. */
export async function savedFrom(file: GameFile, id: string): Promise<SavedGame> {
  const rules = await manifestOf(file.game)?.rules();
  if (rules === undefined || file.seed === null) throw new Error('a game that can not be kept');
  const begun = Match.start(rules, file.options, file.seats, file.seed);
  if (isRefusal(begun)) throw new Error(begun.refused);
  let match = begun;
  for (const move of file.moves) {
    const plan = match.recall({ type: 'move', ...move });
    if (isRefusal(plan)) throw new Error(plan.refused);
    match = match.after(plan);
  }
  const names = ['You', 'Ada', 'Jonas', 'Tariq', 'Wanda'];
  const chairs = Array.from({ length: file.seats }, (_, seat): Chair => ({
    name: names[seat],
    by: seat === 0 ? 'person' : 'bot',
  }));
  return {
    id,
    game: file.game,
    rules: file.rules,
    options: match.deal?.options ?? {},
    chairs,
    seed: file.seed,
    moves: file.moves,
    created: 0,
    updated: 0,
    result: rules.result(match.state),
    owed: rules.decisions(match.state).map(({ seat }) => seat),
    at: match.state.flow.at,
  };
}
