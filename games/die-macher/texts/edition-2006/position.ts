import { END, NONE, seatsIn, SPECTATOR } from '@hustings/kernel';
import {
  withoutForecast,
  type Formats,
  type People,
  type Section,
  type SectionTable,
} from '@hustings/texts';
import {
  barsCoalitions,
  cabinet,
  data,
  electionNow,
  firstElection,
  HIDDEN,
  isDominant,
  lastElection,
  match,
  mediaMajority,
  mediaPoints,
  paysMembers,
  rounds,
  type BoardView,
  type View,
} from '../../rules/edition-2006/index.js';
import {
  agreement,
  attitudeOf,
  bitCount,
  boardOf,
  holdsCard,
  markersIn,
  programCards,
  topicOf,
} from '../../rules/world/index.js';
import type { Names } from './names.js';
import type { Phase, PositionTexts, Texts } from './texts.js';

/** The number of the phase a view is in: '7', '9b'. */
const phaseAt = (at: string): Phase => at.split(' ')[0] as Phase; // so they are named
const phaseOf = (view: View): Phase => phaseAt(view.position.at);

/** The position under headings, in the order in which one looks at the table. */
export class PositionInWords {
  readonly #p: PositionTexts;

  constructor(
    private readonly t: Texts,
    private readonly names: Names,
    private readonly f: Formats,
  ) {
    this.#p = t.position;
  }

  sections(view: View, people: People): Section[] {
    return [
      this.#moment(view),
      ...this.#ownThings(view),
      ...this.#statesToElect(view),
      this.#parties(view, people),
      this.#nation(view),
    ];
  }

  /** The round and its phase: "Round 2 of 7: polls". */
  phase(view: View): string {
    const round = this.#p.round(view.round, rounds(view));
    if (view.position.at === END) return this.#p.over(round);
    const name = this.phaseName(view);
    return phaseOf(view) === '0' ? this.#p.before(name) : this.#p.moment(round, name);
  }

  phaseName(view: View): string {
    return this.phaseAt(view.position.at);
  }

  phaseAt(at: string): string {
    return this.t.phases[phaseAt(at)];
  }

  #moment(view: View): Section {
    const title = this.phase(view);
    if (view.position.at === END) return { title };
    const first = this.names.party(view, view.first);
    return {
      title,
      lines: [
        this.#p.decide(this.names.parties(view, seatsIn(view.position.owed))),
        phaseOf(view) === '0' ? this.#p.preliminaryFirst(first) : this.#p.first(first),
        ...this.#auction(view),
        ...(view.poll < 0 ? [] : [this.#p.yourPoll(this.names.poll(view, view.poll))]),
        ...this.#offer(view),
        ...this.#coalitions(view),
      ],
    };
  }

  /** Bids of phase 7, where a poll is up for auction. */
  #auction(view: View): string[] {
    const { bid, bidder, out } = view.auction;
    const election = view.position.now['election'] ?? NONE;
    if (phaseOf(view) !== '7' || election === NONE) return [];
    const party = this.names.partyIf(view, bidder);
    const passed = this.names.parties(view, seatsIn(out));
    return [
      this.#p.auction(
        this.names.state(view, election),
        party === undefined ? undefined : { party, bid },
      ),
      ...(passed.length === 0 ? [] : [this.#p.passed(passed)]),
    ];
  }

  #offer(view: View): string[] {
    const from = this.names.partyIf(view, view.position.now['seat'] ?? NONE);
    const to = this.names.partyIf(view, view.offered);
    return from === undefined || to === undefined ? [] : [this.#p.offer(from, to)];
  }

  #coalitions(view: View): string[] {
    return view.partners.flatMap((partner, seat) =>
      partner > seat
        ? [this.#p.coalition(this.names.party(view, seat), this.names.party(view, partner))]
        : [],
    );
  }

  /** Hand, shadow cabinet and contributions of whoever looks; a spectator has none. */
  #ownThings(view: View): Section[] {
    const seat = view.position.viewer;
    if (seat === SPECTATOR) return [];
    const sums = data.contributions.filter((_, i) => (view.contributions[seat] >> i) & 1);
    const { names: cards } = this.names.cards;
    const own = this.#p.own({
      money: view.money[seat],
      members: view.members[seat],
      seats: view.seats[seat],
      meetings: view.meetingSupply[seat],
      media: view.mediaSupply[seat],
    });
    return [
      {
        title: this.#p.yourParty(this.names.party(view, seat)),
        lines: [
          own,
          this.#p.ownProgram(cards(programCards(view.programs[seat]))),
          this.#p.hand(cards(view.hands[seat])),
          this.#p.contributions(sums),
        ],
        parts: [{ title: this.#p.cabinet, list: seatsIn(view.cabinet[seat]).map(this.#cabinet) }],
      },
    ];
  }

  /** A cabinet card, its price and what it can do, one of which its owner chooses. */
  #cabinet = (card: number): string =>
    this.#p.cabinetCard(
      this.names.cabinet(card),
      cabinet[card].cost,
      this.t.answers.powers(cabinet[card]),
    );

  /** After the last election none is left. */
  #statesToElect(view: View): Section[] {
    const parts: Section[] = [];
    for (let election = firstElection(view); election <= lastElection(view); election++) {
      parts.push(this.#state(view, view.boards[boardOf(election)], election));
    }
    return parts.length === 0 ? [] : [{ title: this.#p.states, parts }];
  }

  #state(view: View, board: BoardView, election: number): Section {
    const place = this.names.stateItself(board.state);
    const tiles = [
      this.#p.upTo(data.states[board.state].seats),
      ...(paysMembers(view, election) ? [this.#p.paysMembers] : []),
      ...(barsCoalitions(view, election) ? [this.#p.noCoalitions] : []),
    ];
    return {
      title: this.#p.elects(place, whenElecting(view, election)),
      lines: [
        tiles.join(' '),
        this.#p.opinions(this.#opinions(view, board)),
        this.#media(view, board),
      ],
      table:
        view.position.at === END
          ? withoutForecast(this.#campaigns(view, board))
          : this.#campaigns(view, board),
    };
  }

  #opinions(view: View, board: BoardView): string[] {
    const open = board.opinions.flatMap((card, space) =>
      card === HIDDEN ? [] : [this.#opinion(view, board, card, space)],
    );
    const hidden = board.opinions.length - open.length;
    return hidden === 0 ? open : [...open, this.#p.faceDown(hidden)];
  }

  /** An opinion, and what it is worth to the viewer's program. */
  #opinion(view: View, board: BoardView, card: number, space: number): string {
    const isKey = space === board.double;
    const { viewer } = view.position;
    const fits = viewer === SPECTATOR ? 0 : view.programs[viewer][topicOf(card)];
    const worth = fits * attitudeOf(card) * (isKey ? 2 : 1);
    return this.#p.opinion(this.names.cards.name(card), isKey, worth);
  }

  #media(view: View, board: BoardView): string {
    const leader = this.names.partyIf(view, mediaMajority(board.media));
    return this.#p.media(markersIn(board.media), data.mediaSpots, leader);
  }

  #campaigns(view: View, board: BoardView): SectionTable {
    const { conversions, outcome } = electionNow(view, board, partnersIn(view, board));
    const { number, signed } = this.f;
    return {
      heads: this.#p.campaignHeads,
      rows: view.parties.map((_, seat) => [
        this.names.party(view, seat).name,
        number(board.votes[seat]),
        signed(board.popularity[seat]),
        number(board.meetings[seat]),
        number(board.media[seat]),
        signed(match(view.programs[seat], board)),
        this.#p.wouldGet(conversions[seat].total, outcome.seats[seat]),
        this.#also(board, seat),
      ]),
      own: view.position.viewer,
      forecast: IF_NOW,
    };
  }

  #also(board: BoardView, seat: number): string {
    const laid = board.laid[seat];
    const tile = ((board.tiles >> seat) & 1) === 1;
    if (laid === NONE) return this.#p.also({ tile, card: undefined });
    return this.#p.also({ tile, card: laid === HIDDEN ? 'hidden' : this.names.cabinet(laid) });
  }

  #parties(view: View, people: People): Section {
    const { number, euros } = this.f;
    return {
      title: this.#p.parties,
      table: {
        heads: this.#p.partyHeads,
        rows: view.parties.map((_, seat) => [
          this.#played(view, people, seat),
          number(view.seats[seat]),
          view.money[seat] === HIDDEN ? this.t.world.hidden : euros(view.money[seat]),
          number(view.members[seat]),
          this.#p.handSize(view.hands[seat].length),
          number(view.meetingSupply[seat]),
          number(view.mediaSupply[seat]),
          number(bitCount(view.cabinet[seat])),
          this.#contributions(view, seat),
        ]),
        own: view.position.viewer,
      },
      list: view.parties.map((_, seat) => this.#program(view, seat)),
    };
  }

  #played(view: View, people: People, seat: number): string {
    const party = this.names.party(view, seat);
    const name: string | undefined = people[seat];
    return name === undefined ? party.name : this.#p.partyPlayed(party, name);
  }

  #contributions(view: View, seat: number): string {
    const left = bitCount(view.contributions[seat]);
    const card = view.given[seat];
    if (card === NONE) return this.#p.given(left, undefined);
    const accepts = ((view.accepting >> seat) & 1) === 1;
    const sum = card === HIDDEN ? undefined : data.contributions[card];
    return this.#p.given(left, { accepts, sum });
  }

  #program(view: View, seat: number): string {
    const { viewer } = view.position;
    const cards = this.names.cards.names(programCards(view.programs[seat]));
    const isOther = viewer !== SPECTATOR && viewer !== seat;
    const equal = isOther ? agreement(view.programs[viewer], view.programs[seat]) : undefined;
    return this.#p.program(this.names.party(view, seat), cards, equal);
  }

  #nation(view: View): Section {
    const { opinions } = view.nation;
    return {
      title: this.#p.nation,
      lines: [
        ...(view.position.at === END ? [] : [this.#p.nationalMedia(mediaPoints(view, view.round))]),
        ...(opinions.length === 0 ? [this.#p.noNational] : []),
      ],
      list: [
        ...opinions.map((card, space) => this.#national(view, card, space)),
        ...this.#nationalMarkers(view),
      ],
      parts: [
        {
          title: this.#p.reserve,
          lines: [this.#p.reserveCards(this.names.cards.names(view.reserve), view.opinionStack)],
        },
      ],
    };
  }

  #nationalMarkers(view: View): string[] {
    return view.parties.flatMap((_, seat) => {
      const markers = seatsIn(view.presence[seat]).map((before) => ({
        round: before + 1,
        points: mediaPoints(view, before + 1),
      }));
      return markers.length === 0 ? [] : [this.#p.mediaOf(this.names.party(view, seat), markers)];
    });
  }

  #national(view: View, card: number, space: number): string {
    const { members, points } = data.nationalOpinion[space];
    const dominant = isDominant(view.nation, space);
    const { viewer } = view.position;
    return this.#p.national({
      space: space + 1,
      card: this.names.cards.name(card),
      dominant,
      members,
      points: points + (dominant ? data.dominantPoints : 0),
      yours: viewer !== SPECTATOR && holdsCard(view.programs[viewer], card),
    });
  }
}

/** The column of a state that says what an election now would bring: of no use after the last. */
const IF_NOW = 6;

/** By the round: after the count the next state stands where the electing one did. */
function whenElecting(view: View, election: number): 'over' | 'now' | number {
  if (view.position.at === END) return 'over';
  return election + 1 === view.round ? 'now' : election + 1;
}

/** Coalitions hold in the state electing now alone. */
const partnersIn = (view: View, board: BoardView): readonly number[] =>
  board === view.boards[boardOf(view.held)] ? view.partners : view.parties.map(() => NONE);
