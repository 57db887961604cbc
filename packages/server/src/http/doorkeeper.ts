import { bestLanguage, wishesOf, type Language } from '@hustings/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import type { Asker } from '../people/changing.js';
import { guesses, guessing } from '../people/limits.js';
import type { Person } from '../people/person.js';
import type { Sessions, Visitor } from '../people/sessions.js';
import { problem, type Problem } from '../problem.js';
import { Buckets } from './buckets.js';
import { networkOf } from './network.js';
import { sendProblem } from './problems.js';

export const COOKIE = 'hustings';
const YEAR_SECONDS = 31_536_000;

/** An address may be a whole school; a person is one. */
export const PEOPLE_PER_ADDRESS = 10;

/**
 * The client comes in some five hundred files, all of them at a first visit, and they cost little: for
 * each request that an address has a minute, so many files are handed out, enough for a class that comes
 * at once.
 */
const FILES_PER_REQUEST = 60;

/** Someone may have many WebSockets open, but does not say much on more than these. */
const SOCKETS_AT_WORK = 4;

/** Who watches over the server asks often, and must never be told that it is busy. */
const neverLimited: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Who may come in: looks at origin, cookie and how often someone comes. */
export class Doorkeeper {
  readonly #people: Buckets;
  readonly #addresses: Buckets;
  readonly #files: Buckets;
  readonly #guests: Buckets;
  readonly #attempts: Buckets;
  readonly #tables: Buckets;
  readonly #messages: Buckets;
  readonly #together: Buckets;
  readonly #words: Buckets;

  constructor(
    private readonly context: Context,
    private readonly sessions: Sessions,
  ) {
    const { config } = context;
    this.#people = perMinute(config.ratePerMinute);
    this.#addresses = perMinute(config.ratePerMinute * PEOPLE_PER_ADDRESS);
    this.#files = perMinute(config.ratePerMinute * FILES_PER_REQUEST);
    this.#guests = perMinute(Math.ceil(config.ratePerMinute / 2));
    this.#attempts = perMinute(Math.ceil(config.ratePerMinute / 30));
    // As many at once as a class may want, and then one after the other.
    this.#tables = new Buckets(
      config.ratePerMinute / 600 / 60,
      Math.ceil(config.ratePerMinute / 20),
    );
    this.#words = perMinute(Math.ceil(config.ratePerMinute / 10));
    const messages = config.socketRate * SOCKETS_AT_WORK;
    this.#messages = new Buckets(messages, messages * 4);
    const together = messages * PEOPLE_PER_ADDRESS;
    this.#together = new Buckets(together, together * 4);
  }

  /** Before anything else of a request. */
  async meet(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (neverLimited.has(request.routeOptions.url ?? '')) return;
    const wrong = this.#flood(request) ?? this.#foreign(request);
    if (wrong !== undefined) sendProblem(this.context, reply, wrong);
    await Promise.resolve();
  }

  #flood(request: FastifyRequest): Problem | undefined {
    const network = networkOf(request.ip);
    if (isFile(request)) return this.#files.take(network) ? undefined : tooOften();
    const cookie = cookieOf(request);
    const person = this.sessions.isSigned(cookie) && cookie !== undefined ? cookie : network;
    if (this.#addresses.take(network) && this.#people.take(person)) return undefined;
    return tooOften();
  }

  /** A page of another site must not act for who is logged in here. */
  #foreign(request: FastifyRequest): Problem | undefined {
    const { origin } = request.headers;
    if (origin === undefined) return undefined;
    const own = this.context.config.url ?? `${request.protocol}://${request.host}`;
    if (origin === own) return undefined;
    return problem(403, 'foreign-origin');
  }

  /** A password, a link, a file: what costs us much more than others must not be repeated at will. */
  attempt(request: FastifyRequest): Problem | undefined {
    return this.#attempts.take(networkOf(request.ip)) ? undefined : tooOften();
  }

  /** A new table: each is kept, listed, and may have bots that think. */
  table(request: FastifyRequest): Problem | undefined {
    return this.#tables.take(networkOf(request.ip)) ? undefined : tooOften();
  }

  /** One more message of this person, on whichever WebSocket; guests of one address may be one person. */
  hears(person: string, network: string): boolean {
    return this.#messages.take(person) && this.#together.take(network);
  }

  /** Something said to others, which all of them get and which is kept. */
  word(person: string): Problem | undefined {
    return this.#words.take(person) ? undefined : tooOften();
  }

  /** A try at the password of a table: few from one address, and few at one table. */
  guess<T>(
    request: FastifyRequest,
    table: string,
    attempt: () => Promise<T | Problem>,
  ): Promise<T | Problem> {
    const counted = [
      [guesses.network, networkOf(request.ip)],
      [guesses.table, table],
    ] as const;
    return guessing(this.context, counted, 'wrong-password', attempt);
  }

  visitor(request: FastifyRequest): Promise<Visitor> {
    return this.sessions.visitor(cookieOf(request));
  }

  /** The person if there is one; for looking nobody needs to be anybody. */
  async maybe(request: FastifyRequest): Promise<Person | undefined> {
    const visitor = await this.visitor(request);
    return visitor.is === 'known' ? visitor.person : undefined;
  }

  /** The person who asks, and their session. Who comes for the first time is made a guest. */
  async asker(request: FastifyRequest, reply: FastifyReply): Promise<Asker | Problem> {
    const visitor = await this.visitor(request);
    if (visitor.is === 'known') return this.#learning(visitor, request);
    if (visitor.is === 'forged') {
      void reply.clearCookie(COOKIE, { path: '/' });
      return problem(401, 'forged-cookie');
    }
    if (!this.#guests.take(networkOf(request.ip))) return tooOften();
    const guest = await this.sessions.newGuest(
      request.headers['user-agent'] ?? '',
      languageFrom(request),
    );
    this.setCookie(reply, guest.cookie);
    return guest;
  }

  /** Who came before people had a language gets the one of the browser they come with. */
  async #learning(asker: Asker, request: FastifyRequest): Promise<Asker> {
    const language = languageFrom(request);
    if (asker.person.settings.language !== undefined || language === undefined) return asker;
    const done = await this.context.store
      .changePerson(asker.person.id, (is) =>
        is.kind === 'deleted' ? undefined : { ...is, settings: { language, ...is.settings } },
      )
      .catch(() => 'gone' as const); // it can't be written just now: the next time, then
    return typeof done === 'string' ? asker : { ...asker, person: done };
  }

  setCookie(reply: FastifyReply, value: string): void {
    const secure = this.context.config.url?.startsWith('https:') ?? false;
    void reply.setCookie(COOKIE, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: YEAR_SECONDS,
    });
  }
}

/** What a browser says that its user reads; nothing from a program that says nothing. */
function languageFrom({ headers }: FastifyRequest): Language | undefined {
  const wishes = wishesOf(headers['accept-language'] ?? '').filter((wish) => wish !== '*');
  return wishes.length === 0 ? undefined : bestLanguage(wishes);
}

/** By its route and not by its address, which may be written in many ways. */
function isFile({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && !url.startsWith('/api/');
}

const perMinute = (n: number): Buckets => new Buckets(n / 60, n);

function cookieOf(request: FastifyRequest): string | undefined {
  // The hook runs before the plugin has parsed the header for a WebSocket.
  const parsed = request.cookies as Readonly<Record<string, string | undefined>> | undefined;
  return parsed?.[COOKIE];
}

export function tooOften(): Problem {
  return problem(429, 'too-often');
}
