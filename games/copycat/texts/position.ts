import { END, SPECTATOR } from '@hustings/kernel';
import type { People, Section, SectionTable } from '@hustings/texts';
import { data, NO_CARD, type CopycatView, type PlayerView } from '../rules/index.js';
import type { Names } from './names.js';
import type { Texts } from './texts.js';

/** The position under headings, in the order in which one looks at the table. */
export class PositionInWords {
  constructor(
    private readonly t: Texts,
    private readonly names: Names,
  ) {}

  sections(view: CopycatView, people: People): Section[] {
    const { viewer } = view.position;
    return [
      this.#moment(view, people),
      ...(viewer === SPECTATOR ? [] : [this.#ownCards(view.players[viewer])]),
      this.#offices(view, people),
      this.#street(view),
      this.#players(view, people),
    ];
  }

  /** The round and its phase: "Round 2 of 11: actions". */
  phase(view: CopycatView): string {
    const { round: rounds, over, moment } = this.t.position;
    const round = rounds(view.round, data.end.rounds);
    if (view.position.at === END) return over(round);
    return moment(round, this.phaseName(view));
  }

  phaseName({ phase }: CopycatView): string {
    return this.t.phases[phase as keyof Texts['phases']]; // one of the four
  }

  phaseAt(at: string): string {
    return this.t.phases[Number(at.split(' ')[0]) as keyof Texts['phases']]; // so they are named
  }

  #called(view: CopycatView, people: People, seat: number): string {
    return this.names.who(view, people, seat).name;
  }

  #moment(view: CopycatView, people: People): Section {
    const title = this.phase(view);
    if (view.position.at === END) return { title };
    const { order, end } = this.t.position;
    return {
      title,
      lines: [
        order(view.order.map((seat) => this.#called(view, people, seat))),
        ...this.#turn(view, people),
        end(data.end.points, data.end.rounds),
      ],
    };
  }

  /** Whose turn it is, and what they still have for it. */
  #turn(view: CopycatView, people: People): string[] {
    const seat = view.position.now['seat'] ?? -1;
    if (seat < 0) return [];
    const who = this.names.who(view, people, seat);
    const { actions, buying } = this.t.position;
    if (view.phase === 2) return [actions(who, view.turn.placements, view.players[seat].free)];
    if (view.phase !== 3) return [];
    const { coins, rights, points } = view.totals;
    return [buying(who, coins, rights, points)];
  }

  /** The viewer's cards, each with what it does. */
  #ownCards(player: PlayerView): Section {
    const { position } = this.t;
    const { names } = this;
    return {
      title: position.yourCards,
      parts: [
        {
          title: position.hand(player.handSize),
          list: (player.hand ?? []).map((card) =>
            position.explained(names.card(card), names.cardEffect(card), names.cardTime(card)),
          ),
        },
        ...this.#pile(position.area, player.area),
        ...this.#pile(position.temporary, player.temporary),
      ],
      lines: [
        position.piles(player.drawSize, names.cards(player.discard)),
        ...(player.doctorates > 0 ? [position.doctorates(player.doctorates)] : []),
      ],
    };
  }

  #pile(title: string, cards: readonly number[]): Section[] {
    return cards.length === 0 ? [] : [{ title, list: cards.map(this.names.explained) }];
  }

  #offices(view: CopycatView, people: People): Section {
    const { offices, markerSupply, officeHeads } = this.t.position;
    const rows = view.offices.map((office) => [
      this.names.office(office),
      this.names.officeEffect(office),
      String(view.markers[office]),
      this.#workersIn(view, people, office),
    ]);
    return {
      title: offices,
      lines: [markerSupply(view.markerSupply)],
      table: { heads: officeHeads, rows },
    };
  }

  #workersIn(view: CopycatView, people: People, office: number): string {
    return view.players
      .flatMap((player, seat) => {
        const at = player.workers.indexOf(office);
        if (at < 0) return [];
        return [this.t.position.worker(this.#called(view, people, seat), player.worked[at] > 0)];
      })
      .join(', ');
  }

  #street(view: CopycatView): Section {
    const { street, reds, streetHeads } = this.t.position;
    const rows = view.street.flatMap((card, space) => {
      if (card === NO_CARD) return [];
      const effect = this.names.cardEffect(card);
      return [[this.names.card(card), effect, String(space + 1), this.#cost(card, space)]];
    });
    return {
      title: street,
      lines: [reds(view.supply.length)],
      table: { heads: streetHeads, rows },
    };
  }

  #cost(card: number, space: number): string {
    const price = this.names.tables.printedPriceOf[card];
    return price === undefined
      ? this.t.position.notForSale
      : String(price + data.street.surcharge[space]);
  }

  #players(view: CopycatView, people: People): Section {
    const seats = view.players.map((_, seat) => seat);
    const { viewer } = view.position;
    const table: SectionTable = {
      heads: this.t.position.playerHeads,
      rows: seats.map((seat) => this.#row(view.players[seat], this.#called(view, people, seat))),
      own: viewer,
    };
    const others = seats.filter((seat) => seat !== viewer);
    return {
      title: this.t.position.players,
      table,
      parts: others.map((seat) => this.#otherCards(view, people, seat)),
    };
  }

  #row(player: PlayerView, name: string): string[] {
    const { score, markers, free, workers, reserve, handSize, drawSize } = player;
    const figures = [score, markers, free, workers.length, reserve, handSize, drawSize];
    return [player.passed ? this.t.position.passed(name) : name, ...figures.map(String)];
  }

  #otherCards(view: CopycatView, people: People, seat: number): Section {
    const { cardsOf, playArea, otherPiles, doctorates } = this.t.position;
    const player = view.players[seat];
    const { names } = this;
    return {
      title: cardsOf(names.who(view, people, seat)),
      lines: [
        playArea(names.cards(player.area)),
        otherPiles(names.cards(player.temporary), names.cards(player.discard)),
        ...(player.doctorates > 0 ? [doctorates(player.doctorates)] : []),
      ],
    };
  }
}
