import { counted, enumerated, NONE, signed, type Subject } from '@hustings/kernel';
import { data } from './data.js';
import {
  cabinetName,
  cardName,
  cardNames,
  conversionText,
  euros,
  partName,
  partyName,
  partySubject,
  pollText,
  stateName,
  stateOf,
} from './english.js';
import type { Carried, ElectionOutcome, Event, PreliminaryChoice } from './events.js';
import type { View } from './view.js';

/** What happened, in one English sentence for the log; nothing where the log needs no word of it. */
export function tell(event: Event, view: View): string | undefined {
  return new Teller(view).tell(event);
}

/** What it means to pass depends on what was asked. */
const passes: Readonly<Record<string, string>> = {
  approach: '[asks] for no further coalition',
  bidForPoll: '[passes] and [leaves] the auction of the poll',
  buyMedia: '[buys] no media marker for now',
  carryOpinion: '[carries] no further opinion to the national board',
  changeProgram: '[leaves] the program as it is',
  contribute: '[keeps] the contributions for later',
  convertMeetings: '[converts] no meetings for now',
  moveMedia: '[moves] no media marker to the national board',
  swapOpinion: '[swaps] no opinion',
  useCabinet: '[waives] the actions of the cabinet cards that are left',
};

/** How a carried opinion changed what lies on its national space. */
const carried: Readonly<Record<Carried, string>> = {
  new: '',
  dominant: ', where it becomes dominant',
  replaced: ', in place of what lay there',
};

const dice = (rolled: readonly number[]): string => `[rolls] ${rolled.join(', ')}`;

class Teller {
  constructor(private readonly view: View) {}

  tell(event: Event): string | undefined {
    return (
      this.#bidding(event) ??
      this.#program(event) ??
      this.#cabinet(event) ??
      this.#campaign(event) ??
      this.#polls(event) ??
      this.#election(event) ??
      this.#endOfRound(event)
    );
  }

  #bidding(event: Event): string | undefined {
    switch (event.type) {
      case 'preliminaryTaken':
        return `${this.#does(event.seat, 'begins')} with ${this.#start(event.choice)}.`;
      case 'bidsOpened':
        return `Bids: ${event.bids.map(({ seat, bid }) => `${this.#party(seat)} ${euros(bid)}`).join(', ')}.`;
      case 'tie':
        return `${this.#all(event.seats)} are tied with ${euros(event.bid)}.`;
      case 'diceForFirst':
        return `${event.dice.map(({ seat, die }) => this.#says(seat, `[rolls] ${die}`)).join(', ')}.`;
      case 'biddingWon':
        return this.#says(event.seat, `[wins] the bidding and [pays] ${euros(event.paid)}.`);
      case 'firstPlayer':
        return `${this.#does(event.by, 'names')} ${this.#party(event.seat)} first player.`;
      case 'passed':
        return this.#says(event.seat, `${passes[event.kind] ?? '[passes]'}.`);
      default:
        return undefined;
    }
  }

  #program(event: Event): string | undefined {
    switch (event.type) {
      case 'programsDrawn':
        return `${this.#does(event.seat, 'draws')} ${counted(event.count, 'card')}${this.#own(event)}.`;
      case 'programsDiscarded':
        return event.count === 0
          ? undefined
          : `${this.#does(event.seat, 'discards')} ${counted(event.count, 'card')}${this.#own(event)}.`;
      case 'programChanged':
        return `${this.#does(event.seat, 'replaces')} ${cardName(event.out)} with ${cardName(event.in)} in the program.`;
      default:
        return undefined;
    }
  }

  #cabinet(event: Event): string | undefined {
    switch (event.type) {
      case 'cabinetLaid':
        return event.elections.length === 0
          ? `${this.#does(event.seat, 'lays')} no cabinet card.`
          : `${this.#does(event.seat, 'lays')} ${counted(event.elections.length, 'cabinet card')} face down in ${enumerated(event.elections.map((e) => this.#state(e)))}.`;
      case 'cabinetRevealed':
        return event.cards.length === 0
          ? undefined
          : `Cabinet cards revealed: ${event.cards.map((one) => `${cabinetName(one.card)} of ${this.#party(one.seat)} in ${this.#state(one.election)}`).join(', ')}.`;
      case 'cabinetPaid':
        return this.#says(event.seat, `[pays] ${euros(event.paid)} for [its] cabinet cards.`);
      case 'coalitionTile':
        return `${this.#does(event.seat, 'has')} a coalition tile in ${this.#state(event.election)}.`;
      case 'cabinetActs':
        return `${this.#does(event.seat, 'uses')} ${cabinetName(event.card)} in ${this.#state(event.election)}.`;
      case 'votesGained':
        return `${this.#does(event.seat, 'gains')} ${counted(event.votes, 'vote')} in ${this.#state(event.election)}: ${event.total} in all.`;
      case 'popularityMoved':
        return `Popularity of ${this.#party(event.seat)} in ${this.#state(event.election)}: ${signed(event.from)} → ${signed(event.to)}.`;
      case 'keyIssuePlaced':
        return `${this.#does(event.seat, 'makes')} ${cardName(event.card)} the key issue of ${this.#state(event.election)}.`;
      case 'keyIssueRemoved':
        return `${this.#does(event.seat, 'removes')} the key issue marker from ${cardName(event.card)} in ${this.#state(event.election)}.`;
      case 'mediaReplaced':
        return this.#says(
          event.seat,
          `[replaces] a media marker of ${this.#party(event.owner)} in ${this.#state(event.election)} and [pays] ${euros(event.paid)}, half of it to the owner.`,
        );
      default:
        return undefined;
    }
  }

  #campaign(event: Event): string | undefined {
    switch (event.type) {
      case 'coalitionOffered':
        return `${this.#does(event.seat, 'offers')} ${this.#party(event.partner)} a coalition.`;
      case 'coalitionRefused':
        return `${this.#does(event.partner, 'refuses')} the coalition with ${this.#party(event.seat)}.`;
      case 'coalitionFormed':
        return event.forced
          ? `${this.#does(event.seat, 'forces')} a coalition with ${this.#party(event.partner)}.`
          : `${this.#party(event.seat)} and ${this.#party(event.partner)} form a coalition.`;
      case 'tilesReturned':
        return event.seats.length === 0
          ? undefined
          : `Coalition tiles go back to ${this.#all(event.seats)}.`;
      case 'mediaBought':
        return `${this.#does(event.seat, 'buys')} a media marker in ${this.#state(event.election)} for ${euros(event.paid)}.`;
      case 'opinionSwapped':
        return `${this.#does(event.seat, 'puts')} ${cardName(event.in)} in place of ${cardName(event.out)} in ${this.#state(event.election)}.`;
      case 'meetingsPlaced':
        return event.paid === 0
          ? `${this.#does(event.seat, 'places')} no new meetings.`
          : `${this.#does(event.seat, 'pays')} ${euros(event.paid)} for ${counted(sum(event.meetings), 'new meeting')}.`;
      case 'meetingsConverted':
        return this.#converted(event);
      default:
        return undefined;
    }
  }

  #polls(event: Event): string | undefined {
    switch (event.type) {
      case 'auctionOpened':
        return `The poll of ${this.#state(event.election)} is up for auction.`;
      case 'pollBid':
        return `${this.#does(event.seat, 'bids')} ${euros(event.bid)}.`;
      case 'pollWon':
        return `${this.#does(event.seat, 'gets')} the poll of ${this.#state(event.election)} for ${euros(event.paid)}.`;
      case 'pollUnsold':
        return `Nobody wants the poll of ${this.#state(event.election)}.`;
      case 'pollPublished':
        return `${this.#does(event.seat, 'publishes')} the poll of ${this.#state(event.election)}, of its lines that for ${this.#all(event.lines)}. The card: ${pollText(this.view, event.poll)}.`;
      case 'pollKept':
        return this.#says(
          event.seat,
          `[does] not publish the poll, ${dice(event.dice)} for new members and [has] ${counted(event.members, 'member')}.`,
        );
      default:
        return undefined;
    }
  }

  #election(event: Event): string | undefined {
    switch (event.type) {
      case 'electionHeld':
        return `Election in ${this.#state(event.election)}: ${this.#outcome(event.outcome)}`;
      case 'nationalMedia':
        return `${this.#does(event.seat, 'moves')} a media marker to the national space of round ${event.round}.`;
      case 'opinionCarried':
        return `${this.#does(event.seat, 'carries')} ${cardName(event.card)} to space ${event.space + 1} of the national board${carried[event.how]}.`;
      case 'membersGained':
        return event.gain === 0
          ? undefined
          : `${this.#does(event.seat, 'gains')} ${counted(event.gain, 'member')} for national opinions: ${event.members} in all.`;
      case 'incomePaid':
        return `${this.#does(event.seat, 'gets')} ${euros(event.seats + event.members)} for ${counted(event.seats, 'seat')}${event.members > 0 ? ` and ${counted(event.members, 'member')}` : ''}.`;
      default:
        return undefined;
    }
  }

  #endOfRound(event: Event): string | undefined {
    switch (event.type) {
      case 'stateEntered':
        return `${stateName(event.state)} comes in as the next state.`;
      case 'opinionTurned':
        return `A new opinion in ${this.#state(event.election)}: ${cardName(event.card)}${this.#under(event.under)}.`;
      case 'opinionMissing':
        return `No opinion fits in ${this.#state(event.election)}${this.#under(event.under)}.`;
      case 'contributionAccepted':
        return `${this.#does(event.seat, 'accepts')} a contribution of ${euros(event.sum)}.`;
      case 'contributionLaid':
        return `${this.#does(event.seat, 'refuses')} a contribution, face down.`;
      case 'acceptedDice':
        return this.#says(
          event.seat,
          `${dice(event.dice)}, [loses] members by the highest die and [has] ${counted(event.members, 'member')}.`,
        );
      case 'refusalsShown':
        return event.refused.length === 0
          ? undefined
          : `Refused: ${event.refused.map(({ seat, sum: refused }) => `${this.#party(seat)} ${euros(refused)}`).join(', ')}.`;
      case 'refusedDice':
        return this.#says(
          event.seat,
          `${dice(event.dice)} for the refusal and [has] ${counted(event.members, 'member')}.`,
        );
      case 'bonusDice':
        return this.#says(
          event.seat,
          `refused most, ${dice(event.dice)} more and [has] ${counted(event.members, 'member')}.`,
        );
      case 'roundBegan':
        return `Round ${event.round}.`;
      case 'gameEnded':
        return 'The game is over.';
      default:
        return undefined;
    }
  }

  #converted(event: Extract<Event, { type: 'meetingsConverted' }>): string {
    const { meetings, popularity, match, votes, total } = event.sum;
    return `${this.#does(event.seat, 'converts')} ${counted(meetings, 'meeting')} in ${this.#state(event.election)}: ${conversionText(meetings, popularity, match)} = ${counted(votes, 'vote')}, ${total} in all.`;
  }

  #outcome({ votes, seats, winners, narrow, narrowLoser }: ElectionOutcome): string {
    const each = votes.map(
      (count, seat) =>
        `${this.#party(seat)} ${counted(count, 'vote')} and ${counted(seats[seat], 'seat')}`,
    );
    const second =
      narrowLoser === NONE ? '' : ` ${this.#does(narrowLoser, 'loses')} by the tie-break alone.`;
    return `${each.join('; ')}. ${this.#winners(winners)}${narrow ? ' by the tie-break' : ''}.${second}`;
  }

  #winners(winners: readonly number[]): string {
    if (winners.length === 0) return 'Nobody wins';
    if (winners.length === 1) return this.#does(winners[0], 'wins');
    return `${this.#all(winners)} win as a coalition`;
  }

  /** What was taken from the two lists, and in which states. */
  #start({ list1, parts, list2, media }: PreliminaryChoice): string {
    const first = data.preliminary.list1[list1].map(
      (part, i) => `${partName(part)} in ${this.#state(parts[i])}`,
    );
    const { members } = data.preliminary.list2[list2];
    const where = media.map((election) => this.#state(election));
    return enumerated([
      ...first,
      ...(where.length === 0
        ? []
        : [`${counted(where.length, 'media marker')} in ${enumerated(where)}`]),
      ...(members === 0 ? [] : [`${members} more members`]),
    ]);
  }

  /** What only its owner sees. */
  #own(event: { readonly secret?: { readonly cards: readonly number[] } }): string {
    const seen = event.secret?.cards ?? [];
    return seen.length === 0 ? '' : `: ${cardNames(seen)}`;
  }

  #under(under: readonly number[]): string {
    return under.length === 0 ? '' : ` (${cardNames(under)} went under the stack)`;
  }

  #party(seat: number): string {
    return partyName(this.view, seat);
  }

  #all(seats: readonly number[]): string {
    return enumerated(seats.map((seat) => this.#party(seat)));
  }

  #who(seat: number): Subject {
    return partySubject(this.view, seat);
  }

  #says(seat: number, clause: string): string {
    return this.#who(seat).says(clause);
  }

  #does(seat: number, verb: string): string {
    return this.#who(seat).does(verb);
  }

  #state(election: number): string {
    return stateOf(this.view, election);
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
