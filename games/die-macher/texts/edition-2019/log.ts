import { NONE } from '@hustings/kernel';
import {
  data,
  firstElection,
  mediaPresencePoints,
  trendFigure,
  type ElectionOutcome,
  type Event,
  type View,
} from '../../rules/edition-2019/index.js';
import { stripSymbols, type Symbols } from './answers.js';
import type { Names } from './names.js';
import type { Texts } from './texts.js';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Tells = { readonly [T in Event['type']]: (event: Of<T>) => string | undefined };

/** Whose doing an event was: a seat, or −1 where it was nobody's. */
export function actorOf(event: Event): number {
  if ('seat' in event) return event.seat;
  return 'auctioneer' in event ? event.auctioneer : -1;
}

/**
 * Tells events of a game in sentences. The view gives parties and states their names; it may be any
 * later one, for elections keep their states: who tells a whole log makes one chronicle of the last
 * view. Nothing is kept between sentences, so another language needs only another chronicle.
 */
export class Chronicle {
  readonly #tells: Tells;

  constructor(
    private readonly t: Texts,
    private readonly names: Names,
    private readonly view: View,
    /** The seat that is spoken to, if any. */
    private readonly you = NONE,
  ) {
    this.#tells = {
      ...this.#ofSetup(),
      ...this.#ofStartPlayer(),
      ...this.#ofPrograms(),
      ...this.#ofDeployment(),
      ...this.#ofPoliticians(),
      ...this.#ofPolls(),
      ...this.#ofElections(),
      ...this.#ofNextRound(),
    };
  }

  /** The sentence for an event; nothing where the log needs no word of it. */
  tell<T extends Event['type']>(event: Of<T>): string | undefined {
    const type: T = event.type;
    return Object.hasOwn(this.#tells, type) ? this.#tells[type](event) : undefined;
  }

  #ofSetup() {
    const { log } = this.t;
    return {
      decided: () => undefined,
      packPassed: () => undefined,
      programLaid: (event: Of<'programLaid'>) =>
        log.programLaid({ ...this.#by(event), cards: this.#cards(event.cards) }),
      surplusShown: (event: Of<'surplusShown'>) =>
        log.surplusShown({ ...this.#by(event), cards: this.#cards(event.cards) }),
      programsDrawn: (event: Of<'programsDrawn'>) => {
        const seen = seenCards(event);
        return seen === undefined
          ? log.programsDrawn({ ...this.#by(event), count: event.count })
          : log.programsDrawnSeen({ ...this.#by(event), cards: this.#cards(seen) });
      },
      cardKept: (event: Of<'cardKept'>) => log.cardKept(this.#by(event)),
      startPosition: (event: Of<'startPosition'>) =>
        log.startPosition({ ...this.#by(event), parts: this.#started(event) }),
    };
  }

  #ofStartPlayer() {
    const { log } = this.t;
    return {
      bidsOpened: ({ bids }: Of<'bidsOpened'>) =>
        log.bidsOpened({ bids: bids.map(({ seat, bid }) => ({ who: this.#party(seat), bid })) }),
      tie: ({ seats, bid }: Of<'tie'>) =>
        log.tie({ tied: seats.map((seat) => this.#party(seat)), bid }),
      raised: (event: Of<'raised'>) => log.raised({ ...this.#by(event), bid: event.bid }),
      passed: (event: Of<'passed'>) => {
        const { kind, election } = event;
        const where = election === undefined ? '' : ` ${this.#state(election).in}`;
        return log.passed[kind]({ ...this.#by(event), where });
      },
      startPlayer: (event: Of<'startPlayer'>) =>
        log.startPlayer({ ...this.#by(event), paid: event.paid }),
      overbid: (event: Of<'overbid'>) =>
        log.overbid({ ...this.#by(event), paid: event.paid, base: event.base }),
    };
  }

  #ofPrograms() {
    const { log } = this.t;
    return {
      stackDrawn: (event: Of<'stackDrawn'>) => {
        const seen = seenCards(event);
        return seen === undefined
          ? log.stackDrawn(this.#by(event))
          : log.stackDrawnSeen({ ...this.#by(event), cards: this.#cards(seen) });
      },
      displayDiscarded: (event: Of<'displayDiscarded'>) => log.displayDiscarded(this.#by(event)),
      displayDealt: () => undefined,
      displayTaken: (event: Of<'displayTaken'>) =>
        log.displayTaken({ ...this.#by(event), card: this.names.cards.name(event.card) }),
      programChanged: (event: Of<'programChanged'>) => this.#changed(event),
      handDiscarded: (event: Of<'handDiscarded'>) =>
        log.handDiscarded({ ...this.#by(event), count: event.count }),
    };
  }

  #ofDeployment() {
    const { log } = this.t;
    return {
      mediaBought: (event: Of<'mediaBought'>) =>
        log.mediaBought({ ...this.#byIn(event), paid: event.paid }),
      ralliesPlaced: (event: Of<'ralliesPlaced'>) =>
        log.ralliesPlaced({ ...this.#by(event), parts: this.#placed(event), paid: event.paid }),
      politiciansSent: (event: Of<'politiciansSent'>) =>
        log.politiciansSent({
          ...this.#by(event),
          states: event.elections.map((election) => this.#state(election)),
        }),
    };
  }

  #ofPoliticians() {
    const { log } = this.t;
    return {
      politiciansRevealed: (event: Of<'politiciansRevealed'>) =>
        log.politiciansRevealed({
          ...this.#in(event),
          sent: event.politicians.map(({ seat, politician }) => ({
            who: this.#party(seat),
            politician: this.names.politician(politician),
          })),
        }),
      politicianPaid: (event: Of<'politicianPaid'>) =>
        log.politicianPaid({
          ...this.#byIn(event),
          politician: this.names.politician(event.politician),
          paid: event.paid,
        }),
      politicianGone: (event: Of<'politicianGone'>) =>
        log.politicianGone({
          ...this.#byIn(event),
          politician: this.names.politician(event.politician),
        }),
      actionChosen: () => undefined,
      trendMoved: (event: Of<'trendMoved'>) =>
        log.trendMoved({
          ...this.#byIn(event),
          from: trendFigure(event.from),
          to: trendFigure(event.to),
        }),
      votesGained: (event: Of<'votesGained'>) =>
        log.votesGained({ ...this.#byIn(event), votes: event.votes, total: event.total }),
      baseChanged: (event: Of<'baseChanged'>) =>
        log.baseChanged({ ...this.#by(event), by: event.by, base: event.base }),
      doublePlaced: (event: Of<'doublePlaced'>) =>
        log.doublePlaced({ ...this.#byIn(event), card: this.names.cards.name(event.card) }),
      doubleRemoved: (event: Of<'doubleRemoved'>) =>
        log.doubleRemoved({ ...this.#byIn(event), card: this.names.cards.name(event.card) }),
      mediaRemoved: (event: Of<'mediaRemoved'>) =>
        log.mediaRemoved({
          ...this.#byIn(event),
          from: this.#party(event.from),
          paid: event.paid,
        }),
      mediaPlaced: (event: Of<'mediaPlaced'>) => log.mediaPlaced(this.#byIn(event)),
      opinionShifted: (event: Of<'opinionShifted'>) =>
        log.opinionShifted({
          ...this.#byIn(event),
          out: this.names.cards.name(event.out),
          into: this.names.cards.name(event.in),
        }),
    };
  }

  #ofPolls() {
    const { log } = this.t;
    return {
      auctionOpened: (event: Of<'auctionOpened'>) =>
        log.auctionOpened({
          ...this.#in(event),
          who: this.#party(event.auctioneer),
          back: this.names.anyParty(event.back),
          absent: !this.view.parties.includes(event.back),
        }),
      pollBid: (event: Of<'pollBid'>) => log.pollBid({ ...this.#by(event), bid: event.bid }),
      pollWon: (event: Of<'pollWon'>) => log.pollWon({ ...this.#byIn(event), paid: event.paid }),
      pollUnsold: (event: Of<'pollUnsold'>) => log.pollUnsold(this.#in(event)),
      pollLooked: () => undefined,
      pollPublished: (event: Of<'pollPublished'>) =>
        log.pollPublished({
          ...this.#byIn(event),
          front: this.names.front(this.view, event.poll),
        }),
      pollHidden: (event: Of<'pollHidden'>) =>
        log.pollHidden({ ...this.#byIn(event), base: data.pollUnpublishedBase }),
    };
  }

  #ofElections() {
    const { log } = this.t;
    return {
      ralliesConverted: (event: Of<'ralliesConverted'>) =>
        log.ralliesConverted({ ...this.#byIn(event), sum: event.sum }),
      electionHeld: (event: Of<'electionHeld'>) => this.#election(event.election, event.outcome),
      mediaPresence: (event: Of<'mediaPresence'>) =>
        log.mediaPresence({
          ...this.#byIn(event),
          points: mediaPresencePoints(this.view, event.election),
        }),
      incomePaid: (event: Of<'incomePaid'>) =>
        log.incomePaid({ ...this.#by(event), votes: event.votes, base: event.base }),
      donationUsed: (event: Of<'donationUsed'>) =>
        log[event.accepted ? 'donationAccepted' : 'donationRejected']({
          ...this.#by(event),
          sum: event.donation,
          base: event.base,
        }),
    };
  }

  #ofNextRound() {
    const { log } = this.t;
    return {
      stateLeft: ({ state }: Of<'stateLeft'>) => log.stateLeft({ state: this.names.state(state) }),
      stateEntered: ({ state }: Of<'stateEntered'>) =>
        log.stateEntered({ state: this.names.state(state) }),
      opinionTurned: (event: Of<'opinionTurned'>) =>
        log.opinionTurned({ ...this.#in(event), card: this.names.cards.name(event.card) }),
      opinionsRefilled: () => log.opinionsRefilled({}),
      roundBegan: ({ round }: Of<'roundBegan'>) => log.roundBegan({ round }),
      gameEnded: () => log.gameEnded({}),
    };
  }

  #party(seat: number) {
    return this.names.party(this.view, seat);
  }

  #state(election: number) {
    return this.names.stateOf(this.view, election);
  }

  #by({ seat }: { seat: number }) {
    const party = this.#party(seat);
    return { who: seat === this.you ? { ...party, reader: true, you: this.t.world.you } : party };
  }

  #in({ election }: { election: number }) {
    return { state: this.#state(election) };
  }

  #byIn(event: { seat: number; election: number }) {
    return { ...this.#by(event), ...this.#in(event) };
  }

  #cards(cards: readonly number[]): string[] {
    return cards.map(this.names.cards.name);
  }

  /** The symbols of a start strip, each kind with its states. */
  #started({ block, elections }: Of<'startPosition'>) {
    const symbols = stripSymbols(block);
    return [...new Set(symbols)].map((symbol) => {
      const states = elections.flatMap((election, i) =>
        symbols[i] === symbol ? [this.#state(election)] : [],
      );
      // Markers that go to several states are so many in each of them, which has to be said.
      const isEach = symbol !== 'trend' && states.length > 1;
      return { what: this.#symbol(symbol), states, isEach };
    });
  }

  #symbol(symbol: Symbols): string {
    return this.t.symbols[symbol](data.startSymbols[symbol]);
  }

  /** What really changes: a card swapped for its equal is no change. */
  #changed(event: Of<'programChanged'>): string {
    const into = event.in.filter((card) => !event.out.includes(card));
    const out = event.out.filter((card) => !event.in.includes(card));
    const { programKept, programChanged } = this.t.log;
    return into.length === 0
      ? programKept(this.#by(event))
      : programChanged({ ...this.#by(event), out: this.#cards(out), into: this.#cards(into) });
  }

  /** Tables that began under earlier rules do not tell the first: it is that of the view then. */
  #placed({ first, rallies }: Partial<Of<'ralliesPlaced'>> & { rallies: readonly number[] }) {
    const from = first ?? firstElection(this.view);
    return rallies.flatMap((count, i) =>
      count === 0 ? [] : [{ rallies: count, state: this.#state(from + i) }],
    );
  }

  #election(election: number, { kind, winners, bonus }: ElectionOutcome): string {
    const { log } = this.t;
    const state = this.#state(election);
    const parties = winners.map((seat) => this.#party(seat));
    switch (kind) {
      case 'single':
        return log.electionSingle({ state, who: parties[0] });
      case 'several':
        return log.electionSeveral({ state, winners: parties });
      case 'coalition':
        return log.electionCoalition({ state, winners: parties });
      case 'none':
        return log.electionNone({ state, who: this.#party(bonus.findIndex((given) => given > 0)) });
    }
  }
}

/** The cards that only one seat may see, if this is told to it. */
const seenCards = (event: {
  secret?: { cards: readonly number[] };
}): readonly number[] | undefined => event.secret?.cards;
