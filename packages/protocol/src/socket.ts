import { update } from './answers/play.js';
import { ChatMessage, ServerTable } from './answers/tables.js';
import { Failure } from './problems.js';
import { Id, said, sentMove } from './requests/tables.js';
import { Type, type Static } from './schema.js';

const Ref = Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Integer()]));
const Seat = Type.Optional(Type.Integer({ minimum: -1, maximum: 11 }));

/** What a client may say on a WebSocket. */
export const Message = Type.Union([
  Type.Object({
    type: Type.Word('watch'),
    ref: Ref,
    table: Id,
    seat: Seat,
    since: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  Type.Object({ type: Type.Word('unwatch'), ref: Ref, table: Id, seat: Seat }),
  Type.Object({ type: Type.Word('move'), ref: Ref, table: Id, ...sentMove }),
  Type.Object({ type: Type.Word('chat'), ref: Ref, table: Id, ...said }),
  /** Whether the page can be seen; one that says nothing of it can. */
  Type.Object({ type: Type.Word('page'), ref: Ref, visible: Type.Boolean() }),
  Type.Object({ type: Type.Word('ping'), ref: Ref }),
]);
export type Message = Static<typeof Message>;

/** What a server says of a table without being asked. */
export const TableSaid = Type.Union([
  Type.Object({ type: Type.Word('update'), ...update }),
  Type.Object({ type: Type.Word('table'), table: ServerTable }),
  Type.Object({ type: Type.Word('chat'), message: ChatMessage }),
  Type.Object({
    type: Type.Word('presence'),
    table: Type.String(),
    present: Type.Array(Type.String()),
  }),
]);
export type TableSaid = Static<typeof TableSaid>;

/** It can't reach its storage, or can again; what was missed follows by itself. */
export const StorageSaid = Type.Object({ type: Type.Word('storage'), away: Type.Boolean() });
export type StorageSaid = Static<typeof StorageSaid>;

/** What a server says without being asked. */
export type Said = TableSaid | StorageSaid;

/** The answer to a message, with what came of it: the number of a move's entry, what was said, the time. */
export const Okay = Type.Object({
  type: Type.Word('ok'),
  ref: Ref,
  number: Type.Optional(Type.Integer()),
  repeated: Type.Optional(Type.Boolean()),
  now: Type.Optional(Type.Number()),
  id: Type.Optional(Type.String()),
  table: Type.Optional(Type.String()),
  room: Type.Optional(Type.String()),
  person: Type.Optional(Type.String()),
  at: Type.Optional(Type.Number()),
  text: Type.Optional(Type.Lines()),
});
export type Okay = Static<typeof Okay>;

export const NotOkay = Type.Object({ type: Type.Word('refused'), ref: Ref, error: Failure });
export type NotOkay = Static<typeof NotOkay>;

/** All that a server says. */
export const Heard = Type.Union([TableSaid, StorageSaid, Okay, NotOkay]);
export type Heard = Static<typeof Heard>;
