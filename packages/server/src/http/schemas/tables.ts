import Type, { type Static } from 'typebox';

export const Id = Type.String({
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: 'an id of this server',
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

const strict = { additionalProperties: false };

export const TableParams = Type.Object({ id: Id }, strict);

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Optional(
      Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 20 }),
    ),
    seats: Type.Array(
      Type.Object(
        { bot: Type.Optional(Type.String({ maxLength: 40 })), mine: Type.Optional(Type.Boolean()) },
        strict,
      ),
      { minItems: 1, maxItems: 12, description: 'each is mine, a bot of a level, or free' },
    ),
    title: Type.Optional(Type.String({ maxLength: 80 })),
    visibility: Type.Optional(
      Type.Union([Type.Literal('open'), Type.Literal('unlisted'), Type.Literal('password')]),
    ),
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    spectators: Type.Optional(
      Type.Object(
        {
          allowed: Type.Boolean(),
          delay: Type.Integer({ minimum: 0, maximum: 50, description: 'moves behind' }),
        },
        strict,
      ),
    ),
    undo: Type.Optional(
      Type.Union([Type.Literal('free'), Type.Literal('consent'), Type.Literal('never')]),
    ),
    clock: Type.Optional(
      Type.Object(
        {
          kind: Type.Union([Type.Literal('live'), Type.Literal('correspondence')]),
          bank: Type.Integer({
            minimum: 1000,
            maximum: 90 * 86_400_000,
            description: 'milliseconds',
          }),
          increment: Type.Integer({
            minimum: 0,
            maximum: 30 * 86_400_000,
            description: 'milliseconds for each decision',
          }),
        },
        strict,
      ),
    ),
    rated: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type NewTable = Static<typeof NewTable>;

export const ListTables = Type.Object(
  {
    status: Type.Optional(
      Type.Union([
        Type.Literal('gathering'),
        Type.Literal('playing'),
        Type.Literal('over'),
        Type.Literal('abandoned'),
      ]),
    ),
    game: Type.Optional(Type.String({ maxLength: 40 })),
    mine: Type.Optional(Type.Boolean()),
    before: Type.Optional(Type.Integer({ minimum: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  strict,
);

export const Join = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    password: Type.Optional(Type.String({ maxLength: 100 })),
    entropy: Type.Optional(Entropy),
  },
  strict,
);

export const OwnSeat = Type.Object({ seat: SeatNumber }, strict);

export const Prepare = Type.Object(
  {
    seat: SeatNumber,
    choice: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 40 })])),
    entropy: Type.Optional(Entropy),
  },
  strict,
);

export const PlaceBot = Type.Object(
  {
    seat: SeatNumber,
    // null stands first: otherwise it would be taken for an empty text.
    bot: Type.Union([Type.Null(), Type.String({ maxLength: 40 })], {
      description: 'a level, or null to free the seat again',
    }),
  },
  strict,
);

export const Code = Type.Object({ code: Type.String({ maxLength: 64 }) }, strict);

export const SentMove = Type.Object(
  {
    seat: SeatNumber,
    seen: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'entries of the log the sender has seen',
    }),
    kind: Type.String({ maxLength: 60 }),
    move: Type.Unknown({ description: 'the answer in words; its form follows from the decision' }),
  },
  strict,
);

export const Undo = Type.Object(
  {
    seat: SeatNumber,
    seen: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    moves: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  strict,
);

export const Propose = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('undo'),
      Type.Literal('pause'),
      Type.Literal('resume'),
      Type.Literal('abandon'),
    ]),
    seen: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    moves: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000, description: 'for undo: how many moves' }),
    ),
  },
  strict,
);

export const AnswerProposal = Type.Object({ agree: Type.Boolean() }, strict);

export const Look = Type.Object(
  {
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
  },
  strict,
);

const Room = Type.Union([Type.Literal('table'), Type.Literal('spectators')]);
export const ReadChat = Type.Object(
  {
    room: Room,
    before: Type.Optional(Type.Integer({ minimum: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  },
  strict,
);
export const Say = Type.Object(
  { room: Room, text: Type.String({ minLength: 1, maxLength: 1000 }) },
  strict,
);
export const Note = Type.Object({ text: Type.String({ maxLength: 20_000 }) }, strict);
