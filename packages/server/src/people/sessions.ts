import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.js';
import { digest, newId, newSecret } from '../ids.js';
import { printable } from '../text.js';
import { standardSettings, type Person } from './person.js';

/** Who a cookie belongs to: someone, nobody yet, or nobody because it is not of our making. */
export type Visitor =
  | { readonly is: 'known'; readonly person: Person; readonly session: string }
  | { readonly is: 'new' }
  | { readonly is: 'forged' };

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
    return { is: 'known', person, session: session.id };
  }

  /** A stable key for limits, without a look into the database. */
  isSigned(cookie: string | undefined): boolean {
    return cookie !== undefined && this.#token(cookie) !== undefined;
  }

  /** A new guest; the caller sets the cookie. */
  async newGuest(agent: string): Promise<{ person: Person; session: string; cookie: string }> {
    const id = newId();
    const person: Person = {
      id,
      kind: 'guest',
      name: `Guest ${id.slice(0, 4)}`,
      settings: standardSettings,
      createdAt: this.context.now(),
    };
    await this.context.store.createPerson(person);
    return { person, ...(await this.begin(person.id, agent)) };
  }

  async begin(person: string, agent: string): Promise<{ session: string; cookie: string }> {
    const token = newSecret();
    const session = newId();
    const at = this.context.now();
    await this.context.store.createSession({
      id: session,
      token: digest(token),
      person,
      agent: printable(agent).slice(0, 200),
      createdAt: at,
      seenAt: at,
    });
    return { session, cookie: `${token}.${this.#sign(token)}` };
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
