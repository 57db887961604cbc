import type { Chair, Level } from '../engine/tables.js';
import { t } from '../texts/shell.js';

/** The chairs of a table being made: who sits there, how well a bot plays, and for which party. */
export class Chairs {
  count = $state(4);
  #shared = $state(false);
  names = $state<(string | undefined)[]>([]);
  levels = $state<(Level | undefined)[]>([]);
  parties = $state<(string | undefined)[]>([]);

  /** Several at this screen, or one against bots: what holds for chairs of which nothing else is said. */
  get shared(): boolean {
    return this.#shared;
  }
  set shared(several: boolean) {
    this.#shared = several;
    this.#seated = [];
  }
  /** Chairs where somebody else sits than most: a bot among people, a person among bots. */
  #seated = $state<(boolean | undefined)[]>([]);

  isPerson(seat: number): boolean {
    return seat === 0 || (this.#seated[seat] ?? this.shared);
  }
  seat(seat: number, person: boolean): void {
    this.#seated[seat] = person;
  }
  /** How many of the first chairs are for people at this screen. */
  people(count: number): number {
    return Array.from({ length: count }, (_, seat) => seat).filter((seat) => this.isPerson(seat))
      .length;
  }
  nameOf(seat: number): string {
    if (!this.isPerson(seat)) return t().botNames[seat - 1] ?? '';
    return this.names[seat] ?? (seat > 0 || this.shared ? t().player(seat + 1) : t().person);
  }
  levelOf(seat: number): Level {
    return this.levels[seat] ?? 'strategist';
  }

  /** A party someone else had changes hands; that chair is dealt another one. */
  choose(seat: number, party: string | undefined): void {
    this.parties = Array.from({ length: Math.max(this.parties.length, seat + 1) }, (_, other) => {
      if (other === seat) return party;
      return party !== undefined && this.parties[other] === party ? undefined : this.parties[other];
    });
  }

  /** Where bots have no levels, none is asked for. */
  made(count: number, levelled: boolean): Chair[] {
    return Array.from({ length: count }, (_, seat): Chair => {
      const name = this.nameOf(seat);
      if (this.isPerson(seat)) return { name, by: 'person' };
      return { name, by: 'bot', ...(levelled ? { level: this.levelOf(seat) } : {}) };
    });
  }

  /** Every chair's party, those not chosen drawn from the rest; nothing where all are dealt. */
  partiesFor(count: number, all: readonly string[]): readonly string[] | undefined {
    const chosen = Array.from({ length: count }, (_, seat) => this.parties[seat]);
    if (chosen.every((party) => party === undefined)) return undefined;
    const left = shuffled(all.filter((party) => !chosen.includes(party)));
    return chosen.map((party) => party ?? left.pop() ?? '');
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  const drawn = list.map((value) => ({ value, at: crypto.getRandomValues(new Uint32Array(1))[0] }));
  return drawn.sort((a, b) => a.at - b.at).map(({ value }) => value);
}
