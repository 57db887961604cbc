import type { Chair, Level } from '../engine/tables.js';
import { levelFor } from '../games/strengths.js';
import { settings } from '../settings.svelte.js';
import { t } from '../texts/shell.js';

/** Where who sits on a chair comes from: this screen, a link, or nobody, but a bot plays. */
export type Place = 'here' | 'link' | 'bot';

/** The chairs of a table being made: who sits there, how well a bot plays, and for which party. */
export class Chairs {
  count = $state(4);
  #shared = $state(false);
  #online = $state(false);
  names = $state<(string | undefined)[]>([]);
  levels = $state<(Level | undefined)[]>([]);
  /** Temperaments are the game's: with another game there are others. */
  tempers = $state<(string | undefined)[]>([]);
  parties = $state<(string | undefined)[]>([]);
  /** Chairs of which something was said; the others are as most at such a table. */
  #placed = $state<(Place | undefined)[]>([]);

  /** Several at this screen, or one against bots: what holds for chairs of which nothing else is said. */
  get shared(): boolean {
    return this.#shared;
  }
  set shared(several: boolean) {
    this.#shared = several;
    this.#placed = [];
  }
  /** A table of the server: one sits here, and who else is a person comes by the link. */
  get online(): boolean {
    return this.#online;
  }
  set online(there: boolean) {
    this.#online = there;
  }

  placeOf(seat: number): Place {
    if (seat === 0) return 'here';
    const said = this.#placed[seat];
    if (this.online) return said === 'bot' ? 'bot' : 'link';
    return said === undefined || said === 'link' ? (this.shared ? 'here' : 'bot') : said;
  }
  /** A link is the server's: who wants one chair by link makes the table there, the others as they are. */
  place(seat: number, place: Place): void {
    if (place === 'link' && !this.online) {
      this.#placed = Array.from({ length: this.count }, (_, other) => this.placeOf(other));
      this.online = true;
    }
    this.#placed[seat] = place;
  }
  isPerson(seat: number): boolean {
    return this.placeOf(seat) === 'here';
  }
  /** The first chairs that are taken in this way. */
  at(place: Place, count: number): number[] {
    return Array.from({ length: count }, (_, seat) => seat).filter(
      (seat) => this.placeOf(seat) === place,
    );
  }
  /** How many of the first chairs are for people at this screen. */
  people(count: number): number {
    return this.at('here', count).length;
  }
  nameOf(seat: number): string {
    const place = this.placeOf(seat);
    if (place === 'link') return '';
    // At a server a bot is called by how well it plays.
    if (place === 'bot')
      return this.online ? t().make.levels[this.levelOf(seat)] : (t().botNames[seat - 1] ?? '');
    return this.names[seat] ?? (seat > 0 || this.shared ? t().player(seat + 1) : t().person);
  }
  /** As strong as bots were last wished for: a first game is gentle, however it is begun. */
  levelOf(seat: number): Level {
    return this.levels[seat] ?? levelFor[settings.strength];
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
      if (!levelled) return { name, by: 'bot' };
      const temper = this.tempers[seat];
      const level = this.levelOf(seat);
      return { name, by: 'bot', level, ...(temper === undefined ? {} : { temper }) };
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
