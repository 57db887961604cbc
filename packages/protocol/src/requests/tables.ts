import { PROBLEM, Type, type Static } from '../schema.js';
import { ClockRules, ProposalKind, Room, Status, UndoPolicy, Visibility } from '../words.js';

export const Id = Type.String({
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: 'an id of this server',
  [PROBLEM]: 'not-an-id',
});
export const SeatNumber = Type.Integer({
  minimum: 0,
  maximum: 11,
  description: 'seats count from 0',
});
export const Entropy = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: '256 random bits from the player’s own machine, as hexadecimal digits',
});

export const TableParams = Type.Object({ id: Id });

export const NewTable = Type.Object({
  game: Type.String({ maxLength: 40 }),
  options: Type.Optional(
    Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 20 }),
  ),
  seats: Type.Array(
    Type.Object({
      bot: Type.Optional(Type.String({ maxLength: 40 })),
      mine: Type.Optional(Type.Boolean()),
    }),
    { minItems: 1, maxItems: 12, description: 'each is mine, a bot of a level, or free' },
  ),
  title: Type.Optional(Type.Name({ maxLength: 80, [PROBLEM]: 'title-length' })),
  visibility: Type.Optional(Visibility),
  password: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      [PROBLEM]: 'table-password-length',
    }),
  ),
  spectators: Type.Optional(
    Type.Object({
      allowed: Type.Boolean(),
      delay: Type.Integer({ minimum: 0, maximum: 50, description: 'moves behind' }),
      open: Type.Optional(Type.Boolean()),
    }),
  ),
  undo: Type.Optional(UndoPolicy),
  clock: Type.Optional(ClockRules),
  rated: Type.Optional(Type.Boolean()),
});
export type NewTable = Static<typeof NewTable>;

export const ImportGame = Type.Object({
  seats: Type.Optional(
    Type.String({
      maxLength: 500,
      description: 'for a game to be played on: mine, free or a level of bots, by seat',
    }),
  ),
});

export const ListTables = Type.Object({
  status: Type.Optional(Status),
  game: Type.Optional(Type.String({ maxLength: 40 })),
  mine: Type.Optional(Type.Boolean()),
  before: Type.Optional(Type.Integer({ minimum: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

export const Join = Type.Object({
  seat: Type.Optional(SeatNumber),
  password: Type.Optional(Type.String({ maxLength: 100 })),
  entropy: Type.Optional(Entropy),
});

export const OwnSeat = Type.Object({ seat: SeatNumber });

export const Prepare = Type.Object({
  seat: SeatNumber,
  // null stands first: otherwise it would be taken for an empty text.
  choice: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 40 })])),
  entropy: Type.Optional(Entropy),
});

export const PlaceBot = Type.Object({
  seat: SeatNumber,
  /** A level, or null to free the seat again. */
  bot: Type.Union([Type.Null(), Type.String({ maxLength: 40 })]),
});

export const Start = Type.Object({
  bots: Type.Optional(
    Type.String({ maxLength: 40, description: 'the level of bots for all seats without a player' }),
  ),
});

export const Code = Type.Object({ code: Type.String({ maxLength: 64 }) });

export const sentMove = {
  seat: SeatNumber,
  seen: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'entries of the log the sender has seen',
  }),
  kind: Type.String({ maxLength: 60 }),
  move: Type.Unknown({ description: 'the answer in words; its form follows from the decision' }),
};
export const SentMove = Type.Object(sentMove);

/** How little an amount may be at least when it is asked for, or that an option is open then. */
const condition = {
  atMost: Type.Optional(Type.Integer()),
  atLeast: Type.Optional(Type.Integer()),
  open: Type.Optional(Type.String({ maxLength: 60 })),
};
/** If it is asked like this, this is the answer: a move, or the least amount that goes. */
export const Clause = Type.Union([
  Type.Object({ ...condition, move: Type.Unknown() }),
  Type.Object({ ...condition, least: Type.True() }),
]);
export type Clause = Static<typeof Clause>;

const ahead = {
  kind: Type.String({ maxLength: 60 }),
  clauses: Type.Array(Clause, { minItems: 1, maxItems: 8 }),
};
/** What someone has decided ahead: the first clause that fits counts. */
export const Ahead = Type.Object(ahead);
export type Ahead = Static<typeof Ahead>;
export const DecideAhead = Type.Object({ seat: SeatNumber, ...ahead });

export const Undo = Type.Object({
  seat: SeatNumber,
  seen: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  moves: Type.Integer({ minimum: 1, maximum: 100 }),
});

export const Propose = Type.Object({
  kind: ProposalKind,
  seen: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  moves: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 10_000, description: 'for undo: how many moves' }),
  ),
  seat: Type.Optional(SeatNumber),
});

export const AnswerProposal = Type.Object({ agree: Type.Boolean() });

export const Look = Type.Object({
  seat: Type.Optional(
    Type.Integer({ minimum: -1, maximum: 11, description: 'whose view; −1 watches' }),
  ),
  since: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  at: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'as it was after so many entries',
    }),
  ),
});

/** A moment of a game: after so many entries. */
const Moment = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** A piece of a board, as the board itself calls it. */
const Spot = Type.Optional(Type.Lines({ minLength: 1, maxLength: 200 }));
/** Who leads a review goes to a moment, and everyone with them. */
export const Lead = Type.Object({ moment: Moment });
/** Something said of a moment; it may point at a piece, or from one to another. */
export const NewRemark = Type.Object({
  moment: Moment,
  text: Type.Lines({ maxLength: 500 }),
  from: Spot,
  to: Spot,
});
export type NewRemark = Static<typeof NewRemark>;
export const Erase = Type.Object({ remark: Id });

export const ReadChat = Type.Object({
  room: Room,
  before: Type.Optional(Type.Integer({ minimum: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export const said = { room: Room, text: Type.Lines({ minLength: 1, maxLength: 1000 }) };
export const Say = Type.Object(said);
export const Note = Type.Object({ text: Type.Lines({ maxLength: 20_000 }) });
