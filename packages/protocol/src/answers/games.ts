import type { GameFile, OptionTable } from '@hustings/kernel';
import { Type, type Static } from '../schema.js';

/** A game that this server has. */
export const GameInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  rules: Type.String(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Game<OptionTable>(),
  /** The levels of bots that can play it, the weakest first. */
  bots: Type.Array(Type.String()),
  /** The temperaments they can have; one is put behind a level with a plus: `strategist+miser`. */
  tempers: Type.Array(Type.String()),
});
export type GameInfo = Static<typeof GameInfo>;

/** The form of a file is the kernel's; docs/game-file.md describes it. */
export const File = Type.Game<GameFile>();
