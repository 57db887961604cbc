import {
  isRefusal,
  PASS_WORD,
  seedFrom,
  sfc,
  SPECTATOR,
  type Form,
  type Options,
} from '@hustings/kernel';
import { playOn } from '@hustings/proving';
import { PSEUDO, speakerIn, type Label, type Section, type Speaker } from '@hustings/texts';
import type { Event, View } from '../../rules/edition-2006/index.js';
import { shelf, speaker } from '../../texts/edition-2006/index.js';
import { game } from './table.js';

type Speaks = Speaker<View, Event>;

export const english: Speaks = await speakerIn('en', shelf, speaker);
/** Everything that comes from the catalogue is marked. */
export const marked: Speaks = await speakerIn(PSEUDO, shelf, speaker);

const PEOPLE = ['Mira', 'Ada', 'Jonas', 'Tariq', 'Wanda'];

/** All that is said in a game, without repetition. */
export type Reading = {
  readonly texts: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
  /** Decisions in which two answers have the same name. */
  readonly alike: readonly string[];
};

/** Plays a game by chance and reads, as a player would, all that is said in it; marked, too. */
export function readGame(seats: number, options: Options, seed: string) {
  const [plain, pseudo] = [english, marked].map((speaks) => new Reader(speaks));
  const both = (reads: (reader: Reader) => void): void => [plain, pseudo].forEach(reads);
  const state = game.simulate(options, seats, seedFrom(seed));
  const random = sfc(seedFrom(seed), 'bot 0');
  for (let number = 0; !game.isOver(state); number++) {
    for (const { seat, kind } of game.decisions(state)) {
      const form = game.form(state, seat);
      const view = game.view(state, seat);
      if (!isRefusal(form)) both((reader) => reader.decision(view, kind, form));
    }
    const events: Event[] = [];
    playOn(game, state, random, 1, events);
    const viewer = number % (seats + 1) === seats ? SPECTATOR : number % (seats + 1);
    const view = game.view(state, viewer);
    both((reader) => reader.events(game.events(events, viewer) as Event[], view));
    if (number % 4 === 0) both((reader) => reader.position(view));
  }
  both((reader) => reader.position(game.view(state, SPECTATOR)));
  const sources = Object.keys(game.result(state)?.sources ?? {});
  both((reader) => sources.forEach((name) => reader.source(name)));
  return { plain, pseudo };
}

class Reader implements Reading {
  readonly texts = new Set<string>();
  readonly kinds = new Set<string>();
  readonly told = new Set<string>();
  readonly alike: string[] = [];

  constructor(private readonly speaks: Speaks) {}

  position(view: View): void {
    this.#hears(this.speaks.phase(view));
    this.speaks.sections(view, []).forEach((section) => this.#section(section));
    view.parties.forEach((_, seat) => this.#hears(this.speaks.seatName(view, seat, PEOPLE)));
  }

  events(events: readonly Event[], view: View): void {
    for (const event of events) {
      const text = this.speaks.tell(event, view, PEOPLE);
      if (text === undefined) continue;
      this.told.add(event.type);
      this.#hears(text);
    }
  }

  source(name: string): void {
    this.#hears(this.speaks.source(name));
  }

  decision(view: View, kind: string, form: Form): void {
    this.kinds.add(kind);
    this.#hears(this.speaks.question(view, kind));
    this.#hears(this.speaks.purpose?.(kind));
    this.#answers(view, kind, form);
    if ('pass' in form && form.pass) this.#label(this.speaks.label(view, kind, PASS_WORD));
    this.#hears(this.speaks.nothing(view, kind));
  }

  #answers(view: View, kind: string, form: Form): void {
    switch (form.shape) {
      case 'one':
      case 'some':
        this.#options(view, kind, form.options);
        break;
      case 'amount':
        for (let n = form.min; n <= Math.min(form.max, form.min + 9); n++) {
          this.#label(this.speaks.amount(view, kind, n));
        }
        this.#hears(this.speaks.unit(kind));
        break;
      case 'allocation':
        this.#options(view, kind, form.slots);
        this.#label(this.speaks.amount(view, kind, form.supply));
        this.#hears(this.speaks.price(form.budget));
        break;
      case 'assignment':
        this.#options(view, kind, form.slots);
        for (const { options } of form.slots) this.#options(view, kind, options);
    }
  }

  #options(
    view: View,
    kind: string,
    options: readonly { word: string; refusal?: unknown }[],
  ): void {
    const labels = options.map(({ word }) => this.speaks.label(view, kind, word));
    labels.forEach((label) => this.#label(label));
    const open = labels.filter((_, i) => options[i].refusal === undefined).map(({ text }) => text);
    const twice = open.find((text, i) => open.indexOf(text) !== i);
    if (twice !== undefined) this.alike.push(`${kind}: ${twice}`);
  }

  #label({ text, note, group }: Label): void {
    [text, note, group].forEach((part) => this.#hears(part));
  }

  #section({ title, lines = [], list = [], table, parts = [] }: Section): void {
    [title, ...lines, ...list].forEach((line) => this.#hears(line));
    [...(table?.heads ?? []), ...(table?.rows.flat() ?? [])].forEach((cell) => this.#hears(cell));
    parts.forEach((part) => this.#section(part));
  }

  #hears(text: string | undefined): void {
    if (text !== undefined) this.texts.add(text);
  }
}
