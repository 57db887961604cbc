import type { Chair, Level } from '../engine/tables.js';
import { t } from '../texts/shell.js';

/** The chairs of a table being made: who sits there, how well a bot plays, and for which party. */
export class Chairs {
  count = $state(4);
  shared = $state(false);
  names = $state<(string | undefined)[]>([]);
  levels = $state<(Level | undefined)[]>([]);
  parties = $state<(string | undefined)[]>([]);

  isPerson(seat: number): boolean {
    return seat === 0 || this.shared;
  }
  nameOf(seat: number): string {
    if (!this.isPerson(seat)) return t().botNames[seat - 1] ?? '';
    return this.names[seat] ?? (this.shared ? t().player(seat + 1) : t().person);
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

  made(count: number): Chair[] {
    return Array.from({ length: count }, (_, seat) =>
      this.isPerson(seat)
        ? { name: this.nameOf(seat), by: 'person' }
        : { name: this.nameOf(seat), by: 'bot', level: this.levelOf(seat) },
    );
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
