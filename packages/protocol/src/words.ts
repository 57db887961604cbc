import { Type, type Static } from './schema.js';

/** What is asked for and told in the same words. */

export const Status = Type.Word('gathering', 'playing', 'over', 'abandoned');
export type Status = Static<typeof Status>;

export const Visibility = Type.Word('open', 'unlisted', 'password');
export type Visibility = Static<typeof Visibility>;

/** To the barrier freely and beyond it by consent; always by consent; not at all. */
export const UndoPolicy = Type.Word('free', 'consent', 'never');
export type UndoPolicy = Static<typeof UndoPolicy>;

/**
 * To take back, to rest, to go on, to give up; about a seat that a bot minds: to give its person
 * more time, to hand it to someone else, to leave it to the bot for good.
 */
export const ProposalKind = Type.Word(
  'undo',
  'pause',
  'resume',
  'abandon',
  'time',
  'handover',
  'replace',
);
export type ProposalKind = Static<typeof ProposalKind>;

/** Who talks where: the table and its spectators, apart while the game runs. */
export const Room = Type.Word('table', 'spectators');
export type ChatRoom = Static<typeof Room>;

/**
 * Live: milliseconds that run whenever one owes a decision. Correspondence: the same, but only in
 * the player's play hours and not on holidays. No clock: none of this.
 */
export const ClockRules = Type.Object({
  kind: Type.Word('live', 'correspondence'),
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
});
export type ClockRules = Static<typeof ClockRules>;
