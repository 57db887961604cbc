import type { Form, GameEvent, Json, Owed, View } from '@hustings/kernel';
import { Type, type Static } from '../schema.js';

const Seats = Type.Array(Type.Integer());
const Events = Type.Array(Type.Game<GameEvent>());

/** The fields of a clock as everyone at the table may read it. */
export const clock = {
  /** Milliseconds on the clock when this was written; it runs if `running`. */
  time: Type.Optional(Type.Number()),
  running: Type.Boolean(),
  /** When a running clock will stand still, in milliseconds from now: pairs of begin and end. */
  rests: Type.Optional(Type.Array(Type.Pair(Type.Number()))),
  /** In how many milliseconds the bot that minds the seat will decide. */
  minder: Type.Optional(Type.Number()),
};
export const Clock = Type.Object(clock);
export type Clock = Static<typeof Clock>;

/** How a game ended for those who sat at the table. */
export const Ending = Type.Object({
  /** By seat; none if it was not played to its end. */
  scores: Type.Array(Type.Number()),
  winners: Seats,
  /** The points of each seat by where they came from. */
  sources: Type.Record(Type.String(), Type.Array(Type.Number())),
  /** By seat: 1 is the first, equal places are shared. */
  places: Seats,
  /** Seats that were left to a bot for good. */
  resigned: Seats,
  /** Seats for whose people a bot made most of the decisions, because they were away. */
  minded: Seats,
});
export type Ending = Static<typeof Ending>;

/** An entry of the log as a viewer may know it: what came of a move; the move itself only if it is theirs. */
export const Step = Type.Object({
  number: Type.Integer(),
  at: Type.Number(),
  actor: Type.Word('person', 'bot', 'minder'),
  seat: Type.Integer(),
  type: Type.Word('move', 'undo'),
  /** The decision that was answered. */
  kind: Type.Optional(Type.String()),
  /** For a move taken back: how many moves remain, and whether all had to agree. */
  to: Type.Optional(Type.Integer()),
  consent: Type.Optional(Type.Boolean()),
  /** What was decided, told to nobody but the seat that decided it. */
  made: Type.Optional(Type.Move<Json>()),
  events: Events,
});
export type Step = Static<typeof Step>;

/** What one viewer is told of a game: what happened since, and how it stands, as they may know it. */
export const update = {
  table: Type.String(),
  viewer: Type.Integer(),
  /** Entries of the log that are in this view. */
  number: Type.Integer(),
  /** The first entry that `steps` tells of. */
  from: Type.Integer(),
  /** What the setup told, if `steps` begin with the first entry. */
  opening: Type.Optional(Events),
  steps: Type.Array(Step),
  view: Type.Game<View>(),
  /** What each seat sees: for spectators of a table that shows them the hands. */
  views: Type.Optional(Type.Array(Type.Game<View>())),
  owed: Type.Array<Owed>(Type.Object({ seat: Type.Integer(), kind: Type.String() })),
  /** What is asked of the viewer. */
  form: Type.Optional(Type.Game<Form>()),
  /** How many of their last moves the viewer can take back freely. */
  undoable: Type.Integer(),
  over: Type.Boolean(),
  result: Type.Optional(Ending),
  clocks: Type.Array(Clock),
};
export const Update = Type.Object(update);
export type Update = Static<typeof Update>;

/** What can be decided ahead: the decision that is asked of others, as it would be put to the viewer. */
export const Preview = Type.Object({ kind: Type.String(), form: Type.Game<Form>() });
export type Preview = Static<typeof Preview>;

/** The entry is in the log, on the disk. */
export const Taken = Type.Object({
  number: Type.Integer(),
  /** It had been sent before; nothing happened twice. */
  repeated: Type.Boolean(),
});
export type Taken = Static<typeof Taken>;
