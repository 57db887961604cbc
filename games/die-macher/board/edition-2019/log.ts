import type { Event, View } from '../../rules/edition-2019/index.js';
import { data, firstElection, partyIds, trendFigure } from '../../rules/edition-2019/index.js';
import type { GameEvent } from '@hustings/kernel';
import type { Entry } from '@hustings/parts/table';
import { m } from './words.svelte.js';

/** A line of the log: whose doing it was (−1: nobody's) and the sentence, which begins with them. */
export type Line = {
  readonly seat: number;
  readonly text: string;
  readonly number: number;
  /** The same for this line whenever the log is told. */
  readonly id: string;
};

type Told = { readonly lines: readonly Line[]; readonly round: number };
const told = new WeakMap<Entry, Told>();

type Seen = { readonly cards?: readonly number[] };

/**
 * The log in sentences. States are named by the code they had when it happened, so the codes are
 * followed from the setup on.
 */
export class Chronicle {
  readonly #codes = new Map<number, string>();
  readonly #view: View;
  #round = 1;

  constructor(view: View) {
    this.#view = view;
    const past = view.past.map((state) => data.states[state].code);
    past.forEach((code, election) => this.#codes.set(election, code));
    view.boards.forEach((board, place) => {
      if (board.state < 0) return;
      // The board's election is the one not yet past that is held on this place of the ring.
      let election = place;
      while (election < past.length) election += view.boards.length;
      this.#codes.set(election, data.states[board.state].code);
    });
  }

  /** Sentences for all entries, from the setup on; what was told once is not worked out again. */
  lines(entries: readonly Entry[]): Line[] {
    this.#round = 1;
    return entries.flatMap((entry) => {
      const known = told.get(entry);
      const { lines, round } = known ?? this.#tell(entry);
      if (known === undefined) told.set(entry, { lines, round });
      this.#round = round;
      return lines;
    });
  }

  #tell(entry: Entry): Told {
    const lines: Line[] = [];
    for (const event of entry.events) {
      const line = this.#line(event);
      const id = `${entry.number}.${lines.length}`;
      if (line !== undefined) lines.push({ ...line, number: entry.number, id });
    }
    return { lines, round: this.#round };
  }

  /** The sentences of one entry about certain of its events. */
  results(entry: Entry, isWanted: (event: GameEvent) => boolean): Line[] {
    const events = entry.events.filter(isWanted);
    return [...this.#tell({ ...entry, events }).lines];
  }

  code(election: number): string {
    return this.#codes.get(election) ?? '';
  }

  #party(seat: number): string {
    return m().party(partyIds[this.#view.parties[seat]] ?? '');
  }

  #line(raw: GameEvent): Omit<Line, 'number' | 'id'> | undefined {
    const event = raw as Event; // a log of this game holds its events
    const text = this.#sentence(event);
    if (text === undefined) return undefined;
    const seat = 'seat' in event ? event.seat : 'auctioneer' in event ? event.auctioneer : -1;
    return { seat, text };
  }

  #sentence(event: Event): string | undefined {
    const say = m().log;
    const code = 'election' in event ? this.code(event.election) : '';
    switch (event.type) {
      case 'decided':
        return undefined;
      case 'packPassed':
        return undefined;
      case 'programLaid':
        return say.programLaid(event.cards);
      case 'surplusShown':
        return say.surplusShown(event.cards);
      case 'programsDrawn': {
        const seen = (event.secret as Seen | undefined)?.cards;
        return seen === undefined ? say.programsDrawn(event.count) : say.programsDrawnSeen(seen);
      }
      case 'cardKept':
        return say.cardKept;
      case 'startPosition':
        return say.startPosition(this.#started(event.block, event.elections));
      case 'bidsOpened':
        return event.bids
          .map(({ seat, bid }) => m().sentence(this.#party(seat), say.bid(bid)))
          .join(' ');
      case 'tie':
        return say.tie(
          event.seats.map((seat) => this.#party(seat)),
          event.bid,
        );
      case 'raised':
        return say.raised(event.bid);
      case 'passed':
        return say.passed(event.kind);
      case 'startPlayer':
        return say.startPlayer(event.paid);
      case 'overbid':
        return say.overbid(event.paid, event.base);
      case 'stackDrawn': {
        const seen = (event.secret as Seen | undefined)?.cards;
        return seen === undefined ? say.stackDrawn : say.stackDrawnSeen(seen);
      }
      case 'displayDiscarded':
        return say.displayDiscarded;
      case 'displayDealt':
        return undefined;
      case 'displayTaken':
        return say.displayTaken(event.card);
      case 'programChanged':
        return this.#changed(event.out, event.in);
      case 'handDiscarded':
        return say.handDiscarded(event.count);
      case 'mediaBought':
        return say.mediaBought(code, event.paid);
      case 'ralliesPlaced':
        return say.ralliesPlaced(this.#placed(event.rallies), event.paid);
      case 'politiciansSent':
        return say.politiciansSent(event.elections.map((election) => this.code(election)));
      case 'politiciansRevealed':
        return say.politiciansRevealed(
          code,
          event.politicians.map(
            ({ seat, politician }) =>
              `${this.#party(seat)} ${m().politician(data.politicians[politician].id)}`,
          ),
        );
      case 'politicianPaid':
        return say.politicianPaid(data.politicians[event.politician].id, event.paid);
      case 'politicianGone':
        return say.politicianGone(data.politicians[event.politician].id);
      case 'actionChosen':
        return undefined;
      case 'trendMoved':
        return say.trendMoved(code, trendFigure(event.from), trendFigure(event.to));
      case 'votesGained':
        return say.votesGained(code, event.votes, event.total);
      case 'baseChanged':
        return say.baseChanged(event.by, event.base);
      case 'doublePlaced':
        return say.doublePlaced(code, event.card);
      case 'doubleRemoved':
        return say.doubleRemoved(code, event.card);
      case 'mediaRemoved':
        return say.mediaRemoved(code, this.#party(event.from), event.paid);
      case 'mediaPlaced':
        return say.mediaPlaced(code);
      case 'opinionShifted':
        return say.opinionShifted(code, event.out, event.in);
      case 'auctionOpened':
        return say.auctionOpened(code, m().party(partyIds[event.back]));
      case 'pollBid':
        return say.pollBid(event.bid);
      case 'pollWon':
        return say.pollWon(code, event.paid);
      case 'pollUnsold':
        return say.pollUnsold(code);
      case 'pollLooked':
        return undefined;
      case 'pollPublished':
        return say.pollPublished(code);
      case 'pollHidden':
        return say.pollHidden(code);
      case 'ralliesConverted': {
        const { rallies, trend, match, votes, total } = event.sum;
        return say.ralliesConverted(code, rallies, trend, match, votes, total);
      }
      case 'electionHeld':
        return this.#election(code, event.outcome);
      case 'mediaPresence':
        return say.mediaPresence;
      case 'incomePaid':
        return say.incomePaid(event.votes, event.base);
      case 'donationUsed':
        return event.accepted
          ? say.donationAccepted(event.donation, event.base)
          : say.donationRejected(event.donation, event.base);
      case 'stateLeft':
        return say.stateLeft(m().state(data.states[event.state].code));
      case 'stateEntered':
        return say.stateEntered(m().state(data.states[event.state].code));
      case 'opinionTurned':
        return say.opinionTurned(code, event.card);
      case 'opinionsRefilled':
        return say.opinionsRefilled;
      case 'roundBegan':
        this.#round = event.round;
        return say.roundBegan(event.round);
      case 'gameEnded':
        return say.gameEnded;
    }
  }

  /** The symbols of a start strip, each kind with its states. */
  #started(block: number, elections: readonly number[]): (readonly [string, string[]])[] {
    const symbols = data.startBlocks[block];
    return [...new Set(symbols)].map((symbol) => [
      m().start.symbols[symbol],
      elections.filter((_, i) => symbols[i] === symbol).map((election) => this.code(election)),
    ]);
  }

  /** What really changes: a card swapped for its equal is no change. */
  #changed(out: readonly number[], into: readonly number[]): string {
    const really = into.filter((card) => !out.includes(card));
    if (really.length === 0) return m().log.programKept;
    return m().log.programChanged(
      out.filter((card) => !into.includes(card)),
      really,
    );
  }

  /** Rallies by place, as numbers with the states that were open in that round. */
  #placed(rallies: readonly number[]): (readonly [number, string])[] {
    const first = firstElection({ round: this.#round, options: this.#view.options });
    return rallies.flatMap((count, i) =>
      count === 0 ? [] : [[count, this.code(first + i)] as const],
    );
  }

  #election(code: string, outcome: Extract<Event, { type: 'electionHeld' }>['outcome']): string {
    const say = m().log;
    const winners = outcome.winners.map((seat) => this.#party(seat));
    switch (outcome.kind) {
      case 'single':
        return say.electionSingle(code, winners[0]);
      case 'several':
        return say.electionSeveral(code, winners);
      case 'coalition':
        return say.electionCoalition(code, winners);
      case 'none':
        return say.electionNone(code, this.#party(outcome.bonus.findIndex((given) => given > 0)));
    }
  }
}
