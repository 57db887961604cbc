import { createHmac, timingSafeEqual } from 'node:crypto';
import { guestMark } from '@hustings/protocol';
import type { Language } from '@hustings/texts';
import type { Context } from '../context.js';
import { digest, newId, newSecret } from '../ids.js';
import { printable } from '../text.js';
import { standardSettings, type Person, type Session } from './person.js';

/** Who a cookie belongs to: someone, nobody yet, or nobody because it is not of our making. */
export type Visitor =
  | { readonly is: 'known'; readonly person: Person; readonly session: Session }
  | { readonly is: 'new' }
  | { readonly is: 'forged' };

/** A session that has just begun, and the cookie for it. */
export type Begun = { readonly session: Session; readonly cookie: string };

const TOUCH_MS = 3_600_000;

/** Cookies: a random token and its signature, so that made-up ones never reach the database. */
export class Sessions {
  private constructor(
    private readonly context: Context,
    private readonly key: string,
  ) {}

  static async open(context: Context): Promise<Sessions> {
    return new Sessions(context, await context.store.secret('cookie-key', newSecret));
  }

  async visitor(cookie: string | undefined): Promise<Visitor> {
    if (cookie === undefined || cookie === '') return { is: 'new' };
    const token = this.#token(cookie);
    if (token === undefined) return { is: 'forged' };
    const { store, now } = this.context;
    const session = await store.findSession(digest(token));
    const person = session === undefined ? undefined : await store.readPerson(session.person);
    if (session === undefined || person === undefined || person.kind === 'deleted')
      return { is: 'new' };
    if (now() - session.seenAt > TOUCH_MS) await store.touchSession(session.id, now());
    return { is: 'known', person, session };
  }

  /** A stable key for limits, without a look into the database. */
  isSigned(cookie: string | undefined): boolean {
    return cookie !== undefined && this.#token(cookie) !== undefined;
  }

  /** A new guest; the caller sets the cookie. */
  async newGuest(agent: string, language?: Language): Promise<Begun & { readonly person: Person }> {
    const id = newId();
    const { guest } = await this.context.words.notices(language ?? 'en');
    const person: Person = {
      id,
      kind: 'guest',
      name: guest(guestMark(id)),
      settings: { ...standardSettings, ...(language === undefined ? {} : { language }) },
      createdAt: this.context.now(),
    };
    await this.context.store.createPerson(person);
    return { person, ...(await this.begin(person.id, agent)) };
  }

  async begin(person: string, agent: string, provedAt?: number): Promise<Begun> {
    const token = newSecret();
    const at = this.context.now();
    const session: Session = {
      id: newId(),
      token: digest(token),
      person,
      agent: printable(agent).slice(0, 200),
      createdAt: at,
      seenAt: at,
      ...(provedAt === undefined ? {} : { provedAt }),
    };
    await this.context.store.createSession(session);
    return { session, cookie: `${token}.${this.#sign(token)}` };
  }

  /**
   * For who has shown this person's password. It may have been changed while it was being looked at,
   * with all sessions ended: then this one, which came a moment later, ends too.
   */
  async beginByPassword(person: Person, agent: string): Promise<Begun | undefined> {
    const { store } = this.context;
    const begun = await this.begin(person.id, agent);
    const now = await store.readPerson(person.id);
    if (now?.password === person.password) return begun;
    await store.endSession(person.id, begun.session.id);
    return undefined;
  }

  #token(cookie: string): string | undefined {
    const [token, signature, more] = cookie.split('.');
    if (signature === undefined || more !== undefined) return undefined;
    const right = Buffer.from(this.#sign(token));
    const given = Buffer.from(signature);
    return right.length === given.length && timingSafeEqual(right, given) ? token : undefined;
  }

  #sign(token: string): string {
    return createHmac('sha256', this.key).update(token).digest('base64url');
  }
}
