import type { GameEvent, Position, View } from '@hustings/kernel';
import { copycatKnowledge } from './copycat/index.js';
import { dieMacher2006Knowledge } from './die-macher-2006/index.js';
import { dieMacher2019Knowledge } from './die-macher-2019/index.js';
import type { Knowledge } from './knowledge.js';

/**
 * Knowledge whose own types are forgotten, for lists. The compiler can't follow, because knowledge
 * is functions of a game's own state; but a view only ever goes to the bots of its game.
 */
function anyKnowledge<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
): Knowledge {
  return knowledge as unknown as Knowledge;
}

/** The games bots can play. A new game is one more line here. */
export const knowledges: readonly Knowledge[] = [
  anyKnowledge(dieMacher2019Knowledge),
  anyKnowledge(dieMacher2006Knowledge),
  anyKnowledge(copycatKnowledge),
];

export const knowledgeOf = (game: string): Knowledge | undefined =>
  knowledges.find((one) => one.game.id === game);
