import { settings } from '../settings.svelte.js';
import { call, get, isProblem, type Problem } from './api.js';
import { isUnnamed, type Me } from '@hustings/protocol';

/** Who one is at the server. A visitor becomes a guest with the first screen that needs it. */
class Self {
  person = $state.raw<Me | undefined>();
  /** The session was ended elsewhere: whoever is here now is someone new. */
  loggedOut = $state(false);
  #entering: Promise<Me | Problem> | undefined;
  #changing: Promise<unknown> = Promise.resolve();

  /** Asked by several parts of a page at once, it makes one guest. */
  enter(): Promise<Me | Problem> {
    this.#entering ??= this.#enter();
    return this.#entering;
  }

  async #enter(): Promise<Me | Problem> {
    const found = this.take(await get<Me>('/me'));
    if (isProblem(found)) {
      this.#entering = undefined;
      return found;
    }
    return isUnnamed(found) && settings.name !== '' ? this.change({ name: settings.name }) : found;
  }

  /** One change after the other: the last answer tells how it is. */
  change(change: object): Promise<Me | Problem> {
    const done = this.#changing.then(async () => this.take(await call<Me>('PATCH', '/me', change)));
    this.#changing = done;
    return done;
  }

  /** An answer that tells who one is now. */
  take(answer: Me | Problem): Me | Problem {
    if (isProblem(answer)) return answer;
    this.person = answer;
    if (answer.kind === 'account') this.loggedOut = false;
    return answer;
  }

  /** Looks again who one is: one may have come in, in another tab. */
  async look(): Promise<void> {
    this.take(await get<Me>('/me'));
  }

  /** The server knows no session of ours any more, or another one. */
  async renew(): Promise<void> {
    const before = this.person;
    this.forget();
    const now = await this.enter();
    this.loggedOut = before?.kind === 'account' && !isProblem(now) && now.kind === 'guest';
  }

  /** Logged out or deleted: whoever comes next is someone new. */
  forget(): void {
    this.person = undefined;
    this.#entering = undefined;
  }
}

export const me = new Self();
