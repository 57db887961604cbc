import { isRefusal, refused, SPECTATOR, type Refusal, type Viewer } from '@hustings/kernel';
import { seat, viewer, word, type Fields, type FieldValues } from './fields.js';
import type { Table } from './table.js';
import type { Tables } from './tables.js';

/** One thing a client can ask for. */
export type Verb = {
  readonly fields: Fields;
  readonly run: (values: Readonly<Record<string, unknown>>, tables: Tables) => object | Refusal;
};

export function verb<F extends Fields>(
  fields: F,
  run: (values: FieldValues<F>, tables: Tables) => object | Refusal,
): Verb {
  return { fields, run: run as Verb['run'] }; // the values are read by these very fields
}

/** A verb about one table. */
export function tableVerb<F extends Fields>(
  fields: F,
  run: (table: Table, values: FieldValues<F>) => object | Refusal,
): Verb {
  return verb({ table: word, ...fields }, (values, tables) => {
    const table = tables.at(values.table as string); // `word` is what reads it
    return isRefusal(table) ? table : run(table, values);
  });
}

/** A verb about the decision that one seat of a table owes. */
export function seatVerb<F extends Fields>(
  fields: F,
  run: (table: Table, seat: number, values: FieldValues<F>) => object,
): Verb {
  return tableVerb({ seat, ...fields }, (table, values) => {
    const owed = table.game.owes(table.play.state, values.seat);
    if (isRefusal(owed)) return owed;
    return run(table, values.seat as number, values); // `owes` checked the seat
  });
}

/** A verb about what one viewer sees. */
export function viewVerb(run: (table: Table, viewer: Viewer) => object): Verb {
  return tableVerb({ viewer }, (table, values) => {
    const seats = table.play.state.sealed.length;
    const sits = values.viewer === SPECTATOR || values.viewer < seats;
    return sits ? run(table, values.viewer) : refused('no-such-seat');
  });
}

/** Where a table stands: moves made, and who must decide what. */
export function position({ game, speaker, play }: Table): object {
  const decisions = game.decisions(play.state).map(({ seat: who, kind }) => ({
    seat: who,
    kind,
    asks: speaker.question(game.view(play.state, who), kind),
  }));
  return { number: play.number, over: game.isOver(play.state), decisions };
}
