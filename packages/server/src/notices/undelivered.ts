import type { WebhookTrouble } from '@hustings/protocol';

/** A call that failed for a reason that its owner can be told. */
export class Undelivered extends Error {
  constructor(
    readonly why: WebhookTrouble,
    message: string,
  ) {
    super(message);
  }
}

/** Why a call failed; what nobody foresaw is that the other side can't be reached. */
export const whyNot = (error: unknown): WebhookTrouble =>
  error instanceof Undelivered ? error.why : { code: 'unreachable' };
