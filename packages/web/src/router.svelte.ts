import { shelf } from './games/books.js';
import { offerAt, taughtAt } from './games/offers.js';

/** Where one can be. Anything else is not found. */
export type Route =
  | { readonly page: 'home' | 'learn' | 'watch' | 'lost' }
  | { readonly page: 'make'; readonly way: Way }
  | { readonly page: 'rules'; readonly address: string }
  | { readonly page: 'online' | 'account' | 'confirm' | 'import' | 'stop' }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'new'; readonly offer: string }
  | {
      /** A table of the server; perhaps a moment of it, or a code that hands over a seat. */
      readonly page: 'table';
      readonly id: string;
      readonly move: number | undefined;
      readonly code: string | undefined;
    }
  | { readonly page: 'play'; readonly id: string }
  /** A game that came with its link. */
  | { readonly page: 'shared'; readonly packed: string; readonly move: number }
  | { readonly page: 'replay'; readonly id: string; readonly move: number | undefined };

/** How people come to a table that is made: one here, several at one screen, each at their own. */
export type Way = 'here' | 'tablet' | 'online';

const wayOf = (hash: string): Way =>
  hash === '#online' ? 'online' : hash === '#tablet' ? 'tablet' : 'here';

function parse(path: string, hash: string): Route {
  const [page, id] = path.split('/').filter((part) => part !== '');
  if (page === undefined) return { page: 'home' };
  if (page === 'make') return { page, way: wayOf(hash) };
  if (page === 'online' || page === 'import' || page === 'stop') return { page };
  if (page === 'people' && id !== undefined) return { page: 'person', id };
  if (page === 'rules') return { page, address: id ?? shelf[0]?.address ?? '' };
  if (page === 'learn' && id !== undefined && taughtAt(`learn/${id}`) !== undefined)
    return { page: 'new', offer: `learn/${id}` };
  if (page === 'learn' || page === 'watch') return { page };
  if (page === 'new' && id !== undefined && offerAt(id) !== undefined) return { page, offer: id };
  if (page === 'account') return { page: id === 'confirm' ? 'confirm' : 'account' };
  if (page === 't' && id !== undefined) {
    const [, move, code] = /^#(?:(\d+)|seat=([\w-]+))$/.exec(hash) ?? [];
    return { page: 'table', id, move: move === undefined ? undefined : Number(move), code };
  }
  if (page === 'game') {
    const [, packed, move] = /^#([\w-]+)(?:~(\d+))?$/.exec(hash) ?? [];
    return { page: 'shared', packed: packed ?? '', move: Number(move ?? 0) };
  }
  if (page === 'play' && id !== undefined) return { page, id };
  if (page === 'replay' && id !== undefined) {
    const move = /^#(\d+)$/.exec(hash);
    return { page, id, move: move === null ? undefined : Number(move[1]) };
  }
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));

  #path = location.pathname;

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(undefined, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** As `go`, but the place one leaves is none to come back to. */
  replace(path: string): void {
    history.replaceState(undefined, '', path);
    this.#read();
  }

  /** Changes the address of where one is, without a new step in the history. */
  mark(path: string): void {
    history.replaceState(undefined, '', path);
  }

  #read(): void {
    // Skipping to the content of a page leads nowhere else.
    if (location.hash === '#main' && location.pathname === this.#path) return;
    this.#path = location.pathname;
    this.route = parse(location.pathname, location.hash);
  }

  /** A plain click on a link of ours is followed here; all others are the browser's. */
  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = event.target instanceof Element ? event.target.closest('a') : undefined;
    if (!plain || event.defaultPrevented || link === null || link === undefined) return;
    const own =
      link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
    if (!own || link.getAttribute('href')?.startsWith('#') === true) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
