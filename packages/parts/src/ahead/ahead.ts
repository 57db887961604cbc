import { seedFrom, sfc, type Answer, type Form, type View } from '@hustings/kernel';
import type { Table } from '../table/index.js';

/** A question that is not asked yet, and the table as it would be then. */
export type Ahead = { readonly kind: string; readonly form: Form; readonly view: View };

/**
 * What the same seat would be asked after these answers, as far as it can be known already: the rules
 * answer on a world that agrees with what is seen. Nothing where somebody else comes first, or where
 * something would be shown in between that one does not know yet.
 */
export function ahead(table: Table, answers: readonly Answer[]): Ahead | undefined {
  const { game, now, deciding: seat } = table;
  if (game === undefined || now === undefined || seat === undefined) return undefined;
  const world = game.determinize(now.view, sfc(seedFrom(table.id), 'simulation 0'));
  const { seen } = world.flow;
  for (const answer of answers) {
    if (game.submit(world, seat, answer) !== undefined) return undefined;
    if (world.flow.seen !== seen) return undefined;
  }
  const next = game.decisions(world).find((asked) => asked.seat === seat);
  const form = next === undefined ? undefined : game.form(world, seat);
  if (next === undefined || form === undefined || 'refused' in form) return undefined;
  return { kind: next.kind, form, view: game.view(world, seat) };
}
