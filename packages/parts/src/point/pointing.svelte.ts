import type { Refusal } from '@hustings/kernel';
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { w } from '../words/index.js';
import { listens } from './listen.js';

/** What pressing a piece does in the open decision. */
export type Play = {
  /** What it would do, in a few words. */
  readonly label: string;
  /** Why the rules refuse it now. */
  readonly why?: Refusal | undefined;
  /** Is it chosen? */
  readonly on: boolean;
  readonly act: () => void;
};

/** What a panel says of the pieces of a kind. */
class Played<P> {
  by = $state.raw<((piece: P) => Play | undefined) | undefined>();
  of(piece: P): Play | undefined {
    return this.by?.(piece);
  }
}

/** No effect follows what it has made itself: this is made apart from whoever asks for it first. */
function apart<T>(make: () => T): T {
  const made: T[] = [];
  $effect.root(() => void made.push(make()))();
  return made[0];
}

/** The kind of all pieces together. */
const ANY = '';

/**
 * What one points at, and what pressing it does. Each piece of a board is a value `P` and says where
 * it is drawn (`at`); the strip `Pointed` tells about the one that mouse, focus or a long press is on.
 * The panel that is open says what pieces do in its decision (`plays`), so that whatever can be
 * decided can be done where it lies, and board and panel show the same choice.
 */
export class Pointing<P extends { readonly on: string }> {
  #at = $state.raw<P | undefined>();
  readonly #plays = new Map<string, Played<P>>();
  /** Something was pressed since the panel opened: on a small screen its button comes to the board. */
  #pressed = $state(false);
  #pinned = false;
  #byKeys = $state(false);
  #asked = $state(false);
  /** What its mark says, where it is marked as changed. */
  #since = $state<string | undefined>();
  readonly #pieces = new WeakMap<Element, P>();
  readonly #question: () => string;

  /** `question` names what is asked: whatever a panel says holds for the question it was made for. */
  constructor(question: () => string = () => '') {
    this.#question = question;
  }

  /** The piece that is pointed at. */
  get piece(): P | undefined {
    return this.#at;
  }
  set piece(piece: P | undefined) {
    this.#at = piece;
    this.#pinned = false;
    this.#asked = false;
  }
  /** Was it reached by keys? */
  get spoken(): boolean {
    return this.#byKeys;
  }
  /** Was it asked for, by a finger that stayed or a press that did nothing? */
  get asked(): boolean {
    return this.#asked;
  }
  get since(): string | undefined {
    return this.#since;
  }
  get pressed(): boolean {
    return this.#pressed;
  }
  playOf(piece: P): Play | undefined {
    const own = this.#played(piece.on);
    return (own.by === undefined ? this.#played(ANY) : own).of(piece);
  }
  #played(kind: string): Played<P> {
    const known = this.#plays.get(kind);
    if (known !== undefined) return known;
    const made = apart(() => new Played<P>());
    this.#plays.set(kind, made);
    return made;
  }

  /** What pieces do while a panel is open. To be called while it is made. */
  plays(of: (piece: P) => Play | undefined): void {
    this.playsOn([ANY], of);
  }
  /** The same, where only pieces of some kinds do something: no other is asked. */
  playsOn(kinds: readonly (P['on'] | typeof ANY)[], of: (piece: P) => Play | undefined): void {
    $effect(() => {
      const all = kinds.map((kind) => this.#played(kind));
      // What one points at is told before the panel of a question that is answered is gone.
      const asked = untrack(this.#question);
      const by = (piece: P): Play | undefined =>
        this.#question() === asked ? of(piece) : undefined;
      for (const one of all) one.by = by;
      return () => {
        const own = all.filter((one) => untrack(() => one.by) === by);
        for (const one of own) one.by = undefined;
        if (own.length > 0) this.#pressed = false;
      };
    });
  }

  /** Pressed: what it does is done; what it would not do is told, and stays told. */
  press(piece: P): void {
    const play = this.playOf(piece);
    this.#at = piece;
    this.#pinned = play === undefined || play.why !== undefined;
    this.#asked = this.#pinned;
    if (play === undefined || this.#pinned) return;
    this.#pressed = true;
    play.act();
  }

  /** An element that draws a piece. What can be pressed is a button; keys reach all but drawings. */
  at(piece: P): Attachment {
    return (element) => {
      this.#pieces.set(element, piece);
      wear(element, 'data-piece', JSON.stringify(piece));
      if (element instanceof HTMLElement && !(element instanceof HTMLButtonElement))
        this.#dress(element, this.playOf(piece));
    };
  }
  #dress(element: HTMLElement, play: Play | undefined): void {
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
    // Most pieces do nothing in most decisions: there is nothing to take off again.
    if (play === undefined && !element.hasAttribute('aria-pressed')) return;
    const worn: Readonly<Record<string, string | undefined>> = {
      role: play && 'button',
      'aria-label': play && named(element, play.label),
      'aria-pressed': play && String(play.on),
      'aria-disabled': play?.why && 'true',
    };
    for (const [name, value] of Object.entries(worn)) wear(element, name, value);
  }

  /** Everything inside listens: put on the element around all pieces. */
  readonly inside: Attachment = (root) =>
    listens(root, {
      holds: (element) => this.#pieces.has(element),
      point: (element, how) => {
        this.piece = element && this.#pieces.get(element);
        this.#since = element && sinceAt(element);
        this.#byKeys = how === 'keys';
        this.#asked = how === 'finger';
        this.#pinned = this.#asked;
      },
      press: (element) => {
        const piece = this.#pieces.get(element);
        if (piece !== undefined) this.press(piece);
      },
      isPinned: () => this.#pinned,
    });
}

/** What the mark says that stands at a piece, in it or around it. */
function sinceAt(element: Element): string | undefined {
  const marked = '[data-since][title]';
  const mark = element.closest(marked) ?? element.querySelector(marked);
  return mark?.getAttribute('title') ?? undefined;
}

/** Only what is another value is written: a new question asks every piece anew. */
function wear(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What a piece shows is in its name, so that who sees it can call it (WCAG 2.5.3). */
function named(element: Element, label: string): string {
  const shown = element.textContent.trim().replaceAll(/\s+/g, ' ');
  return shown === '' ? label : w().row([shown, label]);
}
