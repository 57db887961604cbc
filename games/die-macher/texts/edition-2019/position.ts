import { END, NONE, seatsIn, SPECTATOR, type GameEvent } from '@hustings/kernel';
import {
  withoutForecast,
  type Formats,
  type People,
  type Section,
  type SectionTable,
} from '@hustings/texts';
import {
  data,
  electionNow,
  electsNow,
  HIDDEN,
  mediaPresencePoints,
  politicians,
  rounds,
  type BoardView,
  type View,
} from '../../rules/edition-2019/index.js';
import {
  agreement,
  attitudeOf,
  markersIn,
  match,
  programCards,
  topicOf,
} from '../../rules/world/index.js';
import {
  boardNow,
  boardsOf,
  isSetup,
  mediaLeader,
  now,
  partOf,
  phaseAt,
  phaseOf,
  roundOf,
  trendOf,
} from './moment.js';
import type { Names } from './names.js';
import { publishedOnDiscards } from './published.js';
import { cabinetOf } from './questions.js';
import type { PositionTexts } from './position-texts.js';
import type { Texts } from './texts.js';

/** The position under headings, in the order in which one looks at the table. */
export class PositionInWords {
  readonly #say: PositionTexts;

  constructor(
    t: Texts,
    private readonly names: Names,
    private readonly f: Formats,
  ) {
    this.#say = t.position;
  }

  sections(view: View, people: People, told: readonly GameEvent[] = []): Section[] {
    const { viewer } = view.position;
    return [
      this.#moment(view),
      ...(viewer === SPECTATOR ? [] : [this.#own(view, viewer)]),
      this.#states(view, people),
      this.#parties(view, people),
      this.#displays(view, told),
    ];
  }

  /** The round and its phase: 'Round 2 of 4: media'. */
  phase(view: View): string {
    if (view.position.at === END) return this.#say.over;
    const phase = this.phaseName(view);
    return isSetup(view)
      ? this.#say.setup(phase)
      : this.#say.moment(view.round, rounds(view), phase);
  }

  phaseName(view: View): string {
    return this.phaseAt(view.position.at);
  }

  phaseAt(at: string): string {
    return this.#say.phases[phaseAt(at)];
  }

  #moment(view: View): Section {
    const { elections, money, overbidding } = view.options;
    const terms = this.#say.terms(elections, money === 'open', overbidding === 'penalised');
    const title = this.phase(view);
    if (view.position.at === END) return { title, lines: [terms] };
    return {
      title,
      lines: [
        ...this.#deciding(view),
        ...this.#matter(view),
        ...this.#poll(view),
        ...this.#start(view),
        terms,
      ],
    };
  }

  /** Who must decide, and who has already, in secret. */
  #deciding(view: View): string[] {
    const { owed, decided } = view.position;
    return [
      this.#say.decide(this.#seats(view, owed)),
      ...(decided === 0 ? [] : [this.#say.decided(this.#seats(view, decided))]),
    ];
  }

  #seats(view: View, bits: number) {
    return seatsIn(bits).map((seat) => this.names.party(view, seat));
  }

  /** What it is about: the state, the politician, the bids. */
  #matter(view: View): string[] {
    switch (phaseOf(view)) {
      case 'draft':
        return [this.#say.pick(now(view, 'pick') + 1, data.draft.picks)];
      case 'startPlayer':
        return this.#bids(view);
      case 'actions':
        return this.#work(view);
      case 'influence':
        return [this.#say.influencing(this.#turn(view), this.#state(view))];
      case 'polls':
        return this.#auction(view);
      case 'election':
        return now(view, 'election') === NONE ? [] : [this.#say.converting(this.#state(view))];
      case 'program':
      case 'start':
      case 'programs':
      case 'media':
      case 'rallies':
      case 'politicians':
      case 'donations':
        return [];
    }
  }

  #turn(view: View) {
    return this.names.party(view, now(view, 'seat'));
  }

  #state(view: View) {
    return this.names.stateOf(view, now(view, 'election'));
  }

  #bids(view: View): string[] {
    const { bid, bidder, tied, out } = view.auction;
    if (tied === 0) return this.#out(view, out);
    return [
      this.#say.tied(this.#seats(view, tied)),
      bidder === NONE
        ? this.#say.tiedAt(bid)
        : this.#say.raised(this.names.party(view, bidder), bid),
      ...this.#out(view, out),
    ];
  }

  /** 8.7: who could not pay a bid is out of the auctions of the phase. */
  #out(view: View, out: number): string[] {
    return out === 0 ? [] : [this.#say.out(this.#seats(view, out))];
  }

  #work(view: View): string[] {
    const seat = now(view, 'seat');
    const board = boardNow(view);
    const politician = board.sent[seat];
    if (politician < 0) return [];
    const who = this.names.party(view, seat);
    const work = { politician: this.names.politician(politician).name, state: this.#state(view) };
    if (now(view, 'part') === NONE) {
      return [this.#say.paying(who, work, politicians[politician].cost)];
    }
    const doing = view.action === NONE ? [] : [this.#say.doing(this.names.action(view.action))];
    return [this.#say.acting(who, work, partOf(view)), ...doing];
  }

  #auction(view: View): string[] {
    const { bid, bidder, auctioneer, out } = view.auction;
    if (auctioneer === NONE || view.takenBack !== NONE) return this.#out(view, out);
    const highest =
      bidder === NONE ? this.#say.noBid : this.#say.highest(this.names.party(view, bidder), bid);
    const auction = this.#say.auction(this.#state(view), this.names.party(view, auctioneer));
    return [auction, highest, ...this.#out(view, out)];
  }

  /** The poll in use: everyone saw its back, its owner sees the front. */
  #poll(view: View): string[] {
    if (view.takenBack === NONE) return [];
    const holder = this.names.party(view, now(view, 'holder'));
    const back = this.names.anyParty(view.takenBack);
    const front = view.poll < 0 ? [] : [this.#say.pollFront(this.names.front(view, view.poll))];
    return [this.#say.pollTaken(holder, this.#state(view), back), ...front];
  }

  /** Nobody is start player before the first bids. */
  #start(view: View): string[] {
    if (isSetup(view)) return [];
    const who = this.names.party(view, view.start);
    const isOpen = phaseOf(view) === 'startPlayer';
    return [isOpen ? this.#say.startSoFar(who) : this.#say.startPlayer(who)];
  }

  /** Money, cards and politicians of whoever looks. */
  #own(view: View, seat: number): Section {
    const { names } = this;
    const say = this.#say;
    const cabinet = cabinetOf(view, seat);
    const picks = view.picks[seat];
    return {
      title: say.yourParty(names.party(view, seat)),
      lines: [
        say.purse(view.money[seat], view.base[seat], pointsOf(view, seat)),
        say.supply(view.rallySupply[seat], view.mediaSupply[seat]),
        say.program(names.cards.names(programCards(view.programs[seat]))),
        say.hand(names.cards.names(view.hands[seat])),
        ...(picks.length === 0 ? [] : [say.picks(names.cards.names(picks))]),
        say.donationsLeft(donationsOf(view, seat)),
      ],
      parts: [
        {
          title: say.yourPoliticians,
          ...(cabinet.length === 0
            ? { lines: [say.noPoliticians] }
            : { list: cabinet.map((politician) => this.#politician(politician)) }),
        },
      ],
    };
  }

  #politician(politician: number): string {
    const { name } = this.names.politician(politician);
    const { cost } = politicians[politician];
    return this.#say.politician(name, cost, this.names.powers(politician));
  }

  #states(view: View, people: People): Section {
    const parts = boardsOf(view).map(({ board, election }) =>
      this.#board(view, board, election, people),
    );
    const { coming } = view;
    return {
      title: this.#say.states,
      ...(coming === 0 ? {} : { lines: [this.#say.coming(coming)] }),
      parts,
    };
  }

  #board(view: View, board: BoardView, election: number, people: People): Section {
    const { code, max } = data.states[board.state];
    const state = this.names.state(board.state);
    return {
      title: this.#say.stateTitle(state, code, this.#when(view, election), max),
      lines: [this.#opinions(view, board), this.#media(view, board)],
      table: hasVoted(view, election)
        ? withoutForecast(this.#campaigns(view, board, people))
        : this.#campaigns(view, board, people),
    };
  }

  #when(view: View, election: number): string {
    if (!electsNow(view, election)) return this.#say.electsIn(roundOf(view, election));
    return hasVoted(view, election) ? this.#say.hasVoted : this.#say.electsNow;
  }

  #opinions(view: View, board: BoardView): string {
    const { viewer } = view.position;
    const open = board.opinions.flatMap((card, space) => {
      if (card === HIDDEN) return [];
      const doubled = space === board.double;
      const fits =
        viewer === SPECTATOR
          ? undefined
          : view.programs[viewer][topicOf(card)] * attitudeOf(card) * (doubled ? 2 : 1);
      return [this.#say.opinion(this.names.cards.name(card), doubled, fits)];
    });
    return this.#say.opinions(open, board.opinions.length - open.length);
  }

  #media(view: View, board: BoardView): string {
    const leader = mediaLeader(board);
    const present = board.media.flatMap((by, seat) =>
      by === 0 ? [] : [{ who: this.names.party(view, seat), by }],
    );
    const free = data.mediaSpots - markersIn(board.media);
    return this.#say.media(
      present,
      leader === NONE ? undefined : this.names.party(view, leader),
      free,
    );
  }

  #campaigns(view: View, board: BoardView, people: People): SectionTable {
    const { outcome } = electionNow(view, board);
    const n = this.f.number;
    return {
      heads: this.#say.stateHeads,
      rows: view.parties.map((_, seat) => [
        this.names.chair(view, seat, people),
        n(board.votes[seat]),
        this.f.signed(trendOf(board, seat)),
        n(board.rallies[seat]),
        n(board.media[seat]),
        n(match(view.programs[seat], board)),
        this.#say.ifNow(outcome.votes[seat], outcome.points[seat]),
        this.#sent(board.sent[seat]),
      ]),
      ...own(view),
      forecast: IF_NOW,
    };
  }

  #sent(politician: number): string {
    if (politician === NONE) return '';
    return politician === HIDDEN ? this.#say.faceDown : this.names.politician(politician).name;
  }

  #parties(view: View, people: People): Section {
    return {
      title: this.#say.parties,
      table: {
        heads: this.#say.partyHeads,
        rows: view.parties.map((_, seat) => this.#party(view, seat, people)),
        ...own(view),
      },
      // One's own stands with one's own party already.
      list: view.parties.flatMap((_, seat) =>
        seat === view.position.viewer ? [] : [this.#program(view, seat)],
      ),
    };
  }

  #party(view: View, seat: number, people: People): string[] {
    const n = this.f.number;
    const sum = view.money[seat];
    return [
      this.names.chair(view, seat, people),
      n(pointsOf(view, seat)),
      sum === HIDDEN ? this.#say.closed : this.f.euros(sum),
      n(view.base[seat]),
      n(view.hands[seat].length + view.picks[seat].length),
      n(view.rallySupply[seat]),
      n(view.mediaSupply[seat]),
      n(politiciansLeft(view, seat)),
      n(donationsOf(view, seat).length),
      this.#say.presence(presenceOf(view, seat)),
    ];
  }

  /** A program, and how many of its cards are like one's own. */
  #program(view: View, seat: number): string {
    const { viewer } = view.position;
    const cards = this.names.cards.names(programCards(view.programs[seat]));
    const alike =
      viewer === SPECTATOR || viewer === seat
        ? undefined
        : agreement(view.programs[viewer], view.programs[seat]);
    return this.#say.programOf(this.names.party(view, seat), cards, alike);
  }

  #displays(view: View, told: readonly GameEvent[]): Section {
    const say = this.#say;
    const { cards } = this.names;
    const open = view.opinionDisplay.flatMap((lies, card) => (lies === 1 ? [card] : []));
    const spots = Array.from({ length: view.options.elections }, (_, election) =>
      mediaPresencePoints(view, election),
    );
    return {
      title: say.displays,
      lines: [
        say.programDisplay(
          cards.names(view.programDisplay),
          view.programStack,
          view.programDiscards,
        ),
        say.opinionDisplay(cards.names(open), view.opinionStack),
        say.opinionDiscards(cards.names(view.opinionDiscards)),
        ...(view.pollBack === NONE
          ? []
          : [say.nextPoll(this.names.anyParty(view.pollBack), view.pollStack, view.pollDiscards)]),
        ...publishedOnDiscards(view, told).map((poll) =>
          say.pollPublished(this.names.front(view, poll)),
        ),
        say.doubles(view.doubles),
        say.presenceSpots(spots),
      ],
    };
  }
}

/** The column of a state that says what an election now would bring: of no use after it. */
const IF_NOW = 6;

function hasVoted(view: View, election: number): boolean {
  if (!electsNow(view, election)) return false;
  return view.position.at === END || /^9[cde]/.test(view.position.at);
}

/** The row of whoever looks. */
const own = ({ position }: View): { own?: number } =>
  position.viewer === SPECTATOR ? {} : { own: position.viewer };

const pointsOf = (view: View, seat: number): number => view.votePoints[seat] + view.winPoints[seat];

const donationsOf = (view: View, seat: number): number[] =>
  data.donations.flatMap(({ money }, i) => ((view.donations[seat] >> i) & 1 ? [money] : []));

/** The media presence spots on which a party has a marker, by their points. */
const presenceOf = (view: View, seat: number): number[] =>
  seatsIn(view.presence[seat]).map((election) => mediaPresencePoints(view, election));

/** Politicians still in hand; those of others that lie face down are not told apart. */
function politiciansLeft(view: View, seat: number): number {
  const down = view.boards.filter(({ sent }) => sent[seat] === HIDDEN).length;
  return cabinetOf(view, seat).length - down;
}
