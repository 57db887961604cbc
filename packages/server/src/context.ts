import type { Game } from '@hustings/kernel';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { Metrics } from './metrics.js';
import type { Calls } from './notices/calls.js';
import type { Mailer } from './notices/mail.js';
import type { Desk } from './play/desk.js';
import type { Players } from './play/player.js';
import type { Shelf } from './rules/shelf.js';
import type { Store } from './store/store.js';
import type { Words } from './words.js';
import type { Gaps, Pace } from './table/clock.js';

/** What every part of a server process works with. None of it is truth; the store is. */
export type Context = {
  readonly store: Store;
  /** Every game under its current rules: what new games begin with. */
  readonly games: ReadonlyMap<string, Game>;
  /** The same, and older rules for games that began with them. */
  readonly shelf: Shelf;
  readonly players: Players;
  readonly config: Config;
  readonly now: () => number;
  /** When there was no server. */
  readonly gaps: () => Gaps;
  /** How long bots that mind a seat wait. */
  readonly pace: Pace;
  /** What is said to people. */
  readonly words: Words;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly desk: Desk;
  /** Tells this process from others on the same database. */
  readonly processId: string;
  /** Everything that goes out of this process. */
  readonly calls: Calls;
  /** None if the server can't send mail. */
  readonly mailer: Mailer | undefined;
  /** The public key for web push. */
  readonly pushKey: () => Promise<string>;
};
