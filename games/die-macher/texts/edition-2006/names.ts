import { NONE } from '@hustings/kernel';
import type { Formats } from '@hustings/texts';
import {
  cabinet,
  data,
  partyIds,
  pollChanges,
  programWords,
  type BoardView,
  type PreliminaryChoice,
  type View,
} from '../../rules/edition-2006/index.js';
import { boardOf } from '../../rules/world/index.js';
import { CardNames, type Party, type State } from '../world/index.js';
import type { Beginning, CabinetId, CabinetName, Naming, Part, StartPart, Texts } from './texts.js';

/** What cards, states and parties are called in one language. */
export class Names {
  readonly cards: CardNames;

  constructor(
    private readonly t: Texts,
    private readonly f: Formats,
  ) {
    this.cards = new CardNames(t.world, data.topics, f);
  }

  party(view: View, seat: number): Party {
    return this.t.world.parties[partyIds[view.parties[seat]]];
  }

  /** A party of which it is not sure that there is one. */
  partyIf(view: View, seat: number): Party | undefined {
    return seat < 0 ? undefined : this.party(view, seat);
  }

  parties(view: View, seats: readonly number[]): Party[] {
    return seats.map((seat) => this.party(view, seat));
  }

  stateItself = (state: number): State => this.t.world.states[data.states[state].code];

  /** The state of an election: gone, or on its board. */
  state({ past, boards }: View, election: number): State {
    const state = election < past.length ? past[election] : boards[boardOf(election)].state;
    return state === NONE ? this.t.world.unknownState(election + 1) : this.stateItself(state);
  }

  cabinet = (card: number): CabinetName => this.t.cabinet[cabinet[card].id as CabinetId]; // of the data

  /** The figures of a poll, of parties at the table alone: the others change nothing. */
  poll(view: View, poll: number): string {
    return view.parties
      .map((party, seat) =>
        this.t.answers.pollLine(this.party(view, seat), pollChanges[poll][party]),
      )
      .join(', ');
  }

  /** An opinion by its card; one that lies face down by its space. */
  opinion(word: string): string {
    const found = cardOfWord(word);
    return found < 0
      ? this.t.answers.hiddenOpinion(Number(word.replace(/\D/g, '')))
      : this.cards.name(found);
  }

  #beginning(view: View, { list1, parts, list2, media }: PreliminaryChoice): Beginning {
    const first = data.preliminary.list1[list1].map((part, i) => [part, parts[i]] as const);
    const kinds = [...new Set(first.map(([part]) => part))];
    const there = (part: Part, election: number): number =>
      first.filter(([one, at]) => one === part && at === election).length;
    return {
      parts: kinds.flatMap((part) =>
        [...new Set(parts)]
          .filter((election) => there(part, election) > 0)
          .map((election) => ({
            what: { part, figure: startPart(part).figure * there(part, election) },
            state: this.state(view, election),
          })),
      ),
      media: [...new Set(media)].map((election) => ({
        markers: media.filter((one) => one === election).length,
        state: this.state(view, election),
      })),
      members: data.preliminary.list2[list2].members,
    };
  }

  /** `you`: the seat that is spoken to, if any. */
  naming(view: View, you = NONE): Naming {
    return {
      party: (seat) => {
        const party = this.party(view, seat);
        return seat === you ? { ...party, reader: true, you: this.t.world.you } : party;
      },
      state: (election) => this.state(view, election),
      stateItself: this.stateItself,
      card: this.cards.name,
      cards: this.cards.names,
      cabinet: this.cabinet,
      poll: (poll) => this.poll(view, poll),
      beginning: (choice) => this.#beginning(view, choice),
    };
  }
}

/** A part of the first list (0.9), with how much of it one gets. */
export const startPart = (part: Part): StartPart => ({
  part,
  figure: data.preliminary.list1Values[part],
});

/** The card that stands as this word in files, or NONE. */
export const cardOfWord = (word: string): number => programWords.indexOf(word);

/** The place in the data of the state with this code. */
export const stateOfCode = (code: string): number =>
  data.states.findIndex((state) => state.code === code);

/** The board of the state with this code. */
export function boardOfCode(view: View, code: string): BoardView | undefined {
  return view.boards.find(({ state }) => state !== NONE && data.states[state].code === code);
}

/** The seat of the party with this id, or −1. */
export const seatOfId = (view: View, id: string): number =>
  view.parties.findIndex((played) => partyIds[played] === id);
