import type { Options } from '@hustings/kernel';
import { Ahead } from '../requests/tables.js';
import { Type, type Static } from '../schema.js';
import { ClockRules, ProposalKind, Room, Status, UndoPolicy, Visibility } from '../words.js';
import { playHours } from './people.js';
import { clock, Ending } from './play.js';

/** Someone as everyone may know them. */
export const PublicPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Word('guest', 'account', 'deleted'),
});
export type PublicPerson = Static<typeof PublicPerson>;

/** In whose time, in which hours and on which days not a clock runs, from a moment on. */
const DatedSchedule = Type.Object({
  from: Type.Number(),
  zone: Type.String(),
  playHours,
  holidays: Type.Array(Type.String()),
});

/** What was decided ahead is void: it was not asked after all, does not fit, or moves were taken back. */
export const AheadNews = Type.Object({
  kind: Type.String(),
  why: Type.Word('over', 'misfit', 'undone'),
  at: Type.Number(),
});
export type AheadNews = Static<typeof AheadNews>;

export const ServerSeat = Type.Object({
  ...clock,
  seat: Type.Integer(),
  person: Type.Optional(PublicPerson),
  /** The level of the bot. */
  bot: Type.Optional(Type.String()),
  choice: Type.Optional(Type.String()),
  minded: Type.Boolean(),
  resigned: Type.Boolean(),
  /** Kept for this person, who has not said yet that they play again. */
  invited: Type.Optional(Type.True()),
  /** Those who are there may hand it to someone else (`handover`). */
  offered: Type.Optional(Type.True()),
  /** By correspondence: how many days without a clock the person has chosen for this year. */
  holidays: Type.Optional(Type.Object({ chosen: Type.Integer(), allowed: Type.Integer() })),
  /** What who looks has decided ahead for their own seat, and why it came to nothing. */
  ahead: Type.Optional(Ahead),
  aheadNews: Type.Optional(AheadNews),
  /** Other hours, another zone or other holidays that will count; for those at the table only. */
  announced: Type.Optional(Type.Array(DatedSchedule)),
});
export type ServerSeat = Static<typeof ServerSeat>;

const proposal = {
  kind: ProposalKind,
  by: Type.String(),
  /** The entry it was made at; a move makes taking back void. */
  number: Type.Integer(),
  /** For undo: how many moves remain. */
  to: Type.Optional(Type.Integer()),
  /** The seat it is about. */
  seat: Type.Optional(Type.Integer()),
  agreed: Type.Array(Type.String()),
};
export const Proposal = Type.Object({
  ...proposal,
  /** Everyone whose word is needed, who asks among them; missing from an older server. */
  asked: Type.Optional(Type.Array(Type.String())),
});
export type Proposal = Static<typeof Proposal>;

/** A question that came to nothing: who said no to it, and when. */
export const RefusedProposal = Type.Object({
  ...proposal,
  refused: Type.String(),
  at: Type.Number(),
});
export type RefusedProposal = Static<typeof RefusedProposal>;

/** What everyone may check; the secrets only when the game is over. */
export const Fairness = Type.Object({
  serverCommitment: Type.String(),
  /** The players' parts, by seat; empty where none was given. */
  entropy: Type.Array(Type.String()),
  commitment: Type.Optional(Type.String()),
  serverSeed: Type.Optional(Type.String()),
  seed: Type.Optional(Type.String()),
});
export type Fairness = Static<typeof Fairness>;

/** Who may watch, how many moves behind, and whether they see what every seat sees. */
export const SpectatorRules = Type.Object({
  allowed: Type.Boolean(),
  delay: Type.Integer(),
  open: Type.Optional(Type.Boolean()),
});
export type SpectatorRules = Static<typeof SpectatorRules>;

/** Something said of a moment of a game that is over; it may point at a piece, or from one to another. */
export const Remark = Type.Object({
  id: Type.String(),
  moment: Type.Integer(),
  by: PublicPerson,
  at: Type.Number(),
  text: Type.Lines(),
  from: Type.Optional(Type.Lines()),
  to: Type.Optional(Type.Lines()),
});
export type Remark = Static<typeof Remark>;

/** A game that is over, looked at together: who leads, and the moment that all see. */
export const Review = Type.Object({
  leader: Type.Optional(PublicPerson),
  moment: Type.Integer(),
  remarks: Type.Array(Remark),
});
export type Review = Static<typeof Review>;

/** A table as everyone may see it who knows its id. */
export const ServerTable = Type.Object({
  id: Type.String(),
  revision: Type.Integer(),
  game: Type.String(),
  rules: Type.String(),
  options: Type.Game<Options>(),
  title: Type.String(),
  visibility: Visibility,
  spectators: SpectatorRules,
  undo: UndoPolicy,
  clock: Type.Optional(ClockRules),
  rated: Type.Boolean(),
  status: Status,
  owner: Type.String(),
  seats: Type.Array(ServerSeat),
  /** The seats of who asks. */
  yours: Type.Array(Type.Integer()),
  number: Type.Integer(),
  fairness: Fairness,
  createdAt: Type.Number(),
  startedAt: Type.Optional(Type.Number()),
  endedAt: Type.Optional(Type.Number()),
  paused: Type.Boolean(),
  /** It rests because everyone has gone, until someone comes back; or it was given up for that. */
  adjourned: Type.Boolean(),
  proposal: Type.Optional(Proposal),
  /** The last question, if somebody said no to it. */
  refused: Type.Optional(RefusedProposal),
  result: Type.Optional(Ending),
  /** Until when seats are kept for those who were asked for another game. */
  keptUntil: Type.Optional(Type.Number()),
  /** Those who were asked for another game and do not come: they said so, or nothing in time. */
  missing: Type.Optional(
    Type.Array(Type.Object({ person: PublicPerson, said: Type.Word('no', 'nothing') })),
  ),
  /** Who asks was sent away by the maker, and can't sit down until then. Nobody else is told. */
  sentAway: Type.Optional(Type.Number()),
  /** The next table of the same people. */
  rematch: Type.Optional(Type.String()),
  imported: Type.Boolean(),
  review: Type.Optional(Review),
  /** People who are looking at the table. */
  present: Type.Array(Type.String()),
  now: Type.Number(),
  /** In the list of one's own tables: the seats people owe a decision for. */
  turn: Type.Optional(Type.Array(Type.Integer())),
});
export type ServerTable = Static<typeof ServerTable>;

export const ChatMessage = Type.Object({
  id: Type.String(),
  table: Type.String(),
  room: Room,
  person: Type.String(),
  at: Type.Number(),
  text: Type.Lines(),
});
export type ChatMessage = Static<typeof ChatMessage>;
