import {
  isRefusal,
  PASS_WORD,
  SPECTATOR,
  seedFrom,
  sfc,
  type Form,
  type FormOption,
  type Game,
  type GameEvent,
  type Json,
  type Options,
  type Position,
  type View,
} from '@hustings/kernel';
import { unmarked, type Label, type Section, type Speaker } from '@hustings/texts';
import { playOn } from './play.js';

export type Reading = {
  /** Everything said to somebody in the game, without repetition. */
  readonly texts: readonly string[];
  /** The kinds of decisions that were asked. */
  readonly kinds: ReadonlySet<string>;
  /** The types of events that were told in a sentence, and those that were not. */
  readonly told: ReadonlySet<string>;
  readonly untold: ReadonlySet<string>;
  /** Decisions in which two answers have the same name. */
  readonly alike: readonly string[];
};

/** What the rules call things among themselves: no person should read it. */
export const rawWord =
  /\b[a-z]+[A-Z]\w*|\b[a-z]{2,}-\d|(?<!\S)[+-][a-z]{2,}|\b[a-z]{3,}\d|\[\w+\]|\b[A-Z]{4,}\b|undefined|\bNaN\b|\bnull\b|\[object/;

const people = ['Mira', 'Ada', 'Jonas', 'Tariq', 'Wanda'];

/** Of what the pseudo-language says, what is not marked: words that no catalogue has. */
export const unworded = (texts: readonly string[]): string[] =>
  texts.filter((text) => !people.includes(text) && /\p{L}/u.test(unmarked(text)));

/** Plays a game by chance and reads, as a player would, all that is said in it. */
export function readGame<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  speaker: Speaker<V, E>,
  { seats, options, seed }: { seats: number; options: Options; seed: string },
): Reading {
  const reader = new Reader(speaker);
  reader.game(game, options);
  const state = game.simulate(options, seats, seedFrom(seed));
  const random = sfc(seedFrom(seed), 'bot 0');
  for (let number = 0; !game.isOver(state); number++) {
    for (const { seat, kind } of game.decisions(state)) {
      const form = game.form(state, seat);
      if (isRefusal(form)) continue;
      reader.decision(game.view(state, seat), kind, form);
      for (const move of attempts(form)) {
        const read = game.read(state, seat, { kind, move });
        if (isRefusal(read)) reader.hears(speaker.refusal(read));
      }
    }
    const events: E[] = [];
    playOn(game, state, random, 1, events);
    const viewer = number % (seats + 1) === seats ? SPECTATOR : number % (seats + 1);
    const view = game.view(state, viewer);
    if (number % 4 === 0 || game.isOver(state)) reader.position(view, number % 8 === 0);
    for (const event of game.events(events, viewer) as E[]) reader.event(event, view);
  }
  reader.sources(Object.keys(game.result(state)?.sources ?? {}));
  return reader.reading;
}

/** Answers that a person might try: too little, too much, nothing, everything, everything twice. */
function attempts(form: Form): Json[] {
  switch (form.shape) {
    case 'one':
      return [PASS_WORD, '', ...form.options.map(({ word }) => word)];
    case 'some': {
      const all = form.options.map(({ word }) => word);
      return [[], all, [...all, ...all]];
    }
    case 'amount':
      return [PASS_WORD, '', -1, form.min - 1, form.max + 1, 100_000];
    case 'allocation': {
      const each = (n: number): Json => Object.fromEntries(form.slots.map(({ word }) => [word, n]));
      return [
        -1,
        ...form.slots.flatMap(({ word, most }) => [{ [word]: most + 1 }]),
        each(1),
        each(2),
      ];
    }
    case 'assignment':
      return [
        {},
        ...[0, 1].map((n) =>
          Object.fromEntries(
            form.slots.map(({ word, options }) => [word, options.at(n)?.word ?? '']),
          ),
        ),
      ];
  }
}

/** Listens to the speaker of a game. */
class Reader<V extends View, E extends GameEvent> {
  readonly #texts = new Set<string>();
  readonly #kinds = new Set<string>();
  readonly #told = new Set<string>();
  readonly #untold = new Set<string>();
  readonly #alike: string[] = [];

  constructor(private readonly speaker: Speaker<V, E>) {}

  get reading(): Reading {
    const [texts, kinds, alike] = [[...this.#texts], this.#kinds, this.#alike];
    return { texts, kinds, told: this.#told, untold: this.#untold, alike };
  }

  hears(text: string | undefined): void {
    if (text !== undefined) this.#texts.add(text);
  }

  /** What it is called, and what can be chosen for its table. */
  game<S extends Position>(game: Game<S, V, E>, options: Options): void {
    this.hears(this.speaker.title);
    for (const name of Object.keys(options)) {
      const { name: called, about, values } = this.speaker.option(name);
      [called, about, ...Object.values(values)].forEach((text) => this.hears(text));
    }
    for (let seats = 0; seats <= game.rules.seats.max + 1; seats += game.rules.seats.max + 1) {
      const refusal = game.readOptions({}, seats);
      if (isRefusal(refusal)) this.hears(this.speaker.refusal(refusal));
    }
  }

  position(view: V, named: boolean): void {
    const sections = this.speaker.sections(view, named ? people : []);
    sections.forEach((section) => this.#section(section));
    this.hears(this.speaker.phase(view));
    this.hears(this.speaker.seatName(view, 0, people));
  }

  #section({ title, lines = [], list = [], table, parts = [] }: Section): void {
    [title, ...lines, ...list].forEach((line) => this.hears(line));
    [...(table?.heads ?? []), ...(table?.rows.flat() ?? [])].forEach((cell) => this.hears(cell));
    parts.forEach((part) => this.#section(part));
  }

  event(event: E, view: V): void {
    const text = this.speaker.tell(event, view, people);
    (text === undefined ? this.#untold : this.#told).add(event.type);
    this.hears(text);
  }

  sources(names: readonly string[]): void {
    for (const name of names) this.hears(this.speaker.source(name));
  }

  decision(view: V, kind: string, form: Form): void {
    const { speaker } = this;
    this.#kinds.add(kind);
    this.hears(speaker.question(view, kind));
    this.hears(speaker.purpose?.(kind));
    switch (form.shape) {
      case 'one':
      case 'some':
        this.#options(view, kind, form.options);
        break;
      case 'amount':
        for (let n = form.min; n <= Math.min(form.max, form.min + 9); n++) {
          this.#label(speaker.amount(view, kind, n));
        }
        this.hears(speaker.unit(kind));
        break;
      case 'allocation':
        this.#options(view, kind, form.slots);
        this.#label(speaker.amount(view, kind, form.supply));
        this.hears(speaker.price(form.budget));
        break;
      case 'assignment':
        this.#options(view, kind, form.slots);
        for (const { options } of form.slots) this.#options(view, kind, options);
    }
    if ('pass' in form && form.pass) this.#label(speaker.label(view, kind, PASS_WORD));
    this.hears(speaker.nothing(view, kind));
  }

  #options(view: V, kind: string, options: readonly FormOption[]): void {
    const labels = options.map(({ word }) => this.speaker.label(view, kind, word));
    labels.forEach((label) => this.#label(label));
    for (const { refusal } of options) {
      if (refusal !== undefined) this.hears(this.speaker.refusal(refusal));
    }
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
