import { settings } from '../settings.svelte.js';
import { call, get, isProblem, type Problem } from './api.js';
import type { Me } from './types.js';

/** Who one is at the server. A visitor becomes a guest with the first screen that needs it. */
class Self {
  person = $state.raw<Me | undefined>();
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
    const fresh = found.kind === 'guest' && /^Guest \S{4}$/.test(found.name);
    return fresh && settings.name !== '' ? this.change({ name: settings.name }) : found;
  }

  /** One change after the other: the last answer tells how it is. */
  change(change: object): Promise<Me | Problem> {
    const done = this.#changing.then(async () => this.take(await call<Me>('PATCH', '/me', change)));
    this.#changing = done;
    return done;
  }

  /** An answer that tells who one is now. */
  take(answer: Me | Problem): Me | Problem {
    if (!isProblem(answer)) this.person = answer;
    return answer;
  }

  /** Logged out or deleted: whoever comes next is someone new. */
  forget(): void {
    this.person = undefined;
    this.#entering = undefined;
  }
}

export const me = new Self();
