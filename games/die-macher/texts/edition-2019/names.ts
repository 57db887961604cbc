import { NONE } from '@hustings/kernel';
import type { Formats, People } from '@hustings/texts';
import {
  actions,
  data,
  lastElection,
  partyIds,
  politicians,
  programWords,
  type View,
} from '../../rules/edition-2019/index.js';
import { boardOf } from '../../rules/world/index.js';
import { CardNames, type Party, type State, type StateCode } from '../world/index.js';
import type { Figure, Politician } from './about.js';
import type { Texts } from './texts.js';

const codes: ReadonlySet<string> = new Set(data.states.map(({ code }) => code));

export const isStateCode = (word: string): word is StateCode => codes.has(word);

/** The state of an election: it has left, or lies on its board; NONE while nobody knows it. */
export function stateIn(view: View, election: number): number {
  const { past, boards } = view;
  if (election > lastElection(view)) return NONE; // 10.2: it lies face down
  return election < past.length ? past[election] : (boards[boardOf(election)]?.state ?? NONE);
}

/** What parties, states, cards and politicians are called in one language. */
export class Names {
  readonly cards: CardNames;

  constructor(
    private readonly t: Texts,
    f: Formats,
  ) {
    this.cards = new CardNames(t.world, data.topics, f);
  }

  /** The party that a seat plays. */
  party(view: View, seat: number): Party {
    return this.anyParty(view.parties[seat]);
  }

  /** A party by its number, also one that nobody plays. */
  anyParty(party: number): Party {
    return this.t.world.parties[partyIds[party]];
  }

  /** A seat in a table: its party, who sits there, and whether that is the reader. */
  chair(view: View, seat: number, people: People): string {
    const { name } = this.party(view, seat);
    const { chair } = this.t.position;
    const person = people[seat];
    if (seat !== view.position.viewer) return chair(name, person, false);
    const own = chair(name, undefined, true);
    // Who has not given a name is called 'You': once is enough.
    const isNameless =
      person !== undefined && own.toLowerCase().endsWith(`, ${person.toLowerCase()}`);
    return isNameless ? own : chair(name, person, true);
  }

  state(state: number, election = 0): State {
    const { states, unknownState } = this.t.world;
    return state === NONE ? unknownState(election + 1) : states[data.states[state].code];
  }

  /** The state of an election, by the name it had then. */
  stateOf(view: View, election: number): State {
    return this.state(stateIn(view, election), election);
  }

  /** A card as it stands in files: '+education'; one that lies face down is hidden. */
  cardOfWord(word: string): string {
    const card = programWords.indexOf(word);
    return card < 0 ? this.t.world.hidden : this.cards.name(card);
  }

  politician(politician: number): Politician {
    return this.t.politicians[data.politicians[politician].id];
  }

  action(action: number): string {
    const { verb, figure } = actions[action];
    return this.t.actions[verb](figure);
  }

  /** What a politician can do, its main action first. */
  powers(politician: number): string {
    const [[main], others] = politicians[politician].parts;
    return this.t.labels.powers(
      this.action(main),
      others.map((action) => this.action(action)),
    );
  }

  /** The front of a poll, of the parties at the table: the others change nothing. */
  front(view: View, poll: number): Figure[] {
    return view.parties.map((party, seat) => ({
      who: this.party(view, seat),
      by: data.polls[poll].trend[partyIds[party]],
    }));
  }
}
