import {
  isRefusal,
  Match,
  type Deal,
  type Game,
  type GameEvent,
  type Plan,
  type Position,
} from '@hustings/kernel';
import type { Entry } from '../table/doc.js';

/** What stands beside an entry in the log of a server. */
export type Note = Pick<Entry, 'at' | 'actor' | 'person'>;

/** The kernel's match, with a server's notes. */
export type Referee = Match<Position, GameEvent, Note>;

/** A game before its first move. */
export const refereeOf = (game: Game, deal: Deal): Referee => Match.dealt(game, deal);

/** The referee after one more entry of the log. The plan saves working it out again. */
export function entered(referee: Referee, entry: Entry, plan = recalled(referee, entry)): Referee {
  const { number, body: _entry, ...note } = entry;
  if (number !== referee.number) throw new Error(`entry ${number} after ${referee.number}`);
  return referee.after(plan, note);
}

function recalled(referee: Referee, { body }: Entry): Plan {
  const plan = referee.recall(body);
  if (isRefusal(plan)) throw new Error(`a logged move is refused: ${plan.refused}`);
  return plan;
}

/** A move that counts: which entry it was, whose, and who made it. */
export type Made = Pick<Entry, 'number' | 'actor'> & {
  readonly seat: number;
  /** Who sent it, if anybody did. */
  readonly person: string | undefined;
};

/** Who made the moves that count. */
export function madeIn({ log }: Referee): readonly Made[] {
  const made: Made[] = [];
  for (const [number, { entry, note }] of log.entries()) {
    if (entry.type === 'undo') made.length = entry.to;
    else made.push({ number, actor: note.actor, person: note.person, seat: entry.seat });
  }
  return made;
}
