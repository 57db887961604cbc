import {
  isRefusal,
  PASS_WORD,
  SPECTATOR,
  sectionsText,
  seedFrom,
  sfc,
  type Form,
  type FormOption,
  type Game,
  type GameEvent,
  type Label,
  type Options,
  type Position,
  type View,
  type Wording,
} from '@hustings/kernel';
import { playOn } from './play.js';

export type Reading = {
  /** Everything said to somebody in the game, without repetition. */
  readonly texts: readonly string[];
  /** The kinds of decisions that were asked. */
  readonly kinds: ReadonlySet<string>;
  /** Decisions in which two answers have the same name. */
  readonly alike: readonly string[];
};

/** What the rules call things among themselves: no person should read it. */
export const rawWord =
  /\b[a-z]+[A-Z]\w*|\b[a-z]{2,}-\d|(?<!\S)[+-][a-z]{2,}|\b[a-z]{3,}\d|\[\w+\]|\b[A-Z]{4,}\b|undefined|\bNaN\b|\bnull\b|\[object/;

const people = ['Mira', 'Ada', 'Jonas', 'Tariq', 'Wanda'];

/** Plays a game by chance and reads, as a player would, all that is said in it. */
export function readGame<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  { seats, options, seed }: { seats: number; options: Options; seed: string },
): Reading {
  const { wording } = game.rules;
  if (wording === undefined) throw new Error(`${game.id} has no wording`);
  const reader = new Reader(wording);
  const state = game.simulate(options, seats, seedFrom(seed));
  const random = sfc(seedFrom(seed), 'bot 0');
  for (let number = 0; !game.isOver(state); number++) {
    for (const { seat, kind } of game.decisions(state)) {
      const form = game.form(state, seat);
      if (!isRefusal(form)) reader.decision(game.view(state, seat), kind, form);
    }
    const events: E[] = [];
    playOn(game, state, random, 1, events);
    const viewer = number % (seats + 1) === seats ? SPECTATOR : number % (seats + 1);
    const view = game.view(state, viewer);
    if (number % 4 === 0) reader.position(view);
    for (const event of game.events(events, viewer) as E[]) {
      reader.hears(game.rules.tell?.(event, view, people));
    }
  }
  for (const source of Object.keys(game.result(state)?.sources ?? {})) {
    reader.hears(wording.source(source));
  }
  return reader.reading;
}

/** Reads forms and positions through the wording of a game. */
class Reader<V extends View> {
  readonly #texts = new Set<string>();
  readonly #kinds = new Set<string>();
  readonly #alike: string[] = [];

  constructor(private readonly wording: Wording<V>) {}

  get reading(): Reading {
    return { texts: [...this.#texts], kinds: this.#kinds, alike: this.#alike };
  }

  hears(text: string | undefined): void {
    if (text !== undefined) this.#texts.add(text);
  }

  position(view: V): void {
    for (const line of sectionsText(this.wording.sections(view, [])).split('\n')) this.hears(line);
  }

  decision(view: V, kind: string, form: Form): void {
    this.#kinds.add(kind);
    this.hears(this.wording.question(view, kind));
    switch (form.shape) {
      case 'one':
      case 'some':
        this.#options(view, kind, form.options);
        break;
      case 'amount':
        for (let n = form.min; n <= Math.min(form.max, form.min + 9); n++) {
          this.#label(this.wording.amount(view, kind, n));
        }
        this.hears(this.wording.unit(kind));
        break;
      case 'allocation':
        this.#options(view, kind, form.slots);
        this.#label(this.wording.amount(view, kind, form.supply));
        this.hears(this.wording.price(form.budget));
        break;
      case 'assignment':
        this.#options(view, kind, form.slots);
        for (const { options } of form.slots) this.#options(view, kind, options);
    }
    if ('pass' in form && form.pass) this.#label(this.wording.label(view, kind, PASS_WORD));
    this.hears(this.wording.nothing(view, kind));
  }

  #options(view: V, kind: string, options: readonly FormOption[]): void {
    const labels = options.map(({ word }) => this.wording.label(view, kind, word));
    labels.forEach((label) => this.#label(label));
    const open = labels.filter((_, i) => options[i].refusal === undefined).map(({ text }) => text);
    const twice = open.find((text, i) => open.indexOf(text) !== i);
    if (twice !== undefined) this.#alike.push(`${kind}: ${twice}`);
  }

  #label({ text, note, group }: Label): void {
    this.hears(text);
    this.hears(note);
    this.hears(group);
  }
}
