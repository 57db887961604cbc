import { languages } from '@hustings/texts';
import { PushTarget, StopKind } from '../requests/people.js';
import { Type, type Static } from '../schema.js';

/** Minutes after midnight, local time. */
export const playHours = Type.Object({ from: Type.Integer(), to: Type.Integer() });

/** Why a webhook could not be called. */
export const WebhookTrouble = Type.Object({
  code: Type.Word('answer', 'private', 'nowhere', 'too-long', 'not-a-web-address', 'unreachable'),
  /** What the other side answered. */
  status: Type.Optional(Type.Integer()),
});
export type WebhookTrouble = Static<typeof WebhookTrouble>;

/** How a webhook has been doing, shown to its owner. */
export const WebhookHealth = Type.Object({
  lastSuccess: Type.Optional(Type.Number()),
  lastFailure: Type.Optional(Type.Number()),
  failures: Type.Integer(),
  why: Type.Optional(WebhookTrouble),
  /** The same as an English sentence. */
  says: Type.Optional(Type.String()),
});
export type WebhookHealth = Static<typeof WebhookHealth>;

export const NoticeSettings = Type.Object({
  mail: Type.Boolean(),
  push: Type.Array(PushTarget),
  webhook: Type.Optional(Type.String()),
  webhookHealth: Type.Optional(WebhookHealth),
  /** Notices of this many minutes go out together. */
  digestMinutes: Type.Integer(),
  /** Tables that this person wants no notices of. */
  muted: Type.Array(Type.String()),
});
export type NoticeSettings = Static<typeof NoticeSettings>;

/** A person as they see themselves, in this session. */
export const Me = Type.Object({
  id: Type.String(),
  kind: Type.Word('guest', 'account', 'deleted'),
  name: Type.String(),
  /** What one logs in with instead of an address. */
  login: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  /** It was shown that the address is one's own. */
  proved: Type.Boolean(),
  hasPassword: Type.Boolean(),
  /** One has just come in by a link, which stands for the password for a while. */
  fresh: Type.Boolean(),
  /** This server can send mail. */
  mailing: Type.Boolean(),
  /** What one reads; missing from a server that does not know yet. */
  language: Type.Optional(Type.Word(...languages)),
  zone: Type.String(),
  playHours,
  holidays: Type.Array(Type.String()),
  holidaysAYear: Type.Integer(),
  notices: NoticeSettings,
});
export type Me = Static<typeof Me>;

/** A link was opened in another browser than it was asked for in: what to type in there. */
export const Elsewhere = Type.Object({
  elsewhere: Type.Object({
    code: Type.String(),
    minutes: Type.Integer(),
    /** When and with what it was asked for, to be recognised. */
    asked: Type.Object({ at: Type.Number(), agent: Type.String() }),
  }),
});
export type Elsewhere = Static<typeof Elsewhere>;

/** Notices of this kind do not come any more. */
export const Stopped = Type.Object({ stopped: StopKind });
export type Stopped = Static<typeof Stopped>;

export const SessionInfo = Type.Object({
  id: Type.String(),
  agent: Type.String(),
  createdAt: Type.Number(),
  seenAt: Type.Number(),
  current: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

/** How someone's games of one kind went. */
export const GameRecord = Type.Object({
  game: Type.String(),
  played: Type.Integer(),
  won: Type.Integer(),
  resigned: Type.Integer(),
  /** A bot made most of the decisions. */
  minded: Type.Integer(),
  averagePlace: Type.Number(),
  /** Of those played to the end. */
  averageScore: Type.Optional(Type.Number()),
  bestScore: Type.Optional(Type.Number()),
});
export type GameRecord = Static<typeof GameRecord>;

export const Standing = Type.Object({
  game: Type.String(),
  mu: Type.Number(),
  sigma: Type.Number(),
  played: Type.Integer(),
});
export type Standing = Static<typeof Standing>;

/** What everyone may know of a person: name, ratings, how their games went. */
export const Statistics = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Word('guest', 'account', 'deleted'),
  games: Type.Array(GameRecord),
  ratings: Type.Array(Standing),
});
export type Statistics = Static<typeof Statistics>;

export const TopRating = Type.Object({
  person: Type.String(),
  name: Type.String(),
  mu: Type.Number(),
  sigma: Type.Number(),
  games: Type.Integer(),
});
export type TopRating = Static<typeof TopRating>;
